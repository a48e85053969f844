"""Which table and which tournament are meant where none is named: the one touched last, whatever the clock says."""

from __future__ import annotations

from pathlib import Path

from referee.championship.office.office import Office
from referee.desk.desk import Desk
from referee.desk.following import Following

POSITION = "".join(f"seat {n} P{n} {'sheriff' if n == 1 else '?'} ?\n" for n in range(1, 5))
AT = "2026-11-21T20:00:00+00:00"
AN_HOUR_AGO = "2026-11-21T19:00:00+00:00"


def test_the_table_touched_last_is_meant_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """An hour less on the clock, then a line at the older table: it is the one meant, and the one watched."""
    now, store = [AT], tmp_path / "store.sqlite"
    desk = Desk(store, clock=lambda: now[0])
    older, newer = desk.new(POSITION, "older"), desk.new(POSITION, "newer")
    newer.enter("1 turn")
    now[0] = AN_HOUR_AGO
    older.enter("1 turn")
    assert [info.title for info in desk.tables()] == ["older", "newer"]
    assert desk.table().stream == older.stream
    watched = Following(store)
    watched.look()
    assert watched.stream == older.stream
    watched.close()
    desk.close()


def test_the_tournament_touched_last_is_meant_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """The same at the desk of the tournaments."""
    now = [AT]
    office = Office(tmp_path / "store.sqlite", clock=lambda: now[0])
    office.new("Older")
    office.new("Newer")
    now[0] = AN_HOUR_AGO
    last = office.new("Last")
    assert office.tournament().stream == last.stream
    assert [info.title for info in office.tournaments()] == ["Last", "Newer", "Older"]
    office.close()
