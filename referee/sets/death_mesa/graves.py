"""Cards that leave the buried goods for the hand of somebody, or for another's goods."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, counted_down
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.sightings import given, known_in, moved_unseen, seen_in
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument
from referee.core.play.placing import with_seat
from referee.notation import card_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Exhumed
from referee.sets.death_mesa.glimpses import passed_on

FOR_ANYBODY = ("rob_grave",)
"""The cards that give one of the goods to any player, alive or not."""
FACE_UP = ("cemetery",)
"""The cards that turn the goods face up, so that all see who takes what."""


def _exhumed(table: Table, entry: Exhumed, before: Situation) -> Table:
    whole = table.seat(entry.of).hand.minus(entry.count).most == 0
    table = with_seat(table, entry.of, hand=table.seat(entry.of).hand.minus(entry.count))
    table = with_seat(table, entry.by, hand=table.seat(entry.by).hand.plus(entry.count))
    if entry.cause not in FACE_UP:
        hidden = passed_on(table.sightings, entry.of, entry.by, entry.seen, entry.count, whole)
        return replace(table, sightings=hidden)
    sightings = table.sightings
    for card in entry.seen:
        sightings = given(sightings, entry.of, card)
    if len(entry.seen) < entry.count:
        sightings = moved_unseen(sightings, entry.of, entry.by, whole)
    return replace(table, sightings=seen_in(sightings, entry.by, entry.seen, openly=True))


def _line(entry: Exhumed) -> str:
    words = [card_word(card) for card in entry.seen]
    cards = f" with {' '.join(words)}" if words else ""
    return f"{entry.by} exhume {entry.count} from {entry.of}" + (f" for {entry.cause}" if entry.cause else "") + cards


def _fits(owed: Owed, entry: Exhumed) -> bool:
    """Who gets the card is said, or it is for the ghost to choose; out of one grave, or out of any."""
    return owed.cause == entry.cause and owed.seat in (entry.by, owed.other) and owed.other in (0, entry.of)


MESA.brings.append(Brought(Exhumed, _exhumed, _line))
MESA.owes.append(OwedKind("exhume", ((Exhumed, _fits),), counted_down))


@MESA.object(Exhumed, clauses=("DMS-009", "DMS-010"), due=True)
def goods_rest_till_a_card_digs(now: Situation, entry: Exhumed) -> Objection | None:
    """Nothing leaves the buried goods but by a card that says so."""
    return None if now.met is not None else Objection("goods_rest", {"by": entry.by, "of": entry.of})


@MESA.object(Exhumed, clauses=("DMS-040", "DMS-074", "DMS-088", "DMS-092", "DMS-107"))
def no_more_than_the_card_gives(now: Situation, entry: Exhumed) -> Objection | None:
    """One card, or two for the first of a Cemetery."""
    if now.met is None or entry.count <= now.met.count:
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": entry.count, "due": now.met.count}
    return Objection("wrong_amount", args, only=now.met.clauses)


@MESA.object(Exhumed, clauses=("DMS-074",), kinds=FACE_UP)
def one_after_another(now: Situation, entry: Exhumed) -> Objection | None:
    """The chosen one takes first, then the others clockwise, and nobody is left out."""
    due = (owed for frame in now.table.frames for owed in frame.owed if owed.kind == "exhume" and owed.must)
    first = next((owed for owed in due if owed.cause == entry.cause), None)
    if now.met is None or first is None or first is now.met:
        return None
    return Objection("other_takes_first", {"by": entry.by, "first": first.seat})


@MESA.object(Exhumed, clauses=("DMS-008",))
def goods_hold_what_is_taken(now: Situation, entry: Exhumed) -> Objection | None:
    """No more cards leave a grave than were buried in it, and no others."""
    goods, known = now.seat(entry.of).hand, known_in(now.table, entry.of)
    if goods.most is None:
        return None
    strange = goods.most == len(known) and any(not any(card.may_be(each) for each in known) for card in entry.seen)
    if entry.count <= goods.most and not strange:
        return None
    return Objection("not_in_the_goods", {"by": entry.by, "of": entry.of, "held": goods.most}, doubt=True)


@MESA.object(Exhumed, clauses=("DMS-010", "DMS-040"), sight=True)
def goods_help_the_living(now: Situation, entry: Exhumed) -> Objection | None:
    """The goods of a ghost help the living, and out of a grave only."""
    robbed = entry.cause in FOR_ANYBODY and entry.by != entry.of
    if now.seat(entry.of).out and (robbed or not now.seat(entry.by).out):
        return None
    return Objection("goods_for_the_living", {"by": entry.by, "of": entry.of})
