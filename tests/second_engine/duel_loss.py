"""Losing life points in a duel: a Beer for the front one only, no reward, and who comes after the eliminated."""

from __future__ import annotations

from .duel_table import DuelTable, Place
from .flips import flip
from .loss import gain, heal_sid
from .seats import Seat
from .settling import draw_suzy
from .shooting import answer, card_to_give
from .table import Reroll, Won


def lose(table: DuelTable, seat: Seat, count: int, author: Seat | None, cause: str) -> None:
    """The life points go; a deadly hit may be bought back."""
    seat.life -= count
    by = f" by {author}" if author else ""
    table.say(f"{seat} lose {count}{by} to {cause}")
    while seat.life < 1 and saves(table, seat):
        pass


def saves(table: DuelTable, seat: Seat) -> bool:
    """One life point bought back: by a Beer in front (ITC-169), or by Sid Ketchum."""
    assert isinstance(seat, Place)
    beers = seat.holding("beer") if seat.front and table.beer_works() else []
    if beers:
        table.discard(seat, beers[0])
        table.used.add("beer rescue")
        table.say(f"{seat} {table.spell(beers[0])}")
        gain(table, seat, "beer")
    elif seat.character == "sid_ketchum" and len(seat.hand) > 1:
        table.used.add("sid in front" if seat.front else "sid in the rear")
        heal_sid(table, seat)
    else:
        return False
    return True


def stand_or_fall(table: DuelTable, seat: Seat, count: int, author: Seat | None, cause: str) -> None:
    """Out, or with an ability that waits; what a rear one would draw afterwards is left alone."""
    assert isinstance(seat, Place)
    if seat.life < 1:
        eliminate(table, seat, author, cause)
    elif seat.front and waits(seat, author):
        table.owed.append((seat, count, author))


def waits(seat: Seat, author: Seat | None) -> bool:
    """Has he an ability that draws for a life point when the card is over?"""
    return seat.character == "bart_cassidy" or (seat.character == "el_gringo" and author not in (None, seat))


def eliminate(table: DuelTable, seat: Seat, author: Seat | None, cause: str) -> None:
    """What lay before him goes, the hand stays; the rear one steps up, a reinforcement enters (ITC-166 to ITC-168)."""
    seat.alive, table.reacting = False, None
    by = f" by {author}" if author else ""
    table.say(f"{seat} out {seat.role}{by} to {cause}")
    table.used.add("front out" if seat.number % 2 else "rear out")
    if any(owed[0] is seat for owed in table.owed):
        raise Reroll("eliminated with an ability waiting")
    if seat.in_play:
        if table.find("vulture_sam") and len(table.lines) and not alone(table, cause):
            raise Reroll("cards lie aside for Vulture Sam")
        give_up(table, seat)
    if not table.companion(seat).alive and not table.piles[seat.role]:
        table.stood.append(table.opposing(seat).role)
        return
    fill_up(table, seat)


def alone(table: DuelTable, cause: str) -> bool:
    """Does the card end with this elimination?"""
    return cause in ("bang", "duel")


def give_up(table: DuelTable, seat: Seat) -> None:
    """To the discards, or to Vulture Sam in front."""
    sam = table.find("vulture_sam")
    cards, seat.in_play = seat.in_play, []
    (sam.hand if sam else table.discards).extend(cards)
    table.used.add("vulture_sam" if sam else "cards discarded")
    table.say(f"{seat} forfeit" + (f" to {sam}" if sam else ""))


def fill_up(table: DuelTable, seat: Seat) -> None:
    """The places are filled."""
    front, rear = (seat, table.companion(seat)) if seat.number % 2 else (table.companion(seat), seat)
    if not front.alive:
        table.swap(front)
    if table.piles[seat.role]:
        table.enter(rear)
        assert isinstance(rear, Place)
        table.say(f"{rear} enter {rear.figure}")


def hit(table: DuelTable, seat: Seat, author: Seat, cause: str) -> None:
    """One life point is lost to a card of the author."""
    lose(table, seat, 1, author, cause)
    stand_or_fall(table, seat, 1, author, cause)
    table.reacting = None


def reacts(table: DuelTable, seat: Seat) -> None:
    """It is for this character to react."""
    table.reacting = seat if seat.number % 2 == 0 else None


def face(table: DuelTable, shooter: Seat, target: Seat, cause: str, needed: int) -> None:
    """The target turns up what helps him, gives what he will, or is hit."""
    reacts(table, target)
    sources = ["barrel"] if target.showing("barrel") else []
    sources += ["jourdonnais"] if target.character == "jourdonnais" else []
    for source in sources:
        if needed and table.chance(0.9):
            needed -= flip(table, target, source, lambda card: card.hearts).hearts
    while needed and (card := card_to_give(table, target, "missed", "bang")):
        answer(table, target, card)
        needed -= 1
        if not needed:
            table.reacting = None
        if cause == "bang":
            draw_suzy(table, target)
    if needed:
        table.say(f"{target} no")
        hit(table, target, shooter, cause)
    table.reacting = None


def gives_bang(table: DuelTable, seat: Seat) -> bool:
    """A BANG! is given up, or nothing."""
    reacts(table, seat)
    card = card_to_give(table, seat, "bang", "missed")
    if card:
        answer(table, seat, card)
        table.reacting = None
    else:
        table.say(f"{seat} no")
    return card is not None


def follow_up(table: DuelTable, first: Seat) -> None:
    """The card of `first` is over: the winner, then the abilities that waited."""
    table.reacting = None
    if table.stood and table.stood[0]:
        raise Won(table.stood[0])
    waiting = [owed for owed in table.owed if owed[0].alive]
    table.owed.clear()
    for seat in table.clockwise(first):
        for _, count, author in (owed for owed in waiting if owed[0] is seat):
            if seat.character == "bart_cassidy":
                seat.hand += table.take(count)
                table.say(f"{seat} draw {count} for bart_cassidy")
            elif author and author.hand:
                card = table.rng.choice(author.hand)
                author.hand.remove(card)
                seat.hand.append(card)
                table.say(f"{seat} draw 1 from {author} for el_gringo")
            table.used.add(seat.character)
        draw_suzy(table, seat)
    for seat in table.clockwise(first):
        draw_suzy(table, seat)
