"""The shapes of `--json`, documented in docs/commands.md; those of tables and verdicts are in `referee.views.table`."""

from __future__ import annotations

from msgspec import Struct

from referee.desk.hearing.answered_of_two import AnsweredOfTwo
from referee.views.records import DueView, FlagView


class TableInfo(Struct, frozen=True):
    """A table of the store from outside, its times in UTC."""

    id: str
    title: str
    created: str
    entries: int
    last: str


class Agenda(Struct, frozen=True):
    """What is due, whose turn it is, and what that player may do besides."""

    turn: str
    due: tuple[DueView, ...]
    may: tuple[str, ...]


class ChangeOfVerdict(Struct, frozen=True):
    """An entry that is judged otherwise since something before it was put right."""

    number: int
    entry: str
    was: str
    now: str


class LineLogged(Struct, frozen=True):
    """A line with its entries judged, typing errors mended (typed, read), verdicts changed, and what comes next.

    `already`: the entry that was assumed and says it, where nothing was logged for that; else 0. `answered`: which of
    two plays it answers, where an earlier one waits for the same player. `reason`: what of it only says why something
    is taken back, and is not logged.
    """

    line: str
    flags: tuple[FlagView, ...]
    mended: tuple[tuple[str, str], ...]
    changed: tuple[ChangeOfVerdict, ...]
    next: Agenda
    already: int = 0
    answered: AnsweredOfTwo | None = None
    reason: str = ""


class HistoryEntry(Struct, frozen=True):
    """An entry of the log: the verdict said then and the one that holds now, empty if it has none.

    `play` is the number of the entry that begins the play, or the heading of a turn, that it is read in. `by` is who
    logged it and `device` where, of an event on a server; empty where that is not known.
    """

    number: int
    at: str
    entry: str
    said: str
    now: str
    counts: bool
    play: int
    by: str = ""
    device: str = ""


class FindingAt(Struct, frozen=True):
    """A finding with the line of the file it is in; `stood`: why the referee let it stand, null if he did not."""

    line: int
    flag: FlagView
    stood: str | None = None


class FileChecked(Struct, frozen=True):
    """A game that was checked: how many entries count, what was found, typing errors mended (line, typed, read)."""

    file: str
    entries: int
    findings: tuple[FindingAt, ...]
    mended: tuple[tuple[int, str, str], ...]


class Remedy(Struct, frozen=True):
    """A single change after which the play is not illegal."""

    kind: str
    seat: int
    what: str
    sentence: str


class Judgement(Struct, frozen=True):
    """The entries of the last line judged, what would make the refused one legal, and what follows."""

    flags: tuple[FlagView, ...]
    remedies: tuple[Remedy, ...]
    next: Agenda
