"""Two lines of one table, from where they part: what somebody else wrote meanwhile, and what this laptop wrote apart.

Nothing is merged. Each step of this laptop's line is judged as it would follow on theirs and on the steps chosen before
it; what is chosen is logged after theirs, and what is not stays readable where it lies aside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.entries import Assumed, Corrected, Entry, Inserted, LetStand, Noted, Retracted
from referee.core.nouns.verdict import Verdict
from referee.desk.sharing import Beside, nothing
from referee.desk.stored_game import stored_game
from referee.desk.table_log import TableLog
from referee.errors import BadLine, RefereeError
from referee.journal import LaidAside, Laptop, Parted, Record, Store, Unkept
from referee.lexicon import Lexicon
from referee.log.replaying import JudgedEntry

Clock = Callable[[], str]
ABOUT = (Retracted, Corrected, Inserted, LetStand)
TwoLines = Parted
"""A table that has two lines, for whoever decides between them."""
Laid = LaidAside
"""Where a line lies that the server refused."""


class Step(Struct, frozen=True):
    """An entry that was logged apart, with those it brings if it is about the log; `number` is the first's."""

    number: int
    at: str
    entries: tuple[Entry, ...]
    said: Verdict


class Weighed(Struct, frozen=True):
    """A step as it would follow on the other line: its entries with what each comes to, or why it cannot follow."""

    step: Step
    judged: tuple[JudgedEntry, ...] = ()
    refused: RefereeError | None = None


class BothLines:
    """The two lines of a table that parted. Raises `BadJournal` where one cannot be read."""

    def __init__(
        self, laptop: Laptop, parted: Parted, lexicon: Lexicon, clock: Clock, beside: Beside = nothing
    ) -> None:
        self._laptop, self._lexicon, self._clock, self._beside = laptop, lexicon, clock, beside
        self.parted = parted
        self.fork = parted.sides.fork
        """How many entries both lines have, the opening included."""
        self._theirs = laptop.theirs().read(parted.sides.stream)
        self.steps = tuple(_steps(laptop.read(parted.sides.stream), self.fork))

    def weighed(self, chosen: Collection[int]) -> list[Weighed]:
        """Each step after theirs and after those chosen before it, by their numbers."""
        trial, places = self.trial(), _Places(self.fork)
        return [self._weighed(trial, places, step, step.number in chosen) for step in self.steps]

    def _weighed(self, trial: TableLog, places: _Places, step: Step, chosen: bool) -> Weighed:
        try:
            entries = places.moved(step)
            outcome = trial.go_on(entries) if chosen else trial.would(entries)
        except RefereeError as error:
            return Weighed(step, refused=error)
        if chosen:
            places.keep(step, trial.length - len(entries))
        return Weighed(step, outcome.judged)

    def decide(self, chosen: Collection[int], why: str) -> int:
        """Log the chosen steps after theirs with why, let the rest lie aside; how many entries were kept.

        Raises `Stale` if somebody went on with theirs meanwhile, and whatever logging them raises: then nothing is
        decided.
        """
        weighed = [each for each in self.weighed(chosen) if each.step.number in chosen]
        for each in weighed:
            if each.refused is not None:
                raise each.refused
        kept = tuple(judged.entry for each in weighed for judged in each.judged)
        log = self._log(self._laptop.theirs(), self._beside)
        if log.length != len(self._theirs):
            raise BadLine("line_has_grown")
        log.go_on((*kept, Noted(why)))
        self._laptop.stand_aside(self.parted)
        return len(kept)

    def trial(self) -> TableLog:
        """Their line, to be gone on with by nobody else."""
        store, stream = Unkept(), self.parted.sides.stream
        store.create(stream, "", "", [record.anew for record in self._theirs])
        return self._log(store)

    def _log(self, store: Store, beside: Beside = nothing) -> TableLog:
        return TableLog(self.parted.sides.stream, store, self._lexicon, self._clock, beside)


class _Places:
    """Which number the entries of a step have in the line that stands."""

    def __init__(self, fork: int) -> None:
        self._fork = fork
        self._of: dict[int, int] = {}

    def keep(self, step: Step, first: int) -> None:
        """A step was logged from this number on."""
        self._of |= {step.number + index: first + index for index in range(len(step.entries))}

    def moved(self, step: Step) -> tuple[Entry, ...]:
        """The entries, with the numbers they speak of. Raises `BadLine` `speaks_of_another` for what was not kept."""
        return tuple(self._moved(entry) for entry in step.entries)

    def _moved(self, entry: Entry) -> Entry:
        if not isinstance(entry, ABOUT):
            return entry
        if isinstance(entry, Retracted):
            return replace(entry, entry=self._place(entry.entry), also=tuple(map(self._place, entry.also)))
        return replace(entry, entry=self._place(entry.entry))

    def _place(self, number: int) -> int:
        if number < self._fork:
            return number
        if number not in self._of:
            raise BadLine("speaks_of_another", number=number)
        return self._of[number]


def _steps(line: Sequence[Record], fork: int) -> Iterator[Step]:
    read = stored_game(line)
    number = fork
    while number < len(read.log):
        entry = read.log[number]
        count = 1 + (entry.count if isinstance(entry, Corrected | Inserted | Assumed) else 0)
        yield Step(number, line[number].at, tuple(read.log[number : number + count]), read.said[number])
        number += count
