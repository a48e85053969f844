"""What the game must remember of its ghosts: the cards of the Dead Men's Deck in their hands and among the discards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.position_line import PositionLine
from referee.core.nouns.audience import Look, as_it_is
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NO_TELLING, Card, Count, exactly
from referee.core.play.placing import remembering
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
    """What binds a player for a while: which card, whose, whom else, and the card that lies sideways for it.

    `unsure`: one of several that may be that card has gone, and nobody noted which.
    """

    kind: GhostKind
    seat: int
    author: int
    other: int = 0
    card: Card = Card()
    unsure: bool = False


def _own_cards(ghosts: tuple[Ghost, ...], seat: int) -> tuple[Ghost, ...]:
    """Everybody sees how many cards a ghost holds, and he alone which they are."""
    return tuple(ghost if ghost.seat == seat else replace(ghost, known=()) for ghost in ghosts)


class Mesa(Struct, frozen=True, omit_defaults=True):
    """`ghosts` by seat; `discards` of the Dead Men's Deck, from the bottom up; the `play` under way.

    `played`: how many cards of it the ghost whose turn it is has played; `worked`: the last of them took effect.
    `lasting`: what binds players now. `spared`: how many BANG! of this turn do not count. `attacks`: the attacker and
    his targets, the last attack last; every one where they are noted `from_the_deal` on. `passages`: what went into
    graves and out of them, the last one last. `makeup`: the whole Dead Men's Deck, where the table has said it.
    `killers`: who has killed somebody. `led`: the ghost whose Mirage led the last attack elsewhere, and at whom.
    """

    shown: ClassVar[Mapping[str, Look]] = {"ghosts": _own_cards} | as_it_is(
        "discards", "play", "played", "worked", "lasting", "spared", "attacks", "passages", "makeup", "killers",
        "from_the_deal", "led",
    )  # fmt: skip

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
    from_the_deal: bool = False
    led: tuple[int, ...] = ()


START = Mesa()


def the_mesa(table: Table) -> Mesa:
    """What is remembered at this table."""
    kept: Mesa = table.slices.get(NAME, START)
    return kept


def remembered(table: Table, **changes: Any) -> Table:
    """The table with this remembered besides."""
    return remembering(table, NAME, replace(the_mesa(table), **changes), START)


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
    """The table with this ghost as it is now; who has no card is not kept."""
    kept = (*(each for each in the_mesa(table).ghosts if each.seat != ghost.seat), ghost)
    return remembered(table, ghosts=_by_seat(each for each in kept if each != Ghost(each.seat)))


def _by_seat(ghosts: Iterable[Ghost]) -> tuple[Ghost, ...]:
    return tuple(sorted(ghosts, key=lambda each: each.seat))


def told(kept: Mesa, table: Table) -> Mesa:
    """Of every ghost, what he holds: who has no card too."""
    others = set(_out(table)) - {ghost.seat for ghost in kept.ghosts}
    return replace(kept, ghosts=_by_seat((*kept.ghosts, *map(Ghost, others))))


def understood(kept: Mesa, table: Table) -> Mesa:
    """How many cards a ghost holds is not known where nobody told it; who has none is not kept."""
    others = set(_out(table)) - {ghost.seat for ghost in kept.ghosts}
    ghosts = (*kept.ghosts, *(Ghost(seat, NO_TELLING) for seat in others))
    return replace(kept, ghosts=_by_seat(each for each in ghosts if each != Ghost(each.seat)))


def _out(table: Table) -> tuple[int, ...]:
    return tuple(seat.number for seat in table.seats if seat.out)


def sound(kept: Mesa, table: Table) -> bool:
    """Are all its seats at this table, each once, with no more cards known than held?"""
    seats = [ghost.seat for ghost in kept.ghosts]
    bound = (seat for each in kept.lasting for seat in (each.seat, each.author, each.other or each.seat))
    play = () if kept.play is None else (kept.play.by, *kept.play.at, kept.play.foe or kept.play.by)
    attacks = (seat for attack in kept.attacks for seat in attack)
    graves = (each.seat for each in kept.passages)
    named = (*seats, *bound, *play, *attacks, *graves, *kept.killers, *kept.led)
    there = all(1 <= seat <= len(table.seats) for seat in named) and len(set(seats)) == len(seats)
    return there and all(ghost.hand.most is None or len(ghost.known) <= ghost.hand.most for ghost in kept.ghosts)


def bonds_of(table: Table, kind: str, seat: int) -> tuple[Lasting, ...]:
    """All that binds this player by cards of this name, the first one played first."""
    return tuple(each for each in the_mesa(table).lasting if each.kind == kind and each.seat == seat)


def bound_by(table: Table, kind: str, seat: int) -> Lasting | None:
    """What binds this player by a card of this name; None if nothing does."""
    return next(iter(bonds_of(table, kind, seat)), None)


LINES = (
    PositionLine("ghost <seat> hand <hand!> holds <known> [astray]", "ghosts"),
    PositionLine("ghost_discards <discards>"),
    PositionLine("haunting <by> <spirit> at <at> foe <foe> last <last> [traded]", "play"),
    PositionLine("ghost_turn played <played> spared <spared> [worked]"),
    PositionLine("lasting <kind> <seat> <author> other <other> card <card> [unsure]", "lasting"),
    PositionLine("attack <>", "attacks"),
    PositionLine("attacks [from_the_deal]"),
    PositionLine("passage <seat> <count> <cause>", "passages"),
    PositionLine("compose <makeup>"),
    PositionLine("killers <killers>"),
    PositionLine("led <led>"),
)
"""How it is told in a position."""
