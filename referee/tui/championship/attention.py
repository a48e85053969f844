"""The floor: what is owed to no table in particular, then the tables, those that wait for the desk first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from referee.championship.office.floor import floor
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.course import due_sheriff, finished
from referee.championship.rules.due import Due, due
from referee.championship.rules.entries import RoundOpened
from referee.championship.rules.state import Round, Table, Tournament
from referee.tui.championship.rotation import sheriffs

URGENT, WAITS, PLAYS, OVER = range(4)
"""Everybody waits for it; the table waits for the desk; it is being played; nothing more is played there."""


class FloorRow(Struct, frozen=True):
    """A row of the floor: how urgent, what is owed there, the round under way or to come, minutes since the last word.

    Table 0 is the tournament itself; `minutes` is None where nothing was logged yet, `running`, the minutes since the
    round under way began, where none is.
    """

    id: str
    urgency: int
    owed: tuple[Due, ...] = ()
    table: int = 0
    round: int = 0
    sheriff: int = 0
    played: int = 0
    rounds: int = 0
    minutes: int | None = None
    stream: str = ""
    extra: int = 0
    running: int | None = None

    @property
    def first(self) -> Due | None:
        """What comes next there."""
        return self.owed[0] if self.owed else None


def places(log: TournamentLog, now: str, over: Mapping[int, bool] | None = None) -> tuple[FloorRow, ...]:
    """All rows; `over` are the tables whose game is over by its own log."""
    state, owed, order = log.state, due(log.state), floor(log)
    silent, begun = _silent(log, now), _running(log, now)
    tables = [
        _table(state, table, owed, (silent.get(number), begun.get(number)), over or {})
        for number, table in state.tables.items()
    ]
    tables.sort(key=lambda place: (place.urgency, order.get(place.table, 0)))
    return (*_of_no_table(owed), *tables)


def _of_no_table(owed: Sequence[Due]) -> Iterator[FloorRow]:
    for number, each in enumerate(owed):
        if not each.table:
            yield FloorRow(f"due:{number}", URGENT, (each,))


def _table(
    state: Tournament,
    table: Table,
    owed: Sequence[Due],
    minutes: tuple[int | None, int | None],
    over: Mapping[int, bool],
) -> FloorRow:
    own = tuple(each for each in owed if each.table == table.number)
    now = table.under_way or Round(table.next_number)
    sheriff = now.sheriff or due_sheriff(state, table) or 0
    played = len(table.played)
    rounds = max(played, *sheriffs(state, table).values(), 0)
    urgency = _urgency(state, table, own, over.get(table.number, False))
    number = 0 if urgency == OVER else now.number
    silent, running = minutes
    return FloorRow(
        f"table:{table.number}", urgency, own, table.number, number, sheriff, played, rounds, silent,
        now.stream, now.extra, running if table.under_way else None,
    )  # fmt: skip


def _urgency(state: Tournament, table: Table, owed: Sequence[Due], over: bool) -> int:
    if finished(state, table):
        return OVER
    return PLAYS if {each.kind for each in owed} == {"result"} and not over else WAITS


def _silent(log: TournamentLog, now: str) -> dict[int, int]:
    """By table, the minutes since anything was logged of it."""
    last: dict[int, str] = {}
    for entry, at in zip(log.entries, log.times, strict=True):
        if table := getattr(entry, "table", 0):
            last[table] = at
    drawn = log.times[log.state.drawn] if log.state.drawn is not None else ""
    stamps = {table: last.get(table, drawn) for table in log.state.tables}
    return {table: since for table, at in stamps.items() if (since := minutes_between(at, now)) is not None}


def _running(log: TournamentLog, now: str) -> dict[int, int]:
    """By table, the minutes since a round began there last."""
    times = zip(log.entries, log.times, strict=True)
    began = {entry.table: at for entry, at in times if isinstance(entry, RoundOpened)}
    return {table: since for table, at in began.items() if (since := minutes_between(at, now)) is not None}


def minutes_between(then: str, now: str) -> int | None:
    """Whole minutes; None where one of them is no time."""
    try:
        gone = datetime.fromisoformat(now) - datetime.fromisoformat(then)
    except (ValueError, TypeError):
        return None
    return max(0, int(gone.total_seconds() // 60))
