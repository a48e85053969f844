"""The history of a table as plain records of strings: its lines in the order of what happened, and what to say of them.

In go a table's log and the words of a language; out come the lines that pass a filter, one of them with its reasons,
and the table at any of them. Lines of what was taken back, or put right, are there as well, and say so.
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from referee.core.nouns.entries import Entry
from referee.desk.table_log import Logged, TableLog
from referee.log.entry_status import PLAIN, EntryStatus, entry_statuses
from referee.log.history import AMENDING
from referee.log.replaying import JudgedEntry
from referee.speech import visible
from referee.views.history_filter import HistoryFilter, Mention, Wanted, mentions
from referee.views.history_search import HistorySearch
from referee.views.table import FlagView, TableView, Views

BACK, REPLACED, INSTEAD, FORGOTTEN, ABOUT = "↶", "~", "=", "+", "·"
"""The marks of lines: taken back, replaced, what replaces it, what was forgotten, what only speaks of others."""
MOST_NAMED = 3
NAMED = ("card", "character", "verb")


class HistoryLine(Struct, frozen=True):
    """A line of the history.

    `sign` and `level` are those of the verdict that holds, or that was said of what does not count any more; `was` is
    the sign said then where another one holds now.
    """

    number: int
    time: str
    mark: str
    was: str
    sign: str
    level: str
    text: str
    counts: bool


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
        self._mentions: list[Mention] = []
        self._lines: dict[int, HistoryLine] = {}
        self.refresh()

    def refresh(self) -> None:
        """The log has grown, or was read again."""
        known = len(self._entries)
        entries = list(self.log.entries)
        same = entries[:known] == self._entries
        amended = not same or any(isinstance(entry, AMENDING) for entry in entries[known:])
        self._entries = entries
        self._mentions = mentions(entries, self.log.book, self._mentions if same else ())
        self._statuses: dict[int, EntryStatus] = entry_statuses(entries)
        self._flagged = {row.number for row in self.log.history() if _flagged(row)}
        if amended:
            self._lines.clear()

    # The lines

    def numbers(self, history_filter: HistoryFilter) -> list[int]:
        """The entries that pass, in the order in which they happened."""
        everything = [number for number, _ in self.log.moments.order]
        if history_filter == HistoryFilter():
            return everything
        return [
            number for number in everything if history_filter.passes(self._mentions[number], number in self._flagged)
        ]

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
            sign="" if about else self._speech.sign(holds.word),
            level="" if row.now is None else holds.word,
            text=self._speech.entry(row.entry, self.log.table),
            counts=row.now is not None or (about and not status.gone),
        )

    # One of them

    def detail(self, number: int) -> LineDetail:
        """All there is to say of one line."""
        row = self.log.logged(number)
        holds = row.said if row.now is None else row.now
        text = self._speech.entry(row.entry, self.log.table)
        judged = JudgedEntry(number, row.entry, holds, self.log.moments.before(number))
        flag = self.views.verdict(number, text, holds, judged.position)
        return LineDetail(self._head(row), self._notes(self._statuses.get(number, PLAIN)), flag)

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
