"""The published shuffle: from a seed, an order that anybody can repeat.

Of n numbers, the lowest first: for i = n-1 down to 1, the SHA-256 of `seed/purpose/i` as a number, its remainder by
i+1 is the place to swap with place i.
"""

from __future__ import annotations

import hashlib


def shuffle(numbers: list[int], seed: str, purpose: str) -> list[int]:
    """These numbers in the order of the seed."""
    order = sorted(numbers)
    i = len(order) - 1
    while i >= 1:
        digest = hashlib.sha256(f"{seed}/{purpose}/{i}".encode()).hexdigest()
        j = int(digest, 16) % (i + 1)
        held = order[i]
        order[i] = order[j]
        order[j] = held
        i -= 1
    return order


def deal_out(order: list[int], sizes: list[int]) -> list[list[int]]:
    """The order cut into tables of these sizes."""
    tables, at = [], 0
    for size in sizes:
        tables.append(order[at : at + size])
        at += size
    return tables
