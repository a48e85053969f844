"""The line logged last, told once more: with the same words, with more of its cards, or of whom it was meant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines, logged, six_after
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk whose clock goes on, so that no two lines are logged at one moment."""
    desk = Desk(tmp_path / "store.sqlite", clock=map("2026-11-21T20:{:02}:00+00:00".format, count()).__next__)
    yield desk
    desk.close()


AGAIN = {
    "a Barrel with its rank and suit": ("", "barrel qs", "en"),
    "a Barrel, in Italian": ("", "anna mette il barile qp", "it"),
    "a Barrel, in German": ("", "anna legt fass pd", "de"),
    "a Dynamite": ("", "dynamiet 2h", "nl"),
    "a draw! for a Barrel": ("set 3 play barrel qs; bang cleo", "cleo barrel 2h", "en"),
    "a card made to be discarded": ("", "cat cleo hand bang 5c", "en"),
    "a card in play made to be discarded": ("set 3 play mustang", "cat cleo mustang", "en"),
    "an offence": ("", "discard bang 9c", "en"),
    "an offence of a player not named": ("", "discard 1", "en"),
}


@rows("what", AGAIN)
def test_it_is_said_already(desk: Desk, what: str) -> None:
    """Whatever the deed is, nothing is logged twice, and nothing is held against anybody for it."""
    before, line, lang = AGAIN[what]
    log = six_after(desk, before)
    log.enter(line, lang)
    length = log.length
    assert log.enter(line, lang).already and log.length == length


DUE = """
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 5
seat 2 "Piero" ? suzy_lafayette life 3/4 hand 1 play dynamite/2h
seat 3 "Cleo" ? lucky_duke life 3/4 hand 4
seat 4 "Dirk" ? calamity_janet life 3/4 hand 5
turn 1 play
deck 40
"""


@pytest.mark.parametrize("line", ["piero pesca 1 per suzy", "piero pesca 2", "piero recupera 1"])
def test_what_enter_logged_is_said_already(desk: Desk, line: str) -> None:
    """Each of the things that were due is one, whatever was logged with it."""
    log = desk.new(DUE)
    for each in ("end", "piero dynamite 5s", "piero perde 3", "birra", "."):
        log.enter(each, "it")
    assert log.enter(line, "it").already


MORE = {
    "a Barrel": ("barrel", "barrel qs", "1 barrel/qs"),
    "a Dynamite": ("dynamite", "dynamite 2h", "1 dynamite/2h"),
    "a Jail": ("jail cleo", "jail cleo js", "1 jail/js 3"),
    "a shot that is not answered": ("bang ben", "bang ben 3d", "1 bang/3d 2"),
    "the same card at another": ("bang ben 3d", "bang otto 3d", "1 bang/3d 6"),
    "a Jail before another": ("jail cleo js", "jail otto js", "1 jail/js 6"),
    "after a correction that was taken back": (
        "bang ben 3d; no, at cleo; retract",
        "bang otto 3d",
        "1 bang/3d 6",
    ),
}


@rows("what", MORE)
def test_it_stands_in_its_place(desk: Desk, what: str) -> None:
    """One play counts, and nothing is held against its player."""
    before, line, means = MORE[what]
    log = six_after(desk, before)
    told = log.enter(line)
    assert isinstance(told.judged[0].entry, Corrected)
    assert as_lines(log, (each.entry for each in told.judged)) == means
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and not verdict.clean]


OFFENCES = {
    "a second Barrel": ("barrel ks", "barrel qs", "same_card_in_play"),
    "a second Barrel, after something else": ("barrel ks; mustang", "anna barrel qs", "same_card_in_play"),
    "a second shot at another": ("bang ben", "bang otto", "second_bang"),
    "a second shot with another card": ("bang ben 3d", "bang otto 4d", "second_bang"),
    "a second shot after an answer": ("bang ben 3d; ben hit", "bang otto 4d", "second_bang"),
}


@rows("what", OFFENCES)
def test_what_was_played_as_well_stays_an_offence(desk: Desk, what: str) -> None:
    """Another card is none that was told before."""
    before, line, key = OFFENCES[what]
    told = six_after(desk, before).enter(line)
    assert told.judged and key in told.judged[-1].verdict.keys


