"""What is said of entries that cannot be read: their numbers, the first of them if they are many."""

from __future__ import annotations

from collections.abc import Collection

MOST = 8


def numbers_of(lost: Collection[int]) -> str:
    """The numbers, in order."""
    found = sorted(lost)
    return ", ".join([*map(str, found[:MOST]), *(["…"] if len(found) > MOST else [])])
