"""What a line typed at a table means, with what was forgotten before it: in goes a way to read it, out come entries.

A line is read at the table as it stands; where that leaves nothing to say for it, it is read at the table as it will
stand when all that leaves nobody a choice has happened. What it takes for granted comes before it, marked as assumed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.questions import RESCUES
from referee.core.book.rulebook import Rulebook, Situation, kind_of
from referee.core.judging.assumed import assumed, run_before
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import (
    Assumed,
    Corrected,
    Eliminated,
    Entry,
    Flipped,
    Inserted,
    Laid,
    LifeLost,
    Passed,
    Played,
    TurnBegan,
)
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve, replay
from referee.core.play.owing import place
from referee.core.play.unwritten import FALL, falls
from referee.errors import BadLine, RefereeError
from referee.log.history import AMENDING
from referee.log.piles import as_unsaid
from referee.notation import ParsedLine

ReadAt = Callable[[Table], ParsedLine]
WHICH_COUNTS = "which_counts"
"""What is asked of two cards turned up, of which the one told first does no good."""


def read_once(read_at: ReadAt) -> ReadAt:
    """The same, which reads the line at each table but once: what may be late is looked for in several ways."""
    known: dict[int, tuple[Table, ParsedLine | RefereeError]] = {}

    def read_or_remember(table: Table) -> ParsedLine:
        if id(table) not in known:
            known[id(table)] = table, _tried(read_at, table)
        found = known[id(table)][1]
        if isinstance(found, RefereeError):
            raise found
        return found

    return read_or_remember


def _tried(read_at: ReadAt, table: Table) -> ParsedLine | RefereeError:
    try:
        return read_at(table)
    except RefereeError as error:
        return error


class Understood(Struct, frozen=True):
    """What a line means, what goes before it, and whether nothing speaks against it then."""

    line: ParsedLine
    run: tuple[Entry, ...]
    clean: bool

    @property
    def whole(self) -> ParsedLine:
        """The line with what was assumed before it."""
        return ParsedLine((*as_unsaid(self.run), *self.line.entries), self.line.mended)


def laid_in_vain(entry: Entry, book: Rulebook) -> str:
    """The card that is said to be put down though it cannot lie there; empty if there is none."""
    facts = book.cards.get(entry.card.kind) if isinstance(entry, Laid) else None
    return facts.kind if facts is not None and not facts.stays else ""


def understood(read_at: ReadAt, table: Table, book: Rulebook) -> ParsedLine:
    """The line with all that it takes for granted. Raises `BadLine` where it means nothing, now or later."""
    try:
        now = _understood(read_at(table), table, book)
    except BadLine as error:
        later = _later(read_at, table, book)
        if later is None or "choices" in error.about:
            raise _asked_later(read_at, table, book) or error from None
        return later.whole
    if now.clean:
        return now.whole
    run = now.run or tuple(run_before(table, now.line.entries[0], book))
    for before in filter(None, (run, _up_to_his_turn(run))):
        after = _after(read_at, before, table, book)
        if after is not None and after.line.entries != now.line.entries:
            return after.whole
    return (_later(read_at, table, book) or _after_a_fall(read_at, table, book) or now).whole


def _asked_later(read_at: ReadAt, table: Table, book: Rulebook) -> BadLine | None:
    """What is asked of two cards turned up, once what leaves nobody a choice has happened; None where nothing is."""
    run = forced_run(table, book)
    for before in filter(None, (run, _up_to_his_turn(run))):
        try:
            read_at(replay(before, book, table))
        except RefereeError as error:
            if isinstance(error, BadLine) and error.key == WHICH_COUNTS:
                return error
    return None


def _up_to_his_turn(run: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The run up to the turn that begins in it, if more follows: a line may tell that otherwise (`keeps two`)."""
    began = next((at for at, each in enumerate(run, 1) if isinstance(each, TurnBegan)), 0)
    return run[:began] if began < len(run) else ()


def _after(read_at: ReadAt, run: tuple[Entry, ...], table: Table, book: Rulebook) -> Understood | None:
    """The line as it reads after what is assumed before it, if then nothing speaks against it."""
    table = replay(run, book, table)
    try:
        line = read_at(table)
    except RefereeError:
        return None
    return Understood(line, run, True) if run and judge(table, line.entries[0], book).clean else None


def _after_a_fall(read_at: ReadAt, table: Table, book: Rulebook) -> Understood | None:
    """The line as it reads after an elimination that nobody wrote, if then that alone is lacking.

    What names nobody is said of who goes on playing rather than of who fell.
    """
    found = None
    for fall, out in falls(table, book):
        try:
            line = read_at(evolve(table, out, book))
        except RefereeError:
            continue
        verdict = judge(table, line.entries[0], book)
        if verdict.reasons or not book.lacking.issuperset(verdict.keys):
            continue
        if getattr(line.entries[0], "by", 0) != fall.seat:
            return Understood(line, (), False)
        found = found or Understood(line, (), False)
    return found


