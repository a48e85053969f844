"""Lines of ghosts typed by their beginnings: the verb, the cards that it names, and the small word between them."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.notation import line_of
from referee.typing.conversation import Conversation
from referee.views.voice import Voice

DEALT = """bang 1
sets base death_mesa
seat 1 "Anna" sheriff sid_ketchum
seat 2 "Bruno" outlaw willy_the_kid life 1
seat 3 "Carla" deputy lucky_duke life 1
seat 4 "Dario" renegade pedro_ramirez
seat 5 "Elena" outlaw jesse_jones
---
"""
SHOT = ("1 turn", "1 draw 2", "1 bang 2", "2 hit", "2 out outlaw", "2 bury")
BORN = (*SHOT, "1 draw 3 for reward")
GHOST = (*BORN, "2 conjure 1", "1 end", "2 turn")
PLAYING = (*GHOST, "2 conjure 2")
DIGGING = (*PLAYING, "2 haunt cemetery/10d 4", "2 works cemetery")

Typed = Callable[[tuple[str, ...], str, str], list[str]]


@pytest.fixture
def typed(store: Path) -> Iterator[Typed]:
    """What a line means after these, in a language: its entries as lines; nothing if it cannot be taken."""
    with closing(Desk(store)) as desk:

        def meant(before: tuple[str, ...], line: str, lang: str) -> list[str]:
            log = desk.bring_in(DEALT)
            for each in before:
                log.enter(each)
            length, told = log.length, Conversation(log, Voice(desk.lexicon, lang)).enter(line)
            return [line_of(log.entry(number), log.book) for number in range(length, log.length)] if told.logged else []

        yield meant


@pytest.mark.parametrize(
    ("before", "line", "meant"),
    [
        (BORN, "c sp/2s", "2 conjure 1 with spook/2s"),
        (BORN, "c spk", ""),
        (BORN, "c pr3c", "2 conjure 1 with proper_burial/3c"),
        (BORN, "c p3c", ""),
        (GHOST, "c pol/3c gh3c", "2 conjure 2 with poltergeist/3c ghost_stories/3c"),
        (GHOST, "c2", "2 conjure 2"),
        (PLAYING, "pol3c w gh4c", "2 haunt poltergeist/3c for 1 with ghost_stories/4c"),
        (PLAYING, "h pol/3c w gh4c", "2 haunt poltergeist/3c for 1 with ghost_stories/4c"),
        (PLAYING, "spo2s4", "2 haunt spook/2s 4"),
    ],
)
def test_the_cards_of_a_ghost_are_begun_as_his_verb_is(
    typed: Typed, before: tuple[str, ...], line: str, meant: str
) -> None:
    """By name and face, with a small word or none; two cards that begin so are asked about, and none is taken."""
    assert typed(before, line, "en") == ([meant] if meant else [])


def test_goods_are_dug_up_by_the_grave_and_the_card(typed: Typed) -> None:
    """Whose they are and what for the table knows; the cards may stand before the grave and behind it."""
    dug = ["4 exhume 1 from 2 for cemetery with dynamite/2h"]
    for line in ("e d2h", "e dy/2h", "exhume dynamite/2h from 2", "exhume from 2 dynamite/2h", "ex from 2 dy2h"):
        assert typed(DIGGING, line, "en") == dug, line


@pytest.mark.parametrize(("lang", "line"), [("nl", "b sp/2s"), ("it", "e sp/2s"), ("de", "b sp/2s")])
def test_every_language_begins_them_by_its_own_names(typed: Typed, lang: str, line: str) -> None:
    """The verb and the card."""
    assert typed(BORN, line, lang) == ["2 conjure 1 with spook/2s"]


def test_who_is_called_like_a_verb_begins_does_not_hide_it(typed: Typed) -> None:
    """`c` begins Carla too, who does nothing with such a card here."""
    assert typed(BORN, "c 2s", "en") == ["2 conjure 1 with 2s"]
