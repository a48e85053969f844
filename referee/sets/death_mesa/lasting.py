"""What a card of the Dead Men's Deck binds a player to, and until when."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Worked
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.haunting import aimed
from referee.sets.death_mesa.mesa import Lasting, Mesa

BINDING = tuple(spirit.clauses[0] for spirit in SPIRITS.values() if spirit.lasts)


def ending(*moments: str) -> frozenset[str]:
    """The cards whose effect ends then."""
    return frozenset(kind for kind, spirit in SPIRITS.items() if spirit.lasts in moments)


def _bonds(entry: Worked, at: tuple[int, ...]) -> Iterator[Lasting]:
    for seat in at:
        other = next((each for each in at if each != seat), 0)
        yield Lasting(entry.cause, seat, entry.by, other)


@MESA.remember(Worked, clauses=BINDING)
def a_card_binds(now: Situation, kept: Mesa, entry: Worked, before: Situation) -> Mesa:
    """From when it takes effect on."""
    spirit = SPIRITS.get(entry.cause)
    if spirit is None or not spirit.lasts:
        return kept
    return replace(kept, lasting=(*kept.lasting, *_bonds(entry, aimed(before))))


def without(kept: Mesa, kinds: frozenset[str], seat: int = 0, author: int = 0) -> Mesa:
    """What is remembered with these effects gone, of this player, or of this ghost."""

    def gone(each: Lasting) -> bool:
        return each.kind in kinds and each.seat == (seat or each.seat) and each.author == (author or each.author)

    return replace(kept, lasting=tuple(each for each in kept.lasting if not gone(each)))


@MESA.remember(e.TurnBegan, clauses=("DMS-083", "DMS-097", "DMS-120"))
def until_the_ghosts_next_turn(now: Situation, kept: Mesa, entry: e.TurnBegan, before: Situation) -> Mesa:
    """Some of it lasts until the ghost's next turn; that the turn before is over, nobody may have written."""
    if before.table.turn.phase != "over":
        kept = without(kept, ending("turn"), seat=before.table.turn.seat)
    return without(kept, ending("round") | {"terrify"}, author=entry.by)


@MESA.remember(e.TurnEnded, clauses=("DMS-085", "DMS-087", "DMS-105"))
def until_his_turn_is_over(now: Situation, kept: Mesa, entry: e.TurnEnded, before: Situation) -> Mesa:
    """Some of it is about the next turn of him whom it binds."""
    return without(kept, ending("turn"), seat=entry.by)


@MESA.remember(e.Eliminated, clauses=("DMS-013",))
def the_dead_are_free(now: Situation, kept: Mesa, entry: e.Eliminated, before: Situation) -> Mesa:
    """Nothing of it binds a ghost."""
    return replace(kept, lasting=tuple(each for each in kept.lasting if entry.by not in (each.seat, each.other)))
