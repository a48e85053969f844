"""What there is to see of ghosts: how many cards each holds, and what lies buried before him as far as known.

Built from the table as he sees it who looks on, so that nobody is shown what he may not know.
"""

from __future__ import annotations

from typing import Any

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.core.nouns.sightings import known_in
from referee.core.nouns.vocabulary import Card, Count
from referee.notation import count_word
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.mesa import ghost_of, the_mesa

Rows = tuple[dict[str, Any], ...]


def _counted(count: Count) -> int | str:
    """A number, so that one card is told as one."""
    return count_word(count) if count.exact is None else count.exact


def hands_of_ghosts(now: Situation, viewer: int) -> Panel | None:
    """How many cards of the Dead Men's Deck each ghost holds, and which of them are known."""
    ghosts = [ghost_of(now.table, seat.number) for seat in now.table.seats if seat.out]
    rows: Rows = tuple({"by": each.seat, "held": _counted(each.hand), "cards": each.known} for each in ghosts)
    return Panel("ghosts", rows, "hand") if rows else None


def buried_goods(now: Situation, viewer: int) -> Panel | None:
    """How many cards lie buried before each ghost, and which of them are known."""
    rows: Rows = tuple(
        {"by": seat.number, "held": count_word(seat.hand), "cards": known_in(now.table, seat.number)}
        for seat in now.table.seats
        if seat.out
    )
    return Panel("goods", rows, "goods") if rows else None


def lasting_effects(now: Situation, viewer: int) -> Panel | None:
    """What binds players now, and by whom."""
    rows: Rows = tuple({"by": each.seat, "card": each.kind, "of": each.author} for each in the_mesa(now.table).lasting)
    return Panel("lasting", rows) if rows else None


def what_some_have_seen(now: Situation, viewer: int) -> Panel | None:
    """Who was shown which cards of whom, as far as they are certainly there still."""
    rows: dict[tuple[int, int], tuple[Card, ...]] = {}
    for sighting in (each for each in now.table.sightings if len(each.hands) == 1):
        for seat in sighting.known:
            place = (seat, sighting.hands[0])
            rows[place] = (*rows.get(place, ()), sighting.card)
    told: Rows = tuple({"by": seat, "of": of, "cards": cards} for (seat, of), cards in sorted(rows.items()))
    return Panel("glimpses", told) if told else None


MESA.panels += [lasting_effects, hands_of_ghosts, buried_goods, what_some_have_seen]
