"""Playing a card in phase 2: the line, the effect, and the end of the card.

In: a move, lawful or not: nothing is checked here. Out: everything that follows at the table.
"""

from __future__ import annotations

from collections.abc import Callable

from .cards import BLUE, REACH, Card
from .duels import attack, duel
from .loss import gain
from .moves import Move, shoots
from .seats import Seat
from .settling import close
from .shooting import shoot, sweep
from .table import Table


def play(table: Table, seat: Seat, move: Move) -> None:
    """The card is played and carried out to its end."""
    note_use(table, seat, move.card)
    if move.how:
        table.do(seat, move)
    elif move.card.name in BLUE or move.card.name == "jail" or table.stays(move.card):
        lay(table, seat, move)
    else:
        table.about_to_play(seat, move)
        table.discard(seat, move.card)
        announce(table, seat, move)
        take_effect(table, seat, move)
    close(table, seat)


def announce(table: Table, seat: Seat, move: Move) -> None:
    """`1 bang 3`, `1 saloon`, `1 play saloon`."""
    late = bool(move.cost) and table.chance(0.3)
    price = "" if late else pay(table, seat, move)
    if move.target:
        table.say(f"{seat} {table.spell(move.card)} {move.target}{price}")
    else:
        table.say(f"{seat} {'play ' if table.chance(0.1) else ''}{table.spell(move.card)}{price}")
    if late:
        table.say(f"{seat} discard 1 for {move.card.name}{pay(table, seat, move)}")


def pay(table: Table, seat: Seat, move: Move) -> str:
    """What the card costs beside itself is given up (DCX-026); ` with CARD`, if anything."""
    for card in move.cost:
        table.discard(seat, card)
    return table.spell_all(list(move.cost))


def lay(table: Table, seat: Seat, move: Move) -> None:
    """A blue card before oneself, a Jail before another; a new weapon replaces the old (CRD-012, CRD-013)."""
    table.about_to_play(seat, move)
    old = seat.weapons() if move.card.name in REACH else []
    seat.hand.remove(move.card)
    (move.target or seat).in_play.append(move.card)
    announce(table, seat, move)
    for weapon in old:
        drop(table, seat, weapon)
    table.laid(seat, move.target or seat, move.card)


def drop(table: Table, seat: Seat, card: Card) -> None:
    """A card in play goes to the discards."""
    seat.in_play.remove(card)
    table.discards.append(card)
    table.say(f"{seat} drop {table.spell(card)}")


def take_effect(table: Table, seat: Seat, move: Move) -> None:
    """What the brown card does."""
    name, target = move.card.name, move.target
    table.playing = move.card
    if target is None:
        EFFECTS[name](table, seat)
    elif name not in AIMED_EFFECTS and table.untouched_by(move.card, target):
        table.bangs += 1
    elif shoots(seat, move.card) or name == "missed":
        shoot(table, seat, target)
    else:
        AIMED_EFFECTS[name](table, seat, target)


def drink(table: Table, seat: Seat) -> None:
    """Beer: nothing at full life or with two players left (ITC-247, ITC-248)."""
    if seat.wounded() and table.beer_works():
        gain(table, seat, "beer", table.beer_heals(seat))
    else:
        table.used.add("beer in vain")


def treat(table: Table, seat: Seat) -> None:
    """Saloon: a life point for everybody who lacks one, its player first (NLB-050)."""
    for other in table.clockwise(seat):
        if other.wounded():
            gain(table, other, "saloon")


def draw_from_coach(table: Table, seat: Seat, count: int, cause: str) -> None:
    """Stagecoach and Wells Fargo."""
    seat.hand += table.take(count)
    table.say(f"{seat} draw {count} for {cause}")


def open_store(table: Table, seat: Seat) -> None:
    """General Store: a card for each of the living, its player picks first (NLB-053, NLB-054)."""
    table.turned_up = table.take(len(table.living()))
    table.say(f"{seat} turnup {len(table.turned_up)}{table.spell_all(table.turned_up)}")
    for other in table.mischief.pick_order(table, table.clockwise(seat)):
        card = table.rng.choice(table.turned_up)
        table.turned_up.remove(card)
        other.hand.append(card)
        table.say(f"{other} pick {table.spell(card)}")


def steal(table: Table, seat: Seat, target: Seat) -> None:
    """Panic!: a card in play, or one at random from the hand."""
    card = card_to_lose(table, target)
    if card in target.hand:
        target.hand.remove(card)
        what = "hand"
    else:
        target.in_play.remove(card)
        what = table.spell(card)
    seat.hand.append(card)
    table.say(f"{seat} take {target} {what}")


def throw_away(table: Table, seat: Seat, target: Seat) -> None:
    """Cat Balou: likewise, to the discards, where all see it."""
    card = card_to_lose(table, target)
    if card in target.hand:
        table.discard(target, card)
        what = "hand" + (table.spell_all([card]) if table.chance(0.8) else "")
    else:
        target.in_play.remove(card)
        table.discards.append(card)
        what = table.spell(card)
    table.say(f"{seat} toss {target} {what}")


def card_to_lose(table: Table, target: Seat) -> Card:
    """Hand or in play, evenly where both have something."""
    piles = [pile for pile in (target.hand, target.in_play) if pile]
    return table.rng.choice(table.rng.choice(piles))


def note_use(table: Table, seat: Seat, card: Card) -> None:
    """Remember which cards and abilities have been seen at work."""
    table.used.add(card.name)
    if seat.character == "calamity_janet" and card.name == "missed":
        table.used.add("calamity_janet shot")
    if seat.character == "willy_the_kid" and card.name == "bang" and table.bangs:
        table.used.add("willy_the_kid")


AIMED_EFFECTS: dict[str, Callable[[Table, Seat, Seat], None]] = {
    "duel": duel,
    "panic": steal,
    "cat_balou": throw_away,
}
EFFECTS: dict[str, Callable[[Table, Seat], None]] = {
    "beer": drink,
    "saloon": treat,
    "gatling": sweep,
    "indians": attack,
    "general_store": open_store,
    "stagecoach": lambda table, seat: draw_from_coach(table, seat, 2, "stagecoach"),
    "wells_fargo": lambda table, seat: draw_from_coach(table, seat, 3, "wells_fargo"),
}
