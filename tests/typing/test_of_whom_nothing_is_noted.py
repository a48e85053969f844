"""Behind a seat stands what its player does: no beginning there is one of what the referee notes for himself."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.typing.completion import Proposal
from referee.typing.conversation import Conversation, LineTold
from referee.typing.offering import offered
from referee.views.voice import Voice
from tests.notation.spoken import FIVE

BEGUN = {
    "en": ("5 as", "5 a", "eva fu", "5 pau", "5 not", "as", "assu"),
    "it": ("5 su", "5 co", "eva comp", "5 pau", "5 not", "sup"),
    "nl": ("5 aan", "5 voll", "eva pau", "5 not", "aang"),
}
NOTED = {
    "en": {"assumed", "full", "pause", "note"},
    "it": {"supposto", "completo", "pausa", "nota"},
    "nl": {"aangenomen", "volledig", "pauze", "notitie"},
}


def typed(path: Path, line: str, lang: str) -> tuple[LineTold, tuple[Proposal, ...]]:
    """What the line would do, and the ways to go on with it."""
    desk = Desk(path / "store.db")
    try:
        talk = Conversation(desk.new(f"{FIVE}turn 1 play\n"), Voice(load(), lang))
        told = talk.preview(line)
        return told, offered(line, told, talk.completion())
    finally:
        desk.close()


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in BEGUN.items() for line in lines])
def test_what_is_begun_is_no_note(tmp_path: Path, lang: str, line: str) -> None:
    """Neither what is taken for it nor any of what is offered is an entry of the referee's own."""
    told, ways = typed(tmp_path, line, lang)
    said = {word for each in (told.meant, *(way.line for way in ways)) for word in each.split()}
    assert not said & NOTED[lang]


@pytest.mark.parametrize(("lang", "line"), [("en", "pau"), ("it", "pau"), ("nl", "pau"), ("en", "cor"), ("en", "ful")])
def test_at_the_head_of_a_line_they_are_offered(tmp_path: Path, lang: str, line: str) -> None:
    """Where no seat is named the referee may speak for himself."""
    _, ways = typed(tmp_path, line, lang)
    assert any(way.shown.startswith(line) for way in ways)
