"""Two duellists and no roles: who has won."""

from __future__ import annotations

from collections import Counter

from referee.core.book.questions import MAY_HAVE_ROLE, OUTCOME, ROLE_IS_OPEN, ROLES, WINNER
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Opened
from referee.sets.duel.box import DUEL
from referee.sets.duel.facts import DUELLISTS
from referee.sets.duel.places import SEATS, pairs, side_of
from referee.sets.duel.turns import in_the_duel


@DUEL.amend(ROLES, "ITC-149", "ITC-150")
def two_duellists(now: Situation, roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """No roles are dealt: of four places two are the one's and two the other's."""
    first, second = DUELLISTS
    return (first, first, second, second) if seats == SEATS else ()


@DUEL.amend(MAY_HAVE_ROLE, "ITC-145", "ITC-149")
def whose_place_it_is(now: Situation, roles: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Whose a character is follows from his place, where nobody said it."""
    return roles if now.seat(seat).role else (side_of(seat),)


@DUEL.amend(ROLE_IS_OPEN, "ITC-149")
def whose_a_character_is_lies_open(now: Situation, is_open: bool, role: str) -> bool:
    """Everybody sees whose character is whose."""
    return is_open or role in DUELLISTS


@DUEL.object(Opened, clauses=("ITC-145",), sight=True)
def each_with_his_own_two(now: Situation, entry: Opened) -> Objection | None:
    """The first two places are those of the first duellist, the others those of the second."""
    seats = entry.table.seats
    wrong = next((seat for seat in seats if seat.role in DUELLISTS and seat.role != side_of(seat.number)), None)
    mixed = Counter(seat.role for seat in seats if seat.role)
    if wrong is None or len(seats) != SEATS or max(mixed.values()) > 2:
        return None
    return Objection("wrong_place", {"by": wrong.number, "role": wrong.role})


@DUEL.amend(WINNER, "ITC-149")
def who_has_a_character_left_wins(now: Situation, winner: str) -> str:
    """A duel is won by eliminating all the opponent's characters."""
    left = [front for front, _ in pairs(now.table) if in_the_duel(now, front)]
    return side_of(left[0]) if len(left) == 1 and len(now.table.seats) == SEATS else winner


@DUEL.amend(OUTCOME, "ITC-149")
def won_or_lost(now: Situation, outcome: str, seat: int) -> str:
    """A duellist wins with all his characters, the eliminated ones too."""
    if now.table.winner not in DUELLISTS:
        return outcome
    return "won" if now.table.winner == side_of(seat) else "lost"
