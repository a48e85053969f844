"""What must happen next, what may, and the run of things that leave nobody a choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.questions import (
    ALSO_PLAYS_BY,
    BROKEN_OFF,
    GIVES_UP_BY,
    HAND_LIMIT,
    IN_MID_CARD,
    PLAYS_BY,
    STILL_DUE,
    SURPLUS,
)
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.play.evolve import evolve, gone_without_saying
from referee.core.play.unwritten import FALL

LONGEST_RUN = 60
"""Forced entries in a row; no lawful game comes near it."""


class Due(Struct, frozen=True):
    """One thing that is due: what is owed, the entry it comes to if there is no choice, else what may be chosen.

    `must`: it may not be left undone. `holds_up`: what is due after it waits for it.
    """

    owed: Owed
    forced: e.Entry | None = None
    options: tuple[str, ...] = ()
    must: bool = True
    holds_up: bool = False


class Agenda(Struct, frozen=True):
    """Everything due, what presses most first, and what the player whose turn it is may do besides."""

    due: tuple[Due, ...]
    may: tuple[str, ...] = ()
    turn: int = 0

    @property
    def asked(self) -> frozenset[int]:
        """The seats for whose choice play waits."""
        return frozenset(item.owed.seat for item in self.due if item.must and item.forced is None)


def agenda(table: Table, book: Rulebook) -> Agenda:
    """What must happen next at this table, and what may."""
    now = Situation(table, book)
    owed = filter(partial(_may_still_be, now), map(partial(_due, now), table.owed()))
    items = (*owed, *_in_mid_card(now), *_to_come(table, book), *_gone_past(now))
    return Agenda(items, _may(now, items), table.turn.seat)


def _may_still_be(now: Situation, item: Due) -> bool:
    """Is it to be done, or may it still be done in some way, if somebody chooses so?"""
    return item.must or (bool(item.forced or item.options) and now.ask(STILL_DUE, item.owed))


def _in_mid_card(now: Situation) -> Iterator[Due]:
    """What presses only at the end of the card under way, and may be done before: Enter does not log it."""
    for owed in now.table.top.waiting:
        if now.ask(IN_MID_CARD, owed) and now.ask(STILL_DUE, owed):
            yield _due(now, replace(owed, must=False))


def _gone_past(now: Situation) -> Iterator[Due]:
    """Whoever play went on past without a life point: the log still lacks what saved him, or that he is out."""
    for owed in now.table.waived:
        if owed.kind == FALL:
            yield _due(now, replace(owed, must=False, ordered=False, late=True))


def _to_come(table: Table, book: Rulebook) -> Iterator[Due]:
    """What will be due when that has happened which goes without saying: it may be logged now, but not by Enter."""
    later = gone_without_saying(table, book)
    if later is not None:
        for each in map(partial(_due, Situation(later, book)), later.frames[-1].owed if len(later.frames) > 1 else ()):
            yield replace(each, forced=None, options=each.options or (book.kinds[each.owed.kind].typed_by,))


def entered(items: Iterable[Due]) -> Iterator[bool]:
    """For each thing due in turn: would Enter on an empty line log it now? Not what waits for somebody's choice."""
    waits = False
    for item in items:
        yield item.forced is not None and not waits
        waits = waits or (item.owed.must and item.forced is None and item.holds_up)


def _holds_up(now: Situation, owed: Owed) -> bool:
    """What is asked in order, and an answer, come before whatever is due after them."""
    return owed.ordered or now.book.kinds[owed.kind].holds_up


def forced_run(table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """The entries that follow one after another without anybody's choice; what Enter on an empty line logs."""
    run: list[e.Entry] = []
    while len(run) < LONGEST_RUN and (entry := _next_forced(Situation(table, book))) is not None:
        run.append(entry)
        table = evolve(table, entry, book)
    return tuple(run)


def _next_forced(now: Situation) -> e.Entry | None:
    for owed in now.table.owed():
        if not owed.must:
            continue
        entry = _forced(now, owed)
        if entry is not None:
            return entry
        if _holds_up(now, owed):
            return None
    return _end_of_turn(now) if not any(owed.must for owed in now.table.owed()) else None


def _end_of_turn(now: Situation) -> e.Entry | None:
    """When the discarding is done nothing but the end is left."""
    turn = now.table.turn
    if turn.phase != "discard" or not now.table.quiet or now.table.mode == "light":
        return None
    if now.table.winner or now.ask(BROKEN_OFF):
        return None
    held, limit = now.hand(turn.seat).most, now.ask(HAND_LIMIT, turn.seat)
    return e.TurnEnded(turn.seat) if held is not None and limit is not None and held <= limit else None


def _due(now: Situation, owed: Owed) -> Due:
    forced = _forced(now, owed) if owed.must else None
    choices = () if forced is not None else now.book.kinds[owed.kind].choices(now, owed)
    must = owed.must or now.book.kinds[owed.kind].whenever
    return Due(owed, forced, choices, must, _holds_up(now, owed))


def _forced(now: Situation, owed: Owed) -> e.Entry | None:
    """The one entry that meets what is owed; None where somebody chooses or the cards decide."""
    return now.book.kinds[owed.kind].forced(now, owed)


def _may(now: Situation, items: tuple[Due, ...]) -> tuple[str, ...]:
    """Playing and ending, when nothing is pressing."""
    turn = now.table.turn
    if not turn.seat or turn.phase == "over" or any(item.owed.must for item in items) or now.table.winner:
        return ()
    if not now.table.quiet or now.ask(BROKEN_OFF):
        return ()
    ending, _ = surplus(now, turn.seat)
    verb = now.ask(PLAYS_BY, turn.seat) if turn.phase == "play" else ""
    playing = (verb, *now.ask(ALSO_PLAYS_BY, turn.seat)) if verb else ()
    return (*playing, ending or "end")


def surplus(now: Situation, seat: int) -> tuple[str, int]:
    """By which verb, and how many cards at least, this seat gives up before its turn can end; none is no verb."""
    held, limit = now.hand(seat).least, now.ask(HAND_LIMIT, seat)
    if limit is not None and held > limit:
        return now.ask(GIVES_UP_BY, seat), held - limit
    return now.ask(SURPLUS, seat)
