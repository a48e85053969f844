"""A whole game from either of its two forms, each entry with the line of the file it stood on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.nouns.entries import Entry, Opened
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, evolved, ready
from referee.desk import codec
from referee.errors import BadJournal, RefereeError
from referee.lexicon import Lexicon
from referee.log import history
from referee.notation import GameFile, GameLine, read_game


def game_of(text: str, lexicon: Lexicon) -> GameFile:
    """The game that `.game` text or JSON Lines tell. Raises `BadJournal` with the line."""
    if not text.lstrip().startswith("{"):
        return read_game(text, sets.bind, lexicon)
    numbers = [number for number, line in enumerate(text.split("\n"), 1) if line.strip()][1:]
    entries: list[Entry] = [record.entry for record in codec.records_of_json(text)]
    if not entries or not isinstance(opening := entries[0], Opened):
        raise BadJournal("no_opening", line=1)
    book = sets.bind(opening.table.sets)
    for number, entry in zip(numbers, entries, strict=True):
        _check(entry, opening, number, entry is opening)
    history.check(entries)
    return GameFile(opening, tuple(_lines(numbers, entries, book)), book)


def _lines(numbers: Sequence[int], entries: Sequence[Entry], book: Rulebook) -> Iterator[GameLine]:
    """Each entry as a line of its own, with what it found."""
    table = evolve(Table(), entries[0], book)
    for number, entry in zip(numbers[1:], entries[1:], strict=True):
        at = ready(table, entry, book)
        yield GameLine(number, (entry,), ((table, at),))
        table = evolved(at, entry, book)


def _check(entry: Entry, opening: Opened, number: int, first: bool) -> None:
    try:
        soundness.check(entry, opening.table, sets.bind(opening.table.sets))
    except RefereeError as error:
        raise BadJournal(error.key, **{**error.about, "line": number}) from None
    if isinstance(entry, Opened) and not first:
        raise BadJournal("opened_twice", line=number)
