"""Who is how far from whom, and whom a shot reaches (CRD-005 to CRD-008, CRD-028, CRD-030)."""

from __future__ import annotations

from .cards import REACH
from .seats import Seat
from .table import Table

FARTHER = ("mustang", "hideout")
NEARER = ("scope", "binocular")


def distance(table: Table, seer: Seat, seen: Seat) -> int:
    """Steps to him, changed by what lies before both and by characters, never below 1."""
    return max(1, steps_to(table, seer, seen) + abilities(seer, seen))


def steps_to(table: Table, seer: Seat, seen: Seat) -> int:
    """The shorter way round over the living, more for horses before him, fewer for a Scope before oneself."""
    steps = apart(table, seer, seen)
    steps += sum([len(seen.showing(name)) for name in FARTHER]) if table.works(seen) else 0
    steps -= sum([len(seer.showing(name)) for name in NEARER]) if table.works(seer) else 0
    return steps


def apart(table: Table, seer: Seat, seen: Seat) -> int:
    """As they sit."""
    if table.side_by_side():
        return 1
    living = table.living()
    between = abs(living.index(seer) - living.index(seen))
    return min(between, len(living) - between)


def abilities(seer: Seat, seen: Seat) -> int:
    """Paul Regret and Rose Doolan."""
    return (seen.character == "paul_regret") - (seer.character == "rose_doolan")


def reach(table: Table, seat: Seat) -> int:
    """How far the weapon in play shoots; the Colt .45 that everybody has shoots 1."""
    weapons = seat.weapons() if table.works(seat) else []
    return max((REACH[card.name] for card in weapons), default=1)


def within(table: Table, seer: Seat, seen: Seat, far: int) -> bool:
    """He is no farther than that; in an Ambush also if abilities do not count, which is left open (FCX-019)."""
    plain = max(1, steps_to(table, seer, seen)) if table.side_by_side() else 1
    return max(distance(table, seer, seen), plain) <= far


def in_reach(table: Table, shooter: Seat, target: Seat) -> bool:
    """A BANG! may be aimed there."""
    return within(table, shooter, target, reach(table, shooter))


def unlimited(table: Table, seat: Seat) -> bool:
    """Volcanic and Willy the Kid know no limit of BANG! cards (NLB-025, NLB-037)."""
    return seat.character == "willy_the_kid" or (bool(seat.showing("volcanic")) and table.works(seat))


def may_shoot(table: Table, seat: Seat) -> bool:
    """One more BANG! card may be played this turn."""
    return table.bangs < table.most_bangs() or unlimited(table, seat)
