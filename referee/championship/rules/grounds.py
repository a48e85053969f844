"""What the regulation says against an entry: a ground is a key with typed arguments and its clauses.

A doubt is something that cannot be so (a player nobody enrolled): it questions the log, not what was done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.core.nouns.verdict import Argument, Level, Reason, Verdict, verdict_of


class Ground(Struct, frozen=True):
    """A reason, and whether it only questions the log."""

    reason: Reason
    doubtful: bool = False


Grounds = Iterator[Ground]


def illegal(key: str, *clauses: str, **args: Argument) -> Ground:
    """The regulation forbids it."""
    return Ground(Reason(key, Level.ILLEGAL, clauses, args))


def unclear(key: str, *clauses: str, **args: Argument) -> Ground:
    """Something has to be known first."""
    return Ground(Reason(key, Level.UNCLEAR, clauses, args))


def for_referee(key: str, *clauses: str, **args: Argument) -> Ground:
    """The sources leave it open."""
    return Ground(Reason(key, Level.FOR_REFEREE, clauses, args))


def without_effect(key: str, *clauses: str, **args: Argument) -> Ground:
    """It is allowed and does not count for what it seems to."""
    return Ground(Reason(key, Level.WITHOUT_EFFECT, clauses, args))


def remark(key: str, *clauses: str, **args: Argument) -> Ground:
    """Nothing against it, and something to know about it."""
    return Ground(Reason(key, Level.LEGAL, clauses, args))


def doubt(key: str, *clauses: str, **args: Argument) -> Ground:
    """It cannot be so, by what was logged before."""
    return Ground(Reason(key, Level.LEGAL, clauses, args), doubtful=True)


def verdict(grounds: Iterable[Ground]) -> Verdict:
    """The verdict that these grounds amount to."""
    found = tuple(grounds)
    reasons = tuple(each.reason for each in found if not each.doubtful)
    return verdict_of(reasons, tuple(each.reason for each in found if each.doubtful))
