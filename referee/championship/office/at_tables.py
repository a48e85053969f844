"""What the desk knows of persons, told to the tables where they sit: in the logs under way, and in one just opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from referee.championship.office.persons import LEAVING, at_a_table, number_at_the_desk, of_persons
from referee.championship.rules.bound import Bound, bound, under_way
from referee.championship.rules.entries import Logged
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.noticed import RoleShown
from referee.championship.rules.persons import Personal, standing
from referee.championship.rules.state import Tournament
from referee.core.nouns.entries import ClockStarted, ClockStopped, Entry, Retracted
from referee.desk.table_log import TableLog
from referee.errors import BadJournal, UnknownId
from referee.journal import Batch, Store
from referee.lexicon import load

Facts = Mapping[int, Personal]


def told(
    store: Store, clock: Callable[[], str], log: Sequence[Logged], added: Sequence[Logged], but: str = ""
) -> Iterator[Batch]:
    """What is written at tables together with these entries of a tournament; `but` is the log where they were typed."""
    after = [*log, *added]
    earlier, later = tournament_of(log), tournament_of(after)
    before, playing = under_way(earlier), under_way(later)
    gone, came, lasting = _changed(standing(log, earlier), standing(after, later))
    clock_of = {stream: _clock(earlier if stream in before else None, later, len(after) - 1) for stream in playing}
    if not (gone or came or playing - before or any(clock_of.values())):
        return
    for place in bound(after).values():
        comes = came if place.stream in before else lasting if place.stream in playing else {}
        concerned = {fact.player for fact in (*gone.values(), *comes.values())}
        clocks = clock_of.get(place.stream, ())
        if place.stream != but and (clocks or concerned.intersection(place.players)):
            yield from _told_at(place, gone, comes, clocks, lambda stream: TableLog(stream, store, load(), clock))


def _changed(was: Facts, now: Facts) -> tuple[Facts, Facts, Facts]:
    """What does not stand any more, what stands only now, and all that a log just opened has to know."""
    gone = {number: fact for number, fact in was.items() if now.get(number) != fact}
    came = {number: fact for number, fact in now.items() if was.get(number) != fact}
    return gone, came, {number: fact for number, fact in now.items() if not isinstance(fact, RoleShown)}


def _clock(earlier: Tournament | None, later: Tournament, last: int) -> tuple[Entry, ...]:
    """What becomes of the play clock of a table; a log that was just opened has heard of no pause yet."""
    paused = earlier is not None and earlier.paused is not None
    if later.paused is not None and not paused:
        return (ClockStopped(told=later.paused),)
    return (ClockStarted(told=last),) if paused and later.paused is None else ()


def _told_at(
    place: Bound, gone: Facts, comes: Facts, clocks: tuple[Entry, ...], opened: Callable[[str], TableLog]
) -> Iterator[Batch]:
    """A log that is not in the store, or cannot be read, holds nothing up."""
    with suppress(UnknownId, BadJournal):
        log = opened(place.stream)
        entries = (*_entries(log, place, gone, comes), *clocks)
        if entries:
            yield log.written(entries)


def _entries(log: TableLog, place: Bound, gone: Facts, comes: Facts) -> Iterator[Entry]:
    there = of_persons(log.entries)
    stay = {fact.player for fact in gone.values() if isinstance(fact, LEAVING)}
    back = [
        each
        for each, entry in there.items()
        if number_at_the_desk(entry, each, place, gone) is not None
        or (isinstance(entry, LEAVING) and place.player(entry.by) in stay)
    ]
    known = {number_at_the_desk(entry, each, place, comes) for each, entry in there.items() if each not in back}
    yield from map(Retracted, back)
    for number, fact in comes.items():
        if fact.player in place.players and number not in known:
            yield at_a_table(fact, place.players.index(fact.player) + 1, number)
