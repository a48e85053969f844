"""The ladder of duels as it is printed, and a duel of it as it stands."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from referee.tournament.facts import read

_READ = read("bracket.toml")
MANY_TABLES: int = _READ["many_tables"]
FINAL, THIRD = "final", "third"
EMPTY_PLACE, BOTH_LEFT = "empty_place", "both_left"
"""What no clause decides: somebody stands there and nobody can meet him; both have left."""


class Rung(Struct, frozen=True):
    """One duel of the ladder as it is printed."""

    key: str
    clauses: tuple[str, ...]
    seeds: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    losers: tuple[str, ...] = ()

    @property
    def before(self) -> tuple[str, ...]:
        """The duels that those who meet here come from."""
        return self.winners + self.losers


class Match(Struct, frozen=True):
    """A duel: its players as far as known, who won, by which entry, whether it can be played now.

    `over`: nothing more comes of it, won or not. `undecided`: why it is for the referee how it goes on.
    """

    key: str
    players: tuple[int | None, ...]
    clauses: tuple[str, ...]
    winner: int | None = None
    entry: int | None = None
    ready: bool = False
    over: bool = False
    undecided: str = ""

    @property
    def loser(self) -> int | None:
        """Who lost it, once it is decided."""
        return None if self.winner is None else next((each for each in self.players if each != self.winner), None)

    @property
    def there(self) -> tuple[int, ...]:
        """Its players as far as they are known."""
        return tuple(player for player in self.players if player is not None)


def _rungs(printed: Mapping[str, Mapping[str, list[str]]]) -> tuple[Rung, ...]:
    return tuple(
        Rung(key, **{name: tuple(told) for name, told in rung.items()})  # type: ignore[arg-type]
        for key, rung in printed.items()
    )


FEW, MANY = _rungs(_READ["few"]), _rungs(_READ["many"])
