"""Which clauses a set holds: whole documents, and parts of one, `ITC-233..237`.

A clause holds at a table if a set bound there says so, wherever it was printed: what explains the base game holds in
the base game.
"""

from __future__ import annotations


class Clauses:
    """The clauses that some words name: letters alone are a whole document."""

    __slots__ = ("_parts",)

    def __init__(self, said: str = "") -> None:
        self._parts = tuple(_part(word) for word in said.split())

    def __contains__(self, clause: str) -> bool:
        letters, _, number = clause.partition("-")
        is_number = number.isdecimal() and len(number) < 9
        return is_number and any(letters == of and int(number) in numbers for of, numbers in self._parts)


def _part(word: str) -> tuple[str, range]:
    letters, _, numbers = word.partition("-")
    first, _, last = numbers.partition("..")
    return letters, range(int(first), int(last or first) + 1) if first else range(1, 1000)
