"""What helps: Beer, Saloon, Stagecoach, Wells Fargo, General Store."""

from __future__ import annotations

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import PICK
from referee.core.book.questions import HEALS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Entry, Picked
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.sets.base.healing import may_gain
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy
from referee.sets.lone_gunslinger.moves import USE, Use

FOR_NOTHING = "beer_for_nothing"
"""The reading by which a cowboy who is hurt plays a Beer though it heals nobody, since only two are left."""


@LONE.amend(USE, "LGS-043", traits=("beer", "saloon"))
def drinks_unless_at_full_life(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Beer and Saloon are always played where they give the cowboy himself a life point, perhaps a Beer for nothing."""
    helps = now.ask(HEALS, seat, card.kind) or now.holds(FOR_NOTHING)
    return Use() if helps and may_gain(now, seat) else use


@LONE.amend(USE, "LGS-050", traits=("stagecoach", "wells_fargo"))
def coaches_at_once(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Stagecoach and Wells Fargo are played at once."""
    return Use()


@LONE.amend(USE, "LGS-037", "LGS-054", "LGS-064", traits=("general_store",))
def store_at_once(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """A General Store brings a card at once, and so it is played."""
    return Use()


@LONE.object(Picked, clauses=("LGS-056",), due=True)
def a_cowboy_takes_the_first(now: Situation, entry: Picked) -> Objection | None:
    """A cowboy takes the top card of the pile, which is the last one that was turned up."""
    top = now.table.open[-1] if now.table.open else Card()
    if now.met is None or not is_cowboy(now.table, entry.by) or top.may_be(entry.card):
        return None
    return Objection("takes_the_top_card", {"by": entry.by, "card": top.kind})


def _picked(now: Situation, owed: Owed) -> Entry | None:
    """A cowboy has no choice, where the card was noted; Sheriff and Deputy have."""
    if not is_cowboy(now.table, owed.seat):
        return PICK.forced(now, owed)
    return Picked(owed.seat, now.table.open[-1]) if now.table.open and now.table.open[-1].kind else None


LONE.owes += [OwedKind("pick", forced=_picked), OwedKind("turnup", forced=lambda now, owed: None)]
