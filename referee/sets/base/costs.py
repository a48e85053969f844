"""Cards that cost others beside themselves, given up from the hand before anything comes of them.

No card of this box costs any, so that no clause of it speaks of them: what is cited is what the card itself says.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Discarded, Played
from referee.core.nouns.table import Owed
from referee.sets.base.box import BASE


@BASE.object(Played, clauses=(), traits=("costs",))
def has_what_it_costs(now: Situation, entry: Played) -> Objection | None:
    """Without the cards to give up beside it, it is not played."""
    kind, most = kind_of(entry), now.hand(entry.by).most
    costs = now.book.cards[kind].costs
    held = None if most is None else most - (not entry.lying)
    if held is None or held >= costs:
        return None
    return Objection("cannot_pay", {"by": entry.by, "card": kind, "count": costs})


@BASE.follow(Played, clauses=(), traits=("costs",))
def what_it_costs_is_given_up(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """The cost comes before the effect."""
    kind = kind_of(entry)
    yield Follow(Owed("discard", entry.by, now.book.cards[kind].costs, kind), "first")


@BASE.object(Discarded, clauses=(), traits=("costs",), due=True)
def as_much_as_it_costs(now: Situation, entry: Discarded) -> Objection | None:
    """Neither is more given up than it costs, nor for a card that was not played."""
    if now.met is not None and entry.count <= now.met.count:
        return None
    return Objection("nothing_to_pay", {"by": entry.by, "card": entry.cause})