def put_in(
    entries: tuple[Entry, ...], log: Sequence[Entry], table_before: Callable[[int], Table], book: Rulebook
) -> tuple[Entry, ...]:
    """What is put in before an entry of the log, with what left nobody a choice before it, and after it up to there.

    What stands in the place of one has before it what a line typed there would take for granted. What joined another
    insertion is whole already, and takes that back. What is due before a turn is put in before that began.
    """
    if isinstance(entries[0], Corrected):
        number = entries[0].entry
        return _put_right(entries, log[number], table_before(number), book)
    if not isinstance(entries[0], Inserted) or entries[0].count < len(entries) - 1:
        return entries
    given = entries[1:]
    number = _before_its_turn(entries[0].entry, given[0], log, table_before, book)
    table = table_before(number)
    before, _ = assumed(table, given[0], book)
    then = replay((*before, *given), book, table)
    after = assumed(then, log[number], book)[0] or _of_itself(given[-1], then, book)
    after = () if after and log[number] == after[0] else after
    whole = (*as_unsaid(before), *given, *as_unsaid(after))
    return (Inserted(number, len(whole)), *whole, *_by_whom(log[number], number, replay(after, book, then)))


def _before_its_turn(
    number: int, given: Entry, log: Sequence[Entry], table_before: Callable[[int], Table], book: Rulebook
) -> int:
    """Before which entry it goes: before the turn that began just before this one, if only there it is due."""
    if not isinstance(log[number - 1], TurnBegan) or place(table_before(number), given, book) is not None:
        return number
    return number - 1 if place(table_before(number - 1), given, book) is not None else number


def _of_itself(given: Entry, then: Table, book: Rulebook) -> tuple[Entry, ...]:
    """What a draw! brings about at once and leaves nobody a choice: the Dynamite goes on to the next."""
    first = next(iter(forced_run(then, book)), None) if isinstance(given, Flipped) else None
    return (first,) if isinstance(first, Passed) else ()


def _put_right(entries: tuple[Entry, ...], was: Entry, table: Table, book: Rulebook) -> tuple[Entry, ...]:
    """A correction with what must have happened before what it says, unless that is just what it puts right."""
    corrected, *given = entries
    assert isinstance(corrected, Corrected)
    run, _ = assumed(table, given[0], book)
    run = () if was in run else as_unsaid(run)
    return (replace(corrected, count=corrected.count + len(run)), *run, *given)


def _by_whom(entry: Entry, number: int, table: Table) -> tuple[Entry, ...]:
    """An elimination of which nobody said by whom, put right where one is due at this table."""
    told = _of_whom_it_is_due(entry, table)
    return () if told is entry else (Corrected(number, 1), told)


def _of_whom_it_is_due(entry: Entry, table: Table) -> Entry:
    """An elimination of which nobody said by whom, with who it is due by; anything else as it is."""
    if not isinstance(entry, Eliminated) or not _by_nobody(entry):
        return entry
    due = (owed for owed in table.owed() if owed.kind == FALL and owed.seat == entry.by and owed.other)
    fall = next(due, None)
    return entry if fall is None else replace(entry, author=fall.other, cause=fall.cause)


def filled_between(entries: tuple[Entry, ...], table: Table, book: Rulebook) -> tuple[Entry, ...]:
    """The entries of one line, and between them what left nobody a choice, as between lines.

    What puts the log right is left as it is: what lacks there hangs on the table that it finds.
    """
    if len(entries) == 1 or any(isinstance(each, AMENDING) for each in entries):
        return entries
    told = [entries[0]]
    table, unsaid = evolve(table, entries[0], book), _count(entries[0])
    for entry in entries[1:]:
        run = () if unsaid or saves_him(entry, told[-1], table, book) else assumed(table, entry, book)[0]
        table, unsaid = replay(run, book, table), max(unsaid - 1, _count(entry))
        told += (*as_unsaid(run), _of_whom_it_is_due(entry, table) if run else entry)
        table = evolve(table, told[-1], book)
    return tuple(told)


def saves_him(entry: Entry, lost: Entry, table: Table, book: Rulebook) -> bool:
    """Is it a card that saves whoever lost a life point out of his turn, of whom nobody knows how many are left?"""
    if not isinstance(entry, Played) or not isinstance(lost, LifeLost) or entry.by != lost.by:
        return False
    return (
        entry.by != table.turn.seat
        and table.seat(entry.by).life is None
        and kind_of(entry) in Situation(table, book).ask(RESCUES, entry.by)
    )


def _count(entry: Entry) -> int:
    """How many of those that follow are assumed already, and the first that is told with them."""
    return entry.count + 1 if isinstance(entry, Assumed) else 0


def _understood(line: ParsedLine, table: Table, book: Rulebook) -> Understood:
    """What goes before it may tell more of the line: by whom somebody fell of whom only that is said."""
    run, verdict = assumed(table, line.entries[0], book)
    falls_by_it = run and _falls_by(line.entries[0], table)
    return Understood(line, run, verdict.clean and not falls_by_it)


def _falls_by(entry: Entry, table: Table) -> bool:
    """Is it an elimination of which nobody said by whom, and life points are known that tell it?"""
    return isinstance(entry, Eliminated) and _by_nobody(entry) and table.seat(entry.by).life is not None


def _by_nobody(entry: Entry) -> bool:
    """Is it an elimination of which nobody said by whom?"""
    return isinstance(entry, Eliminated) and not (entry.author or entry.cause)


def _later(read_at: ReadAt, table: Table, book: Rulebook) -> Understood | None:
    """The line as it reads when what leaves nobody a choice has happened, if then nothing speaks against it."""
    run = forced_run(table, book)
    tried = (_understood_after(read_at, before, table, book) for before in (run, _up_to_his_turn(run)) if before)
    return next(filter(None, tried), None)


def _understood_after(read_at: ReadAt, run: tuple[Entry, ...], table: Table, book: Rulebook) -> Understood | None:
    try:
        found = _understood(read_at(replay(run, book, table)), table, book)
    except RefereeError:
        return None
    return found if found.clean and found.run else None
