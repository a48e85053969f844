"""The logs of games and duels that belong to a tournament: whose each is, and who sits where in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.championship.rules.bracket import bracket
from referee.championship.rules.course import seats_of
from referee.championship.rules.entries import Logged
from referee.championship.rules.entry import TypedAt
from referee.championship.rules.folding import evolve
from referee.championship.rules.history import effective
from referee.championship.rules.matches import DuelOpened
from referee.championship.rules.places import TableOpened
from referee.championship.rules.state import Tournament

PLACES = 2
"""Of each player in a duel: in front and in the rear."""


class Bound(Struct, frozen=True):
    """The log of a round's game, or of a duel: its players by their seats, as they were when it was opened."""

    stream: str
    players: tuple[int, ...]
    table: int | None = None
    round: int | None = None
    match: str = ""

    def player(self, seat: int) -> int:
        """Who sits there; 0 where nobody of the tournament does."""
        return self.players[seat - 1] if 0 < seat <= len(self.players) else 0

    def at(self, entry: int) -> TypedAt:
        """An entry of it."""
        return TypedAt(self.stream, entry, self.table, self.round, self.match)


def bound(log: Sequence[Logged]) -> dict[str, Bound]:
    """All of them by their streams; a game that was voided was played all the same."""
    state, found = Tournament(), dict[str, Bound]()
    for each in effective(log):
        state = evolve(state, each)
        if isinstance(each.fact, TableOpened):
            found[each.fact.stream] = _game(state, each.fact)
        elif isinstance(each.fact, DuelOpened):
            players = tuple(player for player in each.fact.players for _ in range(PLACES))
            found[each.fact.stream] = Bound(each.fact.stream, players, match=each.fact.match)
    return found


def _game(state: Tournament, fact: TableOpened) -> Bound:
    table = state.tables[fact.table]
    each = table.round(fact.round)
    return Bound(fact.stream, seats_of(state, table, each) if each else (), fact.table, fact.round)


def under_way(state: Tournament) -> frozenset[str]:
    """The logs of games and duels that have no result yet."""
    return frozenset(filter(None, _under_way(state)))


def _under_way(state: Tournament) -> Iterator[str]:
    for table in state.tables.values():
        yield table.under_way.stream if table.under_way else ""
    for key, match in bracket(state).items() if state.duel_logs else ():
        kept = state.duel_logs.get(key)
        if match.ready and kept and set(kept.players) == set(match.players):
            yield kept.stream
