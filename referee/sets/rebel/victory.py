"""Who has won: nobody while a Revolution has to come; and whether a Deputy won with his law."""

from __future__ import annotations

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import WON
from referee.core.book.questions import GAME_IS_OVER, OUTCOME, WINNER, WINNERS_BY_READING
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Won
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Level
from referee.sets.rebel.box import REBEL
from referee.sets.rebel.rebellion import rebellion
from referee.sets.rebel.standing import READING, death_of_the_sheriff, fallen_unnoted, standing


@REBEL.amend(WINNER, "REB-009", "REB-042")
def nobody_before_the_revolution(now: Situation, winner: str) -> str:
    """The Sheriff's death at the Rebel!'s hand wins nobody the game."""
    return "" if winner and standing(now) == "due" else winner


@REBEL.amend(GAME_IS_OVER, "REB-009", "REB-027", "REB-042")
def the_game_goes_on(now: Situation, over: bool) -> bool:
    """Nor does it end it; and what a Revolution brings about comes before any victory."""
    waiting = rebellion(now.table).anew and any(owed.presses for owed in now.table.frames[0].owed)
    return over and not waiting and standing(now) != "due"


@REBEL.amend(WINNERS_BY_READING, "REB-007", "REB-008")
def a_revolution_or_none(now: Situation, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Where it is open whether the Rebel! did it, the game is won, or goes on."""
    return (now.ask(WINNER), "") if _undecided(now) else sides


def _undecided(now: Situation) -> bool:
    return standing(now) in ("open", "unseen") or bool(fallen_unnoted(now))


def _or_a_revolution(now: Situation, owed: Owed) -> tuple[str, ...]:
    winners = WON.choices(now, owed)
    return (*winners, "revolution") if _undecided(now) else winners


REBEL.owes.append(OwedKind("won", choices=_or_a_revolution))


@REBEL.object(Won, clauses=("REB-007", "REB-008"), sight=True)
def won_or_a_revolution(now: Situation, entry: Won) -> Objection | None:
    """Whoever says that the game is won then has chosen one of the two readings."""
    death = death_of_the_sheriff(now)
    if death is None or standing(now) != "open":
        return None
    return Objection(READING, {"by": death.turn})


@REBEL.object(Won, clauses=("REB-009", "REB-023"), sight=True)
def won_or_a_hidden_rebel(now: Situation, entry: Won) -> Objection | None:
    """Nor is it certain where nobody saw whether the one who killed him is the Rebel!."""
    death = death_of_the_sheriff(now)
    if death is None or standing(now) != "unseen":
        return None
    return Objection("killer_unseen", {"by": death.author or death.turn}, Level.UNCLEAR)


@REBEL.object(Won, clauses=("REB-009", "REB-023"), sight=True)
def won_or_a_killer_unnoted(now: Situation, entry: Won) -> Objection | None:
    """Nor where nobody noted who killed him, and one who may be the Rebel! is there."""
    sheriff = fallen_unnoted(now)
    return Objection("sheriffs_killer_unnoted", {"seat": sheriff}, Level.UNCLEAR) if sheriff else None


@REBEL.amend(OUTCOME, "REB-017", "REB-038")
def the_rebel_never_wins(now: Situation, outcome: str, seat: int) -> str:
    """Whoever is the Rebel! when the game ends has lost it."""
    return "lost" if now.table.winner and now.seat(seat).role == "rebel" else outcome


@REBEL.amend(OUTCOME, "REB-043", "REB-048", "REB-049")
def deputies_of_the_fallen_sheriff(now: Situation, outcome: str, seat: int) -> str:
    """A Deputy eliminated before the Revolution has lost, unless he came back after it."""
    kept, player = rebellion(now.table), now.seat(seat)
    fallen = (*kept.fallen, *now.table.fell_unnoted) if kept.sheriff else ()
    too_early = player.role == "deputy" and player.out and seat in fallen
    return "lost" if outcome and too_early and seat not in kept.returned else outcome
