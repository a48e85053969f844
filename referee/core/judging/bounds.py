"""Does what an entry leaves still fit on a table?

No amount, and no list of things, may grow beyond what a position can tell: so every table can be written down and read
back, and no entry takes longer because of those before it. Only what grew is looked at: a table that is too full may
be put right.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from operator import attrgetter
from typing import Any

from msgspec import Struct

from referee.core.judging.soundness import MOST, MOST_KEPT, lists_of
from referee.core.nouns.table import Figure, Seat, Table
from referee.core.nouns.vocabulary import Count
from referee.errors import BadJournal

_lists = attrgetter("discards", "mixed", "open", "deaths", "sightings", "house", "waived", "triggers")


def check(before: Table, after: Table) -> None:
    """Raises `BadJournal` `number_out_of_range` where an entry made something larger than it may be."""
    if after is before:
        return
    if _is_long(after):
        for earlier, later in zip(_lists(before), _lists(after), strict=True):
            _grown(len(earlier), len(later))
    if after.seats is not before.seats:
        were = before.seats or (_NOBODY,) * len(after.seats)
        for seat in after.seats:
            if seat is not were[seat.number - 1]:
                _seat(were[seat.number - 1], seat)
    if after.frames is not before.frames and _under_way(after) > MOST:
        _grown(_under_way(before), _under_way(after))
    if after.turn is not before.turn and len(after.turn.played) > MOST:
        _grown(len(before.turn.played), len(after.turn.played))
    if after.deck is not before.deck:
        _count(before.deck, after.deck)
    if after.turned != before.turned:
        _grown(before.turned, after.turned)
    if after.slices is not before.slices:
        for name, kept in after.slices.items():
            if kept is not before.slices.get(name):
                _kept(before.slices.get(name), kept)


def _is_long(table: Table) -> bool:
    """May one of its lists be longer than any may become? Asked after every entry, so of all of them at once."""
    lying = len(table.discards) + len(table.mixed) + len(table.open)
    seen = len(table.deaths) + len(table.sightings) + len(table.house)
    return lying + seen + len(table.waived) + len(table.triggers) > MOST


_NOBODY, _NOTHING = Seat(0, ""), Figure()


def _grown(was: int, now: int, most: int = MOST) -> None:
    if (now > most or -now > most) and abs(now) > abs(was):
        raise BadJournal("number_out_of_range", number=now)


def _count(was: Count, now: Count) -> None:
    if -MOST <= now.least <= MOST and (now.most is None or -MOST <= now.most <= MOST):
        return
    _grown(was.least, now.least)
    _grown(was.most or 0, now.most or 0)


def _seat(was: Seat, now: Seat) -> None:
    if now.hand is not was.hand:
        _count(was.hand, now.hand)
    if now.figures is was.figures:
        return
    if len(now.figures) > MOST:
        _grown(len(was.figures), len(now.figures))
    for place, later in enumerate(now.figures):
        earlier = was.figures[place] if place < len(was.figures) else _NOTHING
        if later.life != earlier.life:
            _grown(earlier.life or 0, later.life or 0)
        if later.most != earlier.most:
            _grown(earlier.most or 0, later.most or 0)
        if len(later.in_play) > MOST:
            _grown(len(earlier.in_play), len(later.in_play))


def _under_way(table: Table) -> int:
    """The cards under way, and all that is owed in them and after them."""
    count = len(table.frames)
    for frame in table.frames:
        count += len(frame.owed) + len(frame.waiting)
    return count


def _kept(was: Any, now: Any) -> None:
    """What a set remembers: how long its lists are, and how many cards are counted in them."""
    for earlier, later in zip_longest(lists_of(was), lists_of(now), fillvalue=()):
        if later is not earlier:
            _grown(len(earlier), len(later), MOST_KEPT)
            _grown(max(_sizes(earlier), default=0), max(_sizes(later), default=0))


def _sizes(several: tuple[Any, ...]) -> Iterator[int]:
    """How much each of several holds."""
    for each in several:
        if isinstance(each, Struct):
            for told in (getattr(each, name) for name in each.__struct_fields__):
                if isinstance(told, Count):
                    yield max(told.least, told.most or 0)
                elif isinstance(told, tuple):
                    yield len(told)
