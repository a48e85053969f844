"""The general cases that bind at the championship only: one's own cards, a second blue card of a name, and abilities
that wait, of which other tables choose a reading."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import IN_MID_CARD
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Drew, Laid, Played
from referee.core.nouns.table import Owed
from referee.sets.base.mid_card import (
    ANY_ABILITY,
    ON_THE_WOUND,
    drawn_in_mid_card,
    on_her_hand,
    too_early,
    waits_for_her_card,
)
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


@CHAMPIONSHIP.amend(IN_MID_CARD, "ITC-246")
def no_ability_in_mid_card(now: Situation, may: bool, owed: Owed) -> bool:
    """No ability works before the card under way is over, if the referee has not decided otherwise."""
    return may if owed.kind == "forfeit" else now.ruled(ANY_ABILITY) is True


@CHAMPIONSHIP.object(Drew, clauses=("ITC-246",), kinds=tuple(ON_THE_WOUND), replaces="base.draw_for_a_wound")
def ability_waits(now: Situation, entry: Drew) -> Objection | None:
    """An ability waits until the card under way is over for everybody."""
    return too_early(now, entry, ("ITC-246",)) if drawn_in_mid_card(now) else None


@CHAMPIONSHIP.object(
    Drew,
    clauses=("ITC-246", "CRD-033", "ITC-256", "ITC-257"),
    kinds=("suzy_lafayette",),
    replaces="base.draw_for_an_empty_hand",
)
def suzy_lafayette_waits(now: Situation, entry: Drew) -> Objection | None:
    """Suzy Lafayette's does as well, whose card is not owed before."""
    return too_early(now, entry, on_her_hand(now)) if waits_for_her_card(now, entry) else None
