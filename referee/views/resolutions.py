"""The ways on from an entry, each with what it would come to, as plain records of strings.

An entry that was not allowed may be let stand, be taken back alone, or be taken back with all that came after it; one
that was taken back may be brought back. What each would change is previewed, before anything is logged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.judging.due import surplus
from referee.core.nouns.entries import Answered, TurnEnded
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.nouns.vocabulary import Card, Count
from referee.desk.hearing.lately import asked_now
from referee.desk.hearing.outcomes import Changed, Outcome
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.log.consequences import Difference, Undone, Value, differences, undone
from referee.log.entry_status import PLAIN, entry_statuses
from referee.log.history import AMENDING
from referee.log.taking_back import since
from referee.notation import line_of
from referee.speech import count
from referee.views.forgotten_lines import forgotten_before, laid_with
from referee.views.records import FlagView
from referee.views.table import Views

NO_END, WHOM, WHO_ANSWERS, OF_HIS_LAST = "no_end", "whom", "who_answers", "of_his_last"
"""Slips: an end that nobody wrote, wrong names, of whom a card is played at and of who answers, and a turn too late."""
MOST = 100
"""Lines of one kind that are put into words."""


class ChangedLine(Struct, frozen=True):
    """A line whose verdict would be another one: the signs of both, and why."""

    number: int
    text: str
    was: str
    now: str
    level: str
    why: str


class Consequences(Struct, frozen=True):
    """What a line would do: its own entries, the lines that would not fit any more, those that would fit now.

    `head` says it in a sentence, `table` what would be different at the table; `more` lines are not put into words.
    """

    head: str
    logs: tuple[FlagView, ...] = ()
    unfit: tuple[ChangedLine, ...] = ()
    fit: tuple[ChangedLine, ...] = ()
    table: tuple[str, ...] = ()
    more: int = 0


class Resolution(Struct, frozen=True):
    """One way on: `surplus`, `first`, `reading`, `asked`, `late`, `stand`, `alone`, `correct`, `rewind`, `unwritten` or
    `again`, and what it does.

    `line` is what goes it: a reason has to follow on letting stand, and how to put right, or what somebody chose before
    play went on, is still to be typed.
    """

    kind: str
    line: str
    does: Consequences


class Resolutions:
    """The ways on at one table, in one language."""

    def __init__(self, log: TableLog, views: Views) -> None:
        self.log = log
        self.views = views
        self._speech = views.speech

    def of(self, number: int) -> tuple[Resolution, ...]:
        """What may be done about an entry. Raises `BadLine` `entry_unknown`."""
        entry, status = self.log.entry(number), entry_statuses(self.log.entries).get(number, PLAIN)
        if status.gone:
            return (self._way("again", f"retract {status.by}"),)
        ways = [self._way("alone", f"retract {number}")]
        if isinstance(entry, AMENDING):
            return tuple(ways)
        gone = since(self.log.entries, number)
        verdict = self.log.verdict(number)
        if verdict is not None and not verdict.clean:
            ways.insert(0, Resolution("stand", f"stand {number}", self._stand(gone)))
        if verdict is not None and not self.log.book.lacking.isdisjoint(verdict.keys):
            ways.insert(0, self._first(number))
        if verdict is not None and (line := self.views.flag_of(self.log, number).otherwise):
            ways.insert(0, self._way("reading", line))
        if verdict is not None and (late := self._late(number, verdict)):
            ways.insert(0, late)
        if status.came != "forgotten":
            correct = Resolution("correct", "", Consequences(""))
            ways.insert(0 if self._is_a_slip(number, WHOM) else len(ways), correct)
            if line := self._by_whom_was_asked(number):
                ways.insert(0, self._way("asked", line))
        if len(gone) > 1:
            ways.append(self._way("rewind", f"rewind {number}", gone))
        ways += filter(None, [self._unwritten(number)])
        return tuple(ways)

    def _late(self, number: int, verdict: Verdict) -> Resolution | None:
        """What may have been done in his own turn, put in there; none where it was not in order there either."""
        if self.log.book.slips.get(OF_HIS_LAST, frozenset()).isdisjoint(verdict.keys):
            return None
        line = f"{self.views.typed_name('saying', 'forgotten')} {line_of(self.log.entry(number), self.log.book)}"
        return self._way("late", line) if forgotten_before(self.log, line) else None

    def _unwritten(self, number: int) -> Resolution | None:
        """A card that would allow it, put in where it may have been laid unwritten; none where there is no such."""
        for card in laid_with(self.log, number):
            forgot = f"{self.views.typed_name('saying', 'forgotten')} {card}"
            if before := forgotten_before(self.log, forgot, allows=number):
                return self._way("unwritten", f"insert {before} {card}")
        return None

    def _is_a_slip(self, number: int, kind: str) -> bool:
        """May it be no more than a slip of this kind, by what there is to say of it?"""
        verdict = self.log.verdict(number)
        return verdict is not None and not self.log.book.slips.get(kind, frozenset()).isdisjoint(verdict.keys)

    def _by_whom_was_asked(self, number: int) -> str:
        """The correction of an answer of somebody else, where one player alone was asked; empty otherwise."""
        entry = self.log.entry(number)
        if not isinstance(entry, Answered) or not self._is_a_slip(number, WHO_ANSWERS):
            return ""
        asked = asked_now(self.log.table_before(number))
        if len(asked) != 1:
            return ""
        return f"correct {number} {line_of(replace(entry, by=asked.pop()), self.log.book)}"

    def _first(self, number: int) -> Resolution:
        """What the log lacks is logged first; what left nobody a choice is known."""
        try:
            if line := self._surplus(number):
                return self._way("surplus", line)
            return self._way("first", self._end(number) or f"insert {number} .")
        except BadLine:
            return Resolution("first", "", Consequences(""))

    def _surplus(self, number: int) -> str:
        """The line of what had to be given up before a turn ended, which nobody may have typed; empty if it was."""
        entry = self.log.entry(number)
        if not isinstance(entry, TurnEnded):
            return ""
        verb, count = surplus(Situation(self.log.table_before(number), self.log.book), entry.by)
        return f"insert {number} {entry.by} {verb} {count}" if verb else ""

    def _end(self, number: int) -> str:
        """The line of the end of the turn before, where that is all that is lacking; empty otherwise."""
        book, verdict = self.log.book, self.log.verdict(number)
        lacks = book.lacking.intersection(verdict.keys) if verdict is not None else frozenset[str]()
        if not lacks or not lacks <= book.slips.get(NO_END, frozenset()):
            return ""
        return f"insert {number} {self.log.table_before(number).turn.seat} end"

    def _way(self, kind: str, line: str, gone: Sequence[int] = ()) -> Resolution:
        return Resolution(kind, line, self.consequences(line, gone))

    def _stand(self, gone: Sequence[int]) -> Consequences:
        """Everything after it stays, with what there is to say against it."""
        verdicts = (self.log.verdict(number) for number in gone[1:])
        flagged = sum(verdict is not None and not verdict.clean for verdict in verdicts)
        return Consequences(self._speech.say("ways-stands", after=len(gone) - 1, flagged=flagged))

    def consequences(self, line: str, gone: Sequence[int] = ()) -> Consequences:
        """What a line would do, which takes all these entries back if there are any. Raises `BadLine`."""
        outcome = self.log.preview(line, self._speech.lang)
        unfit = [each for each in outcome.changed if each.was.clean and not each.now.clean]
        fit = [each for each in outcome.changed if each.now.clean and not each.was.clean]
        return Consequences(
            head=self._head(outcome, len(unfit), len(fit), gone),
            logs=tuple(self.views.flag(each) for each in outcome.judged[1:]),
            unfit=tuple(map(self._line, unfit[:MOST])),
            fit=tuple(map(self._line, fit[:MOST])),
            table=tuple(self._differences(outcome.table)),
            more=max(0, len(unfit) - MOST) + max(0, len(fit) - MOST),
        )

    def _head(self, outcome: Outcome, unfit: int, fit: int, gone: Sequence[int]) -> str:
        if gone:
            return self._undone(undone(map(self.log.entry, gone)))
        others = len(outcome.otherwise) - unfit - fit
        return self._speech.say("ways-changes", unfit=unfit, fit=fit, others=others)

    def _undone(self, taken: Undone) -> str:
        say = self._speech.say
        parts = [say(f"ways-{what}", count=n) for what in ("plays", "turns", "lives") if (n := getattr(taken, what))]
        names = [self._speech.player(self.log.table, seat) for seat in taken.eliminated]
        parts += [say("ways-out", by=self._speech.words.joined(names))] if names else []
        parts += [say("ways-won")] if taken.won else []
        return say("ways-undone", count=taken.entries, parts_is="given" if parts else "none", parts=", ".join(parts))

    def _line(self, change: Changed) -> ChangedLine:
        speech, table = self._speech, self.log.table
        reasons = change.now.reasons + change.now.doubts
        return ChangedLine(
            number=change.number,
            text=speech.entry(change.entry, table),
            was=speech.sign(change.was.word),
            now=speech.sign(change.now.word),
            level=change.now.word,
            why=speech.reason(reasons[0], table) if reasons else "",
        )

    def _differences(self, now: Table) -> Iterator[str]:
        """What would be different, a seat after the other, the table last."""
        say, was = self._speech.say, self.log.table
        for seat, found in groupby(differences(was, now), key=lambda each: each.seat):
            who = self._speech.player(was, seat) if seat else say("ways-table")
            yield say("ways-differs_at", who=who, what=", ".join(map(self._difference, found)))

    def _difference(self, each: Difference) -> str:
        what = self._speech.say(f"ways-what_{each.what}")
        was, now = (self._value(each.what, value) for value in (each.was, each.now))
        return self._speech.say("ways-difference", what=what, was=was, now=now)

    def _value(self, what: str, value: Value) -> str:
        speech = self._speech
        if isinstance(value, bool):
            return speech.say(f"ways-{'is_out' if value else 'is_in'}")
        if isinstance(value, Count):
            return count(value)
        if isinstance(value, tuple):
            return ", ".join(self.views.card(card) for card in value if isinstance(card, Card)) or "–"
        named = {"role": speech.role, "character": speech.character, "phase": speech.phase, "winner": speech.side}
        if what in named:
            return named[what](str(value)) if value else "–"
        if what == "turn":
            return speech.player(self.log.table, int(value or 0)) if value else "–"
        return "?" if value is None else str(value)
