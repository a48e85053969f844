"""Who sits where: drawn from a seed anybody can repeat, or from lots drawn by hand; and who is Sheriff when.

The shuffle, for whoever repeats it in any language. To shuffle a list of n by a seed and a purpose (both text):

1. for i = n-1, n-2, ..., 1 let b(i) be the SHA-256 of the UTF-8 bytes of `seed/purpose/i` (i in decimal), read as a
   256-bit number, most significant byte first;
2. let j be the remainder of b(i) divided by i+1, and swap the elements i and j, counted from 0.

The list is that of the players' numbers, the lowest first; `seating` is the purpose of the draw of tables. The players
so ordered are seated one after the other, the first table first, each to the left of the one before (`ITC-065`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice

from referee.championship.rules.tables import Sizes

Seating = tuple[int, ...]
"""The players of a table, each sitting to the left of the one before; the first is its first Sheriff."""

SEATING = "seating"
LOTS = "lots"


def shuffled(items: Iterable[int], seed: str, purpose: str) -> tuple[int, ...]:
    """The items in the order that the seed gives them for this purpose, wherever they stood before."""
    order = sorted(items)
    for last in range(len(order) - 1, 0, -1):
        other = _number(seed, purpose, last) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _number(seed: str, purpose: str, counter: int) -> int:
    return int.from_bytes(sha256(f"{seed}/{purpose}/{counter}".encode()).digest(), "big")


def seated(order: Iterable[int], sizes: Sizes) -> tuple[Seating, ...]:
    """The players in the order drawn, by hand or by a seed, spread over tables of these sizes."""
    drawn: Iterator[int] = iter(order)
    return tuple(tuple(islice(drawn, size)) for size in sizes)


def drawn(players: Iterable[int], sizes: Sizes, seed: str) -> tuple[Seating, ...]:
    """The tables that this seed draws."""
    return seated(shuffled(players, seed, SEATING), sizes)


def next_sheriff(seating: Seating, been: Sequence[int], gone: Collection[int] = ()) -> int | None:
    """Who is Sheriff next: the first to the left of the last who was not yet and is still there; nobody at the end.

    The first drawn begins (`ITC-066`, `ITC-068`), each is it once, in as many rounds as seats (`ITC-062`); those who
    left are passed over (`ITC-223`).
    """
    last = [*been][-1:]
    at = seating.index(last[0]) + 1 if last and last[0] in seating else 0
    round_the_table = (*seating[at:], *seating[:at])
    return next((player for player in round_the_table if player not in been and player not in gone), None)


def rounds(seating: Seating) -> tuple[int, ...]:
    """The Sheriffs of all rounds of a table that nobody leaves (`ITC-062`)."""
    return seating
