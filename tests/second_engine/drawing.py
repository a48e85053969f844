"""Phase 1, with the six characters who draw in their own way (CRD-021, CRD-024, CRD-026, CRD-029)."""

from __future__ import annotations

from .seats import Seat, spare
from .table import Table


def draw(table: Table, seat: Seat) -> None:
    """The cards of phase 1: two, for a ghost three."""
    table.phase = "draw"
    if table.draws_otherwise(seat):
        return
    if seat.character == "kit_carlson":
        draw_kit(table, seat)
    elif seat.character == "black_jack":
        draw_jack(table, seat)
    elif not seat.alive or not draws_elsewhere(table, seat):
        count = table.mischief.draw_count(table, seat, table.phase_one(seat))
        seat.hand += table.take(count)
        table.phase = "play"
        table.say(f"{seat} draw {count}")


def draw_kit(table: Table, seat: Seat) -> None:
    """Kit Carlson looks at three and puts back unseen what he does not keep, mostly one (ITC-252)."""
    cards = table.take(3)
    seat.hand += cards
    gone = 3 - table.phase_one(seat)
    back = [table.rng.choice(cards)] if gone == 1 else table.rng.sample(cards, max(0, gone))
    table.used.add("kit_carlson")
    if not back:
        table.phase = "play"
    table.say(f"{seat} draw 3")
    for card in back:
        seat.hand.remove(card)
        table.deck.append(card)
    if back:
        table.phase = "play"
        table.say(f"{seat} putback {len(back)}")


def draw_jack(table: Table, seat: Seat) -> None:
    """Black Jack shows his second card; a red one brings a third."""
    cards = table.take(count := table.phase_one(seat))
    seat.hand += cards
    if count < 2:
        table.phase = "play"
    table.say(f"{seat} draw {count}")
    if count < 2:
        return
    red = table.counted(cards[1]).red
    table.phase = "draw" if red else "play"
    second = cards[1]
    table.say(f"{seat} show {second.told if table.chance(0.5) else second.face}")
    if red:
        seat.hand += table.take(1)
        table.used.add("black_jack")
        table.phase = "play"
        table.say(f"{seat} draw 1 for black_jack")


def draws_elsewhere(table: Table, seat: Seat) -> bool:
    """Jesse Jones and Pedro Ramirez may take their first card elsewhere."""
    rest = table.phase_one(seat) - 1
    if not rest:
        table.phase = "play"
    if seat.character == "jesse_jones" and (hands := open_hands(table, seat)) and table.chance(0.6):
        draw_from_hand(table, seat, table.rng.choice(hands))
    elif seat.character == "pedro_ramirez" and table.discards and table.chance(0.6):
        card = table.discards.pop()
        seat.hand.append(card)
        table.say(f"{seat} draw 1 from discards with {table.spell(card)}")
    else:
        table.phase = "draw"
        return False
    table.used.add(seat.character)
    if rest:
        seat.hand += table.take(rest)
        table.phase = "play"
        table.say(f"{seat} draw {rest}")
    return True


def open_hands(table: Table, seat: Seat) -> list[Seat]:
    """Hands to draw from; not Suzy Lafayette's last card: when she then draws is not settled."""
    return [other for other in table.others(seat) if other.hand and spare(other)]


def draw_from_hand(table: Table, seat: Seat, other: Seat) -> None:
    """A card at random from another's hand."""
    card = table.rng.choice(other.hand)
    other.hand.remove(card)
    seat.hand.append(card)
    table.say(f"{seat} draw 1 from {other}")
