"""Lasso: what lies in play before players does nothing, until another event covers it."""

from __future__ import annotations

from referee.core.book.questions import WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Flipped, Played
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL

EVENT = "lasso"
JOURDONNAIS = "jourdonnais_under_lasso"
"""The open reading by which Jourdonnais, who counts as having a Barrel in play, draws! all the same."""


@FISTFUL.amend(WORKS, "FCX-042", "FCX-044", "FCX-045", "FCX-046", "FCX-048", scene=EVENT)
def lasso(now: Situation, works: bool, seat: int, id_: str) -> bool:
    """Cards in play have no effect; abilities have theirs."""
    return works and not (id_ in now.book.cards and lies(now, EVENT))


@FISTFUL.object(Played, Answered, clauses=("FCX-043",), sight=True, scene=EVENT)
def green_cards_are_bound(now: Situation, entry: Played | Answered) -> Objection | None:
    """A card that waits before its player cannot be used."""
    bound = entry.lying and lies(now, EVENT)
    return Objection("bound_by_lasso", {"by": entry.by, "card": entry.card.kind}) if bound else None


@FISTFUL.object(Flipped, clauses=("FCX-048",), kinds=("jourdonnais",), scene=EVENT)
def jourdonnais_under_lasso(now: Situation, entry: Flipped) -> Objection | None:
    """Whether his ability is a card in play or none is read both ways."""
    able = now.has(entry.by, "jourdonnais") and lies(now, EVENT)
    return Objection(JOURDONNAIS, {"by": entry.by}) if able else None
