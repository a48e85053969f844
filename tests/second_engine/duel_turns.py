"""The turns of a duel: Dynamite, Jail, who stands in front, cards at either opponent and before either of one's own."""

from __future__ import annotations

from .cards import BLUE, REACH, Card
from .drawing import draw_jack, draw_kit
from .duel_loss import face, follow_up, gives_bang, hit, lose, stand_or_fall
from .duel_table import DuelTable
from .flips import flip
from .loss import gain, heal_sid
from .moves import Move, shoots
from .plays import draw_from_coach, drop, open_store, steal, throw_away
from .seats import Seat


def take_turn(table: DuelTable, seat: Seat) -> None:
    """One turn of the player in whose front place somebody stands."""
    table.turn, table.phase, table.bangs = seat, "start", 0
    table.barred.clear()
    table.say(f"{seat} turn")
    light(table, seat)
    if break_out(table, seat):
        choose(table, seat)
        draw(table, seat)
        play_cards(table, seat)
        discard(table, seat)
    table.phase = "over"
    table.say(f"{seat} end")


def light(table: DuelTable, seat: Seat) -> None:
    """A Dynamite before either of his goes off, or across to the opponent's front."""
    for place in (seat, table.companion(seat)):
        if not place.alive or not place.showing("dynamite"):
            continue
        dynamite = place.showing("dynamite")[0]
        if not flip(table, place, "dynamite", lambda card: not card.explodes).explodes:
            place.in_play.remove(dynamite)
            table.opposing(seat).in_play.append(dynamite)
            table.say(f"{place} pass dynamite {table.opposing(seat)}")
            return
        table.used.add("explosion")
        table.reacting = place if place is not seat else None
        lose(table, place, 3, None, "dynamite")
        drop(table, place, dynamite)
        stand_or_fall(table, place, 3, None, "dynamite")
        follow_up(table, seat)
        return


def escapes(table: DuelTable, seat: Seat) -> bool:
    """A draw! for the Jail before this place; it goes either way."""
    free = flip(table, seat, "jail", lambda card: card.hearts).hearts
    drop(table, seat, seat.showing("jail")[0])
    return free


def break_out(table: DuelTable, seat: Seat) -> bool:
    """A Jail in front; on failure the rear one comes forward, if he can (ITC-157, ITC-159)."""
    if not seat.showing("jail") or escapes(table, seat):
        return True
    rear = table.companion(seat)
    if not rear.alive or (rear.showing("jail") and not escapes(table, rear)):
        table.used.add("turn lost")
        return False
    table.used.add("forced swap")
    table.swap(seat)
    follow_up(table, seat)
    table.barred.add("rear")
    return True


def choose(table: DuelTable, seat: Seat) -> None:
    """Who stands in front; a Jail in the rear is drawn for first (ITC-156, ITC-158)."""
    rear = table.companion(seat)
    if not rear.alive or table.barred or not table.chance(0.3):
        return
    if rear.showing("jail"):
        table.used.add("jail in the rear")
        if not escapes(table, rear):
            return
    table.used.add("swap")
    table.swap(seat)
    follow_up(table, seat)


def draw(table: DuelTable, seat: Seat) -> None:
    """Phase 1, as the one in front draws."""
    table.phase = "draw"
    if seat.character == "kit_carlson":
        draw_kit(table, seat)
    elif seat.character == "black_jack":
        draw_jack(table, seat)
    else:
        seat.hand += table.take(2)
        table.phase = "play"
        table.say(f"{seat} draw 2")


def play_cards(table: DuelTable, seat: Seat) -> None:
    """Phase 2; the front place goes on with whoever stands there."""
    table.phase = "play"
    while not table.chance(0.1):
        if seat.character == "sid_ketchum" and seat.wounded() and len(seat.hand) > 2 and table.chance(0.2):
            heal_sid(table, seat)
            continue
        moves = list(lawful_moves(table, seat))
        if not moves:
            break
        weights = [3 if move.target and move.target.role != seat.role else 1 for move in moves]
        play(table, seat, table.rng.choices(moves, weights)[0])


def discard(table: DuelTable, seat: Seat) -> None:
    """Phase 3, by the life points of the one in front."""
    table.phase = "discard"
    given = table.rng.sample(seat.hand, max(0, len(seat.hand) - seat.life))
    for card in given:
        table.discard(seat, card)
    if given:
        table.say(f"{seat} discard {len(given)}{table.spell_all(given)}")
    follow_up(table, seat)


