"""Losing life points: the deadly hit, the rescue, the elimination, the reward and the penalty.

In: who loses how many to what and whose card it was. Out: the lines down to the killer's reward. What waits
for the end of the card (abilities, Vulture Sam, the winner) is only noted here; settling.py sees to it.
"""

from __future__ import annotations

from .seats import Seat
from .settling import forfeit, winner
from .table import Reroll, Table


def hit(table: Table, seat: Seat, author: Seat | None, cause: str) -> None:
    """One life point is lost to a card of the author."""
    lose(table, seat, 1, author, cause)
    stand_or_fall(table, seat, 1, author, cause)


def lose(table: Table, seat: Seat, count: int, author: Seat | None, cause: str) -> None:
    """The life points go; a deadly hit may be bought back at once (NLB-056, ITC-240, ITC-255)."""
    seat.life -= count
    by = f" by {author}" if author else ""
    table.say(f"{seat} lose {count}{by} to {cause}")
    if seat.life < 1 and can_be_saved(table, seat) and table.chance(table.willing(seat)):
        while seat.life < 1:
            buy_back(table, seat)


def stand_or_fall(table: Table, seat: Seat, count: int, author: Seat | None, cause: str) -> None:
    """Who is still below one life point is out; who is not may have an ability coming."""
    if seat.life < 1:
        eliminate(table, seat, author, cause)
    elif seat.character == "bart_cassidy" or (seat.character == "el_gringo" and author not in (None, seat)):
        table.owed.append((seat, count, author))


def can_be_saved(table: Table, seat: Seat) -> bool:
    """Enough Beers (none with two players left: ITC-248) and pairs of cards of Sid Ketchum."""
    beers = seat.holding("beer")
    drinkable = len(beers) if beers and table.beer_works() else 0
    usable = drinkable * table.beer_heals(seat)
    pairs = (len(seat.hand) - drinkable) // 2 if seat.character == "sid_ketchum" else 0
    return usable + pairs >= 1 - seat.life


def buy_back(table: Table, seat: Seat) -> None:
    """One life point regained in the face of death."""
    beers = seat.holding("beer") if table.beer_works() else []
    if not beers:
        heal_sid(table, seat)
        table.used.add("sid_ketchum rescue")
        return
    beer = table.rng.choice(beers)
    table.discard(seat, beer)
    table.used.add("beer rescue")
    table.say(f"{seat} {table.spell(beer)}")
    table.about_to_be_saved(seat)
    gain(table, seat, "beer", table.beer_heals(seat))
    table.drank(seat)


def heal_sid(table: Table, seat: Seat) -> None:
    """Two cards from the hand for a life point (ITC-254); a Beer is kept where another card will do."""
    dear = sorted(seat.hand, key=lambda card: (card.name == "beer", table.rng.random()))
    given = dear[:2]
    for card in given:
        table.discard(seat, card)
    table.used.add("sid_ketchum")
    table.say(f"{seat} discard 2 for sid_ketchum{table.spell_all(given)}")
    gain(table, seat, "sid_ketchum")


def gain(table: Table, seat: Seat, cause: str, most: int = 1) -> None:
    """A life point comes back, or several, but never more than are missing."""
    count = min(most, seat.maximum - seat.life)
    seat.life += count
    table.say(f"{seat} gain {count} for {cause}")


def eliminate(table: Table, seat: Seat, author: Seat | None, cause: str) -> None:
    """The role is shown, the cards go, the killer gets his due (CRD-016, NLB-017, NLB-018)."""
    seat.alive, seat.shown = False, True
    by = f" by {author}" if author else ""
    table.say(f"{seat} out {seat.role}{by} to {cause}")
    table.fell(seat, author)
    table.stood.append(winner(table))
    if table.find("vulture_sam"):
        table.aside.append(seat)
    elif table.aside:
        raise Reroll("Vulture Sam died while cards lay aside for him")
    else:
        forfeit(table, seat)
    if author and author is not seat:
        requite(table, seat, author, cause)


def requite(table: Table, victim: Seat, killer: Seat, cause: str) -> None:
    """Three cards for an Outlaw; a Sheriff who killed his Deputy loses everything (ITC-260 for Sam)."""
    if table.rewarded(victim):
        if not table.mischief.leaves_out_reward(table, killer, cause):
            reward(table, killer)
    elif table.penalty_due(killer, victim):
        pay(table, killer, cause)
    else:
        table.mischief.after_elimination(table, victim, killer)


def pay(table: Table, sheriff: Seat, cause: str) -> None:
    """The penalty; as Vulture Sam he first takes what the Deputy leaves."""
    table.used.add("penalty")
    if sheriff.character == "vulture_sam":
        table.penalty = sheriff
    elif not table.mischief.leaves_out_penalty(table, sheriff, cause):
        forfeit(table, sheriff)


def reward(table: Table, killer: Seat) -> None:
    """Three cards, at once."""
    if table.to_come:
        table.follow("reward_in_mid_card")
    killer.hand += table.take(3)
    table.used.add("reward")
    table.say(f"{killer} draw 3 for reward")
