"""What stands on the shelf word for word is answered by the ruling that it stands in, surely and first."""

import sqlite3
from collections import defaultdict
from pathlib import Path

import pytest

from referee.library.search import Index
from referee.library.search.filters import Filters
from referee.library.search.index import rulings_index
from referee.library.search.words import words
from tests.hunts import many
from tests.library.search.shelf import shelved
from tests.shelf import the_shelf

PHRASINGS = many("phrasings", 180)
"""So many phrasings of the shelf are asked; all of them, in a hunt, take a quarter of an hour."""


def test_every_phrasing_finds_its_own_ruling() -> None:
    """A spread over all rulings and languages; a phrasing of two rulings finds either."""
    own, asked = defaultdict(set), []
    for ruling in the_shelf().rulings:
        for lang, phrasings in ruling.question.items():
            for said in phrasings:
                own[tuple(words(said))].add(ruling.id)
                asked.append((said, lang))
    index = rulings_index()
    for said, lang in asked[:: max(1, len(asked) // PHRASINGS)]:
        found = index.ask(said, lang, 1)
        assert found.sure and found.hits[0].ruling in own[tuple(words(said))], said


ASKED = (
    ("it", "Due vite e due birrette: muoio?", "two-beers-against-dynamite"),
    ("nl", "bier", "beer-heals-one"),
    ("en", "beer", "beer-heals-one"),
)


@pytest.mark.parametrize(("lang", "asked", "id_"), ASKED)
def test_an_answer_stands_under_the_question_that_it_answers(lang: str, asked: str, id_: str) -> None:
    """The first phrasing, whatever was typed: "yes, you live on" is no answer to "am I dead?"."""
    first = rulings_index().ask(asked, lang, 1).hits[0]
    assert first.ruling == id_ and first.question == rulings_index().ruling(id_).question[lang][0] != asked


@pytest.fixture
def index(tmp_path: Path) -> Index:
    """Six rulings; the one of prisoners can also be asked for by words that say nothing of it."""
    folder = tmp_path / "rulings"
    folder.mkdir()
    shelved(folder)
    file, asked = folder / "all.toml", '"May a prisoner drink a Beer?"'
    said = file.read_text(encoding="utf-8")
    assert asked in said
    file.write_text(said.replace(asked, f'{asked}, "beer"'), encoding="utf-8")
    return Index.open(folder, tmp_path / "cache")


def test_capitals_accents_and_signs_make_no_other_question(index: Index) -> None:
    """Nor does a typing error that is put right."""
    for said in ("beer", "BEER!", " bèer ", "May a prisoner drink a beer", "may a prisonner drink a beer?"):
        first = index.ask(said, "en").hits[0]
        assert first.ruling == "beer-for-a-prisoner" and "word_for_word" in first.shares, said


def test_more_words_are_another_question(index: Index) -> None:
    """Only the whole of it counts."""
    assert all("word_for_word" not in hit.shares for hit in index.ask("beer at night", "en").hits)


def test_a_filter_leaves_it_out(index: Index) -> None:
    """What is asked word for word is still not shown to one who looks elsewhere."""
    found = index.ask("beer", "en", filters=Filters(source="night-rides"))
    assert [hit.ruling for hit in found.hits] == ["night-beer"]


def test_what_was_replaced_is_not_lifted(index: Index) -> None:
    """Who asks in the words of an older ruling gets no help in finding the older one."""
    copy = sqlite3.connect(":memory:")
    index._db.backup(copy)
    copy.execute("update rulings set superseded = 1 where id = 'beer-for-a-prisoner'")
    index = Index(copy)
    assert all("word_for_word" not in hit.shares for hit in index.ask("beer", "en").hits)
