"""One table's log: judged, committed, and only then shown.

Two processes may have the same table open; the second to write is refused and reads again. After a retraction,
correction or insertion everything later is judged anew, and what that changed is listed beside what was said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging import bounds, soundness
from referee.core.judging.due import Agenda, agenda
from referee.core.nouns.entries import (
    Entry,
    Opened,
)
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.desk import codec
from referee.desk.hearing.asked.after_a_refusal import (
    Refused,
    ask_whether_it_follows,
    refused,
    with_the_line_before,
)
from referee.desk.hearing.hearing import Hearing
from referee.desk.hearing.outcomes import Changed, Logged, Outcome
from referee.desk.sharing import Beside, nothing
from referee.desk.stored_game import ENTRY_LOST, WRITTEN
from referee.errors import BadLine, Stale, UnknownId
from referee.journal import Batch, Store, StoredLog
from referee.lexicon import WRITTEN_IN, Lexicon
from referee.log import history
from referee.log.moments import Moments
from referee.log.plays import goes_on
from referee.log.replaying import JudgedEntry, check_room, judged, judged_again, replayed
from referee.notation import write_game

TRIES = 5
"""How often it is tried again where only another log has grown meanwhile."""


class TableLog(StoredLog[Entry, Verdict]):
    """One table: its log, its verdicts, and the table as it stands. What it shares with others is written `beside`."""

    def __init__(
        self, stream: str, journal: Store, lexicon: Lexicon, clock: Callable[[], str], beside: Beside = nothing
    ) -> None:
        self._lexicon = lexicon
        self._beside = beside
        self.every_step = False
        """Is every step typed, so that nothing is assumed?"""
        self.when_over: Callable[[], object] = _nothing
        """What is done once somebody has won."""
        self._refused = Refused()
        """The line before, if that was not logged."""
        super().__init__(stream, journal, clock, WRITTEN)

    def _missing(self, stream: str) -> UnknownId:
        return UnknownId("no_such_table", table=stream)

    def _reloaded(self, log: list[Entry]) -> None:
        opening = log[0]
        assert isinstance(opening, Opened)
        book = sets.bind(opening.table.sets)
        counted, table = replayed(log, book)
        self.book: Rulebook = book
        self.table, self.moments = table, Moments(log, book)
        self._now: dict[int, Verdict] = {}
        self._foreseen: tuple[tuple[str, str, bool], Outcome] | None = None
        """What was said last that meant something, and what it would do."""
        self._going_on: set[int] = set()
        self._hold(counted)

    def _hold(self, counted: Iterable[JudgedEntry]) -> None:
        """These verdicts hold, and these are the tables that their entries found."""
        for each in counted:
            self._now[each.number] = ENTRY_LOST if each.number in self.lost else each.verdict
            self.moments.keep(each.number, each.before)
            self._note_play(each)

    def _note_play(self, each: JudgedEntry) -> None:
        if goes_on(each.entry, each.before, self.book):
            self._going_on.add(each.number)
        else:
            self._going_on.discard(each.number)

    def goes_on(self, number: int) -> bool:
        """Does an entry go on with the play that the one before it began, as an answer does, or a loss?"""
        return number in self._going_on

    def agenda(self) -> Agenda:
        """What is due, and what may be done."""
        return agenda(self.table, self.book)

    def preview(self, line: str, lang: str = WRITTEN_IN) -> Outcome:
        """What the line would do, without logging it; `lang` is the language it is typed in. Raises `BadLine`."""
        return self._heard(line, lang)

    def enter(self, line: str, lang: str = WRITTEN_IN) -> Outcome:
        """Log the line; an empty one (or a dot) logs what is due. Raises `BadLine`, `Stale`."""
        outcome = self._meant(line, lang)
        return outcome if outcome.already else self._commit(outcome)

    def _meant(self, line: str, lang: str) -> Outcome:
        """What the line does. Raises `BadLine`, too, where it fits nothing and the one before it was refused."""
        before, self._refused = self._refused, Refused()
        try:
            outcome = self._heard(line, lang)
        except BadLine as error:
            self._refused = refused(line, error)
            raise with_the_line_before(error, line, before) from None
        if not self.every_step:
            ask_whether_it_follows(line, outcome, before)
        return outcome

    def take_up(self) -> None:
        """The line that was refused only began one, which is offered in full, and waits for no other words."""
        self._refused = Refused()

    def would(self, entries: Sequence[Entry]) -> Outcome:
        """What these entries would do, without logging them. Raises `BadLine` for what cannot stand in this log."""
        for entry in entries:
            soundness.check(entry, self.table, self.book)
        history.check_amending(self._log, entries)
        return self._outcome(tuple(entries), ())

    def go_on(self, entries: Sequence[Entry]) -> Outcome:
        """Log these entries, which were made elsewhere. Raises `BadLine`, `Stale`."""
        return self._commit(self.would(entries))

    def _heard(self, line: str, lang: str) -> Outcome:
        """What a line does; nothing, where it was said before; where it is late, what it puts right.

        What is entered is mostly what was foreseen just before, of the same log.
        """
        asked = line, lang, self.every_step
        if self._foreseen is None or self._foreseen[0] != asked:
            self._foreseen = asked, self._hear(line, lang)
        return self._foreseen[1]

    def _hear(self, line: str, lang: str) -> Outcome:
        log, at, now = self._log, self._at, self._now
        found = (self.table, self.book, self._lexicon, log, at, now, self.table_before, self.goes_on, self._outcome)
        return Hearing(*found, self.every_step).of_line(line, lang)

    def table_before(self, number: int) -> Table:
        """The table an entry of the log found. Raises `BadLine` `entry_unknown`."""
        if not 0 < number < len(self._log):
            raise BadLine("entry_unknown", number=number)
        return self.moments.before(number)

    def table_spoken_of(self, number: int) -> Table:
        """The table that a sentence about an entry speaks of: the one it found, of the opening the one it laid."""
        entry = self.entry(number)
        return entry.table if isinstance(entry, Opened) else self.table_before(number)

    def history(self, start: int = 0, stop: int | None = None) -> list[Logged]:
        """Every entry ever logged, in the order of logging; or those from one number up to another."""
        return [self.logged(number) for number in range(len(self._log))[start:stop]]

    def logged(self, number: int) -> Logged:
        """An entry with its verdicts. Raises `BadLine` `entry_unknown`."""
        return Logged(number, self._at[number], self.entry(number), self._said[number], self._now.get(number))

    def verdict(self, number: int) -> Verdict | None:
        """The verdict that holds on an entry now; None if it does not count."""
        return self._now.get(number)

    def game_text(self) -> str:
        """The whole log as a `.game` file."""
        return write_game(self._log, self.book, self._lexicon)

    def game_json(self) -> str:
        """The whole log as JSON Lines, with times and the verdicts said."""
        records = map(codec.Record, range(self.length), self._log, self._at, self._said)
        return codec.lines_of_json(list(records))

    def _outcome(self, entries: tuple[Entry, ...], mended: tuple[tuple[str, str], ...]) -> Outcome:
        if any(isinstance(entry, history.AMENDING) for entry in entries):
            return self._amended(entries, mended)
        added, table = judged(enumerate(entries, len(self._log)), self.book, self.table)
        check_room(added, table)
        return Outcome(added, table, mended)

    def _amended(self, entries: tuple[Entry, ...], mended: tuple[tuple[str, str], ...]) -> Outcome:
        """A retraction, correction or insertion: everything after it is judged again. Raises `BadLine`."""
        history.check_amending(self._log, entries)
        log = [*self._log, *entries]
        _, again, table = judged_again(log, self.book, self.moments, self.table)
        bounds.check(self.table, table)
        anew = {each.number: each for each in again}
        numbers = range(len(self._log), len(log))
        added = (anew.get(number) or JudgedEntry(number, log[number], Verdict(), table) for number in numbers)
        changed = tuple(
            Changed(number, each.entry, self._now[number], each.verdict)
            for number, each in anew.items()
            if number in self._now and self._now[number] != each.verdict
        )
        return Outcome(tuple(added), table, mended, changed)

    def _commit(self, outcome: Outcome) -> Outcome:
        """Store the entries with their verdicts, then let the table be what they made of it."""
        said = _said_of(outcome)
        for attempt in count(1):
            try:
                self._append(said, self._beside(self, said))
                break
            except Stale as stale:
                if attempt == TRIES or stale.about.get("stream") == self.stream:
                    raise
        over = self.table.winner
        self._take_in(outcome)
        if self.table.winner != over:
            self.when_over()
        return outcome

    def written(self, entries: tuple[Entry, ...]) -> Batch:
        """What is stored if these entries are logged, judged as they follow."""
        return self.batch(_said_of(self._outcome(entries, ())), self._clock())

    def _take_in(self, outcome: Outcome) -> None:
        """What was stored counts from now on."""
        self._foreseen = None
        if any(isinstance(each.entry, history.AMENDING) for each in outcome.judged):
            place, again, self.table = judged_again(self._log, self.book, self.moments, self.table)
            self._now = {number: self._now[number] for number in self.moments.counting_before(place)}
            self.moments = self.moments.of_longer(self._log)
            self._hold(again)
        else:
            self._now |= {each.number: each.verdict for each in outcome.judged}
            self.moments.grow(each.number for each in outcome.judged)
            for each in outcome.judged:
                self._note_play(each)
            self.table = outcome.table


def _nothing() -> None:
    """Nothing is done."""


def _said_of(outcome: Outcome) -> list[tuple[Entry, Verdict]]:
    return [(each.entry, each.verdict) for each in outcome.judged]
