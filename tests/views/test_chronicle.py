"""The history and the ways on, in words: everything that can be said of an entry is said in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.core.nouns.entries import Eliminated, LifeLost, Noted, Played, TurnBegan, Won
from referee.core.nouns.vocabulary import Card
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.log.consequences import Difference, differences, undone
from referee.log.history import AMENDING
from referee.speech import LANGUAGES, Speech
from referee.speech.words import Words
from referee.views.history import Chronicle
from referee.views.resolutions import Resolutions
from referee.views.table import Views
from tests.second_engine import play

PUT_RIGHT = ("retract 9", "correct 20 1 bang 2", "insert 20 note forgotten", "stand 12 agreed", "stand 13", "rewind 60")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[TableLog]:
    """A whole game with something of everything put right in it."""
    desk = Desk(tmp_path / "store.db")
    log = desk.bring_in(play(1).text)
    for line in PUT_RIGHT:
        log.enter(line)
    yield log
    desk.close()


@pytest.mark.parametrize(("turn", "lang"), [*enumerate(LANGUAGES)])
def test_everything_is_said_in_every_language(log: TableLog, turn: int, lang: str) -> None:
    """Every line, all there is to say of it, and every way on from it: no message is missing, none is left open.

    The languages take turns at the ways on, which are worked out anew for each.
    """
    views = Views(Speech(Words(lang)), log._lexicon)
    chronicle, ways = Chronicle(log, views), Resolutions(log, views)
    for number in range(1, log.length):
        line, detail = chronicle.line(number), chronicle.detail(number)
        assert line.text and detail.flag.label
    for number in range(1 + turn, log.length, len(LANGUAGES)):
        kinds = [way.kind for way in ways.of(number)]
        assert kinds and len(set(kinds)) == len(kinds)
    assert views.speech.words.errors == []


def test_the_ways_on_are_those_that_make_a_difference(log: TableLog) -> None:
    """Only what was flagged is let stand, only what is gone is brought back, only before the end one rewinds."""
    ways = Resolutions(log, Views(Speech.of("en"), log._lexicon))
    for number in range(1, log.length):
        kinds = {way.kind for way in ways.of(number)}
        verdict, entry = log.verdict(number), log.entry(number)
        assert ("stand" in kinds) == (verdict is not None and not verdict.clean)
        assert ("again" in kinds) == (verdict is None and not isinstance(entry, AMENDING))
        assert not isinstance(entry, AMENDING) or kinds == {"alone"}


def test_what_a_way_says_is_what_it_does(log: TableLog) -> None:
    """Going it changes those verdicts and no others, and the table in that way and no other."""
    ways = Resolutions(log, Views(Speech.of("en"), log._lexicon))
    number = next(n for n in range(30, 60) if isinstance(log.entry(n), Played) and log.verdict(n) is not None)
    (alone, *_) = [way for way in ways.of(number) if way.kind == "alone"]
    was, verdicts = log.table, {n: log.verdict(n) for n in range(log.length)}
    log.enter(alone.line)
    told = {line.number for line in alone.does.unfit + alone.does.fit}
    now = {n: log.verdict(n) for n in verdicts}
    turned = {n for n, verdict in verdicts.items() if verdict and now[n] and verdict.clean != now[n].clean}  # type: ignore[union-attr]
    assert told == turned and len(alone.does.table) == len({each.seat for each in differences(was, log.table)})


def test_what_differs_between_two_tables_is_told_once(log: TableLog) -> None:
    """Nothing between a table and itself; the seat, what it is, and both values otherwise."""
    was, now = log.table_before(3), log.table_before(40)
    assert differences(was, was) == ()
    found = differences(was, now)
    assert len({(each.what, each.seat) for each in found}) == len(found)
    for each in found:
        assert each.was != each.now
    back = {Difference(each.what, each.seat, each.now, each.was) for each in found}
    assert set(differences(now, was)) == back


def test_how_much_is_undone_is_counted() -> None:
    """Plays, turns, life points, eliminations, the end; the rest is only counted among all."""
    entries = [
        TurnBegan(1), Played(1, Card("bang"), (2,)), LifeLost(2, 2), LifeLost(3), Eliminated(2), Noted(""), Won("law")
    ]  # fmt: skip
    told = undone(entries)
    assert (told.entries, told.plays, told.turns, told.lives, told.eliminated, told.won) == (7, 1, 1, 3, (2,), True)


def test_the_lines_follow_what_happened(log: TableLog) -> None:
    """What was put right stands in its place, and reading the log again changes nothing."""
    chronicle = Chronicle(log, Views(Speech.of("en"), log._lexicon))
    everything = [number for row in chronicle.rows() for number in row.numbers]
    assert sorted(everything) == list(range(log.length))
    forgotten = next(n for n in everything if log.entry(n) == Noted("forgotten"))
    happened = [number for number in everything if not chronicle.line(number).late]
    assert happened.index(forgotten) == happened.index(20) - 1
    before = [chronicle.line(number) for number in everything]
    log.reload()
    chronicle.refresh()
    assert [chronicle.line(number) for number in everything] == before


def test_an_entry_that_is_not_there_has_no_way_on(log: TableLog) -> None:
    """Neither a number beyond the log nor a negative one."""
    ways = Resolutions(log, Views(Speech.of("en"), log._lexicon))
    for number in (-1, log.length):
        with pytest.raises(BadLine, match="entry_unknown"):
            ways.of(number)
