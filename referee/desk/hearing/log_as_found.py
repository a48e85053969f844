"""One table's log as a line finds it, and what the line means there.

In go a line and the language, out come the entries that it reads as, with what goes without saying before them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.dealt import with_the_deal
from referee.desk.hearing.felled_by import felled_by
from referee.desk.hearing.inserted_anew import corrected_there
from referee.desk.hearing.joined_insertion import Joining
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.outcomes import Outcome
from referee.desk.hearing.turn_told_again import after_a_turn_told_again
from referee.desk.hearing.typed_line import TypedLine
from referee.desk.hearing.understanding import ReadAt, filled_between, laid_in_vain, put_in, understood
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.log import history
from referee.log.taking_back import LAST_TYPED, check_again, entries_meant, last_typed
from referee.notation import ParsedLine, read


class LogAsFound(Struct, frozen=True):
    """One table's log as a line finds it."""

    table: Table
    book: Rulebook
    lexicon: Lexicon
    log: Sequence[Entry]
    at: Sequence[str]
    """The times of its entries; those of one line bear the same."""
    now: dict[int, Verdict]
    """The verdicts that hold, by number, of what counts."""
    table_before: Callable[[int], Table]
    goes_on: Callable[[int], bool]
    comes_to: Callable[[tuple[Entry, ...], tuple[tuple[str, str], ...]], Outcome]
    every_step: bool
    """Is every step typed, so that nothing is assumed?"""

    @property
    def lately(self) -> Lately:
        """What was logged last, with the tables it found."""
        return Lately(self.log, self.now, self.table_before, self.book)

    def read(self, read_at: ReadAt) -> tuple[tuple[Entry, ...], tuple[tuple[str, str], ...]]:
        """What the line means, with what was forgotten before it, and the words that were mended. Raises `BadLine`."""
        if self.every_step:
            reading = read_at(self.table)
            return reading.entries, reading.mended
        reading = understood(read_at, self.table, self.book)
        entries = filled_between(reading.entries, self.table, self.book)
        entries = felled_by(entries, self.table, self.lately)
        return put_in(entries, self.log, self.table_before, self.book), reading.mended

    def joined(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """An insertion that belongs within another as that one made anew; other entries as they are."""
        return Joining(self.log, self.now, self.table_before, self.book).joined(entries)

    def read_at(self, line: TypedLine, table: Table) -> ParsedLine:
        """The line as it reads at a table. Raises `BadLine`."""
        reading = read(line.line or ".", table, self.book, line.lexicon, self._table_named)
        meant = corrected_there(entries_meant(reading.entries, self.log, self.at), self.log, self.now)
        meant = meant if self.every_step else self.joined(meant)
        meant = with_the_deal(meant, table, self.book)
        meant = meant if self.every_step else after_a_turn_told_again(meant, table, self.book)
        history.check_amending(self.log, meant)
        check_again(self.log, meant)
        for entry in meant:
            soundness.check(entry, table, self.book)
            if card := laid_in_vain(entry, self.book):
                raise BadLine("not_laid", card=card)
        return ParsedLine(meant, reading.mended)

    def _table_named(self, number: int) -> Table:
        """The table that an entry found, the one typed last where none is named. Raises `BadLine`."""
        return self.table_before(last_typed(self.log, self.at)[0] if number == LAST_TYPED else number)
