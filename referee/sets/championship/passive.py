"""What a seat whose player is gone still does: what works by itself, and nothing that anybody has to choose."""

from __future__ import annotations

from referee.core.book.questions import BARRELS, PICK_ORDER, PLAYS, RESCUES, TURNS_UP
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Layer, Objection
from referee.core.nouns import entries as e
from referee.sets.championship.box import CHAMPIONSHIP
from referee.sets.championship.leaving import is_gone


@CHAMPIONSHIP.amend(PLAYS, "ITC-218")
def wholly_passive(now: Situation, plays: bool, seat: int) -> bool:
    """He plays nothing."""
    return plays and not (seat and is_gone(now, seat))


@CHAMPIONSHIP.amend(RESCUES, "ITC-219")
def nothing_saves_him(now: Situation, rescues: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Not even a Beer for his last life point, nor what serves as one."""
    return () if is_gone(now, seat) else rescues


@CHAMPIONSHIP.object(e.Played, e.Answered, e.Laid, clauses=("ITC-218", "ITC-219"), sight=True)
def plays_no_card(now: Situation, entry: e.Played | e.Answered | e.Laid) -> Objection | None:
    """No card in his own turn, no Missed!, no BANG! in a Duel or against Indians!, no Beer."""
    if not is_gone(now, entry.by):
        return None
    last = ("ITC-219",) if now.is_a(entry.card.kind, "beer") and now.seat(entry.by).falling else ()
    return Objection("passive_plays", {"by": entry.by, "card": entry.card.kind}, only=("ITC-218", *last))


@CHAMPIONSHIP.object(e.Discarded, clauses=("ITC-218", "ITC-219"), kinds=("sid_ketchum",))
def gives_up_no_card(now: Situation, entry: e.Discarded) -> Objection | None:
    """Nor does he give up cards for a life point."""
    return Objection("passive_plays", {"by": entry.by, "card": "sid_ketchum"}) if is_gone(now, entry.by) else None


@CHAMPIONSHIP.object(e.Declined, clauses=("ITC-217",))
def his_barrel_is_used(now: Situation, entry: e.Declined) -> Objection | None:
    """A Barrel in play before him is used, and so is the one that Jourdonnais always has."""
    met = now.met
    if met is None or met.kind != "answer" or not is_gone(now, entry.by):
        return None
    unused = next((each for each in now.ask(BARRELS, entry.by, met.cause) if each not in met.tried), "")
    return Objection("barrel_not_used", {"by": entry.by, "card": unused}) if unused else None


@CHAMPIONSHIP.amend(PICK_ORDER, "ITC-215")
def he_picks_last(now: Situation, order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """He gets a card of a General Store after all who choose."""
    here = tuple(seat for seat in order if not is_gone(now, seat))
    return (*here, *(seat for seat in order if seat not in here))


@CHAMPIONSHIP.object(e.Drew, e.Flipped, clauses=("ITC-217", "ITC-218"))
def an_ability_that_chooses(now: Situation, entry: e.Drew | e.Flipped) -> Objection | None:
    """Whether an ability that one may use, or that picks between two cards, works by itself is said nowhere."""
    ability = "el_gringo" if isinstance(entry, e.Drew) else "lucky_duke"
    uses = entry.cause == ability if isinstance(entry, e.Drew) else bool(entry.over)
    if not uses or not is_gone(now, entry.by):
        return None
    return Objection("passive_ability", {"by": entry.by, "ability": ability})


@CHAMPIONSHIP.amend(TURNS_UP, "ITC-217", "ITC-218", layer=Layer.TOURNAMENT)
def one_card_will_do(now: Situation, count: int, seat: int) -> int:
    """Nobody has to pick for him."""
    return 1 if is_gone(now, seat) else count
