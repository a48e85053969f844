"""Ghost Town: the eliminated come back for their own turn; a ghost who kills the Sheriff stays."""

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
    HAS_LIFE,
    IS_ASKED,
    TAKES_TURNS,
)
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.sets.base.elimination import shared_out
from referee.sets.rebel.box import EVENT_CARDS
from referee.sets.rebel.rebellion import Rebellion, rebellion

EVENT = "ghost_town"


def is_ghost(now: Situation, seat: int) -> bool:
    """Is this the eliminated player whose turn it is?"""
    return rebellion(now.table).ghost == seat


@EVENT_CARDS.amend(TAKES_TURNS, "REB-050", layer=Layer.SCENARIO)
def turns_come_to_ghosts(now: Situation, takes: bool, seat: int) -> bool:
    """While Ghost Town lasts turns go round the eliminated too."""
    return takes or rebellion(now.table).event == EVENT


@EVENT_CARDS.remember(e.TurnBegan, clauses=("REB-049", "REB-050"), layer=Layer.SCENARIO)
def a_ghost_comes(now: Situation, kept: Rebellion, entry: e.TurnBegan, before: Situation) -> Rebellion:
    """Whose turn it is though he is eliminated, he is a ghost; but not who never left the game."""
    gone = before.seat(entry.by).out and not before.ask(ACTS, entry.by)
    return replace(kept, ghost=entry.by if gone and kept.event == EVENT else 0)


@EVENT_CARDS.remember(e.TurnEnded, e.PhaseSet, clauses=("REB-050",))
def a_ghost_goes(now: Situation, kept: Rebellion, entry: e.TurnEnded | e.PhaseSet, before: Situation) -> Rebellion:
    """At the end of his turn he is gone again; a turn put right may be a ghost's."""
    gone = now.seat(entry.by).out and (is_ghost(now, entry.by) or not now.ask(ACTS, entry.by))
    still = isinstance(entry, e.PhaseSet) and entry.phase != "over" and gone and kept.event == EVENT
    return replace(kept, ghost=entry.by if still else 0)


@EVENT_CARDS.follow(e.TurnEnded, clauses=("REB-050", "CRD-016", "CRD-034"))
def his_cards_go_too(now: Situation, entry: e.TurnEnded, before: Situation) -> Iterable[Follow]:
    """With him go the cards he has, as those of anybody eliminated do."""
    seat = now.seat(entry.by)
    if not is_ghost(before, entry.by) or not (seat.hand.most != 0 or seat.in_play):
        return
    if shared := shared_out(now, entry.by):
        yield from map(Follow, shared)
    else:
        heir = now.ask(CARDS_GO_TO, entry.by, "")
        yield Follow(Owed("forfeit", entry.by, 1, "", heir, must=seat.hand.least > 0 or bool(seat.in_play)))


@EVENT_CARDS.follow(e.TurnEnded, clauses=("REB-050", "CRD-016"))
def others_gain_when_he_goes(now: Situation, entry: e.TurnEnded, before: Situation) -> Iterable[Follow]:
    """He is eliminated again: so does whoever gains by that, of whatever box."""
    if is_ghost(before, entry.by):
        for owed in now.ask(GAINS_WHEN_GONE, entry.by):
            yield Follow(owed)


@EVENT_CARDS.amend(ACTS, "REB-050", layer=Layer.SCENARIO)
def a_ghost_acts(now: Situation, acts: bool, seat: int) -> bool:
    """In his turn the ghost plays like anybody."""
    return acts or is_ghost(now, seat)


@EVENT_CARDS.amend(IS_ASKED, "REB-050", layer=Layer.SCENARIO)
def a_ghost_is_asked(now: Situation, asked: bool, seat: int) -> bool:
    """And takes his share of what goes round."""
    return asked or is_ghost(now, seat)


@EVENT_CARDS.amend(COUNTS_FOR_DISTANCE, "REB-050", layer=Layer.SCENARIO)
def a_ghost_is_in_the_way(now: Situation, counts: bool, seat: int) -> bool:
    """And is a step on the way round the table."""
    return counts or is_ghost(now, seat)


@EVENT_CARDS.amend(DRAW_COUNT, "REB-050", layer=Layer.SCENARIO)
def a_ghost_draws_three(now: Situation, count: int, seat: int) -> int:
    """He draws a card more, as the event card says."""
    return count + 1 if is_ghost(now, seat) else count


@EVENT_CARDS.amend(HAND_LIMIT, "REB-050", layer=Layer.SCENARIO)
def a_ghost_has_no_limit(now: Situation, limit: int | None, seat: int) -> int | None:
    """He keeps nothing, so nothing limits what he holds."""
    return None if is_ghost(now, seat) else limit


@EVENT_CARDS.object(e.Played, clauses=("REB-051",), traits=("beer",))
def beer_of_a_ghost(now: Situation, entry: e.Played) -> Objection | None:
    """A ghost may drink, and has no life point to regain."""
    return Objection("ghost_drinks", {"by": entry.by}, Level.WITHOUT_EFFECT) if is_ghost(now, entry.by) else None


@EVENT_CARDS.amend(HAS_LIFE, "REB-051", layer=Layer.SCENARIO)
def a_ghost_has_no_life(now: Situation, has: bool, seat: int) -> bool:
    """He has no life points to lose, and nothing but a Revolution gives him one."""
    return has and not is_ghost(now, seat)
