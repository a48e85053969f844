"""Who wins with the dead: Vengeance, and by the option the show-down of Sheriff and Renegade."""

from __future__ import annotations

from referee.core.book.questions import OUTCOME, WINNER
from referee.core.book.rulebook import Situation
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.scofflaw import ROLE, death_of_the_sheriff


def avenger(now: Situation) -> int:
    """The dead Renegade whose card eliminated all who still lived; 0 if there is none."""
    table = now.table
    if table.alive or not table.deaths or not table.deaths[-1].author:
        return 0
    last = table.deaths[-1]
    author = now.seat(last.author)
    return author.number if author.role == ROLE and last.author != last.seat else 0


@MESA.amend(WINNER, "DMS-048", "DMS-049")
def vengeance(now: Situation, winner: str) -> str:
    """A dead Renegade wins when a card of his eliminates all who are left."""
    return ROLE if avenger(now) else winner


@MESA.amend(OUTCOME, "DMS-049")
def the_avenger_wins_dead(now: Situation, outcome: str, seat: int) -> str:
    """He wins as a ghost, and alone."""
    return "won" if now.table.winner == ROLE and avenger(now) == seat else outcome


def _shown_down(now: Situation) -> bool:
    """By the option: did a dead Outlaw kill the Sheriff with only a Renegade left beside him?"""
    death, left = death_of_the_sheriff(now), now.table.alive
    if now.table.options.get("showdown") != "shared" or death is None or not death.author or len(left) != 1:
        return False
    author = now.seat(death.author)
    return author.out and author.role == "outlaw" and now.seat(left[0]).role == ROLE


@MESA.amend(WINNER, "DMS-061", "DMS-062")
def a_shared_show_down(now: Situation, winner: str) -> str:
    """Then the Outlaws have won, and not the Renegade alone."""
    return "outlaws" if _shown_down(now) else winner


@MESA.amend(OUTCOME, "DMS-061")
def the_renegade_shares_it(now: Situation, outcome: str, seat: int) -> str:
    """He wins with them."""
    shared = now.table.winner == "outlaws" and _shown_down(now) and seat in now.table.alive
    return "won" if shared else outcome
