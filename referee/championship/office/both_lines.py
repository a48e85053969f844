"""Two lines of one tournament, from where they part: what one desk wrote meanwhile, and what another wrote apart.

Nothing is merged, as at a table: each entry of this laptop's line is judged as it would follow on theirs and on those
chosen before it. What is chosen is logged after theirs, with why; what is not stays readable where it lies aside.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.office.said import Said, stored_tournament
from referee.championship.office.tournamentlog import HistoryLine, NewEntry, TournamentLog
from referee.championship.office.views import OfficeViews
from referee.championship.rules import entries as e
from referee.championship.rules.penalties import PenaltyCancelled
from referee.desk.both_lines import BothLines
from referee.desk.desk import Desk
from referee.desk.hall_register import HallRegister
from referee.desk.table_titles import TOURNAMENT
from referee.errors import BadLine, RefereeError, UnknownId
from referee.journal import Batch, Laptop, Parted, Record, Store, Unkept, whole_line
from referee.speech import Speech
from referee.views.both_lines import BothLinesView, StepView, TheirView, both_lines
from referee.views.table import Views

Clock = Callable[[], str]
ABOUT = (e.Retracted, e.Corrected, e.LetStand, PenaltyCancelled)
"""What speaks of an entry by its number."""


class TournamentStep(Struct, frozen=True):
    """An entry that was logged apart, and what was said of it."""

    number: int
    at: str
    entry: e.Logged
    said: Said


class WeighedStep(Struct, frozen=True):
    """A step as it would follow on the other line: with what is said of it there, or why it cannot follow."""

    step: TournamentStep
    judged: tuple[NewEntry, ...] = ()
    refused: RefereeError | None = None


class TournamentLines:
    """The two lines of a tournament that parted. Raises `BadJournal` where one cannot be read."""

    def __init__(self, laptop: Laptop, parted: Parted, clock: Clock) -> None:
        self._laptop, self._clock = laptop, clock
        self.parted = parted
        self.fork = parted.sides.fork
        """How many entries both lines have, the opening included."""
        self._theirs = laptop.theirs().read(parted.sides.stream)
        self.steps = tuple(_steps(laptop.read(parted.sides.stream), self.fork))

    def weighed(self, chosen: Collection[int]) -> list[WeighedStep]:
        """Each step after theirs and after those chosen before it, by their numbers."""
        trial, places = self.trial(), dict[int, int]()
        return [self._weighed(trial, places, step, step.number in chosen) for step in self.steps]

    def _weighed(self, trial: TournamentLog, places: dict[int, int], step: TournamentStep, chosen: bool) -> WeighedStep:
        try:
            entry = _moved(step.entry, self.fork, places)
            outcome = trial.log(entry) if chosen else trial.preview(entry)
        except RefereeError as error:
            return WeighedStep(step, refused=error)
        if chosen:
            places[step.number] = trial.length - 1
        return WeighedStep(step, outcome.judged)

    def decide(self, chosen: Collection[int], why: str) -> int:
        """Log the chosen steps after theirs with why, let the rest lie aside; how many entries were kept.

        Raises `BadLine` `line_has_grown` if somebody went on with theirs meanwhile, and whatever logging them raises:
        then nothing is decided.
        """
        weighed = [each for each in self.weighed(chosen) if each.step.number in chosen]
        for each in weighed:
            if each.refused is not None:
                raise each.refused
        server = self._laptop.theirs()
        log = TournamentLog(self.parted.sides.stream, server, self._clock)
        if log.length != len(self._theirs):
            raise BadLine("line_has_grown")
        log.by, log.why = next((each.step.said.by for each in weighed), ""), why
        kept = [judged.entry for each in weighed for judged in each.judged]
        if kept:
            log.log(*kept)
        HallRegister(server).decided(self.parted.sides.stream, self.parted.aside, why, len(kept))
        self._laptop.stand_aside(self.parted)
        return len(kept)

    def trial(self) -> TournamentLog:
        """Their line, to be gone on with by nobody else."""
        return _apart(self._laptop.theirs(), self.parted.sides.stream, self._theirs, self._clock)

    def view(self, chosen: Collection[int], speech: Speech) -> BothLinesView:
        """Both lines as they read in a language, with these steps chosen."""
        log = self.trial()
        views = OfficeViews(speech, log.state)
        theirs = tuple(_their_view(line, views) for line in log.history()[self.fork :])
        mine = tuple(_step_view(each, each.step.number in chosen, views) for each in self.weighed(chosen))
        return BothLinesView(self.fork - 1, theirs, mine, self.parted.aside)


Lines = BothLines | TournamentLines
"""What parted, whichever it is of."""


def lines_of(desk: Desk, parted: Parted) -> Lines:
    """The two lines of a table or of a tournament. Raises `BadJournal`, `StoreUnreachable`."""
    laptop = desk.laptop
    kind = next((info.kind for info in laptop.streams() if info.id == parted.sides.stream), "") if laptop else ""
    if laptop is None or kind != TOURNAMENT:
        return desk.both_lines(parted)
    return TournamentLines(laptop, parted, desk.clock)


def tournament_aside(store: Store, name: str, clock: Clock) -> tuple[TournamentLog, int] | None:
    """A tournament as the line aside of this name has it, to be looked at, and the number of the line's first entry.

    None where no line of a tournament lies there. Raises `BadJournal`.
    """
    line = whole_line(store, name)
    if line is None or line.kind != TOURNAMENT:
        return None
    return _apart(store, line.stream, line.records, clock), line.fork


def _apart(store: Store, stream: str, records: Sequence[Record], clock: Clock) -> TournamentLog:
    """A tournament with these records, beside what the store has of everything else; nothing of it is kept."""
    alone = _Trial(store)
    alone.create(stream, "", "", [record.anew for record in records])
    return TournamentLog(stream, alone, clock)


def view_of(lines: Lines, chosen: Collection[int], views: Views) -> BothLinesView:
    """Both lines as they read in a language, with these steps chosen."""
    return both_lines(lines, chosen, views) if isinstance(lines, BothLines) else lines.view(chosen, views.speech)


class _Trial(Unkept):
    """One stream to be gone on with; of the others it tells what the server has, and keeps nothing."""

    def __init__(self, server: Store) -> None:
        super().__init__()
        self._server = server

    def version(self, stream: str) -> int:
        """The version of the last record. Raises UnknownId."""
        try:
            return super().version(stream)
        except UnknownId:
            return self._server.version(stream)

    def read(self, stream: str, after: int = 0) -> list[Record]:
        """The records later than version `after`, in order. Raises UnknownId."""
        try:
            return super().read(stream, after)
        except UnknownId:
            return self._server.read(stream, after)

    def append_together(self, batches: Sequence[Batch]) -> None:
        """Store what is of that stream. Raises Stale."""
        super().append_together([batch for batch in batches if batch.stream in self._records])


def _steps(line: Sequence[Record], fork: int) -> Iterator[TournamentStep]:
    read = stored_tournament(line)
    for number in range(fork, len(read.log)):
        yield TournamentStep(number, line[number].at, read.log[number], read.said[number])


def _moved(entry: e.Logged, fork: int, places: dict[int, int]) -> e.Logged:
    """The entry, with the number it speaks of. Raises `BadLine` `speaks_of_another` for what was not kept."""
    if isinstance(entry, e.Inserted):
        return replace(entry, before=_place(entry.before, fork, places), fact=_moved(entry.fact, fork, places))
    if not isinstance(entry, ABOUT):
        return entry
    entry = replace(entry, entry=_place(entry.entry, fork, places))
    return replace(entry, to=_moved(entry.to, fork, places)) if isinstance(entry, e.Corrected) else entry


def _place(number: int, fork: int, places: dict[int, int]) -> int:
    if number < fork:
        return number
    if number not in places:
        raise BadLine("speaks_of_another", number=number)
    return places[number]


def _their_view(line: HistoryLine, views: OfficeViews) -> TheirView:
    word = (line.now or line.said).level.word
    return TheirView(line.number, line.at, views.speech.sign(word), views.told.entry(line.entry))


def _step_view(each: WeighedStep, chosen: bool, views: OfficeViews) -> StepView:
    step, said = each.step, each.step.said.verdict.level.word
    refused = views.speech.error(each.refused) if each.refused is not None else ""
    flags = tuple(map(views.flag, each.judged))
    another = bool(each.judged) and each.judged[0].verdict.level.word != said
    return StepView(step.number, step.at, said, flags, refused, another, chosen)
