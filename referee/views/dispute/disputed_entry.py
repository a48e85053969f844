"""The entry that is disputed, taken out of the log it stands in: of a table, or of a game file."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry, LetStand
from referee.core.nouns.verdict import Verdict
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.log.replaying import replayed
from referee.notation import GameFile


class DisputedEntry(Struct, frozen=True):
    """An entry of a log by its number, and what the log is called.

    `said` is what was said of each entry when it was logged and `at` when that was; both are empty for a file.
    """

    title: str
    log: tuple[Entry, ...]
    number: int
    book: Rulebook
    said: tuple[Verdict, ...] = ()
    at: tuple[str, ...] = ()


def disputed_in_log(log: TableLog, number: int | None = None, title: str = "") -> DisputedEntry:
    """An entry of a table's log; without a number the last one in question. Raises `BadLine` `entry_unknown`."""
    rows = log.history()
    entries = tuple(row.entry for row in rows)
    if number is None:
        number = _in_question(entries, {row.number: row.now for row in rows if row.now is not None})
    named = title or log.table.title or ", ".join(seat.name for seat in log.table.seats)
    said, at = tuple(row.said for row in rows), tuple(row.at for row in rows)
    return DisputedEntry(named, entries, _known(number, entries), log.book, said, at)


def disputed_in_game(game: GameFile, number: int | None = None, title: str = "") -> DisputedEntry:
    """An entry of a game file, by its number in the log. Raises `BadLine` `entry_unknown`."""
    entries = game.entries
    if number is None:
        number = _in_question(entries, {each.number: each.verdict for each in replayed(entries, game.book)[0]})
    return DisputedEntry(title or game.opening.table.title, entries, _known(number, entries), game.book)


def _known(number: int, log: Sequence[Entry]) -> int:
    if not 0 <= number < len(log):
        raise BadLine("entry_unknown", number=max(0, number))
    return number


def _in_question(log: Sequence[Entry], verdicts: dict[int, Verdict]) -> int:
    """The last entry with something to look at that was not let stand; if there is none, the last one that counts."""
    stood = {entry.entry for number in verdicts if isinstance(entry := log[number], LetStand)}
    flagged = [number for number, verdict in verdicts.items() if not verdict.clean and number not in stood]
    return max(flagged or verdicts, default=0)
