"""What lies before a player though nobody wrote how it came there: in go a table and the entry that tells of it.

A card that is taken or drawn for lay there: the referee saw it. Whose hand it came out of played it, and the log lacks
that; where his hand was told to be one card too large that was it. A "draw!" of which only what followed was written
has been made.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import given
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card, Count
from referee.core.play.beliefs import all_in_sight
from referee.core.play.perhaps import one_fewer
from referee.core.play.placing import with_figure, with_seat


def came_there(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table on which the draw! that this entry tells of is made or due, and the card lies there for it."""
    if type(entry) in _PUT_AWAY:
        return _drawn_for(table, entry.by, entry.card.kind)  # type: ignore[attr-defined]
    if type(entry) is not e.Flipped or not lacks_its_coming(table, entry, book):
        return table
    card = Card(entry.card)
    table = out_of_hand(table, entry.by, card, book)
    return _due(with_figure(table, entry.by, in_play=(*table.seat(entry.by).in_play, card)), entry)


_PUT_AWAY = frozenset({e.Dropped, e.Passed})


def lacks_its_coming(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Does a card lie there of which nobody wrote that it came there?"""
    seat, card = _lies_by(table, entry)
    facts = book.cards.get(card.kind) if seat else None
    if facts is None or not facts.stays or any(card.may_be(each) for each in table.seat(seat).in_play):
        return False
    return not all_in_sight(card, table, book)


def _lies_by(table: Table, entry: e.Entry) -> tuple[int, Card]:
    """Before whom the card lies that this entry tells of, and the card; 0 where it tells of none."""
    match entry:
        case e.Took() | e.Tossed() if entry.card is not None:
            return entry.of, entry.card
        case e.Dropped() | e.Passed():
            return entry.by, entry.card
        case e.Flipped() if _drawn_first(table, entry):
            return entry.by, Card(entry.card)
    return 0, Card()


def told_by_his_hand(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Was it told already that a card of his is missing, so that nobody knows how many he holds?"""
    seat, card = _lies_by(table, entry)
    return _played_by_himself(card, book) and _hand(table, seat, book).doubtful > 0


def out_of_hand(table: Table, seat: int, card: Card, book: Rulebook) -> Table:
    """The table where a card that lies before this seat, though nobody wrote it, is none of its hand."""
    if not _played_by_himself(card, book) or all_in_sight(card, table, book):
        return table
    holder, hand = Situation(table, book).holder(seat), _hand(table, seat, book)
    table = with_seat(table, holder, hand=one_fewer(hand))
    return replace(table, sightings=given(table.sightings, holder, card))


def _played_by_himself(card: Card, book: Rulebook) -> bool:
    """Does only he lay such a card before himself?"""
    facts = book.cards.get(card.kind)
    return facts is not None and facts.stays and facts.aim == "self"


def _hand(table: Table, seat: int, book: Rulebook) -> Count:
    return Situation(table, book).hand(seat)


def _drawn_first(table: Table, entry: e.Flipped) -> bool:
    """Is this a draw! of his own turn, before anything else in it?"""
    turn = table.turn
    return entry.by == turn.seat and turn.phase in ("start", "draw") and len(table.frames) == 1


def is_to_be_drawn_for(table: Table, seat: int, kind: str) -> bool:
    """Is the draw! for this card still to come?"""
    return any(_is_draw(owed, seat, kind) for owed in table.frames[0].owed)


def _is_draw(owed: Owed, seat: int, kind: str) -> bool:
    return owed.kind == "flip" and owed.seat == seat and owed.cause == kind


def _drawn_for(table: Table, seat: int, kind: str) -> Table:
    root = table.frames[0]
    left = tuple(owed for owed in root.owed if not _is_draw(owed, seat, kind))
    return replace(table, frames=(replace(root, owed=left), *table.frames[1:])) if left != root.owed else table


def _due(table: Table, entry: e.Flipped) -> Table:
    root = table.frames[0]
    draw = Owed("flip", entry.by, 1, entry.card, ordered=True)
    return replace(table, frames=(replace(root, owed=(draw, *root.owed)),))