def lawful_moves(table: DuelTable, seat: Seat) -> list[Move]:
    """Every card with every target it may have."""
    near = table.opposing(seat)
    enemies = [place for place in (near, table.companion(near)) if place.alive]
    own = [place for place in (seat, table.companion(seat)) if place.alive]
    moves: list[Move] = []
    for card in seat.hand:
        if shoots(seat, card) or card.name in ("duel", "panic", "cat_balou", "jail"):
            moves += [Move(card, other) for other in enemies if may_aim(table, seat, card, other)]
        elif card.name in BLUE:
            moves += [Move(card, place) for place in own if not place.showing(card.name)]
        elif card.name != "missed":
            moves.append(Move(card))
    return moves


def may_aim(table: DuelTable, seat: Seat, card: Card, target: Seat) -> bool:
    """The target is lawful for the card."""
    if shoots(seat, card):
        free = seat.character == "willy_the_kid" or bool(seat.showing("volcanic"))
        return (not table.bangs or free) and table.in_reach(seat, target)
    if card.name == "jail":
        return not target.showing("jail")
    has_cards = bool(target.hand or target.in_play)
    return card.name == "duel" or (has_cards and (card.name == "cat_balou" or table.distance(seat, target) == 1))


def play(table: DuelTable, seat: Seat, move: Move) -> None:
    """A card is played and carried out to its end."""
    card, target = move.card, move.target
    table.used.add(card.name)
    if card.name in BLUE or card.name == "jail":
        lay(table, seat, card, target or seat)
    else:
        table.discard(seat, card)
        table.say(f"{seat} {table.spell(card)}" + (f" {target}" if target else ""))
        carry_out(table, seat, card, target)
    follow_up(table, seat)


def lay(table: DuelTable, seat: Seat, card: Card, place: Seat) -> None:
    """A blue card before either of one's own, a Jail before either of the opponent's."""
    old = place.weapons() if card.name in REACH else []
    seat.hand.remove(card)
    place.in_play.append(card)
    table.say(f"{seat} {table.spell(card)}" + (f" {place}" if place is not seat else ""))
    for weapon in old:
        drop(table, place, weapon)


def carry_out(table: DuelTable, seat: Seat, card: Card, target: Seat | None) -> None:
    """What the brown card does."""
    if target is None:
        UNAIMED[card.name](table, seat)
    elif shoots(seat, card):
        table.bangs += 1
        face(table, seat, target, "bang", 2 if seat.character == "slab_the_killer" else 1)
    elif card.name == "duel":
        duel(table, seat, target)
    else:
        (steal if card.name == "panic" else throw_away)(table, seat, target)


def duel(table: DuelTable, challenger: Seat, challenged: Seat) -> None:
    """The challenged first, then in turn."""
    answering, waiting = challenged, challenger
    while gives_bang(table, answering):
        answering, waiting = waiting, answering
    hit(table, answering, challenger, "duel")


def area(table: DuelTable, author: Seat, cause: str) -> None:
    """Each for himself in the printed order; the targets are fixed, and a reinforcement is none (ITC-154, ITC-172)."""
    near, own = table.opposing(author), table.companion(author)
    far = table.companion(near)
    asked = [place for place in (near, own, far) if place.alive]
    stepped_up = False
    for target in asked:
        place = near if target is far and stepped_up else target
        out = f"{place} out {place.role} by {author} to {cause}"
        if not asked_of(table, author, place, cause) and out in table.lines[-5:] and place is near:
            stepped_up = True


def asked_of(table: DuelTable, author: Seat, place: Seat, cause: str) -> bool:
    """One of them answers, or is hit; True if he averted it for certain."""
    if cause == "gatling":
        face(table, author, place, cause, 1)
        return False
    if gives_bang(table, place):
        return True
    hit(table, place, author, cause)
    return False


def drink(table: DuelTable, seat: Seat) -> None:
    """Beer: in front, with more than two in play (ITC-248)."""
    if seat.wounded() and table.beer_works():
        gain(table, seat, "beer")


def treat(table: DuelTable, seat: Seat) -> None:
    """Saloon: everybody in play."""
    for other in table.clockwise(seat):
        if other.wounded():
            gain(table, other, "saloon")


UNAIMED = {
    "beer": drink,
    "saloon": treat,
    "gatling": lambda table, seat: area(table, seat, "gatling"),
    "indians": lambda table, seat: area(table, seat, "indians"),
    "general_store": open_store,
    "stagecoach": lambda table, seat: draw_from_coach(table, seat, 2, "stagecoach"),
    "wells_fargo": lambda table, seat: draw_from_coach(table, seat, 3, "wells_fargo"),
}
"""Cards that are not aimed at one."""
