"""Cards that leave the buried goods for the hand of somebody, or for another's goods."""

from __future__ import annotations

from dataclasses import replace as said_anew

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, counted_down, something
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.entries import Revealed
from referee.core.nouns.sightings import Sightings, given, known_in, moved_unseen, passed_on, seen_in
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument
from referee.core.play.placing import with_seat
from referee.core.play.witnesses import Witnesses, witnesses
from referee.notation import card_word
from referee.sets.base.drawing import only_black_jack_shows
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import FACE_UP, Exhumed

FOR_ANYBODY = ("rob_grave",)
"""The cards that give one of the goods to any player, alive or not."""


def _exhumed(table: Table, entry: Exhumed, before: Situation) -> Table:
    whole = table.seat(entry.of).hand.minus(entry.count).most == 0
    table = with_seat(table, entry.of, hand=table.seat(entry.of).hand.minus(entry.count))
    table = with_seat(table, entry.by, hand=table.seat(entry.by).hand.plus(entry.count))
    saw = witnesses(entry, "seen", before)
    if not saw.openly:
        return replace(table, sightings=_taken_unseen(table, entry, whole, saw))
    sightings = table.sightings
    for card in entry.seen:
        sightings = given(sightings, entry.of, card)
    if len(entry.seen) < entry.count:
        sightings = moved_unseen(sightings, entry.of, entry.by, whole)
    return replace(table, sightings=seen_in(sightings, entry.by, entry.seen, openly=True))


def _taken_unseen(table: Table, entry: Exhumed, whole: bool, saw: Witnesses) -> Sightings:
    """He who takes them sees them, and perhaps the ghost."""
    sightings = table.sightings
    for card in entry.seen:
        sightings = passed_on(sightings, entry.of, entry.by, card, whole, saw.seats)
    return moved_unseen(sightings, entry.of, entry.by, whole) if len(entry.seen) < entry.count else sightings


def _line(entry: Exhumed) -> str:
    words = [card_word(card) for card in entry.seen]
    cards = f" with {' '.join(words)}" if words else ""
    return f"{entry.by} exhume {entry.count} from {entry.of}" + (f" for {entry.cause}" if entry.cause else "") + cards


def _fits(owed: Owed, entry: Exhumed) -> bool:
    """Who gets the card is said, or it is for the ghost to choose; out of one grave, or out of any."""
    return owed.cause == entry.cause and owed.seat in (entry.by, owed.other) and owed.other in (0, entry.of)


MESA.brings.append(Brought(Exhumed, _exhumed, _line, named=lambda entry: (entry.of, entry.seen)))


def graves_with_goods(now: Situation) -> tuple[int, ...]:
    """The ghosts before whom something may lie buried."""
    return tuple(seat.number for seat in now.table.seats if seat.out and seat.hand.most != 0)


def _ways(now: Situation, owed: Owed) -> tuple[str, ...]:
    """A ghost says to whom he gives; where several graves lie open he who takes says from which."""
    if owed.seat == owed.other and owed.cause not in FOR_ANYBODY:
        return ("to",)
    return ("exhume",) if owed.other or len(graves_with_goods(now)) == 1 else ("from",)


MESA.owes.append(OwedKind("exhume", ((Exhumed, _fits),), counted_down, choices=_ways, causes=something))


@MESA.object(Exhumed, clauses=("DMS-009", "DMS-010"), due=True)
def goods_rest_till_a_card_digs(now: Situation, entry: Exhumed) -> Objection | None:
    """Nothing leaves the buried goods but by a card that says so, and by none more than it gives."""
    if now.met is not None:
        return None
    given = 2 if entry.cause in FACE_UP else 1
    return Objection("goods_rest", {"by": entry.by, "of": entry.of}, certain=entry.count > given)


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


@MESA.object(Revealed, clauses=("CRD-021", "DMS-072"), due=True, replaces="base.only_black_jack_shows")
def goods_lie_face_up(now: Situation, entry: Revealed) -> Objection | None:
    """While a Cemetery lets cards be taken, what lies before the ghosts may be noted; else nobody shows a card."""
    face_up = any(owed.kind == "exhume" and owed.cause in FACE_UP for f in now.table.frames for owed in f.owed)
    found: Objection | None = only_black_jack_shows(now, entry)
    return None if found is None or (face_up and now.seat(entry.by).out) else said_anew(found, only=("CRD-021",))


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


def dug_up_as_people_say(now: Situation, entry: e.Entry) -> tuple[e.Entry, ...]:
    """What somebody takes or draws of a ghost, while a card lets him have of the goods: it is dug up."""
    match entry:
        case e.Took(by=by, of=of, card=None, seen=seen):
            count, cards = 1, (seen,) if seen.kind else ()
        case e.Drew(by=by, of=of, source="hand", count=count, seen=cards):
            pass
        case _:
            return ()
    due = (owed for owed in now.table.owed() if owed.kind == "exhume" and owed.other in (0, of))
    owed = next((each for each in due if each.seat in (by, of)), None)
    dug = owed is not None and now.seat(of).out and not any(each.kind == "take" for each in now.table.owed())
    return (Exhumed(by, of, count, owed.cause, cards),) if owed is not None and dug else ()


MESA.means.append(dug_up_as_people_say)
