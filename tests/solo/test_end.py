"""How a game ends: for whom, and by which clause."""

from __future__ import annotations

import pytest

from referee.core.book.questions import OUTCOME
from referee.solo.dealing import after
from referee.solo.players import plain
from referee.solo.simulation import play


@pytest.mark.parametrize(("winner", "clause"), [("law", "LGS-018"), ("outlaws", "LGS-019")])
def test_whoever_has_won_or_lost_has_by_the_variants_clause(winner: str, clause: str) -> None:
    """The law by the death of all four, the cowboys by that of the Sheriff; the card with all goals is not cited."""
    ends = (after(*list(play(f"end {number}", {}, plain))[-1]) for number in range(40))
    end = next(at for at in ends if at.table.winner == winner)
    for seat in end.table.seats:
        told = end.now.explain(OUTCOME, seat.number)
        assert told.value in ("won", "lost")
        assert clause in told.clauses and "CRD-017" not in told.clauses
