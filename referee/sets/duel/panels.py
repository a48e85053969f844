"""What a duel has to show: what is still laid out, who waits, and whom Jail keeps back."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.sets.duel.box import DUEL
from referee.sets.duel.drafting import on_offer
from referee.sets.duel.pile import the_duel, waiting
from referee.sets.duel.places import pairs


def laid_out(now: Situation, viewer: int) -> Panel | None:
    """The characters still to pick from, while it is picked."""
    kept = the_duel(now.table)
    left = on_offer(now) if kept.aside and not any(side.piled for side in kept.sides) else ()
    return Panel("laid_out", ({"characters": left, "count": len(left)},)) if left else None


def reinforcements(now: Situation, viewer: int) -> Panel | None:
    """How many wait and who they are, in no order: nobody but their owner knows that."""
    fielded = [front for front, _ in pairs(now.table) if now.seat(front).character]
    if len(fielded) < 2 or now.table.winner:
        return None
    rows = ((front, waiting(now.table, front)) for front in fielded)
    return Panel(
        "reinforcements",
        tuple(
            {"by": front, "count": len(names), "characters": tuple(sorted(filter(None, names)))}
            for front, names in rows
        ),
    )


def kept_back(now: Situation, viewer: int) -> Panel | None:
    """Whom Jail keeps in the rear in this turn."""
    rows = tuple({"by": seat} for seat in the_duel(now.table).barred)
    return Panel("kept_back", rows) if rows and now.table.turn.phase != "over" else None


DUEL.panels += [laid_out, reinforcements, kept_back]
