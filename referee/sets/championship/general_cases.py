"""The general cases that hold at the championship only: one's own cards, and a second blue card of a name."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Laid, Played
from referee.core.nouns.table import Owed
from referee.sets.championship.box import CHAMPIONSHIP


@CHAMPIONSHIP.object(Played, clauses=("ITC-238",), traits=("take", "toss"), replaces="base.on_oneself")
def never_on_oneself(now: Situation, entry: Played) -> Objection | None:
    """Panic! and Cat Balou are not played on oneself."""
    own = entry.at and entry.at[0] == entry.by
    return Objection("not_on_oneself", {"by": entry.by, "card": kind_of(entry)}) if own else None


@CHAMPIONSHIP.follow(Played, clauses=("ITC-249",), traits=("self", "other"))
def older_copy_goes(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A blue card identical to one in play may be played, and the older one is discarded, as any old weapon is."""
    cards, kind = now.book.cards, entry.card.kind
    owner = before.lies_before(entry)
    if not cards[kind].weapon and any(card.kind == kind for card in before.seat(owner).in_play):
        yield Follow(Owed("drop", owner, 1, kind))


@CHAMPIONSHIP.object(Laid, clauses=("ITC-249",), sight=True, replaces="base.one_of_a_name_in_a_light_log")
def older_copy_goes_first(now: Situation, entry: Laid) -> Objection | None:
    """Two of a name do not stay: in a light log the older one is seen to go before the new one lies."""
    if all(card.kind != entry.card.kind for card in now.seat(entry.by).in_play):
        return None
    return Objection("older_copy_stays", {"by": entry.by, "card": entry.card.kind})
