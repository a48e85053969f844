"""Whole games by seed, played by a player who chooses by himself; what came of thousands of them, with intervals."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from math import sqrt

from msgspec import Struct

from referee.core.nouns import entries as e
from referee.sets.lone_gunslinger import LAWMEN
from referee.solo.dealing import DealStage, after, coming, filled
from referee.solo.players import Player, view_of
from referee.solo.setup import BOOK, NAMES, characters, dealt, roles

LONGEST = 6000
"""Entries; no game comes near it."""
Z = 1.959964
"""Of the normal distribution, for 95 of a hundred intervals to hold what they are of."""


class Played(Struct, frozen=True):
    """A game that was played: how it was dealt, who won, how long it took, who was left."""

    seed: str
    options: Mapping[str, str]
    winner: str
    length: int
    sheriff: str
    deputy: str
    turned: int
    alive: tuple[str, ...]

    @property
    def won(self) -> bool:
        """Did the law win?"""
        return self.winner == "law"


def play(seed: str, options: Mapping[str, str], player: Player) -> Iterator[tuple[DealStage, e.Entry]]:
    """Every entry of this game with the game that it found, the opening first."""
    opening, stock = dealt(seed, options, NAMES, _liked(seed, options))
    at = DealStage(opening.table, stock)
    yield at, opening
    while not at.over:
        entry = coming(at)
        entry = filled(at, player(view_of(at))) if entry is None else entry
        yield at, entry
        at = after(at, entry)


def _liked(seed: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """Of two characters the law takes the stronger, and leaves the weaker to the cowboys: by life points, then name."""

    def strength(name: str) -> tuple[int, str]:
        return BOOK.characters[name], name

    dealt_to = zip(roles(seed), characters(seed, options), strict=True)
    return tuple((max if role in LAWMEN else min)(names, key=strength) for role, names in dealt_to)


def played(seed: str, options: Mapping[str, str], player: Player) -> Played:
    """The game of this seed, played to its end."""
    ((length, last),) = deque(enumerate(islice(play(seed, options, player), LONGEST), 1), maxlen=1)
    table = after(*last).table
    if not table.winner:
        raise RuntimeError(f"seed {seed}")
    playing = {seat.role: seat.character for seat in table.seats}
    sheriff, deputy = (playing[role] for role in LAWMEN)
    alive = tuple(seat.role for seat in table.seats if not seat.out)
    return Played(seed, options, table.winner, length, sheriff, deputy, table.turned, alive)


class Chance(Struct, frozen=True):
    """So many games of so many, with the interval that holds the true share in 95 of a hundred cases (Wilson)."""

    won: int
    of: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the true share may well lie."""
        if not self.of:
            return 0.0, 1.0
        share, square = self.share, Z * Z
        middle = (share + square / (2 * self.of)) / (1 + square / self.of)
        half = Z / (1 + square / self.of) * sqrt(share * (1 - share) / self.of + square / (4 * self.of**2))
        return max(0.0, middle - half), min(1.0, middle + half)


def counted(games: Iterable[Played], by: Callable[[Played], str]) -> dict[str, Chance]:
    """The chances of the law, by whatever the games are told apart by."""
    of: dict[str, list[int]] = {}
    for game in games:
        won = of.setdefault(by(game), [0, 0])
        won[0] += game.won
        won[1] += 1
    return {name: Chance(*won) for name, won in of.items()}


def simulated(
    games: int, options: Mapping[str, str], player: Callable[[str], Player], seed: str = ""
) -> Iterator[Played]:
    """So many games, one a seed, each as soon as it is finished; whoever asks for them may stop at any of them."""
    for number in range(games):
        yield played(f"{seed}{number}", options, player(f"{seed}{number}"))
