"""When a card is over: what Vulture Sam takes, who has won, which abilities draw, in which order.

In: what was noted while the card was under way. Out: the lines that follow it. A character ability waits for
the end of the card (ITC-246); the player of the card comes first, then clockwise (ITC-262).
"""

from __future__ import annotations

from .seats import Seat
from .table import Reroll, Table, Won


def close(table: Table, first: Seat) -> None:
    """The card of `first` is over."""
    hand_over(table)
    side = winner(table)
    if not table.overthrown and any(stood not in (None, side) for stood in table.stood):
        raise Reroll("another result stood in the middle of the card")
    table.stood.clear()
    if side:
        raise Won(side)
    while waiting(table):
        for seat in table.clockwise(first):
            use_ability(table, seat)
    table.card_over()


def hand_over(table: Table) -> None:
    """What lay aside goes to Vulture Sam; then his own penalty, if he is the Sheriff."""
    sams = table.having("vulture_sam")
    for victim in table.aside:
        table.used.add("vulture_sam")
        if len(sams) > 1:
            share(table, victim, sams)
        else:
            forfeit(table, victim, sams[0] if sams else None)
    table.aside.clear()
    if table.penalty:
        forfeit(table, table.penalty)
        table.penalty = None


def forfeit(table: Table, seat: Seat, to: Seat | None = None) -> None:
    """Hand and cards in play go to the discards, in the loser's own order (ITC-250), or to Vulture Sam."""
    hand, cards = list(seat.hand), seat.hand + seat.in_play
    table.rng.shuffle(hand)
    table.rng.shuffle(cards)
    (to.hand if to else table.discards).extend(cards)
    seat.hand, seat.in_play = [], []
    seen = table.spell_all(hand) if not to and table.chance(0.7) else ""
    table.say(f"{seat} forfeit" + (f" to {to}" if to else "") + seen)


def share(table: Table, victim: Seat, sams: list[Seat]) -> None:
    """Two of them take by turns, the nearer to the left first: one in play, or one of the hand unseen (DCX-147)."""
    order = [seat for seat in table.clockwise(victim) if seat in sams]
    table.used.add("two vultures")
    while victim.cards():
        card = table.rng.choice(victim.hand + victim.in_play)
        hidden = card in victim.hand
        (victim.hand if hidden else victim.in_play).remove(card)
        order[0].hand.append(card)
        table.say(f"{order[0]} take {victim} {'hand' if hidden else card.told}")
        order.reverse()


def winner(table: Table) -> str | None:
    """The side that has won by who is alive now, or None, as while a Revolution is coming (REB-009)."""
    if table.overthrown:
        return None
    if table.hunts:
        return table.hunted_down()
    sides = {side_of([seat.role for seat in crew]) for crew in table.crews()}
    if len(sides) > 1:
        raise Reroll("it is not settled who counts as in the game")
    return sides.pop()


def side_of(roles: list[str]) -> str | None:
    """The side that has won when these are the roles in the game (NLB-058 to NLB-062), or None."""
    if "sheriff" not in roles:
        return "renegade" if roles == ["renegade"] else "outlaws"
    return None if "outlaw" in roles or "renegade" in roles else "law"


def waiting(table: Table) -> bool:
    """An ability still has a draw coming."""
    suzies = table.having("suzy_lafayette")
    return bool(table.owed) or table.waits_for_the_end() or any(not suzy.hand for suzy in suzies)


def use_ability(table: Table, seat: Seat) -> None:
    """What this seat has coming, once round the table."""
    for owed in [owed for owed in table.owed if owed[0] is seat]:
        table.owed.remove(owed)
        _, count, author = owed
        if seat.character == "bart_cassidy":
            draw_bart(table, seat, count)
        elif author and author.hand:
            draw_gringo(table, seat, author)
    table.pay_out(seat)
    draw_suzy(table, seat)


def draw_bart(table: Table, seat: Seat, count: int) -> None:
    """A card for each life point lost (NLB-020, ITC-263)."""
    if table.mischief.leaves_out_bart(table, seat):
        return
    seat.hand += table.take(count)
    table.used.add("bart_cassidy")
    table.say(f"{seat} draw {count} for bart_cassidy")


def draw_gringo(table: Table, seat: Seat, author: Seat) -> None:
    """A card at random from the hand of whoever cost him the life point (NLB-023)."""
    card = table.rng.choice(author.hand)
    author.hand.remove(card)
    seat.hand.append(card)
    table.used.add("el_gringo")
    table.say(f"{seat} draw 1 from {author} for el_gringo")


def draw_suzy(table: Table, seat: Seat) -> None:
    """A card as soon as her hand is empty (CRD-033)."""
    if seat.character == "suzy_lafayette" and seat.alive and not seat.hand:
        seat.hand += table.take(1)
        table.used.add("suzy_lafayette")
        table.say(f"{seat} draw 1 for suzy_lafayette")
