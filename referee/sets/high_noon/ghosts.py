"""Ghost Town: the eliminated come back for a turn of their own, draw three cards, cannot die, and leave again."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import (
    ACTS,
    CARDS_GO_TO,
    COUNTS_FOR_DISTANCE,
    DRAW_COUNT,
    GAINS_WHEN_GONE,
    HAND_LIMIT,
    IS_ASKED,
    LOSES_LIFE,
    PUTS_BACK,
    TAKES_TURNS,
)
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Declined, PhaseSet, TurnBegan, TurnEnded
from referee.core.nouns.table import Owed
from referee.sets.base.elimination import shared_out
from referee.sets.events.lying import lies
from referee.sets.high_noon.box import HIGH_NOON
from referee.sets.high_noon.counts import LOOKS_AT_THREE
from referee.sets.high_noon.noon import GHOST, Noon, noon

EVENT = "ghost_town"
COUNT_BY_THEMSELVES = ("bill_noface", "pixie_pete")
"""Whose ability says how many cards he draws, a ghost or not."""


def is_ghost(now: Situation, seat: int) -> bool:
    """Is this the eliminated player whose turn it is, as long as he is out of the game?"""
    return noon(now.table).ghost == seat and now.table.seats[seat - 1].out


@HIGH_NOON.amend(TAKES_TURNS, "HNX-036", scene=EVENT)
def turns_come_to_the_eliminated(now: Situation, takes: bool, seat: int) -> bool:
    """While Ghost Town lies turns go round all seats."""
    return takes or lies(now, EVENT)


@HIGH_NOON.remember(TurnBegan, clauses=("HNX-036", "HNX-039"))
def he_comes(now: Situation, kept: Noon, entry: TurnBegan, before: Situation) -> Noon:
    """Whose turn it is though he is eliminated is a ghost; but not who plays on as one by another variant."""
    ghost = before.seat(entry.by).out and not before.ask(ACTS, entry.by) and lies(now, EVENT)
    return replace(kept, ghost=entry.by if ghost else 0)


@HIGH_NOON.remember(TurnEnded, PhaseSet, clauses=("HNX-039",))
def he_goes(now: Situation, kept: Noon, entry: TurnEnded | PhaseSet, before: Situation) -> Noon:
    """At the end of his turn he is eliminated again; a turn put right may be a ghost's."""
    out = now.seat(entry.by).out and (is_ghost(now, entry.by) or not now.ask(ACTS, entry.by))
    still = isinstance(entry, PhaseSet) and entry.phase != "over" and out and lies(now, EVENT)
    return replace(kept, ghost=entry.by if still else 0)


@HIGH_NOON.follow(TurnEnded, clauses=("HNX-047", "HNX-048", "HNX-049", "HNX-050", "HNX-053"))
def he_leaves_his_cards(now: Situation, entry: TurnEnded, before: Situation) -> Iterable[Follow]:
    """All of them, those in play too; to Vulture Sam if he lives. Nobody has killed him, but some gain by it."""
    seat = now.seat(entry.by)
    if not is_ghost(before, entry.by):
        return
    if shared := shared_out(now, entry.by):
        yield from map(Follow, shared)
    elif seat.hand.most != 0 or seat.in_play:
        heir = now.ask(CARDS_GO_TO, entry.by, "")
        yield Follow(Owed("forfeit", entry.by, 1, "", heir, must=seat.hand.least > 0 or bool(seat.in_play)))
    for gain in now.ask(GAINS_WHEN_GONE, entry.by):
        yield Follow(replace(gain, clauses=(*gain.clauses, "HNX-049")))


@HIGH_NOON.amend(ACTS, "HNX-036", "HNX-040", scene=GHOST)
def he_plays(now: Situation, acts: bool, seat: int) -> bool:
    """In his turn he plays like anybody, with his character's ability."""
    return acts or is_ghost(now, seat)


@HIGH_NOON.amend(IS_ASKED, "HNX-041", "HNX-057", scene=GHOST)
def he_is_asked(now: Situation, asked: bool, seat: int) -> bool:
    """He takes his share of what goes round, and may be answered."""
    return asked or is_ghost(now, seat)


@HIGH_NOON.amend(COUNTS_FOR_DISTANCE, "HNX-041", scene=GHOST)
def he_is_in_the_way(now: Situation, counts: bool, seat: int) -> bool:
    """He is a step on the way round the table."""
    return counts or is_ghost(now, seat)


@HIGH_NOON.amend(DRAW_COUNT, "HNX-037", "HNX-051", "HNX-052", scene=GHOST)
def he_draws_three(now: Situation, count: int, seat: int) -> int:
    """A card more, but for those whose ability says how many they draw."""
    if not is_ghost(now, seat) or any(now.has(seat, each) for each in (LOOKS_AT_THREE, *COUNT_BY_THEMSELVES)):
        return count
    return count + 1


@HIGH_NOON.amend(PUTS_BACK, "HNX-037", scene=GHOST)
def he_keeps_three(now: Situation, count: int, seat: int) -> int:
    """Kit Carlson keeps all that he looks at."""
    return count - 1 if is_ghost(now, seat) else count


@HIGH_NOON.amend(HAND_LIMIT, "HNX-047", scene=GHOST)
def he_has_no_limit(now: Situation, limit: int | None, seat: int) -> int | None:
    """He keeps nothing, so nothing limits what he holds."""
    return None if is_ghost(now, seat) else limit


@HIGH_NOON.amend(LOSES_LIFE, "HNX-038", "HNX-056", scene=GHOST)
def he_loses_what_he_regained(now: Situation, loses: bool, seat: int) -> bool:
    """He begins without life points and cannot die: below none he loses nothing."""
    return loses and not (is_ghost(now, seat) and (now.seat(seat).life or 0) <= 0)


@HIGH_NOON.object(Declined, clauses=("HNX-038", "HNX-045", "HNX-056"), scene=GHOST)
def a_hit_that_costs_nothing(now: Situation, entry: Declined) -> Objection | None:
    """That a hit on him does nothing then is how the recommended reading has it."""
    hit = now.met is not None and is_ghost(now, entry.by) and not now.ask(LOSES_LIFE, entry.by)
    return Objection("hit_of_a_ghost", {"by": entry.by}) if hit else None
