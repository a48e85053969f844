"""The verbs that a set brings are completed at its tables, in each language, and at no others."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee import sets
from referee.desk.desk import Desk
from referee.desk.game_choice import with_needs
from referee.languages import LANGUAGES
from referee.typing.conversation import Conversation
from referee.views.voice import Voice
from tests.tui.seated import TEN, late

BESIDES = tuple(name for name in sets.names() if name not in sets.USUAL)


@pytest.fixture
def desk(store: Path) -> Iterator[Desk]:
    """A desk with a store of its own."""
    with closing(Desk(store)) as desk:
        yield desk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", BESIDES)
def test_a_verb_of_a_set_is_completed_where_the_set_is_in_force(desk: Desk, name: str, lang: str) -> None:
    """Alone and after a seat; at a table without the set it is not."""
    voice = Voice(desk.lexicon, lang)
    for game, there in ((" ".join(with_needs(("base", name))), True), ("base", False)):
        completion = Conversation(desk.bring_in(late(TEN[:4], game, "edition fourth")), voice).completion()
        for verb in sets.named(name).verbs:
            said = voice.views.typed_name("verb", verb)
            begun = said[: min(4, len(said) - 1)]
            for line in (begun, f"3 {begun}"):
                assert (said in [each.shown for each in completion.proposals(line)]) is there, (line, there)


@pytest.mark.parametrize(
    ("lang", "line", "name"),
    [("de", "ereignis flu", "curse"), ("nl", "gebeurtenis boe", "handcuffs"), ("de", "ereignis se", "")],
)
def test_what_else_an_event_is_called_is_begun_too(desk: Desk, lang: str, line: str, name: str) -> None:
    """By three letters of a name that is not the first one of the language, where nothing else begins so."""
    voice, table = Voice(desk.lexicon, lang), late(TEN[:4], "base events high_noon", "edition fourth")
    proposals = Conversation(desk.bring_in(table), voice).completion().proposals(line)
    assert [each.shown for each in proposals] == ([name] if name else [])
