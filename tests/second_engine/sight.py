"""Who is how far from whom, and whom a shot reaches (CRD-005 to CRD-008, CRD-028, CRD-030)."""

from __future__ import annotations

from .cards import REACH
from .seats import Seat
from .table import Table


def distance(table: Table, seer: Seat, seen: Seat) -> int:
    """Steps the shorter way round over the living, changed by horses, Scope and characters, never below 1."""
    living = table.living()
    apart = abs(living.index(seer) - living.index(seen))
    steps = min(apart, len(living) - apart)
    steps += len(seen.showing("mustang")) + (seen.character == "paul_regret")
    steps -= len(seer.showing("scope")) + (seer.character == "rose_doolan")
    return max(1, steps)


def reach(seat: Seat) -> int:
    """How far the weapon in play shoots; the Colt .45 that everybody has shoots 1."""
    return max((REACH[card.name] for card in seat.weapons()), default=1)


def in_reach(table: Table, shooter: Seat, target: Seat) -> bool:
    """A BANG! may be aimed there."""
    return distance(table, shooter, target) <= reach(shooter)


def unlimited(seat: Seat) -> bool:
    """Volcanic and Willy the Kid know no limit of BANG! cards (NLB-025, NLB-037)."""
    return seat.character == "willy_the_kid" or bool(seat.showing("volcanic"))


def may_shoot(table: Table, seat: Seat) -> bool:
    """One more BANG! card may be played this turn."""
    return table.bangs < table.most_bangs() or unlimited(seat)
