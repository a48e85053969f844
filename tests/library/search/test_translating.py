"""A question in a language of which nothing was learned points where it does in the others."""

from operator import mul

import pytest

from referee.languages import LANGUAGES
from referee.library.search import Index
from referee.library.search.translating import Translator
from referee.library.search.words import MIXED

UNLEARNED = [lang for lang in LANGUAGES if lang not in MIXED]


def closeness(index: Index, asked: str, lang: str, other: str) -> float:
    """How near a question is to one in English."""
    return sum(map(mul, index.read(asked, lang).bearing, index.read(other, "en").bearing))


@pytest.mark.parametrize(
    ("asked", "same", "other"),
    [
        ("Fehlschuss", "Missed!", "Beer"),
        ("Wer einsitzt, setzt aus?", "in jail you skip your turn", "how far does a Winchester reach"),
        ("Darf der Sheriff ins Gefängnis?", "Can the Sheriff go to jail?", "What does the Sheriff win at the auction?"),
    ],
)
def test_it_is_nearer_to_the_same_in_english(project: Index, asked: str, same: str, other: str) -> None:
    """By the names of things, and by the words that stand where its own do."""
    assert closeness(project, asked, "de", same) > closeness(project, asked, "de", other)


@pytest.mark.parametrize("lang", UNLEARNED)
@pytest.mark.parametrize("asked", ["how does one break out of jail", "quando scoppia la dinamite"])
def test_who_speaks_it_may_ask_in_a_language_that_was_learned(project: Index, asked: str, lang: str) -> None:
    """The words of another language stay as they are, wherever his own has no such word."""
    first = project.ask(asked, lang).hits[0].ruling
    assert first == project.ask(asked, "en").hits[0].ruling
    assert closeness(project, asked, lang, asked) > 0.8


@pytest.mark.parametrize("lang", UNLEARNED)
def test_nothing_is_translated_to_nothing(project: Index, lang: str) -> None:
    """Words that nobody knows come to none in the languages learned, and do no harm."""
    terms = project.read("xyzzyx qqqqw", lang).terms
    assert terms and Translator(project._db, project._postings).words(terms, ()) == []
