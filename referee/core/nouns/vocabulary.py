"""The words everything else is said in: cards, faces, counts, phases, verdict-free and rule-free.

A card at a real table is often known by its name alone; its rank and suit are noted when somebody saw them.
What is not known is a value here, never a guess: an empty name or face, a `Count` with room in it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Face = str
"""Rank and suit as written: `4h`, `10s`, `qd`; the suit alone (`h`) where no more was told; empty where nobody saw it.

What is known of it is its end, so that of two faces which may be the same the one ends in the other.
"""

Phase = Literal["start", "draw", "play", "discard", "over"]
"""Where a turn stands: its opening draws!, drawing, playing, discarding, or done."""

Mode = Literal["full", "light"]
"""Whether every play is logged, or only what the eyes can follow in a fast game."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
SUITS = ("h", "d", "c", "s")
FACES = frozenset(rank + suit for rank in RANKS for suit in SUITS)
TOLD_OF_FACES = FACES | frozenset(SUITS)
"""All that may be told of a face."""

CAUSES = frozenset({"turn", "limit"})
"""What cards are drawn and given up for whatever the sets: the turn's own draw, and the hand limit at its end."""

UNKNOWN = ""
NOBODY = 0
"""The author of what no player did: Dynamite."""


def is_whole(face: Face) -> bool:
    """Are both rank and suit known?"""
    return len(face) > 1


def faces_of(face: Face) -> tuple[Face, ...]:
    """The faces that it may be: itself, or where only its suit was told all of that."""
    return tuple(rank + face for rank in RANKS) if face in SUITS else (face,)


def is_red(face: Face) -> bool:
    """Hearts or diamonds."""
    return face[-1:] in ("h", "d")


def is_heart(face: Face) -> bool:
    """Hearts."""
    return face[-1:] == "h"


class Card(Struct, frozen=True, gc=False, omit_defaults=True):
    """One card as far as it was seen: its name, its face, both, or neither."""

    kind: str = UNKNOWN
    face: Face = UNKNOWN

    def may_be(self, other: Card) -> bool:
        """Could these two mentions mean the same card?"""
        return (not self.kind or not other.kind or self.kind == other.kind) and (
            self.face.endswith(other.face) or other.face.endswith(self.face)
        )

    def is_surely(self, other: Card) -> bool:
        """Is this as much as the other says, or more of it?"""
        return other.kind in ("", self.kind) and self.face.endswith(other.face)

    def told_with(self, other: Card) -> Card:
        """The one card that both mention: as much as either tells."""
        face = other.face if other.face.endswith(self.face) else self.face
        return Card(self.kind or other.kind, face)


class Count(Struct, frozen=True, gc=False):
    """How many cards, as far as is known: at least, and at most (None: no telling)."""

    least: int = 0
    most: int | None = None

    @property
    def exact(self) -> int | None:
        """The number, if only one is possible."""
        return self.least if self.least == self.most else None

    @property
    def doubtful(self) -> int:
        """How many of them there may be or not; 0 where there is no telling."""
        return 0 if self.most is None else self.most - self.least

    def plus(self, number: int) -> Count:
        """So many more."""
        return Count(self.least + number, None if self.most is None else self.most + number)

    def minus(self, number: int) -> Count:
        """So many fewer; a hand that gave a card had at least that card."""
        least, most = self.least, self.most
        left = None if most is None else most - number if most > number else 0
        return Count(least - number if least > number else 0, left)

    def joined(self, other: Count) -> Count:
        """Both together."""
        both = None if self.most is None or other.most is None else self.most + other.most
        return Count(self.least + other.least, both)


NO_TELLING = Count()


def exactly(number: int) -> Count:
    """A count that is known."""
    return Count(number, number)
