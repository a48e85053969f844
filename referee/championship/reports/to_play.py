"""What a table needs on paper from now on: who is there, the games to come, and the lines that log them afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.championship.rules.course import players_of, to_come
from referee.championship.rules.facts import MOST_SEATS
from referee.championship.rules.hiring import waiting
from referee.championship.rules.state import Round, Table, Tournament

GAP = "____"


class Game(Struct, frozen=True):
    """A game to be played: its table and round, its Sheriff, its players, and who of them has no character yet.

    A table that is not drawn is 0, and whoever sits at its third seat -3. `begun`: the round is logged already.
    """

    table: int
    number: int
    sheriff: int
    players: tuple[int, ...]
    without: tuple[int, ...]
    begun: bool = False


class Sheets(Struct, frozen=True):
    """What a table needs: who is there by his seat, and the games to come."""

    table: int
    seats: tuple[tuple[int, int], ...]
    games: tuple[Game, ...]

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who plays in one of the games."""
        return tuple(dict.fromkeys(player for game in self.games for player in game.players))


_ANYBODY = tuple(-seat for seat in range(1, MOST_SEATS + 1))
NOT_DRAWN = Sheets(
    0, tuple((-each, each) for each in _ANYBODY), tuple(Game(0, -each, each, _ANYBODY, _ANYBODY) for each in _ANYBODY)
)
"""A table that is not drawn yet: as many seats as one can have."""


def sheets_of(state: Tournament, table: Table) -> Sheets:
    """What this table needs from now on (`ITC-201`, `ITC-221`, `ITC-223`)."""
    seats = tuple((seat, player) for seat, player in enumerate(table.seating, 1) if not state.gone(player))
    return Sheets(table.number, seats, tuple(_games(state, table)))


def _games(state: Tournament, table: Table) -> Iterator[Game]:
    for number, sheriff in to_come(state, table):
        each = table.round(number) or Round(number)
        players, without = players_of(state, table, each), waiting(state, table, each)
        yield Game(table.number, number, sheriff, players, without, each.entry is not None)


def quick_lines(game: Game) -> tuple[str, ...]:
    """What is typed to log a game: its roles, its hires, its result; a gap for what is written on the sheet.

    Of a round that was begun, what is logged already is not typed again.
    """
    place = f"{game.table or GAP}.{game.number}"
    roles = " ".join(f"{written(player)}:{GAP}" for player in game.players if player != game.sheriff)
    hires = " ".join(f"{written(player)}:{GAP}:{GAP}" for player in game.without)
    ends = " ".join(f"{written(player)}{GAP}" for player in game.players)
    begins = () if game.begun else (f"round {place} {written(game.sheriff)} {roles}",)
    return (*begins, *((f"hire {place} {hires}",) if hires else ()), f"result {place} {GAP} {ends}")


def written(player: int) -> str:
    """The number of a player in a line, a gap for one whom nobody knows yet."""
    return str(player) if player > 0 else GAP
