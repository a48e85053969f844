"""Lines typed by their beginnings: what fits one thing alone that may be done is that thing, and nothing is chosen."""

from pathlib import Path

import pytest

from referee.core.nouns.entries import Eliminated
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.speech import Speech
from referee.typing.abbreviating import Abbreviations
from referee.typing.acting import Acting
from referee.typing.conversation import Conversation
from referee.views.table import Views
from referee.views.voice import Voice
from tests.rows import rows
from tests.tui.seated import (
    SEVEN,
    dealt,
)


def read_by(store: Path, lines: list[str], lang: str = "en") -> Abbreviations:
    """What beginnings mean at a table of seven with these lines logged."""
    desk = Desk(store)
    log = desk.new(dealt(SEVEN))
    for line in lines:
        log.enter(line)
    desk.close()
    return Abbreviations(Acting(log.table, log.book, load(), Views(Speech.of(lang), load())))


PLAYING = {
    "b2": ("bang 2",),
    "1b2": ("1 bang 2",),
    "1 b 2": ("1 bang 2",),
    "1b br": ("1 bang 2",),
    "b/6c2": ("bang/6c 2",),
    "b6c2": ("bang/6c 2",),
    "b10d2": ("bang/10d 2",),
    "bqd2": ("bang/qd 2",),
    "b6x2": ("bang/6x 2",),
    "b6y2": (),
    "mu9h": ("mustang/9h",),
    "di be mi3s": ("discard beer missed/3s",),
    "b": ("bang", "beer", "barrel"),
    "ba": ("bang", "barrel"),
    "1 ba": ("1 bang", "1 barrel"),
    "anna ba": ("anna bang", "anna barrel"),
    "an ba ca": ("an bang 3",),
    "bar": ("barrel",),
    "d": ("duel", "dynamite"),
    "be": ("beer",),
    "p2": ("panic 2",),
    "c2 h": ("cat balou 2 hand",),
    "di be mi/3s": ("discard beer missed/3s",),
    "di2": ("discard 2",),
    "d mu9h": ("discard mustang/9h",),
    "d be m3s": ("discard beer missed/3s",),
    "w/8s": ("winchester/8s",),
    "w/2d": ("wellsfargo/2d", "winchester/2d"),
    "b9h": ("beer/9h",),
    "bqs": ("barrel/qs",),
    "b9h2": (),
    "di b4h": ("discard bang/4h", "discard beer/4h"),
    "di bqh mkc": ("discard bang/qh missed/kc",),
    "ca/9d 3": ("catbalou/9d 3",),
    "di fr": ("discard fr",),
    "di zr": (),
    "di a": (),
    "di app": ("discard scope",),
    "3mi": (),
    "3mis": ("3 missed",),
    "0b": (),
    "9b2": (),
    "3l": ("3 lose",),
    "3g": ("3 gain",),
    "3d": ("3 draw",),
    "3d2": ("3 draw 2", "3 discard 2"),
    "l": (),
    "zz 2": (),
    "b 9": (),
    "b 2 3": (),
}


@rows("line", PLAYING)
def test_beginnings_on_turn(store: Path, line: str) -> None:
    """What fits one thing alone that may be done is that; what fits several is all of them; the rest is nothing."""
    assert read_by(store, ["."]).lines(line) == PLAYING[line]


def test_one_letter_discards_for_whose_turn_it_is(store: Path) -> None:
    """However many cards are known to be in his hand; another has to be named."""
    read = read_by(store, [".", "set 1 hand 2"])
    assert read.lines("d mu9h") == ("discard mustang/9h",)
    assert read.lines("2d mu9h") == ("2 discard mustang/9h",)


ANSWERING = {
    "m": ("missed",),
    "2m": ("2 missed",),
    "h": ("hit",),
    "j 9h": ("jourdonnais 9h",),
    "9h": ("flip 9h",),
    "queen": ("flip qh", "flip qd", "flip qc", "flip qs"),
    "jourdonnais queen": ("jourdonnais qh", "jourdonnais qd", "jourdonnais qc", "jourdonnais qs"),
    "2h": ("flip 2h", "2 hit"),
    "mus": ("mustang",),
}


@pytest.mark.parametrize(("line", "role"), [("o", "renegade"), ("out", "renegade"), ("outlaw", "outlaw")])
def test_one_letter_is_no_role_of_whom_it_is_noted(store: Path, line: str, role: str) -> None:
    """Of a Renegade who falls, `o` is `out`, and no Outlaw; the whole word says that the note was wrong."""
    desk = Desk(store)
    talk = Conversation(desk.new(dealt(SEVEN)), Voice(load(), "en"))
    for said in (".", "set 5 life 1", "bang 5", "hit"):
        assert talk.enter(said).level != "error"
    talk.enter(line)
    desk.close()
    gone = next(each for each in talk.log.entries if isinstance(each, Eliminated))
    assert (gone.by, gone.role) == (5, role)


def test_two_letters_that_a_card_begins_with_are_no_face(store: Path) -> None:
    """In Dutch `pa` would be an ace too, which is typed otherwise where a Panic! may be meant."""
    assert read_by(store, [".", "bang 2"], "nl").lines("pa") == ()


def test_two_letters_that_a_player_begins_with_are_no_face(store: Path) -> None:
    """`jail ca` is a Jail at Carla, though `ca` could be an ace of clubs where a draw! for Jail is due."""
    desk = Desk(store)
    talk = Conversation(desk.new(dealt(SEVEN)), Voice(load(), "nl"))
    talk.enter("2 lay jail")
    talk.enter("2 turn")
    said = talk.preview("2 jail ca").said[-1][1]
    desk.close()
    assert "Carla" in said


@rows("line", ANSWERING)
def test_beginnings_of_an_answer(store: Path, line: str) -> None:
    """What is due comes before what may be done; a face alone is that of the draw! that may be made."""
    assert read_by(store, [".", "bang 2"]).lines(line) == ANSWERING[line]


def test_of_cards_turned_up_the_name_is_enough(store: Path) -> None:
    """A pick is said by the card alone, with its face where it was seen."""
    read = read_by(store, [".", "general store", "turnup cat/9d beer bang beer jail mustang missed"])
    assert read.lines("ca") == ("pick cat balou",)
    assert read.lines("ca/9d") == ("pick catbalou/9d",)


def test_every_language_has_beginnings_of_its_own(store: Path) -> None:
    """An Italian types the beginnings of Italian names."""
    spoken = read_by(store, ["."], "it")
    assert spoken.lines("bi") == ("birra",)
    assert spoken.lines("pr2") == ("prigione 2",)
    assert spoken.lines("beer") == ("birra",)


def test_what_is_not_allowed_now_is_offered_and_never_taken(store: Path) -> None:
    """A second BANG! is not at hand: few letters do not log it, but the whole line stands ready for Tab."""
    read = read_by(store, [".", "bang 2", "hit"])
    assert read.lines("b3") == ()
    assert read.offered("b3") == ("bang 3",)
    assert read.offered("zz") == ()
