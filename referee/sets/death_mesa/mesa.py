"""What the game must remember of its ghosts: the cards of the Dead Men's Deck in their hands and among the discards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card, Count, exactly
from referee.sets.death_mesa.entries import GhostCard, GhostKind

NAME = "death_mesa"


class Ghost(Struct, frozen=True, omit_defaults=True):
    """The hand of a ghost: how many cards, and those of them that the referee noted.

    `astray`: a living player drew of them, who was told that he may not.
    """

    seat: int
    hand: Count = exactly(0)
    known: tuple[GhostCard, ...] = ()
    astray: bool = False


class Play(Struct, frozen=True, omit_defaults=True):
    """A card of the Dead Men's Deck that was played last, by whom and at whom.

    `foe` is the other one in the duel over it, if there was one, `last` what was discarded last in that.
    """

    by: int
    spirit: GhostCard
    at: tuple[int, ...] = ()
    traded: bool = False
    foe: int = 0
    last: GhostCard = GhostCard()


class Passage(Struct, frozen=True, omit_defaults=True):
    """Cards that went into a grave, or came out of it (`count` below 0), and for which card or cause."""

    seat: int
    count: int
    cause: str


class Lasting(Struct, frozen=True, omit_defaults=True):
    """What binds a player for a while: which card, whose, whom else, and the card that lies sideways for it."""

    kind: GhostKind
    seat: int
    author: int
    other: int = 0
    card: Card = Card()


class Glimpse(Struct, frozen=True, omit_defaults=True):
    """A card in the hand of `of` that was shown to `seat`, and not to all."""

    seat: int
    of: int
    card: Card


class Mesa(Struct, frozen=True, omit_defaults=True):
    """`ghosts` by seat; `discards` of the Dead Men's Deck, from the bottom up; the `play` under way.

    `played`: how many cards of it the ghost whose turn it is has played; `worked`: the last of them took effect.
    `lasting`: what binds players now. `spared`: how many BANG! of this turn do not count. `attacks`: the attacker and
    his targets, the last attack last. `passages`: what went into graves and out of them, the last one last.
    `makeup`: the whole Dead Men's Deck, where the table has said it. `killers`: who has killed somebody. `glimpses`:
    what was shown to one and not to all.
    """

    ghosts: tuple[Ghost, ...] = ()
    discards: tuple[GhostCard, ...] = ()
    play: Play | None = None
    played: int = 0
    worked: bool = False
    lasting: tuple[Lasting, ...] = ()
    spared: int = 0
    attacks: tuple[tuple[int, ...], ...] = ()
    passages: tuple[Passage, ...] = ()
    makeup: tuple[GhostCard, ...] = ()
    killers: tuple[int, ...] = ()
    glimpses: tuple[Glimpse, ...] = ()


START = Mesa()


def the_mesa(table: Table) -> Mesa:
    """What is remembered at this table."""
    kept: Mesa = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return replace(table, slices={**table.slices, NAME: replace(the_mesa(table), **changes)})


OPEN = ("works", "counter")
"""What is owed until it is clear whether a card takes effect."""


def nothing_open(table: Table) -> Table:
    """The table with the last card played decided, one way or the other."""
    if not any(owed.kind in OPEN for frame in table.frames for owed in frame.owed):
        return table
    decided = (replace(each, owed=tuple(o for o in each.owed if o.kind not in OPEN)) for each in table.frames)
    return replace(table, frames=tuple(decided))


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
    bound = (seat for each in kept.lasting for seat in (each.seat, each.author, each.other or each.seat))
    play = () if kept.play is None else (kept.play.by, *kept.play.at, kept.play.foe or kept.play.by)
    attacks = (seat for attack in kept.attacks for seat in attack)
    graves = (each.seat for each in kept.passages)
    shown = (seat for each in kept.glimpses for seat in (each.seat, each.of))
    named = (*seats, *bound, *play, *attacks, *graves, *kept.killers, *shown)
    there = all(1 <= seat <= len(table.seats) for seat in named) and len(set(seats)) == len(seats)
    return there and all(ghost.hand.most is None or len(ghost.known) <= ghost.hand.most for ghost in kept.ghosts)


def public(kept: Mesa) -> Mesa:
    """Everybody sees how many cards a ghost holds, and none of them."""
    return own(kept, 0)


def own(kept: Mesa, seat: int) -> Mesa:
    """A ghost sees his own cards besides, and everybody what was shown to him."""
    ghosts = (ghost if ghost.seat == seat else replace(ghost, known=()) for ghost in kept.ghosts)
    return replace(kept, ghosts=tuple(ghosts), glimpses=tuple(each for each in kept.glimpses if each.seat == seat))


def bonds_of(table: Table, kind: str, seat: int) -> tuple[Lasting, ...]:
    """All that binds this player by cards of this name, the first one played first."""
    return tuple(each for each in the_mesa(table).lasting if each.kind == kind and each.seat == seat)


def bound_by(table: Table, kind: str, seat: int) -> Lasting | None:
    """What binds this player by a card of this name; None if nothing does."""
    return next(iter(bonds_of(table, kind, seat)), None)
