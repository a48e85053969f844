"""A card that is said to be discarded, and lies before whom another makes discard it: `discard barrel` for a Cat Balou.

Who might still ward that off, and is said to discard the card, has given nothing.
"""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.notation.sentence import Sentence


def tossed(said: Sentence, card: Card) -> list[e.Entry]:
    """The discarding of this card that is due, or is once nothing is given against it; nothing if none is."""
    if (owed := _due_of(said, said.table, card)) is not None:
        return [e.Tossed(owed.seat, owed.other, card)]
    asked = [each.seat for each in said.table.owed() if any(each.kind == kind for kind, _ in _declining(said))]
    for seat in asked:
        given_up = e.Declined(seat)
        owed = _due_of(said, evolve(said.table, given_up, said.words.book), card)
        if owed is not None and owed.other == seat:
            return [given_up, e.Tossed(owed.seat, seat, card)]
    return []


def _declining(said: Sentence) -> tuple[tuple[str, object], ...]:
    return tuple(said.words.book.meets.get(e.Declined, ()))


def _due_of(said: Sentence, table: Table, card: Card) -> Owed | None:
    """By whom it is made to be discarded where it lies, of the seat named, or by it."""
    for owed in (each for frame in reversed(table.frames) for each in frame.owed if each.kind == "toss"):
        lying = table.seat(owed.other).in_play
        if said.named in (None, owed.seat, owed.other) and any(card.kind and each.may_be(card) for each in lying):
            return owed
    return None
