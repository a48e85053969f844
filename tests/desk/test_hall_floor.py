"""The floor of a hall: every table that plays at once, those that call first, those not heard of marked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from referee.championship.office.office import Office
from referee.desk import hall_floor
from referee.desk.desk import Desk
from referee.desk.hall_calls import HallCalls, HeardCall
from referee.desk.hall_floor import HallFloor
from referee.errors import StoreUnreachable
from referee.journal import place_of
from referee.views.hall_floor import FloorRow, FloorView
from referee.views.voice import Voice

FOUR = "sets base\nseat 1 [b]Anna sheriff suzy\nseat 2 Bruno ? bart\nseat 3 Carla ? ?\nseat 4 Dario ? ?\n"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A desk with two tables; at the second one somebody plays a second BANG!."""
    desk = Desk(tmp_path / "event.sqlite")
    desk.new(FOUR, "First").enter(".")
    second = desk.new(FOUR, "Second")
    for line in (".", "bang 2", "2 hit", "bang 2"):
        second.enter(line)
    yield desk
    desk.close()


def rows(floor: HallFloor, desk: Desk, later: float = 0.0) -> tuple[FloorRow, ...]:
    """The floor so many seconds after it was looked at."""
    assert floor.seen is not None
    return FloorView(Voice(desk.lexicon, "en")).rows(floor, floor.seen + later)


def test_each_table_says_how_it_stands_and_those_that_wait_come_first(desk: Desk) -> None:
    """Turn, clock and what waits for a look; a look without news says so; one that grew is told anew."""
    floor = HallFloor(desk.path)
    assert floor.look() and not floor.look()
    second, first = rows(floor, desk)
    assert (second.title, second.flags, first.title, first.flags) == ("Second", 1, "First", 0)
    assert "[b]Anna" in first.turn and first.clock == "0:00" and first.heard == "0 min"
    again = desk.table("Second")
    again.enter(f"retract {again.length - 1}")
    desk.table("First").enter("note seen")
    assert floor.look()
    assert {row.title: row.flags for row in rows(floor, desk)} == {"First": 0, "Second": 0}
    floor.close()


def test_a_table_that_calls_stands_first_until_somebody_goes_there(desk: Desk) -> None:
    """With what it said, since the first time it called; names and words are never markup, and not without end."""
    floor, (_, first) = HallFloor(desk.path), desk.tables()
    desk.hall.call(first.id, "[red]two kings of spades" * 50)
    desk.hall.call(first.id)
    assert floor.look()
    row = rows(floor, desk, 120)[0]
    assert (row.title, row.since) == ("First", "2 min") and row.call.startswith("[red]two") and len(row.call) <= 200
    assert desk.hall.answer(first.id) and not desk.hall.answer(first.id)
    assert floor.look() and not any(row.call for row in rows(floor, desk))
    floor.close()


def test_a_table_not_heard_of_is_marked(desk: Desk) -> None:
    """Unless its game is over, which leaves the floor after a while."""
    desk.table("First").enter("law wins")
    floor = HallFloor(desk.path)
    floor.look()
    told = {row.title: row for row in rows(floor, desk, hall_floor.SILENT + 1)}
    assert told["Second"].silent and told["Second"].heard == "10 min"
    assert told["First"].over and not told["First"].silent
    floor.close()


def test_what_was_seen_last_stays_when_the_store_is_gone(desk: Desk, tmp_path: Path) -> None:
    """With the time of that look; and the floor goes on when the store is there again."""
    floor = HallFloor(tmp_path / "event.sqlite")
    floor.look()
    seen = floor.seen
    (tmp_path / "event.sqlite").rename(tmp_path / "away")
    with pytest.raises(StoreUnreachable):
        floor.look()
    assert len(floor.tables) == 2 and floor.seen == seen
    (tmp_path / "away").rename(tmp_path / "event.sqlite")
    floor.look()
    assert len(floor.tables) == 2 and floor.seen != seen
    floor.close()


def test_calls_are_heard_away_from_the_floor_once_each(desk: Desk) -> None:
    """All that call at the first look, then what comes and goes, and after a minute who still waits; none not seen."""
    minute = iter((0, 1, 2, 60, 61, 62, 63))
    calls, (_, first) = HallCalls(desk.path, lambda: next(minute)), desk.tables()
    desk.hall.call(first.id, "[red]two kings")
    desk.hall.call("of-nobody")
    assert calls.look() == (HeardCall(first.id, "First", "[red]two kings"),) and calls.look() == ()
    desk.hall.call(first.id, "again")
    assert calls.look() == ()
    assert [each.table for each in calls.look()] == [first.id] and calls.look() == ()
    desk.hall.answer(first.id)
    assert calls.look() == (HeardCall(first.id, "First", answered=True),) and calls.look() == ()
    calls.close()


def test_the_game_of_a_round_begins_with_its_table(desk: Desk) -> None:
    """So that where there is little room the name of the cup is cut, and not which table it is."""
    Office(desk.path).new("The Open Championship of All Counties")
    desk.new(FOUR, "The Open Championship of All Counties 12.3")
    floor = HallFloor(desk.path)
    floor.look()
    assert "Table 12, round 3 (The Open" in " ".join(row.title for row in rows(floor, desk))
    floor.close()


def test_nobody_waits_for_a_server_at_whose_door_nobody_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that swallows everything is no reason to sit before an empty floor."""
    opening = Event()
    monkeypatch.setattr("referee.journal.places._open_shared", lambda _: opening.wait(20))
    monkeypatch.setattr("referee.journal.server.knocking.answers", lambda _: False)
    floor = HallFloor(place_of("postgresql://nobody@192.0.2.1/event"))
    with pytest.raises(StoreUnreachable, match="server_unreachable"):
        floor.look()
    opening.set()
    floor.close()
