"""What there is to know about a disputed entry, in values: what stood, what was said, what taking it back would change.

Everything is worked out from the log as one face knows it: the referee, or everybody at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging.judge import judge
from referee.core.judging.remedies import Change
from referee.core.nouns.entries import Entry, LetStand, Opened, Retracted
from referee.core.nouns.table import HouseRule, Table
from referee.core.nouns.verdict import Level, Verdict
from referee.core.play.evolve import evolve
from referee.desk.table_log import Changed
from referee.log.history import retracted
from referee.log.replaying import Judged, replayed
from referee.views.dispute.knowing import as_all_know
from referee.views.dispute.matter import Matter
from referee.views.dispute.remedies import remedies_in_order

LAST = 10
"""So many entries before the disputed one are told."""
World = tuple[tuple[Judged, ...], Table]
"""The entries that count, as they were judged, and the table at the end."""


class Reading(Struct, frozen=True):
    """What an entry would be by either reading of something that the sources leave open."""

    key: str
    allowed: Level
    forbidden: Level


class Case(Struct, frozen=True):
    """One entry, as one face knows it.

    `now` is the verdict that holds, None if the entry does not count (any more); `stood` why it was let stand, None if
    it was not. `after` is the table that it left, `end` the one the log ends at, `without` that one if the entry is
    taken back: None where it cannot be. `later` are the entries that count and came after it.
    """

    matter: Matter
    public: bool
    entry: Entry
    before: Table
    said: Verdict
    now: Verdict | None
    last: tuple[Judged, ...]
    after: Table
    end: Table
    later: tuple[Judged, ...] = ()
    without: Table | None = None
    changed: tuple[Changed, ...] = ()
    remedies: tuple[Change, ...] = ()
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
        return self.matter.book


def case_of(matter: Matter, public: bool = True) -> Case:
    """The case of this entry as everybody at the table knows it, or as the referee does."""
    number, log = matter.number, matter.log
    then, now = _world(log[: number + 1], matter, public), _world(log, matter, public)
    counts = _place(now, number) is not None
    counted = now[0] if counts else then[0]
    place = _place(now if counts else then, number)
    here = Judged(number, log[number], Verdict(), then[1]) if place is None else counted[place]
    earlier = counted[:place]
    case = Case(
        matter=matter,
        public=public,
        entry=here.entry,
        before=here.before,
        said=_said(matter, then, public),
        now=here.verdict if counts else None,
        last=earlier[-LAST:],
        after=evolve(here.before, here.entry, matter.book),
        end=now[1],
        later=now[0][len(earlier) + 1 :] if counts else (),
        stood=_stood(now[0], number),
    )
    return _with_ways_on(case, now[0])


def _world(log: Sequence[Entry], matter: Matter, public: bool) -> World:
    """This log as the face knows it."""
    counted, end = replayed(log, matter.book)
    return as_all_know(counted, end, matter.book) if public else (counted, end)


def _place(world: World, number: int) -> int | None:
    """Where the entry stands in the order of what happened; None if it does not count, or speaks of others."""
    return next((place for place, each in enumerate(world[0]) if each.number == number), None)


def _said(matter: Matter, then: World, public: bool) -> Verdict:
    """What was said of it, as far as the face may know; of a file, what would have been said."""
    if matter.said and not public:
        return matter.said[matter.number]
    place = _place(then, matter.number)
    return Verdict() if place is None else then[0][place].verdict


def _stood(counted: Sequence[Judged], number: int) -> str | None:
    """Why the referee let it stand, if he did."""
    stands = (each.entry for each in counted)
    return next((each.reason for each in stands if isinstance(each, LetStand) and each.entry == number), None)


def _with_ways_on(case: Case, counted: Sequence[Judged]) -> Case:
    """The case with what would make the entry legal, and with what would change without it."""
    before, entry, book = case.before, case.entry, case.book
    case = replace(case, remedies=remedies_in_order(before, entry, book), readings=_readings(case))
    if not _can_be_taken_back(case.matter):
        return case
    log = (*case.matter.log, Retracted(case.matter.number))
    anew, without = _world(log, case.matter, case.public)
    held = {each.number: each.verdict for each in counted}
    changed = tuple(
        Changed(each.number, each.entry, held[each.number], each.verdict)
        for each in anew
        if each.number in held and held[each.number].level != each.verdict.level
    )
    return replace(case, without=without, changed=changed)


def _can_be_taken_back(matter: Matter) -> bool:
    """The opening cannot, nor what was taken back already."""
    return matter.number > 0 and matter.number not in retracted(matter.log)


def _readings(case: Case) -> tuple[Reading, ...]:
    """For each open question in the verdict, what it would be by either answer."""
    keys = (each.key for each in case.verdict.reasons if each.level == Level.FOR_REFEREE)
    return tuple(_read(case, key) for key in dict.fromkeys(keys) if key in case.book.reasons)


def _read(case: Case, key: str) -> Reading:
    def ruled(allowed: bool) -> Level:
        others = tuple(each for each in case.before.house if each.key != key)
        table = replace(case.before, house=(*others, HouseRule(key, allowed)))
        return judge(table, case.entry, case.book).level

    return Reading(key, ruled(True), ruled(False))
