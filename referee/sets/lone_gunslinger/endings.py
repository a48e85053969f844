"""Who is rewarded for an Outlaw, who has won and who has lost."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import ACTS, OUTCOME, WINNER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Drew, Eliminated
from referee.core.nouns.table import Owed
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy, law

GANG = "outlaws"
"""The side of the cowboys."""


@LONE.follow(Eliminated, clauses=("LGS-052",), replaces="base.reward")
def reward_for_cowboys(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """A cowboy who kills another one that is an Outlaw draws three cards; Sheriff and Deputy do not."""
    outlaw = now.seat(entry.by).role == "outlaw" and entry.author != entry.by
    if outlaw and is_cowboy(now.table, entry.author) and now.ask(ACTS, entry.author):
        yield Follow(Owed("draw", entry.author, 3, "reward"))


@LONE.object(Drew, clauses=("LGS-062",), kinds=("reward",), due=True)
def no_reward_for_the_law(now: Situation, entry: Drew) -> Objection | None:
    """Sheriff and Deputy collect nothing for an Outlaw."""
    return None if is_cowboy(now.table, entry.by) else Objection("no_reward_for_the_law", {"by": entry.by})


@LONE.amend(WINNER, "LGS-019", "LGS-036", replaces="base.sheriff_is_dead")
def the_sheriff_is_all(now: Situation, winner: str) -> str:
    """With the Sheriff the game is lost, whoever is left; the Renegade is one of the gang by then."""
    return GANG if any(seat.role == "sheriff" and seat.out for seat in now.table.seats) else winner


@LONE.amend(OUTCOME, "LGS-020")
def the_renegade_wants_both(now: Situation, outcome: str, seat: int) -> str:
    """The Renegade has what he wants if the Deputy was killed before the Sheriff."""
    if now.table.winner != GANG or now.seat(seat).role != "renegade":
        return outcome
    return "lost" if law(now.table, "deputy") else "won"
