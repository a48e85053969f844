"""The entry that is disputed, taken out of the log it stands in: of a table, or of a game file."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Entry, LetStand
from referee.core.nouns.verdict import Verdict
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.journal import Writer
from referee.log.replaying import replayed
from referee.notation import GameFile
from referee.views.dispute.public_log import public_log


class DisputedEntry(Struct, frozen=True):
    """An entry of a log by its number, and what the log is called.

    `said` is what was said of each entry when it was logged and `at` when that was; both are empty for a file. `lost`
    are the numbers of those that cannot be read, `stream` is the table in the store, `by` who logged each.
    """

    title: str
    log: tuple[Entry, ...]
    number: int
    book: Rulebook
    said: tuple[Verdict, ...] = ()
    at: tuple[str, ...] = ()
    lost: frozenset[int] = frozenset()
    stream: str = ""
    by: tuple[Writer, ...] = ()


def disputed_in_log(log: TableLog, number: int | None = None, title: str = "", public: bool = True) -> DisputedEntry:
    """An entry of a table's log; without a number the last one in question. Raises `BadLine` `entry_unknown`."""
    rows = log.history()
    entries = tuple(row.entry for row in rows)
    number = in_question(entries, log.book, public) if number is None else number
    named = title or log.table.title or ", ".join(seat.name for seat in log.table.seats)
    said, at = tuple(row.said for row in rows), tuple(row.at for row in rows)
    told = said, at, log.lost, log.stream, tuple(log.writers)
    return DisputedEntry(named, entries, _known(number, entries), log.book, *told)


def disputed_in_game(game: GameFile, number: int | None = None, title: str = "", public: bool = True) -> DisputedEntry:
    """An entry of a game file, by its number in the log. Raises `BadLine` `entry_unknown`."""
    entries = game.entries
    number = in_question(entries, game.book, public) if number is None else number
    return DisputedEntry(title or game.opening.table.title, entries, _known(number, entries), game.book)


def _known(number: int, log: Sequence[Entry]) -> int:
    if not 0 <= number < len(log):
        raise BadLine("entry_unknown", number=max(0, number))
    return number


def in_question(log: Sequence[Entry], book: Rulebook, public: bool) -> int:
    """The last entry with something to look at that was not let stand; if there is none, the last one that counts.

    For a sheet that all may read it is the last that all can see to be in question.
    """
    counted, _ = public_log(log, book) if public else replayed(log, book)
    stood = {each.entry.entry for each in counted if isinstance(each.entry, LetStand)}
    flagged = [each.number for each in counted if not each.verdict.clean and each.number not in stood]
    return max(flagged or [each.number for each in counted], default=0)
