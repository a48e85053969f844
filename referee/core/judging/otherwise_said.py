"""The same entry, otherwise said: one of its fields is another, and the table is as it was.

An entry is asked field by field what else could stand there; so what sets bring is covered by the names of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, takewhile
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import DRAW_SOURCES
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.changes import LegalChange, Tried
from referee.core.judging.due import Due, agenda
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY, Card, is_red
from referee.core.play.owing import place

Otherwise = Iterator[tuple[LegalChange, e.Entry]]
MOST_COUNTED = 6
"""No rule asks for more cards or life points at once."""


def otherwise_said(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[Tried]:
    """Every way to say this entry with one thing otherwise."""
    for name in entry.__struct_fields__:
        if name in _FIELDS:
            yield from (Tried(change, table, said) for change, said in _FIELDS[name](table, entry, book))
    if isinstance(entry, e.Declined):
        yield from (Tried(change, table, said) for change, said in _answers(table, entry, book))


def _at(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Another target, of those named the first; only where no other one alone would do, none or two."""
    known = range(1, len(table.seats) + 1)
    alone = [
        seat for seat in sorted(known, key=lambda seat: seat not in entry.at) if _may_be_target(table, entry, seat)
    ]
    found = [(LegalChange("target", seat), replace(entry, at=(seat,))) for seat in alone]
    yield from found
    if any(judge(table, said, book).clean for _, said in found):
        return
    if entry.at:
        yield LegalChange("no_target"), replace(entry, at=())
    pairs = [] if isinstance(entry, e.Played) else permutations(sorted(known), 2)
    for first, second in sorted(pairs, key=lambda pair: -len({*pair} & {*entry.at})):
        if entry.at != (first, second):
            yield LegalChange("targets", first, other=second), replace(entry, at=(first, second))


def _may_be_target(table: Table, entry: Any, seat: int) -> bool:
    """Another than now and than who plays it or whose card it is; the dead are no target of the living's cards."""
    said = entry.at == (seat,) or seat in (entry.by, getattr(entry, "of", NOBODY))
    return not said and not (isinstance(entry, e.Played) and table.seat(seat).out)


