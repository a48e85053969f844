"""What cannot be so: a card played from an empty hand, or one that was seen elsewhere.

A play proves that its player had the card. If no possibility allows that, the log is in doubt, not the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.openings import of_opening
from referee.core.knowledge.pairing import Pairing
from referee.core.nouns import entries as e
from referee.core.nouns.sightings import elsewhere, known_in
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Argument, Level, Reason
from referee.core.nouns.vocabulary import Card
from referee.core.play.discards import lay_unwritten, may_be_on_top, taken_off
from referee.core.play.placing import with_figure

CLAUSES = ("CRD-001",)


def doubts(now: Situation, entry: e.Entry) -> Iterable[Reason]:
    """Every doubt this entry raises about the log."""
    of = _OF_ENTRY.get(type(entry)) or (_of_brought if type(entry) in now.book.brought else None)
    return () if of is None else of(now, entry)


def lies_in_sight(table: Table, entry: e.Entry, book: Rulebook) -> bool:
    """Is it a card, told by rank and suit, of which every copy lies before somebody already? Nobody played that."""
    if not isinstance(entry, e.Played | e.Laid) or not entry.card.kind or not entry.card.face:
        return False
    copies = book.possible(entry.card)
    lying = [card for seat in table.seats for card in seat.in_play if card == entry.card]
    return not (isinstance(entry, e.Played) and entry.lying) and 0 < copies <= len(lying)


def _of_given(now: Situation, entry: e.Played | e.Answered) -> Iterator[Reason]:
    """What lay in play was in no hand."""
    if not entry.lying:
        yield from _out_of_hand(now, entry.by, (entry.card,), 1)


def _of_laid(now: Situation, entry: e.Laid) -> Iterator[Reason]:
    """Where only the cards on the table are followed, those alone are seen elsewhere."""
    if lies_in_sight(now.table, entry, now.book):
        yield from _of_copies(now, (entry.card,), entry.by)


def _of_taken(now: Situation, entry: e.Took | e.Tossed) -> Iterator[Reason]:
    if entry.card is None:
        yield from _out_of_hand(now, entry.of, (entry.seen,), 1)


def _of_drawn(now: Situation, entry: e.Drew) -> Iterator[Reason]:
    if entry.source == "deck":
        yield from _of_the_deck(now, entry.seen, entry.count)
    elif entry.source == "discards":
        yield from _of_discards(now.table, entry)
    elif entry.of:
        yield from _out_of_hand(now, entry.of, entry.seen, entry.count)


def _of_brought(now: Situation, entry: e.Entry) -> Iterator[Reason]:
    """What lies before one who is out is no hand: it is said elsewhere how much it may hold."""
    named = now.book.brought[type(entry)].named
    seat, cards = named(entry) if named is not None else (0, ())
    if cards and now.seat(seat).out:
        yield from _of_copies(now, cards, seat)
    elif cards:
        yield from _out_of_hand(now, seat, cards, len(cards))


def _out_of_hand(now: Situation, seat: int, cards: tuple[Card, ...], count: int) -> Iterator[Reason]:
    """So many cards are in this hand, and these may be among them."""
    yield from _of_hand(now, seat, max(count, len(cards)))
    seat = now.holder(seat)
    yield from _of_known_hand(now, cards, seat)
    yield from _of_copies(now, cards, seat)


def _of_set_play(now: Situation, entry: e.InPlaySet) -> Iterator[Reason]:
    """What the referee sees before a player lies before nobody else; what lay there before does not count."""
    yield from _of_copies(Situation(with_figure(now.table, entry.by, in_play=()), now.book), entry.cards, entry.by)


def _of_the_deck(now: Situation, cards: tuple[Card, ...], count: int) -> Iterator[Reason]:
    """These came from the deck; where it runs out under way some were turned over just then."""
    deck = now.table.deck
    left = deck.least if deck.doubtful else deck.most
    if left is not None and left < max(count, len(cards)):
        now = Situation(replace(now.table, discards=()), now.book)
    yield from _of_copies(now, cards, 0)


def _of_hand(now: Situation, seat: int, count: int) -> Iterator[Reason]:
    most = now.hand(seat).most
    if most is not None and most < count:
        yield Reason("no_card_in_hand", Level.LEGAL, CLAUSES, {"by": seat, "held": most, "count": count})


def _of_discards(table: Table, entry: e.Drew) -> Iterator[Reason]:
    """Where the deck was counted the discards were too; of cards laid there together any may be on top."""
    if table.deck.exact is None or table.turn.uncertain:
        return
    if not table.may_lie_there(entry.count):
        yield Reason("discards_empty", Level.LEGAL, CLAUSES, {"by": entry.by, "count": entry.count})
        return
    for card in entry.seen:
        on_top = any(card.may_be(each) for each in may_be_on_top(table))
        if not on_top and not lay_unwritten(table, (card,)):
            yield Reason("not_on_the_discards", Level.LEGAL, CLAUSES, {"card": card.kind, "face": card.face})
        table, _ = taken_off(table, 1, (card,))


def _of_draw(now: Situation, entry: e.Flipped) -> list[Reason]:
    """The face that counts; where the deck runs out between two cards one of them is of the discards."""
    counts, other = Card("", entry.face), Card("", entry.over)
    found = list(_of_copies(now, (counts,), 0))
    if not found or not entry.over or now.table.deck.most != 1 or any(_of_copies(now, (other,), 0)):
        return found
    return list(_of_copies(Situation(replace(now.table, discards=()), now.book), (counts,), 0))


def _of_its_rank(now: Situation, entry: e.Flipped) -> Iterator[Reason]:
    """What comes of it hangs on the rank, and the suit alone was told."""
    if entry.card in now.book.draws and now.succeeds(entry.by, entry.card, entry.face) is None:
        yield Reason("rank_not_told", Level.LEGAL, CLAUSES, {"by": entry.by, "card": entry.card, "face": entry.face})


def _of_known_hand(now: Situation, cards: tuple[Card, ...], seat: int) -> Iterator[Reason]:
    """All cards of a hand are known, and one like this is not among them, or not so often."""
    held = known_in(now.table, seat)
    if held and now.table.seats[seat - 1].hand.most == len(held):
        fitting: list[Card] = []
        for card in cards:
            if Pairing(held, (*fitting, card)).seen > len(fitting):
                fitting.append(card)
            else:
                yield Reason("not_in_known_hand", Level.LEGAL, CLAUSES, {"by": seat, "card": card.kind})


def _of_copies(now: Situation, cards: tuple[Card, ...], seat: int) -> Iterator[Reason]:
    """Every copy of a card was seen elsewhere than here (0: in the deck), or is named beside it.

    Of a card that was noted to come here this was said then.
    """
    for place, card in enumerate(cards):
        copies = now.book.possible(card)
        if not copies and card != Card():
            doubt = Reason("no_such_card", Level.LEGAL, CLAUSES, {"card": card.kind, "face": card.face})
        elif copies and _all_elsewhere(now, card, seat, cards[:place]):
            args: dict[str, Argument] = {"card": card.kind, "face": card.face, "copies": copies}
            doubt = Reason("card_elsewhere", Level.LEGAL, CLAUSES, args)
        else:
            continue
        if not seat or card not in known_in(now.table, seat):
            yield doubt


def _all_elsewhere(now: Situation, card: Card, seat: int, besides: tuple[Card, ...]) -> bool:
    """Were all copies seen elsewhere, or all cards of its rank and suit, which is all that a draw! tells?"""
    mentions = (card, Card("", card.face)) if card.kind and card.face else (card,)
    return any(elsewhere(now.table, each, seat, besides) >= now.book.possible(each) for each in mentions)


_OF_ENTRY: dict[type[e.Entry], Callable[[Situation, Any], Iterable[Reason]]] = {
    e.Opened: of_opening,
    e.Played: _of_given,
    e.Answered: _of_given,
    e.Laid: _of_laid,
    e.Discarded: lambda now, entry: _out_of_hand(now, entry.by, entry.seen, entry.count),
    e.Forfeited: lambda now, entry: _out_of_hand(now, entry.by, entry.seen, 0),
    e.Took: _of_taken,
    e.Tossed: _of_taken,
    e.Flipped: lambda now, entry: (*_of_draw(now, entry), *_of_its_rank(now, entry)),
    e.TurnedUp: lambda now, entry: _of_the_deck(now, entry.seen, entry.count),
    e.Drew: _of_drawn,
    e.InPlaySet: _of_set_play,
    e.Revealed: lambda now, entry: _out_of_hand(now, entry.by, (entry.card,), 1),
    e.PutBack: lambda now, entry: _out_of_hand(now, entry.by, entry.seen, 0),
}
"""The entries that name cards or take some, and the opening."""
