"""One tournament's log: judged, committed, and only then shown.

Two processes may write. The one that is late reads again, and tries again where the same would still be said of what
it logs; else it is refused, and a person looks. A log that was handed over waits until somebody says that it goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from msgspec import Struct

from referee.championship.office import soundness
from referee.championship.office.said import ENTRY_LOST, WRITTEN, Said
from referee.championship.office.witness import Witness
from referee.championship.rules import entries as e
from referee.championship.rules.asking import asks_first
from referee.championship.rules.comparing import Change, change
from referee.championship.rules.entry import OfAPerson
from referee.championship.rules.folding import evolve, fold, tournament_of
from referee.championship.rules.history import Counted, earlier, spoken_of, taken_back
from referee.championship.rules.judging import audit, audit_amendments, judge, judge_amending
from referee.championship.rules.matches import DuelOpened
from referee.championship.rules.places import Paused, Resumed, TableOpened, WentOn
from referee.championship.rules.state import Tournament
from referee.core.nouns.verdict import Verdict
from referee.desk.log_clock import seconds_of
from referee.errors import BadLine, Stale, UnknownId
from referee.journal import Batch, Store, StoredLog

TRIES = 5
"""How often a writer that is late tries again."""
AMENDING = (e.Retracted, e.Corrected, e.Inserted)
OF_PERSONS = (*AMENDING, OfAPerson, e.PenaltyCancelled, TableOpened, DuelOpened, Paused, WentOn)
"""What may change what tables have to know of persons, and of a pause of all."""


class NewEntry(Struct, frozen=True):
    """An entry about to be logged: its number, what is said of it, and whether it is to be seen before it counts."""

    number: int
    entry: e.Logged
    verdict: Verdict
    asks: bool = False


class TournamentOutcome(Struct, frozen=True):
    """What logging comes to: the entries judged, the tournament afterwards, and what an amendment changes."""

    judged: tuple[NewEntry, ...]
    state: Tournament
    change: Change | None = None

    @property
    def asks(self) -> bool:
        """Is something in it to be seen once before it counts?"""
        return any(each.asks for each in self.judged)

    def same(self, other: TournamentOutcome) -> bool:
        """Is the same said of the same entries, whatever their numbers?"""
        mine, others = ([(each.entry, each.verdict) for each in told.judged] for told in (self, other))
        return mine == others and self.change == other.change


class HistoryLine(Struct, frozen=True):
    """A line of the history: who logged what and when, what was said then, what holds now (None: it does not count).

    `stood` is why the referee let it stand, None where he did not; `kept` why it was kept where two lines parted.
    """

    number: int
    at: str
    by: str
    entry: e.Logged
    said: Verdict
    now: Verdict | None
    stood: str | None = None
    kept: str = ""


class TournamentLog(StoredLog[e.Logged, Said]):
    """One tournament: its log, what was said of it, and the tournament as it stands."""

    def __init__(self, stream: str, journal: Store, clock: Callable[[], str], by: str = "") -> None:
        self.by = by
        self.why = ""
        """Why what is logged now is kept, where two lines parted."""
        self._witness = Witness(journal)
        self.when_logged: Callable[[float], object] = _nothing
        """What is done after something was logged, by the seconds since the tournament was opened."""
        super().__init__(stream, journal, clock, WRITTEN)

    def _missing(self, stream: str) -> UnknownId:
        return UnknownId("no_such_tournament", tournament=stream)

    def _reloaded(self, log: list[e.Logged]) -> None:
        self.state = tournament_of(log)

    def before(self, number: int) -> Tournament:
        """The tournament as an entry found it, by what counts now. Raises `BadLine` `entry_unknown`."""
        self.entry(number)
        return fold(earlier(self._log, number))

    def preview(self, *entries: e.Logged) -> TournamentOutcome:
        """What logging these would come to, what an amendment changes included. Raises `BadLine`."""
        return self._outcome(entries)

    def log(self, *entries: e.Logged) -> TournamentOutcome:
        """Log these, all or none. Raises `BadLine`, and `Stale` where others wrote what changes what is said of it."""
        outcome = self._outcome(entries)
        for attempt in count(1):
            try:
                return self._commit(outcome)
            except Stale:
                self.reload()
                again = self._outcome(entries)
                if attempt == TRIES or not outcome.same(again):
                    raise Stale("tournament_has_grown", version=len(self._log)) from None
                outcome = again
        raise AssertionError

    def history(self) -> list[HistoryLine]:
        """Every entry ever logged, in the order of logging."""
        now = audit_amendments(self._log)
        now |= {each.counted.number: self._witness.now(self.state, each) for each in audit(self._log)}
        now |= dict.fromkeys(self.lost, ENTRY_LOST.verdict)
        rows = zip(count(), self._at, self._said, self._log, strict=False)
        stood = self.state.let_stand
        return [
            HistoryLine(number, at, said.by, entry, said.verdict, now.get(number), stood.get(number), said.why)
            for number, at, said, entry in rows
        ]

    def taken_back(self) -> set[int]:
        """The numbers of the entries that do not count any more."""
        return taken_back(self._log)

    def _outcome(self, entries: Sequence[e.Logged]) -> TournamentOutcome:
        """Entries judged one after the other, each by those before it."""
        judged, state = [], self.state
        amending = any(isinstance(entry, AMENDING) for entry in entries)
        for number, entry in enumerate(entries, len(self._log)):
            self._check(entry, state)
            if isinstance(entry, AMENDING):
                judged.append(NewEntry(number, entry, self._amending(entry, entries[: number - len(self._log)])))
                continue
            verdict = self._witness.beside(state, entry, judge(state, entry))
            judged.append(NewEntry(number, entry, verdict, asks_first(state, entry, verdict)))
            state = evolve(state, Counted(number, number, entry))
        if not amending:
            return TournamentOutcome(tuple(judged), state)
        log = [*self._log, *entries]
        return TournamentOutcome(tuple(judged), tournament_of(log), change(self._log, *entries))

    def _check(self, entry: e.Logged, state: Tournament) -> None:
        soundness.check(entry)
        soundness.check_players(entry, state)
        if state.handed and not isinstance(entry, Resumed):
            raise BadLine("handed_over", to=state.handed.to, copy=state.handed.copy)
        if isinstance(entry, e.LetStand) and self._clean(entry.entry):
            raise BadLine("nothing_to_let_stand", number=entry.entry)

    def _clean(self, number: int) -> bool:
        """Does nothing speak against an entry, neither what was said then nor what holds now?"""
        self.entry(number)
        line = self.history()[number]
        return line.said.clean and (line.now is None or line.now.clean)

    def _amending(self, entry: e.Amendment, others: Sequence[e.Logged]) -> Verdict:
        """What is said of an amendment logged after these others: of what it puts in, where that belongs.

        Raises `BadLine` where there is nothing of the kind to do.
        """
        log = [*self._log, *others]
        verdict = judge_amending(log, entry)
        if verdict.doubts:
            raise BadLine(verdict.doubts[0].key, number=spoken_of(entry))
        if spoken_of(entry) == 0 and not isinstance(entry, e.Corrected):
            raise BadLine("opening_stays" if isinstance(entry, e.Retracted) else "opening_is_first")
        if isinstance(entry, e.Inserted):
            return judge(fold(earlier([*log, entry], len(log))), entry.fact)
        return verdict

    def written(self, entries: Sequence[e.Logged], but: str = "") -> list[Batch]:
        """What is stored, here and at tables, if these are logged; `but` is the log of the table where they were typed.

        Raises `BadLine`.
        """
        return [self.batch(self._said_of(self._outcome(entries)), self._clock()), *self._at_tables(entries, but)]

    def _said_of(self, outcome: TournamentOutcome) -> list[tuple[e.Logged, Said]]:
        return [(each.entry, Said(each.verdict, self.by, self.why)) for each in outcome.judged]

    def _at_tables(self, entries: Sequence[e.Logged], but: str = "") -> list[Batch]:
        """What tables are told of persons; most entries are about nobody."""
        if not any(isinstance(entry, OF_PERSONS) for entry in entries):
            return []
        from referee.championship.office.at_tables import told

        return list(told(self._journal, self._clock, self._log, entries, but))

    def _commit(self, outcome: TournamentOutcome) -> TournamentOutcome:
        """Store the entries with what is said of them, then let the tournament be what they made of it."""
        self._append(self._said_of(outcome), self._at_tables([each.entry for each in outcome.judged]))
        self.state = outcome.state
        began, now = seconds_of(self._at[0]), seconds_of(self._at[-1])
        self.when_logged(now - began if began is not None and now is not None else 0.0)
        return outcome


def _nothing(seconds: float) -> None:
    """Nothing is done."""
