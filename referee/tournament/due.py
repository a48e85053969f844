"""What has to happen next, table by table; some of it tells money or roles, and is the referee's alone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.tournament.auctioning import owed_lots, speaker
from referee.tournament.bracket import bracket
from referee.tournament.conduct import expulsion_due
from referee.tournament.course import due_sheriff, finished, rounds_over
from referee.tournament.hiring import waiting
from referee.tournament.standings import standings, undecided
from referee.tournament.state import Round, Table, Tournament


class Due(Struct, frozen=True):
    """Something owed: what, at which table and in which round, by whom, and the clauses that ask for it."""

    kind: str
    clauses: tuple[str, ...]
    table: int = 0
    round: int = 0
    players: tuple[int, ...] = ()
    match: str = ""


def due(state: Tournament) -> tuple[Due, ...]:
    """All that is owed now: expulsions first, then each table's own, then lots and duels."""
    return (*_expulsions(state), *_draw(state), *_tables(state), *_lots(state), *_matches(state))


def _expulsions(state: Tournament) -> Iterator[Due]:
    for player in state.players.values():
        if expulsion_due(player):
            yield Due("expulsion", ("ITC-193", "ITC-194"), players=(player.number,))


def _draw(state: Tournament) -> Iterator[Due]:
    if state.drawn is None and state.present:
        yield Due("draw", ("ITC-055", "ITC-064"), players=state.present)


def _tables(state: Tournament) -> Iterator[Due]:
    for table in state.tables.values():
        if not finished(state, table):
            yield from _of_table(state, table)


def _of_table(state: Tournament, table: Table) -> Iterator[Due]:
    now, sheriff = table.under_way, due_sheriff(state, table)
    if now is None:
        players = () if sheriff is None else (sheriff,)
        yield Due("round", ("ITC-062", "ITC-068"), table.number, table.next_number, players)
        return
    yield from _auction(state, table, now)
    if without := waiting(state, table, now):
        yield Due("hires", ("ITC-083",), table.number, now.number, without)
    yield Due("result", ("ITC-101",), table.number, now.number)


def _auction(state: Tournament, table: Table, now: Round) -> Iterator[Due]:
    if lots := owed_lots(state, table, now):
        yield Due("choice", ("ITC-090",), table.number, now.number, lots)
    elif player := speaker(state, table, now):
        yield Due("bid", ("ITC-074", "ITC-076"), table.number, now.number, (player,))


def _lots(state: Tournament) -> Iterator[Due]:
    if rounds_over(state):
        for group in undecided(standings(state)):
            yield Due("lots", ("ITC-130",), players=group)


def _matches(state: Tournament) -> Iterator[Due]:
    for key, match in bracket(state).items() if state.drawn is not None else ():
        if match.ready:
            players = tuple(player for player in match.players if player is not None)
            yield Due("match", match.clauses, players=players, match=key)
