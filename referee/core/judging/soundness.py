"""Is an entry well formed for this table? Everything from outside passes here before it is logged.

Whether it was allowed is the judge's affair; this only keeps out what names seats, cards or sides that do not exist,
amounts that no table knows, and what could not be written down and read back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from referee.core.book.questions import ROLE_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Figure, Frame, Owed, Seat, Table
from referee.core.nouns.vocabulary import TOLD_OF_FACES, Card, Count
from referee.errors import BadJournal

MOST_SEATS = 12
MOST = 200
"""The largest amount of anything: cards, life points, turnovers, things in a row."""
MOST_KEPT = 1_000
"""The most of anything that a set keeps from the whole of a game."""
MOST_ENTRIES = 10**9
MOST_SECONDS = 86_400
MOST_NAMED, MOST_RUNS = 100_000, 800
"""Entries that one retraction takes back, and how often their numbers may leave off."""
LONGEST_TEXT = 2_000
"""Characters in a remark or a name, so that its line can still be read."""
LONGEST_ID = 100
"""Characters in the id of a ruling."""

_KEY = re.compile(r"[a-z][a-z0-9_]{0,59}")
_SIGN = re.compile(r"[a-z]{1,40}:([0-9]{1,2}):([a-z][a-z0-9_]{0,59})?")
_RULING = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CLAUSE = re.compile(r"[A-Z]{1,8}-[0-9]{1,5}")


def check(entry: e.Entry, table: Table, book: Rulebook) -> None:
    """Raises `BadJournal` for what cannot be applied.

    `seat_out_of_range`, `unknown_id`, `number_out_of_range`, `needs_face`, `line_too_long`, `bad_entry`.
    """
    if isinstance(entry, e.Opened):
        _Opening(book, len(entry.table.seats)).check(entry.table)
    else:
        _check(entry, len(table.seats), book)


@lru_cache(maxsize=8192)
def _check(entry: e.Entry, seats: int, book: Rulebook) -> None:
    """The same of an entry that lays no table: it is as sound at any table of so many seats, so it is found once."""
    known = _Known(book, seats)
    for name, holds in _checked(type(entry)):
        holds(known, getattr(entry, name))
    besides = _BESIDES.get(type(entry))
    if besides is not None:
        besides(known, entry)


def lists_of(remembered: Any) -> list[tuple[Any, ...]]:
    """Every list in what a set keeps, in one order."""
    told = astuple(remembered) if isinstance(remembered, Struct) else (remembered,)
    return [each for each in told if isinstance(each, tuple)]


class _Known(Struct, frozen=True, gc=False):
    """What there is at a table of so many seats, by this book; each question raises `BadJournal` for anything else."""

    book: Rulebook
    seats: int

    def seat(self, number: int, least: int = 1) -> None:
        if not least <= number <= self.seats:
            raise BadJournal("seat_out_of_range", seat=number, seats=self.seats)

    def somebody(self, number: int) -> None:
        self.seat(number, 0)

    def several(self, numbers: Collection[int]) -> None:
        self.few(numbers)
        for number in numbers:
            self.seat(number)

    def number(self, number: int, least: int = 0, most: int = MOST) -> None:
        if not least <= number <= most:
            raise BadJournal("number_out_of_range", number=number)

    def few(self, things: Collection[Any]) -> None:
        if len(things) > MOST:
            self.number(len(things))

    def entries(self, numbers: Collection[int]) -> None:
        """Entries of a log, in no more runs than can be written in a line."""
        self.number(len(numbers), 0, MOST_NAMED)
        self.number(sum(later != earlier + 1 for earlier, later in pairwise(numbers)), 0, MOST_RUNS)
        for number in numbers:
            self.number(number, 1, MOST_ENTRIES)

    def amount(self, count: Count, least: int = 0) -> None:
        self.number(count.least, least if count.most is not None else 0)
        if count.most is not None:
            self.number(count.most, count.least)

    def id(self, said: str, known: Collection[str]) -> None:
        if said not in known:
            raise BadJournal("unknown_id", id=said[:40])

    def cause(self, said: str) -> None:
        self.id(said, self.book.known_causes)

    def key(self, said: str) -> None:
        if not _KEY.fullmatch(said):
            raise BadJournal("unknown_id", id=said[:40])

    def sign(self, said: str) -> None:
        """What one missing line explained, as `explained.sign` and `left_open` name it."""
        found = _SIGN.fullmatch(said)
        if not found:
            raise BadJournal("unknown_id", id=said[:40])
        self.somebody(int(found[1]))

    def precedent(self, said: str) -> None:
        """The id of a ruling; whether there is one is not asked, since a log goes to other machines."""
        if said and not (len(said) <= LONGEST_ID and _RULING.fullmatch(said)):
            raise BadJournal("unknown_id", id=said[:40])

    def question(self, said: str) -> None:
        """What the rules may object, so that a referee can decide it."""
        self.id(said, self.book.reasons)

    def face(self, said: str) -> None:
        if said:
            self.id(said, TOLD_OF_FACES)

    def card(self, card: Card | str | None) -> None:
        if isinstance(card, str):
            self.id(card, self.book.draws if card in self.book.draws else self.book.cards)
        elif card is not None:
            self.id(card.kind, self.book.known_cards)
            if card.face:
                self.id(card.face, TOLD_OF_FACES)

    def cards(self, cards: Card | Collection[Card]) -> None:
        if isinstance(cards, Card):
            self.card(cards)
            return
        self.few(cards)
        for card in cards:
            self.card(card)

    def named(self, characters: Collection[str]) -> None:
        self.few(characters)
        for name in characters:
            self.id(name, self.book.characters)

    def text(self, said: str) -> None:
        if len(said) > LONGEST_TEXT:
            raise BadJournal("line_too_long", longest=LONGEST_TEXT)
        if any("\ud800" <= sign <= "\udfff" for sign in said):
            raise BadJournal("bad_entry", why="UTF-8")


_FIELDS: dict[str, Callable[[_Known, Any], None]] = {
    "by": _Known.seat, "seat": _Known.seat, "of": _Known.somebody, "to": _Known.somebody, "author": _Known.somebody,
    "at": _Known.several, "count": _Known.number, "life": _Known.number, "most": _Known.number,
    "turned": _Known.number, "entry": lambda known, said: known.number(said, 1, MOST_ENTRIES), "also": _Known.entries,
    "hand": _Known.amount, "deck": _Known.amount, "card": _Known.card, "seen": _Known.cards, "cards": _Known.cards,
    "face": _Known.face, "over": _Known.face, "cause": _Known.cause, "key": _Known.question, "reason": _Known.text,
    "precedent": _Known.precedent, "seconds": lambda known, said: known.number(said, 0, MOST_SECONDS),
    "minutes": _Known.number, "told": lambda known, said: known.number(said, 0, MOST_ENTRIES),
    "text": _Known.text, "serves": lambda known, said: known.id(said, known.book.known_cards),
    "role": lambda known, said: known.id(said, {"", *known.book.roles}),
    "character": lambda known, said: known.id(said, {"", *known.book.characters}), "characters": _Known.named,
    "side": lambda known, said: known.id(said, known.book.sides.values()),
    "event": lambda known, said: known.id(said, known.book.events),
}  # fmt: skip
"""What the fields of entries may hold, by their name, whichever type of entry has them."""


@cache
def _checked(kind: type[e.Entry]) -> tuple[tuple[str, Callable[[_Known, Any], None]], ...]:
    return tuple((name, _FIELDS[name]) for name in kind.__struct_fields__ if name in _FIELDS)


def _of_somebody(known: _Known, entry: e.Took | e.Tossed) -> None:
    known.seat(entry.of)
    if entry.card is not None and entry.seen != Card():
        raise BadJournal("bad_entry", why="seen")


def _turned_up(known: _Known, entry: e.Flipped) -> None:
    if not entry.face:
        raise BadJournal("needs_face")


def _out_of_a_hand(known: _Known, entry: e.Drew) -> None:
    _for_something(known, entry)
    if entry.source != "hand" and entry.of:
        raise BadJournal("bad_entry", why="of")


def _for_something(known: _Known, entry: e.Drew | e.Discarded) -> None:
    if not entry.cause:
        raise BadJournal("bad_entry", why="cause")


_BESIDES: dict[type[e.Entry], Callable[[_Known, Any], None]] = {
    e.Took: _of_somebody, e.Tossed: _of_somebody, e.Passed: lambda known, entry: known.seat(entry.to),
    e.Flipped: _turned_up, e.Drew: _out_of_a_hand,
    e.Discarded: _for_something,
}  # fmt: skip
"""What has to hold of such an entry besides."""


class _Opening(_Known, frozen=True, gc=False):
    """The same of a table from which a log sets out: a deal, or a position."""

    def check(self, table: Table) -> None:
        self._of_the_game(table)
        self.number(self.seats, 1, MOST_SEATS)
        for number, seat in enumerate(table.seats, 1):
            self._seated(table, number, seat)
        self._turn(table)
        self.amount(table.deck, -MOST)
        for number in (table.turned, table.held_back):
            self.number(number)
        for cards in (table.discards, table.open):
            self.cards(cards)
        self._piled(table)
        self._past(table)
        self.number(len(table.frames), 1)
        self.number(sum(1 + len(frame.owed) + len(frame.waiting) for frame in table.frames))
        for frame in table.frames:
            self._frame(frame)
        self._all_owed((*table.triggers, *table.waived))

    def _of_the_game(self, table: Table) -> None:
        self.text(table.title)
        for name, value in table.options.items():
            self.id(name, self.book.options)
            self.id(value, self.book.options[name])
        self.few(table.house)
        for rule in table.house:
            self.question(rule.key)
            self.precedent(rule.precedent)
            self.text(rule.reason)
        for name, remembered in table.slices.items():
            self.id(name, self.book.slices)
            self._remembered(remembered)
            if not self.book.slices[name].sound(remembered, table):
                raise BadJournal("bad_entry", why=name)
        if table.winner:
            self.id(table.winner, self.book.sides.values())

    def _remembered(self, kept: Any) -> None:
        """No list of it is longer than one may get."""
        for several in lists_of(kept):
            self.number(len(several), 0, MOST_KEPT)

    def _seated(self, table: Table, number: int, seat: Seat) -> None:
        if seat.number != number:
            raise BadJournal("seat_out_of_order", seat=number)
        self.text(seat.name)
        self.id(seat.role, {"", *self.book.roles})
        if not seat.shown and Situation(table, self.book).ask(ROLE_IS_OPEN, seat.role):
            raise BadJournal("bad_entry", why="shown")
        self.amount(seat.hand)
        self.number(len(seat.figures), 1)
        for figure in seat.figures:
            self._figure(figure)

    def _figure(self, figure: Figure) -> None:
        self.id(figure.character, {"", *self.book.characters})
        for points in (figure.life, figure.most):
            if points is not None:
                self.number(points, -MOST)
        self.cards(figure.in_play)

    def _turn(self, table: Table) -> None:
        turn = table.turn
        self.seat(turn.seat, 0 if turn.phase == "over" else 1)
        self.few(turn.played)
        for kind in turn.played:
            self.id(kind, {"", *self.book.cards})
        self.few(turn.doubted)
        for sign in turn.doubted:
            self.sign(sign)

    def _piled(self, table: Table) -> None:
        self.few(table.mixed)
        for (_, before), (start, end) in pairwise(((0, 0), *table.mixed)):
            self.number(start, before)
            self.number(end, start + 2, len(table.discards))

    def _past(self, table: Table) -> None:
        self.few(table.deaths)
        for death in table.deaths:
            self.seat(death.seat)
            self.somebody(death.author)
            self.somebody(death.turn)
            self.cause(death.cause)
        self.few(table.sightings)
        for sighting in table.sightings:
            self.card(sighting.card)
            self.number(len(sighting.hands), 1, MOST_SEATS)
            self.several(sighting.hands)
            self.several(sighting.known)

    def _frame(self, frame: Frame) -> None:
        self.cause(frame.card)
        self.somebody(frame.author)
        self.several(frame.targets)
        self._all_owed((*frame.owed, *frame.waiting))

    def _all_owed(self, owed: Iterable[Owed]) -> None:
        owed = tuple(owed)
        self.few(owed)
        for each in owed:
            self._owed(each)

    def _owed(self, owed: Owed) -> None:
        self.id(owed.kind, self.book.kinds)
        kind = self.book.kinds[owed.kind]
        self.seat(owed.seat, 0 if kind.of_nobody else 1)
        self.seat(owed.other, 1 if kind.of_two else 0)
        if owed.cause not in kind.causes(self.book):
            raise BadJournal("wrong_cause", kind=owed.kind, cause=owed.cause[:40] or "?")
        if owed.side and not kind.of_side:
            raise BadJournal("bad_entry", why="side")
        self.number(owed.count)
        self.id(owed.side, {"", *self.book.sides.values()})
        self.few((*owed.tried, *owed.clauses))
        for name in owed.tried:
            self.key(name)
        if wrong := [clause for clause in owed.clauses if not _CLAUSE.fullmatch(clause)]:
            raise BadJournal("unknown_id", id=wrong[0][:40])
