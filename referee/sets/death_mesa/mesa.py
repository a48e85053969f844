"""What the game must remember of its ghosts: the cards of the Dead Men's Deck in their hands and among the discards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.sets.death_mesa.entries import GhostCard
from referee.table import Table
from referee.vocabulary import Count, exactly

NAME = "death_mesa"


class Ghost(Struct, frozen=True, omit_defaults=True):
    """The hand of a ghost: how many cards, and those of them that the referee noted."""

    seat: int
    hand: Count = exactly(0)
    known: tuple[GhostCard, ...] = ()


class Mesa(Struct, frozen=True, omit_defaults=True):
    """`ghosts` as they came to be; `discards` of the Dead Men's Deck, from the bottom up."""

    ghosts: tuple[Ghost, ...] = ()
    discards: tuple[GhostCard, ...] = ()


START = Mesa()


def the_mesa(table: Table) -> Mesa:
    """What is remembered at this table."""
    kept: Mesa = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return replace(table, slices={**table.slices, NAME: replace(the_mesa(table), **changes)})


def ghost_of(table: Table, seat: int) -> Ghost:
    """The ghost of this seat, with an empty hand if it has none yet."""
    return next((ghost for ghost in the_mesa(table).ghosts if ghost.seat == seat), Ghost(seat))


def with_ghost(table: Table, ghost: Ghost) -> Table:
    """The table with this ghost as it is now."""
    others = tuple(each for each in the_mesa(table).ghosts if each.seat != ghost.seat)
    return remembered(table, ghosts=tuple(sorted((*others, ghost), key=lambda each: each.seat)))


def sound(kept: Mesa, table: Table) -> bool:
    """Are all its seats at this table, each once, with no more cards known than held?"""
    seats = [ghost.seat for ghost in kept.ghosts]
    there = all(1 <= seat <= len(table.seats) for seat in seats) and len(set(seats)) == len(seats)
    return there and all(ghost.hand.most is None or len(ghost.known) <= ghost.hand.most for ghost in kept.ghosts)


def public(kept: Mesa) -> Mesa:
    """Everybody sees how many cards a ghost holds, and none of them."""
    return replace(kept, ghosts=tuple(replace(ghost, known=()) for ghost in kept.ghosts))