def test_a_second_draw_for_a_barrel_is_told_where_one_is_due(desk: Desk) -> None:
    """A rank and suit that the Barrels have may be turned up as well, while somebody is shot at."""
    log = six_after(desk, "set 3 play barrel ks; bang cleo")
    assert logged(log, "cleo barrel qs") == "3 flip barrel qs"


def test_what_may_have_happened_again_is_logged(desk: Desk) -> None:
    """Two Stagecoaches are two, and so are two cards taken that nobody named."""
    log = six_after(desk, "panic ben hand")
    assert logged(log, "panic ben hand") == "1 panic 2 | 1 take 2 hand"
    assert logged(log, "stagecoach") and logged(log, "anna stagecoach 9s").endswith("1 stagecoach/9s")


FACES = {
    "whom it was aimed at": ("no, at otto", "en"),
    "the same in Italian": ("scusa, a otto", "it"),
    "the same in Dutch": ("sorry, op otto", "nl"),
    "the same in German": ("nein, auf Otto", "de"),
    "and who not": ("otto, not ben", "en"),
    "and who not, in Italian": ("otto, non ben", "it"),
    "and who not, in Dutch": ("otto, niet ben", "nl"),
    "and who not, in German": ("Otto, nicht Ben", "de"),
}


@rows("what", FACES)
def test_a_card_at_another_is_the_same_card(desk: Desk, what: str) -> None:
    """Its rank and suit stand there still."""
    line, lang = FACES[what]
    assert logged(six_after(desk, "bang ben 3d"), line, lang) == "1 bang/3d 6"


AUTHORS = {
    "en": ("sorry, ben", "en"),
    "it": ("no, ben", "it"),
    "nl": ("nee, ben", "nl"),
    "de": ("nein, Ben", "de"),
    "who not": ("ben, not otto", "en"),
}
BENS = SIX.replace("turn 1 play", "turn 2 play")


def _bens(desk: Desk, *lines: str) -> TableLog:
    log = desk.new(BENS)
    for line in lines:
        log.enter(line)
    return log


@rows("what", AUTHORS)
def test_who_did_it_is_put_right(desk: Desk, what: str) -> None:
    """Where it is aimed at nobody it is who did it that was meant of another."""
    line, lang = AUTHORS[what]
    log = _bens(desk, "otto beer 6h")
    assert logged(log, line, lang) == "2 beer/6h"
    assert logged(log, ".") == "2 gain 1 for beer"


def test_nobody_is_made_an_offender_so(desk: Desk) -> None:
    """A name alone says less than that a play in order was one of another against the rules."""
    log = _bens(desk, "mustang 8h")
    with pytest.raises(BadLine):
        log.enter("no, otto")


@pytest.mark.parametrize(("line", "left"), [("correct 1 ben beer 6h", 2), ("correct 1 ben mustang", 0)])
def test_what_was_assumed_of_it_follows(desk: Desk, line: str, left: int) -> None:
    """The life point that a Beer gave goes to whoever drank it, and goes where there was no Beer."""
    log = _bens(desk, "otto beer 6h", "ben scope")
    log.enter(line)
    gained = [log.entry(number) for number in range(log.length) if log.verdict(number)]
    assert [getattr(each, "by", 0) for each in gained if type(each).__name__ == "LifeGained"] == [left] * bool(left)


def test_the_answer_to_a_second_shot_lacks_too(desk: Desk) -> None:
    """That the first was not answered was told with it; of the second it is told where play goes on past that."""
    told = six_after(desk, "bang ben 3d; bang otto 4d").enter("end").judged[-1]
    assert "passed_over" in told.verdict.keys


def test_what_an_earlier_line_assumed_stays(desk: Desk) -> None:
    """Taking back what was put in late takes back nothing that was assumed before it was typed."""
    log = six_after(desk, "set 1 hand 7; ben draws 2; anna discards 2")
    turn = next(number for number in range(log.length) if type(log.entry(number)).__name__ == "TurnBegan")
    log.enter("retract")
    assert log.verdict(turn) is not None
