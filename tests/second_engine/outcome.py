"""Who has won, seat by seat, when a side has (REB-013 to REB-017, REB-043, REB-048, REB-049, CRD-017).

In: the side, and the seats as they stand at the end. Out: `won` or `lost` for each.
"""

from __future__ import annotations

from .seats import Seat


def outcome(side: str, seats: list[Seat]) -> tuple[str, ...]:
    """By seat."""
    return tuple("won" if has_won(side, seat) else "lost" for seat in seats)


def has_won(side: str, seat: Seat) -> bool:
    """The dead win with their side, but not a Renegade, nor a Deputy whom a Revolution left behind."""
    if side == "law":
        return seat.role == "sheriff" or (seat.role == "deputy" and not seat.forsaken)
    if side == "outlaws":
        return seat.role == "outlaw"
    return seat.role == "renegade" and seat.alive