def _of(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Cards of another player, or a matter of his."""
    if entry.of == NOBODY or isinstance(entry, e.Drew):
        return
    kind = "owner" if isinstance(entry, e.Took | e.Tossed) else "about"
    for seat in table.seats:
        if seat.number not in (entry.by, entry.of):
            yield LegalChange(kind, seat.number), replace(entry, of=seat.number)


def _to(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """To another player, or to the discards."""
    for seat in (*table.alive, NOBODY) if isinstance(entry, e.Forfeited) else table.alive:
        if seat not in (entry.by, entry.to):
            yield LegalChange("recipient", seat), replace(entry, to=seat)


def _by(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """By one of whom it is due, and who comes before him who did it."""
    if isinstance(entry, e.TurnBegan):
        for seat in _asked_before(table, entry.by):
            yield LegalChange("turn_begins", seat), replace(entry, by=seat)
    elif isinstance(entry, _DONE_IN_ORDER) or type(entry) in book.brought:
        for seat in _asked_before(table, entry.by):
            said = replace(entry, by=seat)
            if place(table, said, book) is not None:
                yield LegalChange("player", seat), said


def _asked_before(table: Table, by: int) -> Iterator[int]:
    asked = tuple(dict.fromkeys(owed.seat for owed in table.owed()))
    return takewhile(lambda seat: seat != by, (seat for seat in asked if seat != NOBODY))


def _side(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    for side in dict.fromkeys(owed.side for owed in table.owed()):
        if side not in ("", entry.side):
            yield LegalChange("side", what=side), replace(entry, side=side)


def _card(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Another card of those that are asked for, lie open or lie before him who loses one."""
    if isinstance(entry, e.Answered):
        given = [Card(kind) for kind in _given(table, entry, book)]
        yield from _the_very_card(table, entry, book)
    elif isinstance(entry, e.Picked):
        given = list(table.open)
    elif isinstance(entry, e.Took | e.Tossed):
        given = list(table.seat(entry.of).in_play)
        if entry.card is not None:
            yield LegalChange("out_of_hand", entry.of), replace(entry, card=None)
    else:
        given = []
    for card in given:
        if entry.card is None or card.kind not in ("", entry.card.kind):
            yield LegalChange("card", entry.by, card.kind), replace(entry, card=card)


def _the_very_card(table: Table, entry: e.Answered, book: Rulebook) -> Otherwise:
    """The one card of this name that is due of him, where he gave another one."""
    for forced in (due.forced for due in agenda(table, book).due):
        if not isinstance(forced, e.Answered) or forced.by != entry.by:
            continue
        if forced.card.kind == entry.card.kind and forced.card.face not in ("", entry.card.face):
            what = f"{forced.card.kind}/{forced.card.face}"
            yield LegalChange("card", entry.by, what), replace(entry, card=forced.card)


def _seen(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Another card of the hand out of which one went."""
    if isinstance(entry, e.Took | e.Tossed) and entry.card is None:
        for card in dict.fromkeys(known_in(table, entry.of)):
            if card.kind not in ("", entry.seen.kind):
                yield LegalChange("from_hand", entry.of, card.kind), replace(entry, seen=card)


COLOURS = {"red": "2h", "black": "2s"}
"""A face of each."""


def _spirit(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """A card of the other colour, where only its colour tells against what was played."""
    if hasattr(entry, "at") or not entry.spirit.face:
        return
    colour = "black" if is_red(entry.spirit.face) else "red"
    yield LegalChange("colour", entry.by, colour), replace(entry, spirit=type(entry.spirit)("", COLOURS[colour]))


def _answers(table: Table, entry: e.Declined, book: Rulebook) -> Otherwise:
    """A card given up by him who gave none."""
    for kind in _given(table, entry, book):
        yield LegalChange("answered", entry.by, kind), e.Answered(entry.by, Card(kind))


def _given(table: Table, entry: Any, book: Rulebook) -> Iterator[str]:
    """The cards by which he may do what is due of him."""
    for due in agenda(table, book).due:
        if due.owed.seat == entry.by and due.owed.kind == "answer":
            forced = (due.forced.card.kind,) if isinstance(due.forced, e.Answered) else ()
            yield from (option for option in (*forced, *due.options) if option in book.cards)


def _source(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Drawn from where these cards come from."""
    for due in agenda(table, book).due:
        if (due.owed.kind, due.owed.seat, due.owed.cause) == ("draw", entry.by, entry.cause):
            for source, of in _sources(table, due, book):
                if (source, of) != (entry.source, entry.of):
                    said = replace(entry, source=source, of=of)
                    yield LegalChange("source", of or entry.by, source), said


def _sources(table: Table, due: Due, book: Rulebook) -> Iterator[tuple[Any, int]]:
    if due.owed.other or isinstance(due.forced, e.Drew):
        yield ("hand", due.owed.other) if due.owed.other else ("deck", NOBODY)
        return
    for source in ("deck", *Situation(table, book).ask(DRAW_SOURCES, due.owed.seat)):
        others = (seat for seat in table.alive if seat != due.owed.seat)
        yield from ((source, seat) for seat in (others if source == "hand" else (NOBODY,)))


def _author(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """By another player's doing, or nobody's."""
    for seat in (NOBODY, *(each.number for each in table.seats)):
        if seat != entry.author:
            yield LegalChange("author", seat), replace(entry, author=seat)


def _count(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    """Another number, the nearest first."""
    kind = "points" if isinstance(entry, e.LifeLost | e.LifeGained) else "count"
    for count in _nearest(entry.count, range(1, MOST_COUNTED + 1)):
        yield LegalChange(kind, entry.by, str(count)), replace(entry, count=count)


def _paid(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    for count in _nearest(entry.paid, range(MOST_COUNTED + 1)):
        yield LegalChange("paid", entry.by, str(count)), replace(entry, paid=count)


def _lying(table: Table, entry: Any, book: Rulebook) -> Otherwise:
    if entry.lying:
        yield LegalChange("out_of_hand", entry.by), replace(entry, lying=False)


def _nearest(said: int, numbers: range) -> list[int]:
    return sorted((number for number in numbers if number != said), key=lambda number: abs(number - said))


_DONE_IN_ORDER = e.Answered | e.Declined | e.Picked | e.Flipped | e.PutBack
_FIELDS: dict[str, Callable[[Table, Any, Rulebook], Otherwise]] = {
    "at": _at, "of": _of, "to": _to, "by": _by, "side": _side, "card": _card, "source": _source, "author": _author,
    "count": _count, "paid": _paid, "lying": _lying, "seen": _seen, "spirit": _spirit,
}  # fmt: skip
