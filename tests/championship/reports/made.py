"""Tournaments to report on: one that was played to its end, one in its middle, one whose names are nasty."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from referee.championship.reports.blocks import Report, Section, Table
from referee.championship.reports.kinds import made
from referee.championship.rules import entries as e
from referee.championship.simulating.tournament import simulated as played
from tests.shelf import the_shelf

NASTY = "<script>alert(1)</script>&\"'{ $x }=1+1"
"""A name that is markup, a formula and a placeholder."""
LONG = "Bartholomeus-Maximiliaan van den Oosterhuizen-Vandenbergheghemstraeten " * 2


@cache
def finished(players: int = 23, seed: int = 4) -> tuple[e.Logged, ...]:
    """A tournament that was played to its end."""
    return tuple(played(players, seed))


@cache
def under_way() -> tuple[e.Logged, ...]:
    """The same while its rounds are played."""
    log = finished()
    named = next(at for at, entry in enumerate(log) if isinstance(entry, e.QualifiersNamed))
    return log[: named // 2]


@cache
def renamed(*names: str) -> tuple[e.Logged, ...]:
    """A finished tournament with a warning, whose players, region and reasons are called so in turn."""
    return (*(_renamed(entry, names) for entry in finished(31, 2)), e.Warned(1, names[0]))


def _renamed(entry: e.Logged, names: tuple[str, ...]) -> e.Logged:
    if isinstance(entry, e.PlayerEnrolled):
        return replace(entry, name=names[entry.player % len(names)], region=names[0])
    if isinstance(entry, e.Opened):
        return replace(entry, name=names[0], region=names[0])
    if isinstance(entry, e.GameVoided | e.Expelled | e.Warned):
        return replace(entry, reason=names[0])
    return entry


def report(kind: str, log: tuple[e.Logged, ...], lang: str = "en") -> Report:
    """A report of this kind."""
    return made(kind, log, lang, the_shelf)


def tables(made_: Report) -> list[Table]:
    """All tables of a report."""
    return [block for section in made_.sections for block in section.blocks if isinstance(block, Table)]


def first_table(section: Section) -> Table:
    """The table that a section begins with."""
    first = section.blocks[0]
    assert isinstance(first, Table), first
    return first
