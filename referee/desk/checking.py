"""Whole games in a file, judged from the first entry to the last."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.core.judging.judge import judge, judged_at
from referee.core.nouns.entries import Entry, LetStand
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.errors import BadJournal
from referee.log.history import amends, effective
from referee.log.replaying import JudgedEntry, check_room, replayed
from referee.notation import GameFile


class Finding(Struct, frozen=True):
    """What there is against an entry: its number in the log, the line of the file, the table it speaks of.

    `stood` is why the referee let it stand all the same, perhaps without a word; None if he did not.
    """

    number: int
    line: int
    entry: Entry
    judgement: Verdict
    table: Table
    stood: str | None = None

    @property
    def verdict(self) -> str:
        """The word of the verdict."""
        return self.judgement.word

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its reasons and doubts."""
        return self.judgement.keys

    @property
    def deciding(self) -> tuple[str, ...]:
        """The keys of the reasons that made the verdict what it is."""
        return tuple(reason.key for reason in self.judgement.reasons if reason.level == self.judgement.level)


class Audit(Struct, frozen=True):
    """A judged game: how many entries count, what was found, the table at its end."""

    entries: int
    findings: tuple[Finding, ...]
    table: Table
    mended: tuple[tuple[int, str, str], ...] = ()


def audit_game(game: GameFile) -> Audit:
    """A game as read from a file, judged. Raises `BadJournal` with the line where nothing is so large."""
    lines, stood = _lines(game), _stood(game)
    counted, table = _counted(game, lines)
    findings = tuple(
        Finding(each.number, lines[each.number], each.entry, each.verdict, each.position, stood.get(each.number))
        for each in counted
        if each.verdict.reasons or each.verdict.doubts
    )
    mended = tuple((line.number, typed, read) for line in game.lines for typed, read in line.mended)
    return Audit(len(counted), findings, table, mended)


def _counted(game: GameFile, lines: Sequence[int]) -> tuple[Sequence[JudgedEntry], Table]:
    """Every entry that counts, judged at the table its line found when it was read; anew if some was put right.

    What no table has room for is refused as it is read; only what was put right since has to be looked at again.
    """
    if amends(game.entries):
        again, end = replayed(game.entries, game.book)
        _check_room(again, end, lines)
        return again, end
    counted = [JudgedEntry(0, game.opening, judge(Table(), game.opening, game.book), Table())]
    for line in game.lines:
        for entry, (table, at) in zip(line.entries, line.found, strict=True):
            counted.append(JudgedEntry(len(counted), entry, judged_at(at, entry, game.book), table))
    return counted, evolve(counted[-1].before, counted[-1].entry, game.book)


def _check_room(counted: Sequence[JudgedEntry], table: Table, lines: Sequence[int]) -> None:
    try:
        check_room(counted, table)
    except BadJournal as error:
        about = dict(error.about)
        raise BadJournal(error.key, **about, line=lines[int(str(about.pop("entry")))]) from None


def _stood(game: GameFile) -> dict[int, str]:
    """By the number of an entry: why the referee let it stand."""
    return {entry.entry: entry.reason for _, entry in effective(game.entries) if isinstance(entry, LetStand)}


def _lines(game: GameFile) -> list[int]:
    """The line of the file for each entry of the log, by its number."""
    return [1, *(line.number for line in game.lines for _ in line.entries)]
