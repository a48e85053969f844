"""What each entry moves: cards, life points, the turn. Nothing else, and whether it was allowed is not asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from referee.core.book.explained import sign
from referee.core.book.questions import GAME_IS_OVER, GIVEN_UP, HAND_GOES, PLAYED_GOES_TO, PUTS_BACK_ON, TURNS_UP
from referee.core.book.rulebook import Situation, kind_of
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import given, moved_unseen, passed_on, seen_in, shown
from referee.core.nouns.table import Death, Frame, HouseRule, Owed, Table, Turn
from referee.core.nouns.vocabulary import Card, Count, exactly
from referee.core.play.arrivals import out_of_hand
from referee.core.play.deck import fewer, new_deck
from referee.core.play.discards import laid, lay_unwritten, taken_off, turned_over
from referee.core.play.perhaps import drawn_after_all, perhaps_given, perhaps_given_up, perhaps_held
from referee.core.play.placing import (
    Move,
    kept_and_put_away,
    seats_with,
    to_put_away,
    with_figure,
    with_seat,
    without,
    without_one_of,
)
from referee.core.play.repairs import REPAIRS
from referee.core.play.witnesses import Witnesses, as_all_see, role_of_all, witnesses

UNSEEN = Card()
"""A card that nobody saw."""


def _handed(table: Table, before: Situation, number: int, change: int) -> Table:
    """So many cards more, or fewer, in the hand that this seat plays from."""
    holder = before.holder(number)
    hand = table.seats[holder - 1].hand
    return with_seat(table, holder, hand=hand.plus(change) if change > 0 else hand.minus(-change))


def _given(table: Table, before: Situation, number: int, card: Card, **changes: Any) -> Table:
    """A card leaves the hand openly, and the table changes with it in one go."""
    holder = before.holder(number)
    seats = seats_with(table, holder, hand=table.seats[holder - 1].hand.minus(1))
    return replace(table, seats=seats, sightings=given(table.sightings, holder, card), **changes)


def _known(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """So many cards, those not seen as unknown."""
    return cards[:count] + (Card(),) * (count - len(cards))


def _still_won(table: Table, before: Situation) -> Table:
    """Play that goes on shows that nobody has won whose goal was not reached, as far as everybody can see that."""
    if not table.winner:
        return table
    return table if as_all_see(before).ask(GAME_IS_OVER) else replace(table, winner="")


def _turn_began(table: Table, entry: e.TurnBegan, before: Situation) -> Table:
    """The turn before is over then, ended or not: what was left to be given up nobody wrote, nor perhaps any of it.

    Who plays though he is out has no life point, however deep he fell.
    """
    turn, life = table.turn, table.seats[entry.by - 1].life
    if table.seats[entry.by - 1].out and life is not None and life < 0:
        table = with_figure(table, entry.by, life=0)
    if turn.seat and turn.phase != "over":
        table = perhaps_given_up(table, before, turn.seat)
    open_still = turn.seat and turn.phase != "over" and before.met is None
    doubted = (sign(entry),) if open_still else ()
    return replace(_still_won(table, before), turn=Turn(entry.by, "start", doubted=doubted), frames=(Frame(),))


def _turn_ended(table: Table, entry: e.TurnEnded, before: Situation) -> Table:
    table = table if before.met is not None else perhaps_given_up(table, before, entry.by)
    return replace(_still_won(table, before), turn=replace(table.turn, phase="over"), frames=(Frame(),))


def _flipped(table: Table, entry: e.Flipped, before: Situation) -> Table:
    """What was turned up is gone from the deck; whether more was, where more should have been, is not known."""
    faces = (entry.over, entry.face) if entry.over else (entry.face,)
    cards = tuple(Card("", face) for face in faces)
    deck = fewer(table.deck, len(cards))
    missing = max(0, before.ask(TURNS_UP, entry.by) - len(cards))
    if missing:
        deck = Count(deck.least - missing, deck.most)
    held_back = len(cards) if deck.most is not None and deck.most < 0 else 0
    return laid(replace(table, deck=deck, held_back=held_back), *cards)


def _drew(table: Table, entry: e.Drew, before: Situation) -> Table:
    seen = entry.seen[: entry.count]
    if entry.source == "hand":
        return _from_hand(table, before, entry, entry.count, seen)
    if entry.source == "discards":
        unwritten = entry.count == 1 and lay_unwritten(table, seen)
        table, seen = (perhaps_given(table), seen) if unwritten else taken_off(table, entry.count, seen)
        table = _handed(table, before, entry.by, entry.count)
    elif entry.cause == "turn" and before.met is not None and not before.met.must:
        table = drawn_after_all(table, before.holder(entry.by), entry.count)
    else:
        table = replace(table, deck=fewer(table.deck, entry.count))
        table = _handed(table, before, entry.by, entry.count)
    if not seen:
        return table
    openly, holder = entry.shown["seen"].seats(entry) is None, before.holder(entry.by)
    return replace(table, sightings=seen_in(table.sightings, holder, seen, openly))


def _from_hand(
    table: Table, before: Situation, entry: e.Drew | e.Took, count: int, seen: tuple[Card, ...] = ()
) -> Table:
    """Cards go from hand to hand, seen by those of whom the entry says it."""
    if entry.of < 1:
        return _handed(table, before, entry.by, count)
    saw, of, to = witnesses(entry, "seen", before), before.holder(entry.of), before.holder(entry.by)
    table = _handed(table, before, of, -count)
    whole = table.seats[of - 1].hand.most == 0
    table = _handed(table, before, to, count)
    named = [card for card in seen if card != UNSEEN]
    table = _noted(table, of, to, named, whole, saw)
    if len(named) < count:
        return replace(table, sightings=moved_unseen(table.sightings, of, to, whole))
    return table


def _noted(table: Table, of: int, to: int, named: Iterable[Card], whole: bool, saw: Witnesses) -> Table:
    """The cards that the referee noted to go from hand to hand are known to be in the other."""
    sightings = table.sightings
    for card in named:
        if saw.openly:
            sightings = seen_in(given(sightings, of, card), to, (card,), openly=True)
        else:
            sightings = passed_on(sightings, of, to, card, whole, saw.seats)
    return replace(table, sightings=sightings)


def _revealed(table: Table, entry: e.Revealed, before: Situation) -> Table:
    return replace(table, sightings=shown(table.sightings, before.holder(entry.by), entry.card))


def _put_back(table: Table, entry: e.PutBack, before: Situation) -> Table:
    saw = witnesses(entry, "seen", before)
    for card in _known(entry.seen, entry.count):
        table = _left_unplayed(table, before.holder(entry.by), card, saw)
    table = _handed(table, before, entry.by, -entry.count)
    if before.ask(PUTS_BACK_ON, entry.by) == "discards":
        return laid(table, *_known(entry.seen, entry.count))
    return replace(table, deck=table.deck.plus(entry.count))


def _left_unplayed(table: Table, holder: int, card: Card, saw: Witnesses) -> Table:
    """A card is out of this hand, and lies nowhere in sight."""
    if card == UNSEEN:
        return replace(table, sightings=moved_unseen(table.sightings, holder, None, False))
    if not saw.openly:
        return replace(table, sightings=passed_on(table.sightings, holder, None, card, False, saw.seats))
    return replace(table, sightings=given(table.sightings, holder, card))


def _played(table: Table, entry: e.Played, before: Situation) -> Table:
    table = _still_won(table, before)
    turn, facts = table.turn, before.book.cards.get(entry.card.kind)
    if entry.by == turn.seat:
        doubted = () if before.table.turn.doubted else turn.doubted
        turn = replace(turn, played=(*turn.played, kind_of(entry)), doubted=doubted)
    if entry.lying:
        return _used(replace(table, turn=turn), entry)
    if facts is None or not facts.stays or entry.serves:
        if before.ask(PLAYED_GOES_TO, entry.by) == "deck" and not before.ask(GIVEN_UP, entry):
            return _given(table, before, entry.by, entry.card, turn=turn, deck=table.deck.plus(1))
        discards = (*table.discards, entry.card)
        return _given(table, before, entry.by, entry.card, turn=turn, discards=discards)
    table = _given(table, before, entry.by, entry.card, turn=turn)
    owner = before.lies_before(entry)
    return with_figure(table, owner, in_play=(*table.seats[owner - 1].in_play, entry.card))


def _used(table: Table, entry: e.Played | e.Answered) -> Table:
    """A card that lay before its player goes to the discards."""
    left, card = without(table.seats[entry.by - 1].in_play, entry.card)
    return laid(with_figure(table, entry.by, in_play=left), card)


def _answered(table: Table, entry: e.Answered, before: Situation) -> Table:
    if entry.lying:
        return _used(table, entry)
    return _given(table, before, entry.by, entry.card, discards=(*table.discards, entry.card))


def _declined(table: Table, entry: e.Declined, before: Situation) -> Table:
    return table


def _life_lost(table: Table, entry: e.LifeLost, before: Situation) -> Table:
    life = table.seats[entry.by - 1].life
    return table if life is None else with_figure(table, entry.by, life=life - entry.count)


def _life_gained(table: Table, entry: e.LifeGained, before: Situation) -> Table:
    life = table.seats[entry.by - 1].life
    return table if life is None else with_figure(table, entry.by, life=life + entry.count)


def _eliminated(table: Table, entry: e.Eliminated, before: Situation) -> Table:
    seat = table.seats[entry.by - 1]
    table = with_seat(table, entry.by, out=True, role=entry.role or seat.role, shown=bool(entry.role or seat.shown))
    unseen = not role_of_all(Situation(table, before.book), table.seat(entry.by))
    death = Death(entry.by, entry.author, entry.cause, table.turn.seat, unseen)
    said = () if seat.out else (death,)
    deaths = tuple(replace(each, unseen=False) if each.seat == entry.by else each for each in table.deaths)
    by_role = before.book.by_role if seat.out else frozenset[str]()

    def left(row: tuple[Owed, ...]) -> tuple[Owed, ...]:
        """Of what was owed; what hung on a role that nobody had seen is said anew with it."""
        return tuple(owed for owed in row if owed.seat != entry.by and not (owed.secret and owed.cause in by_role))

    frames = tuple(replace(frame, owed=left(frame.owed), waiting=left(frame.waiting)) for frame in table.frames)
    return replace(table, deaths=(*deaths, *said), frames=frames)


def _forfeited(table: Table, entry: e.Forfeited, before: Situation) -> Table:
    """Cards in play and the hand, where that goes too, go together to the discards or into another hand."""
    if entry.to:
        return _inherited(table, entry, before)
    lying = table.seats[entry.by - 1].in_play
    table = with_figure(table, entry.by, in_play=())
    table = _nothing_to_drop(table, entry.by)
    if not before.ask(HAND_GOES, entry.by):
        return laid(table, *lying)
    hand = table.seats[entry.by - 1].hand
    fallen = _known(entry.seen, max(hand.least, len(entry.seen)))
    deck = table.deck if hand.exact is not None else Count(table.deck.least, None)
    sightings = moved_unseen(table.sightings, entry.by, None, True)
    table = replace(with_seat(table, entry.by, hand=exactly(0)), deck=deck, sightings=sightings)
    return laid(table, *fallen, *lying)


def _nothing_to_drop(table: Table, number: int) -> Table:
    """What was still to be put away went to the discards with all the rest."""
    gone = to_put_away(table, number)
    frames = (replace(frame, owed=tuple(owed for owed in frame.owed if owed not in gone)) for frame in table.frames)
    return replace(table, frames=tuple(frames)) if gone else table


def _inherited(table: Table, entry: e.Forfeited, before: Situation) -> Table:
    """All that was given up goes into the hand of the heir, who sees it; not what is still to be put away."""
    heir = before.holder(entry.to)
    lying, left = kept_and_put_away(table, entry.by)
    table = with_figure(table, entry.by, in_play=left)
    if before.ask(HAND_GOES, entry.by):
        given_up = table.seats[entry.by - 1].hand
        table = with_seat(table, entry.by, hand=exactly(0))
        table = with_seat(table, heir, hand=table.seats[heir - 1].hand.joined(given_up))
        named = [card for card in entry.seen if card != UNSEEN]
        table = _noted(table, entry.by, heir, named, False, witnesses(entry, "seen", before))
        table = replace(table, sightings=moved_unseen(table.sightings, entry.by, heir, True))
    table = _handed(table, before, heir, len(lying))
    return replace(table, sightings=seen_in(table.sightings, heir, lying, openly=True))


def _took(table: Table, entry: e.Took, before: Situation) -> Table:
    if entry.card is None:
        return _from_hand(table, before, entry, 1, (entry.seen,))
    left, card = without(table.seats[entry.of - 1].in_play, entry.card)
    table = _lying(table, before, entry.of, left, card)
    table = _handed(table, before, entry.by, 1)
    return replace(table, sightings=seen_in(table.sightings, before.holder(entry.by), (card,), openly=True))


def _tossed(table: Table, entry: e.Tossed, before: Situation) -> Table:
    if entry.card is None:
        holder, known = before.holder(entry.of), bool(entry.seen.kind or entry.seen.face)
        sightings = (
            given(table.sightings, holder, entry.seen) if known else moved_unseen(table.sightings, holder, None, False)
        )
        return laid(replace(_handed(table, before, holder, -1), sightings=sightings), entry.seen)
    left, card = without(table.seats[entry.of - 1].in_play, entry.card)
    return laid(_lying(table, before, entry.of, left, card), card)


def _lying(table: Table, before: Situation, seat: int, left: tuple[Card, ...], gone: Card) -> Table:
    """The table with what is left in play before this seat; a card that was not there came out of the hand."""
    if len(left) == len(table.seats[seat - 1].in_play):
        return out_of_hand(table, seat, gone, before.book)
    return with_figure(table, seat, in_play=left)


def _hand_discarded(table: Table, entry: e.Discarded, before: Situation) -> Table:
    cards = _known(entry.seen, max(entry.count, len(entry.seen)))
    for card in cards:
        table = _given(table, before, entry.by, card)
    if entry.cause == "limit" and entry.by == table.turn.seat:
        turn = table.turn if table.turn.phase == "over" else replace(table.turn, phase="discard")
        table = perhaps_held(replace(table, turn=turn), before, entry.by)
    return laid(table, *cards)


def _dropped(table: Table, entry: e.Dropped, before: Situation) -> Table:
    """Of two of a name the one that was not said closer is the older."""
    lying = table.seats[entry.by - 1].in_play
    older = next((card for card in lying if not entry.card.face and card.kind == entry.card.kind), entry.card)
    left, card = without(lying, older)
    return laid(_lying(table, before, entry.by, left, card), card)


def _passed(table: Table, entry: e.Passed, before: Situation) -> Table:
    lying = table.seats[entry.by - 1].in_play
    left, card = without(lying, entry.card)
    if left == lying:
        return table
    table = with_figure(table, entry.by, in_play=left)
    return with_figure(table, entry.to, in_play=(*table.seats[entry.to - 1].in_play, card))


def _turned_up(table: Table, entry: e.TurnedUp, before: Situation) -> Table:
    cards = _known(entry.seen, max(entry.count, len(entry.seen)))
    return replace(table, deck=fewer(table.deck, len(cards)), open=table.open + cards)


def _picked(table: Table, entry: e.Picked, before: Situation) -> Table:
    """Where nobody wrote which of several was taken, nobody knows which are left."""
    if entry.card == UNSEEN and len(set(table.open)) > 1:
        left = (UNSEEN,) * (len(table.open) - 1)
        return replace(_handed(table, before, entry.by, 1), open=left)
    left, card = without_one_of(table.open, entry.card)
    sightings = seen_in(table.sightings, before.holder(entry.by), (card,), openly=True)
    return replace(_handed(table, before, entry.by, 1), open=left, sightings=sightings)


def _deck_turned(table: Table, entry: e.DeckTurned, before: Situation) -> Table:
    deck = new_deck(table, before.book.deck_size)
    return turned_over(replace(table, deck=deck, turned=table.turned + 1), table.held_back)


def _won(table: Table, entry: e.Won, before: Situation) -> Table:
    """Where one player is left, and one role alone wins so, that was his."""
    table, left = replace(table, winner=entry.side), table.alive
    roles = [role for role, side in before.book.sides.items() if side == entry.side]
    if len(left) != 1 or len(roles) != 1 or table.seat(left[0]).role:
        return table
    return with_seat(table, left[0], role=roles[0])


def _house_ruled(table: Table, entry: e.HouseRuled, before: Situation) -> Table:
    rule = HouseRule(entry.key, entry.allowed, entry.precedent, entry.reason)
    return replace(table, house=(*table.house, rule))


MOVES: dict[type[e.Entry], Move] = {
    **REPAIRS,
    e.TurnBegan: _turn_began,
    e.TurnEnded: _turn_ended,
    e.Flipped: _flipped,
    e.Drew: _drew,
    e.Revealed: _revealed,
    e.PutBack: _put_back,
    e.Played: _played,
    e.Answered: _answered,
    e.Declined: _declined,
    e.LifeLost: _life_lost,
    e.LifeGained: _life_gained,
    e.Eliminated: _eliminated,
    e.Forfeited: _forfeited,
    e.Took: _took,
    e.Tossed: _tossed,
    e.Discarded: _hand_discarded,
    e.Dropped: _dropped,
    e.Passed: _passed,
    e.TurnedUp: _turned_up,
    e.Picked: _picked,
    e.DeckTurned: _deck_turned,
    e.Won: _won,
    e.HouseRuled: _house_ruled,
}
"""How the table changes, by type of entry; types that are not here only speak about the log."""
