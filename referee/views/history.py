"""The history of a table as plain records of strings: its rows in the order of what happened, and what to say of them.

In go a table's log and the words of a language; out come the rows of the entries that pass a filter, each entry a line,
one of them with its reasons, and the table at any of them. What was taken back, or put right, is there and says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from referee.core.nouns.entries import Assumed, Corrected, Entry, Inserted, LetStand
from referee.core.nouns.verdict import LEGAL
from referee.desk.hearing.outcomes import Logged
from referee.desk.table_log import TableLog
from referee.log.entry_status import PLAIN, EntryStatus, entry_statuses
from referee.log.history import AMENDING
from referee.log.replaying import JudgedEntry
from referee.speech import visible
from referee.views.history_filter import HistoryFilter, Mention, Wanted, mentions
from referee.views.history_rows import Row, Rows
from referee.views.history_search import HistorySearch
from referee.views.logged_by import LoggedBy
from referee.views.records import FlagView, TableView
from referee.views.table import Views

BACK, REPLACED, INSTEAD, FORGOTTEN, ABOUT = "↶", "~", "=", "+", "·"
"""The marks of lines: taken back, replaced, what replaces it, what was forgotten, what only speaks of others."""
MOST_NAMED = 3
NAMED = ("card", "character", "verb")
EVERYTHING = HistoryFilter()


class HistoryLine(Struct, frozen=True):
    """An entry in the history.

    `sign` and `level` are those of the verdict that holds, or that was said against what does not count any more; `was`
    is the sign said then where another one holds now. `untyped` only says that what comes after it was not typed,
    `late` that what it brought was typed later than it happened, or puts something right. `by` is who logged it, where
    more than one did.
    """

    number: int
    time: str
    mark: str
    was: str
    sign: str
    level: str
    text: str
    counts: bool
    untyped: bool = False
    late: bool = False
    by: str = ""


class LineDetail(Struct, frozen=True):
    """All there is to say of a line: what was said and what holds, what became of it, and why."""

    head: str
    notes: tuple[str, ...]
    flag: FlagView


class Chronicle:
    """The history of one table in one language."""

    def __init__(self, log: TableLog, views: Views) -> None:
        self.log = log
        self.views = views
        self._speech = views.speech
        self._entries: list[Entry] = []
        self._statuses: Mapping[int, EntryStatus] = {}
        self._lines: dict[int, HistoryLine] = {}
        self._rows: list[Row] = []
        self._mentions: list[Mention] = []
        self._logged_by = LoggedBy()
        self.refresh()

    def refresh(self) -> None:
        """The log has grown, or was read again."""
        known, entries = len(self._entries), [*self.log.entries]
        self._look_who_logs()
        same = entries[:known] == self._entries
        if not same or any(isinstance(entry, (*AMENDING, LetStand)) for entry in entries[known:]):
            self._lines.clear()
            self._statuses = entry_statuses(entries)
            self._rows, known = [], 0
        self._mentions = self._mentions if same else []
        self._entries = entries
        order = self.log.moments.order
        self._rows = Rows(self.log, self._statuses).of((number for number, _ in order[known:]), self._rows)

    def _look_who_logs(self) -> None:
        """Lines name their writers from the first one on that another person or device wrote."""
        by, before = LoggedBy.of(self.log.writers), self._logged_by
        self._logged_by = by
        if by != before:
            self._lines.clear()

    # Its rows and lines

    def rows(self, history_filter: HistoryFilter = EVERYTHING) -> Sequence[Row]:
        """The rows of the entries that pass, in the order in which they happened."""
        if history_filter == EVERYTHING:
            return self._rows
        self._mentions = mentions(self._entries, self.log.book, self._mentions)
        passing = (number for number, _ in self.log.moments.order if self._passes(number, history_filter))
        return Rows(self.log, self._statuses).of(passing)

    def main(self, row: Row) -> int:
        """The entry of a row to look at first: the one in question, else the one that begins it, or takes it back."""
        if row.sort == "back":
            return row.numbers[-1]
        logged = [self.log.logged(number) for number in row.numbers]
        asked = next((each for each in logged if each.now is not None and not each.now.clean), None)
        spoken = next((each for each in logged if not isinstance(each.entry, Assumed)), logged[0])
        return (asked or spoken).number

    def _passes(self, number: int, history_filter: HistoryFilter) -> bool:
        flagged = history_filter.flagged and _flagged(self.log.logged(number))
        return history_filter.passes(self._mentions[number], flagged)

    def line(self, number: int) -> HistoryLine:
        """One line."""
        if number not in self._lines:
            self._lines[number] = self._line(self.log.logged(number))
        return self._lines[number]

    def _line(self, row: Logged) -> HistoryLine:
        holds = row.said if row.now is None else row.now
        about, status = isinstance(row.entry, AMENDING), self._statuses.get(row.number, PLAIN)
        return HistoryLine(
            number=row.number,
            time=_clock(row.at),
            mark=_mark(status, about),
            was=self._speech.sign(row.said.word) if holds.word != row.said.word else "",
            sign="" if about or (row.now is None and holds == LEGAL) else self._speech.sign(holds.word),
            level="" if row.now is None else holds.word,
            text=self._speech.entry(row.entry, self.log.table),
            counts=row.now is not None or (about and not status.gone),
            untyped=isinstance(row.entry, Assumed),
            late=isinstance(row.entry, Inserted | Corrected) and not status.gone,
            by=self._logged_by.short(self.log.writers[row.number]),
        )

    # One of them

    def detail(self, number: int) -> LineDetail:
        """All there is to say of one line."""
        row = self.log.logged(number)
        holds = row.said if row.now is None else row.now
        text = self._speech.entry(row.entry, self.log.table)
        judged = JudgedEntry(number, row.entry, holds, self.log.moments.before(number))
        flag = self.views.verdict(number, text, holds, judged.position)
        by = self._logged_by.sentence(self.log.writers[number], self._speech)
        notes = (*self._notes(self._statuses.get(number, PLAIN)), *([by] if by else []))
        return LineDetail(self._head(row), notes, flag)

    def _head(self, row: Logged) -> str:
        said = self._speech.verdict(row.said.word)
        if isinstance(row.entry, AMENDING):
            return ""
        if row.now is None or row.now.word == row.said.word:
            return said
        return self._speech.say("table-said_then", then=said, now=self._speech.verdict(row.now.word))

    def _notes(self, status: EntryStatus) -> tuple[str, ...]:
        notes = []
        if status.gone:
            notes.append(self._speech.say(f"history-{status.gone}", by=str(status.by)))
        if status.came:
            notes.append(self._speech.say(f"history-{status.came}", entry=str(status.of)))
        if status.stood is not None:
            given = "given" if status.stood.strip() else "none"
            notes.append(self._speech.say("history-stood", reason_is=given, reason=visible(status.stood)))
        return tuple(notes)

    def moment(self, number: int, after: bool = False) -> TableView:
        """The table that an entry found, or left."""
        moments = self.log.moments
        return self.views.referee_table(moments.after(number) if after else moments.before(number), self.log.book)

    # What is looked for

    def history_filter(self, line: str, seat: int = 0, flagged: bool = False) -> HistoryFilter:
        """What is looked for in a line, of a chosen seat, among the flags."""
        typed = HistorySearch(self.log.table, self.log.book, self.views.lexicon).history_filter(line)
        chosen = (Wanted((seat,)),) if seat else ()
        return HistoryFilter((*chosen, *typed.wanted), flagged or typed.flagged)

    def looked_for(self, history_filter: HistoryFilter) -> tuple[str, ...]:
        """What is looked for, in words."""
        flags = (self._speech.say("history-flags"),) if history_filter.flagged else ()
        return (*(self._wanted(wanted) for wanted in history_filter.wanted), *flags)

    def _wanted(self, wanted: Wanted) -> str:
        lang, name = self._speech.lang, self.views.lexicon.name
        names = [self._speech.player(self.log.table, seat) for seat in wanted.seats]
        for id_ in (*wanted.things, *wanted.verbs):
            kind = next(kind for kind in NAMED if self.views.lexicon.names(kind, id_))
            names.append(name(kind, id_, lang))
        names += [f"“{visible(wanted.text)}”"] if wanted.text and not names else []
        return " / ".join([*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])])


def _flagged(row: Logged) -> bool:
    """Was, or is, something to be said against it?"""
    return not row.said.clean or (row.now is not None and not row.now.clean)


def _mark(status: EntryStatus, about: bool) -> str:
    if status.gone:
        return BACK if status.gone == "retracted" else REPLACED
    if status.came:
        return INSTEAD if status.came == "instead" else FORGOTTEN
    return ABOUT if about else ""


def _clock(at: str) -> str:
    """A time of the log as the wall shows it."""
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%H:%M")
    except (ValueError, OverflowError, OSError):
        return ""
