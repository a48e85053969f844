"""Something that is not as it has to be: where, what, and what the document and the reckoning say."""

from __future__ import annotations

from typing import Any, NamedTuple


class Fault(NamedTuple):
    """A difference. `entry` is the number of the entry at fault, -1 for one in the results."""

    where: str
    key: str
    clauses: tuple[str, ...] = ()
    told: Any = None
    found: Any = None
    entry: int = -1


Against = tuple[str, tuple[str, ...], Any, Any]
"""What speaks against an entry: its key, its clauses, what is told and what would be right."""


def against(key: str, *clauses: str, told: Any = None, found: Any = None) -> Against:
    """Something that speaks against an entry."""
    return key, clauses, told, found
