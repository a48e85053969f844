"""Whole games in a file, judged from the first entry to the last."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee import sets
from referee.entries import Corrected, Entry, Inserted, Retracted
from referee.evolve import evolve
from referee.history import effective
from referee.judge import judge
from referee.lexicon import Lexicon, load
from referee.notation import GameFile, read_game
from referee.table import Table
from referee.verdict import Verdict


class Finding(Struct, frozen=True):
    """What there is against an entry: its number in the log, the line of the file, the table it was judged at."""

    number: int
    line: int
    entry: Entry
    judgement: Verdict
    table: Table

    @property
    def verdict(self) -> str:
        """The word of the verdict."""
        return self.judgement.level.word

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


def audit_text(text: str, lexicon: Lexicon | None = None) -> Audit:
    """A whole `.game` file judged, plays without effect told too. Raises `BadJournal`."""
    return audit_game(read_game(text, sets.bind, lexicon or load()))


def audit_game(game: GameFile) -> Audit:
    """A game as read from a file, judged."""
    findings: list[Finding] = []
    entries, table, last = 0, Table(), None
    for number, line, entry, before in _happened(game):
        entries, table, last = entries + 1, before, entry
        judgement = judge(before, entry, game.book)
        if judgement.reasons or judgement.doubts:
            findings.append(Finding(number, line, entry, judgement, before))
    mended = tuple((line.number, typed, read) for line in game.lines for typed, read in line.mended)
    return Audit(entries, tuple(findings), evolve(table, last, game.book) if last else table, mended)


def _happened(game: GameFile) -> Iterator[tuple[int, int, Entry, Table]]:
    """Every entry that counts: its number, its line in the file, itself, the table it found."""
    if any(isinstance(entry, Retracted | Corrected | Inserted) for line in game.lines for entry in line.entries):
        yield from _amended(game)
        return
    yield 0, 1, game.opening, Table()
    number = 0
    for line in game.lines:
        table = line.before
        for place, entry in enumerate(line.entries, 1):
            number += 1
            yield number, line.number, entry, table
            if place < len(line.entries):
                table = evolve(table, entry, game.book)


def _amended(game: GameFile) -> Iterator[tuple[int, int, Entry, Table]]:
    """The same where entries were taken back, corrected or inserted: replayed in the order in which they happened."""
    lines, table = _lines(game), Table()
    for number, entry in effective(game.entries):
        yield number, lines[number], entry, table
        table = evolve(table, entry, game.book)


def _lines(game: GameFile) -> list[int]:
    """The line of the file for each entry of the log, by its number."""
    return [1, *(line.number for line in game.lines for _ in line.entries)]


def follow_text(text: str, lexicon: Lexicon | None = None) -> Iterator[tuple[int, Table]]:
    """The table after each line of a `.game` file, with the number of the line. Raises `BadJournal`."""
    game = read_game(text, sets.bind, lexicon or load())
    table = evolve(Table(), game.opening, game.book)
    for line in game.lines:
        for entry in line.entries:
            table = evolve(table, entry, game.book)
        yield line.number, table
