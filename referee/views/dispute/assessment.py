"""What there is to know about a disputed entry, in values: what stood, what was said, what taking it back would change.

Everything is worked out from the log as one face knows it: the referee, or everybody at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.changes import LegalChange
from referee.core.judging.judge import judge
from referee.core.judging.remedies import remedies
from referee.core.nouns.entries import Entry, LetStand, Opened, Played, Retracted
from referee.core.nouns.table import HouseRule, Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.evolve import evolve
from referee.desk.hearing.outcomes import Changed
from referee.log.history import AMENDING, retracted
from referee.log.plays import goes_on
from referee.log.replaying import JudgedEntry, replayed
from referee.log.taking_back import of_the_play
from referee.views.dispute.disputed_entry import DisputedEntry
from referee.views.dispute.public_log import public_log

LAST = 10
"""So many entries before the disputed one are told."""
World = tuple[tuple[JudgedEntry, ...], Table]
"""The entries that count, as they were judged, and the table at the end."""


class Reading(Struct, frozen=True):
    """What an entry would be by either reading of something that the sources leave open."""

    key: str
    allowed: Verdict
    forbidden: Verdict


class Assessment(Struct, frozen=True):
    """One entry, as one face knows it.

    `now` is the verdict that holds, None if the entry does not count (any more); `stood` why it was let stand, None if
    it was not. `after` is the table that it left, `end` the one the log ends at, `without` that one if the entry is
    taken back: None where it cannot be. `later` are the entries that count and came after it.
    """

    disputed: DisputedEntry
    public: bool
    entry: Entry
    before: Table
    said: Verdict
    now: Verdict | None
    last: tuple[JudgedEntry, ...]
    after: Table
    end: Table
    later: tuple[JudgedEntry, ...] = ()
    without: Table | None = None
    changed: tuple[Changed, ...] = ()
    remedies: tuple[LegalChange, ...] = ()
    readings: tuple[Reading, ...] = ()
    stood: str | None = None

    @property
    def verdict(self) -> Verdict:
        """What holds now, else what was said."""
        return self.said if self.now is None else self.now

    @property
    def position(self) -> Table:
        """The table as it stood before the entry; of the opening, the one that it laid."""
        return self.after if isinstance(self.entry, Opened) else self.before

    @property
    def book(self) -> Rulebook:
        """What the game is played by."""
        return self.disputed.book


def assessment_of(disputed: DisputedEntry, public: bool = True) -> Assessment:
    """The assessment of this entry as everybody at the table knows it, or as the referee does."""
    number, log = disputed.number, disputed.log
    later = log[number + 1 :]
    now = _world(log, disputed, public)
    counts = _place(now, number) is not None
    same = not later or (counts and _nothing_amended(later))
    then = now if same else _world(log[: number + 1], disputed, public)
    counted = now[0] if counts else then[0]
    place = _place(now if counts else then, number)
    here = JudgedEntry(number, log[number], Verdict(), then[1]) if place is None else counted[place]
    earlier = counted[:place]
    assessment = Assessment(
        disputed=disputed,
        public=public,
        entry=here.entry,
        before=here.before,
        said=_said(disputed, then, public),
        now=here.verdict if counts else None,
        last=earlier[-LAST:],
        after=evolve(here.before, here.entry, disputed.book),
        end=now[1],
        later=now[0][len(earlier) + 1 :] if counts else (),
        stood=_stood(now[0], number),
    )
    return _with_ways_on(assessment, now[0])


def _nothing_amended(later: Sequence[Entry]) -> bool:
    """Is nothing of what was logged before put right here: did all happen then as it counts now?"""
    return not any(isinstance(each, AMENDING) for each in later)


def _world(log: Sequence[Entry], disputed: DisputedEntry, public: bool) -> World:
    """This log as the face knows it."""
    return public_log(log, disputed.book) if public else replayed(log, disputed.book)


def _place(world: World, number: int) -> int | None:
    """Where the entry stands in the order of what happened; None if it does not count, or speaks of others."""
    return next((place for place, each in enumerate(world[0]) if each.number == number), None)


def _said(disputed: DisputedEntry, then: World, public: bool) -> Verdict:
    """What was said of it, as far as the face may know; of a file, what would have been said."""
    if disputed.said and not public:
        return disputed.said[disputed.number]
    place = _place(then, disputed.number)
    return Verdict() if place is None else then[0][place].verdict


def _stood(counted: Sequence[JudgedEntry], number: int) -> str | None:
    """Why the referee let it stand, if he did."""
    stands = (each.entry for each in counted)
    return next((each.reason for each in stands if isinstance(each, LetStand) and each.entry == number), None)


def _with_ways_on(assessment: Assessment, counted: Sequence[JudgedEntry]) -> Assessment:
    """The assessment with what would make the entry legal, and with what would change without it."""
    before, entry, book = assessment.before, assessment.entry, assessment.book
    assessment = replace(assessment, remedies=remedies(before, entry, book), readings=_readings(assessment))
    if not _can_be_taken_back(assessment.disputed):
        return assessment
    without, changed = _changed_by(Retracted(assessment.disputed.number), assessment, counted)
    answers = _its_answers(assessment, counted)
    if any(each.number in answers and not each.now.clean for each in changed):
        without, changed = _changed_by(Retracted(assessment.disputed.number, answers), assessment, counted)
    told = tuple(each for each in changed if each.was.word != each.now.word)
    return replace(assessment, without=without, changed=told)


def _changed_by(
    back: Retracted, assessment: Assessment, counted: Sequence[JudgedEntry]
) -> tuple[Table, tuple[Changed, ...]]:
    """The table without these entries, and each verdict that is another then."""
    anew, without = _world((*assessment.disputed.log, back), assessment.disputed, assessment.public)
    held = {each.number: each.verdict for each in counted}
    return without, tuple(
        Changed(each.number, each.entry, held[each.number], each.verdict)
        for each in anew
        if each.number in held and held[each.number] != each.verdict
    )


def _its_answers(assessment: Assessment, counted: Sequence[JudgedEntry]) -> tuple[int, ...]:
    """What goes on with the play that is disputed; nothing of anything else."""
    disputed, found = assessment.disputed, {each.number: each for each in counted}
    if not isinstance(disputed.log[disputed.number], Played):
        return ()

    def on(number: int) -> bool:
        return goes_on(found[number].entry, found[number].before, assessment.book)

    return of_the_play(disputed.number, disputed.log, found, on)


def _can_be_taken_back(disputed: DisputedEntry) -> bool:
    """The opening cannot, nor what was taken back already."""
    return disputed.number > 0 and disputed.number not in retracted(disputed.log)


def _readings(assessment: Assessment) -> tuple[Reading, ...]:
    """For each open question in the verdict, what it would be by either answer."""
    keys = (each.key for each in assessment.verdict.reasons if each.level == Level.FOR_REFEREE or each.open)
    return tuple(_read(assessment, key) for key in dict.fromkeys(keys) if key in assessment.book.reasons)


def _read(assessment: Assessment, key: str) -> Reading:
    def ruled(allowed: bool) -> Verdict:
        others = tuple(each for each in assessment.before.house if each.key != key)
        table = replace(assessment.before, house=(*others, HouseRule(key, allowed)))
        return judge(table, assessment.entry, assessment.book)

    return Reading(key, ruled(True), ruled(False))
