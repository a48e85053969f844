"""What lies before a player though nobody wrote how it came there: in go a table and the entry that tells of it.

A card that is taken or drawn for lay there: the referee saw it. Somebody played it, and the log lacks that; a "draw!"
of which only what followed was written has been made.
"""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.beliefs import all_in_sight
from referee.core.play.perhaps import perhaps_played
from referee.core.play.placing import with_figure


def came_there(table: Table, entry: e.Entry, book: Rulebook) -> Table:
    """The table on which the card lay that this entry tells of, and the draw! for it is made or due."""
    if type(entry) in _PUT_AWAY:
        table = _drawn_for(table, entry.by, entry.card.kind)  # type: ignore[attr-defined]
    seat, card = _lacks_its_coming(table, entry, book)
    if not seat:
        return table
    table = perhaps_played(table, seat)
    table = with_figure(table, seat, in_play=(*table.seat(seat).in_play, card))
    return _due(table, entry) if isinstance(entry, e.Flipped) else table


_PUT_AWAY = frozenset({e.Dropped, e.Passed})


def _lacks_its_coming(table: Table, entry: e.Entry, book: Rulebook) -> tuple[int, Card]:
    """The seat before which a card lies of which nobody wrote that it came there, and the card; 0 where none does."""
    match entry:
        case e.Took() | e.Tossed() if entry.card is not None:
            seat, card = entry.of, entry.card
        case e.Flipped() if _drawn_first(table, entry):
            seat, card = entry.by, Card(entry.card)
        case _:
            return 0, Card()
    known = card.kind in book.cards and not any(card.may_be(each) for each in table.seat(seat).in_play)
    return (seat, card) if known and not all_in_sight(card, table, book) else (0, Card())


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
