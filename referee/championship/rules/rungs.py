"""The ladder of duels as it is printed, and a duel of it as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from referee.championship.rules.facts import read

_READ = read("bracket.toml")
MANY_TABLES: int = _READ["many_tables"]
FINAL, THIRD = "final", "third"
EMPTY_PLACE, BOTH_LEFT = "empty_place", "both_left"
"""What no clause decides: somebody stands there and nobody can meet him; both have left."""


class Origin(Struct, frozen=True):
    """Where somebody comes from who takes a place of a duel: a place in the ranking, or another duel."""

    kind: Literal["seed", "winner", "loser"]
    place: int = 0
    match: str = ""


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

    @property
    def origins(self) -> tuple[Origin, ...]:
        """Of each place, where somebody comes from."""
        seeds = (Origin("seed", place=place) for place in self.seeds)
        winners = (Origin("winner", match=key) for key in self.winners)
        return (*seeds, *winners, *(Origin("loser", match=key) for key in self.losers))


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
