"""Beer, Saloon, and regaining life points."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import GOES_ROUND, HAS_LIFE, HEALS, IS_ASKED, LIFE_GIVEN, RESCUES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import LifeGained, Played
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import UNKNOWN
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.box import BASE
from referee.sets.base.shooting import AIMED

HEALER = "sid_ketchum"
"""Whose cards give a life point when he discards them."""


@BASE.amend(HAS_LIFE, "NLB-043")
def players_have_life(now: Situation, has: bool, seat: int) -> bool:
    """Everybody plays with life points."""
    return True


def may_gain(now: Situation, number: int) -> bool:
    """Is there room for a life point, as far as is known?"""
    seat = now.seat(number)
    return now.ask(HAS_LIFE, number) and (seat.life is None or seat.most is None or seat.life < seat.most)


@BASE.amend(LIFE_GIVEN, "NLB-042", traits=("heal",))
def as_much_as_the_card_is_worth(now: Situation, given: int, seat: int, kind: str) -> int:
    """A Beer is worth one life point, another card what is printed on it."""
    return now.book.cards[kind].amount


@BASE.amend(HEALS, "ITC-248", "FAQ-025", "NLB-042")
def beer_needs_three(now: Situation, heals: bool, seat: int, kind: str) -> bool:
    """With two left in the game a Beer does nothing."""
    return heals and not (now.is_a(kind, "beer") and _two_left(now))


def _two_left(now: Situation) -> bool:
    return sum(now.ask(IS_ASKED, seat.number) for seat in now.table.seats) <= 2


@BASE.amend(RESCUES, "CRD-015")
def beer_rescues(now: Situation, rescues: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """A Beer in hand may save the last life point, while more than two are left."""
    if now.hand(seat).most == 0:
        return rescues
    return (*rescues, *(beer for beer in now.book.with_trait("beer") if now.ask(HEALS, seat, beer)))


@BASE.object(Played, clauses=("ITC-248", "FAQ-025"), traits=("beer",))
def beer_with_two_left(now: Situation, entry: Played) -> Objection | None:
    """It may be played all the same."""
    if not _two_left(now):
        return None
    return Objection("beer_two_left", {"by": entry.by}, Level.WITHOUT_EFFECT)


def _healed(now: Situation, entry: Played) -> tuple[int, ...]:
    """Whom it heals: those in the game whom it is aimed at, its player where it is aimed at nobody."""
    if not now.is_a(kind_of(entry), *AIMED, "others"):
        return (entry.by,)
    return tuple(seat for seat in entry.at if not now.seat(seat).out)


@BASE.object(Played, clauses=("ITC-247", "NLB-043"), traits=("heal",))
def beer_at_full_life(now: Situation, entry: Played) -> Objection | None:
    """A Beer, or another card that heals, at full life may be played and does nothing."""
    healed = _healed(now, entry)
    if not healed or any(may_gain(now, seat) or not now.ask(HAS_LIFE, seat) for seat in healed):
        return None
    return Objection("full_life", {"by": healed[0], "card": kind_of(entry)}, Level.WITHOUT_EFFECT)


@BASE.object(Played, clauses=("CRD-015", "NLB-056"), traits=("beer",))
def beer_out_of_turn(now: Situation, entry: Played) -> Objection | None:
    """Out of turn a Beer is played only against a hit that would be deadly."""
    seat = now.seat(entry.by)
    if entry.by == now.table.turn.seat or seat.falling or seat.out:
        return None
    if now.table.turn.uncertain:
        return Objection("turn_unlogged", {"by": entry.by, "turn": now.table.turn.seat}, Level.UNCLEAR)
    return Objection("beer_out_of_turn", {"by": entry.by}, Level.ILLEGAL if seat.life is not None else Level.UNCLEAR)


@BASE.object(Played, clauses=("CRD-015",), traits=("beer",))
def beer_for_oneself(now: Situation, entry: Played) -> Objection | None:
    """Nobody drinks for another."""
    if not entry.at or entry.at == (entry.by,):
        return None
    return Objection("only_for_oneself", {"by": entry.by, "card": kind_of(entry)})


@BASE.follow(Played, clauses=("NLB-042",), traits=("heal",))
def cards_that_heal(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A Beer restores one life point, another card as many as it is worth and there is room for."""
    kind = kind_of(entry)
    for seat in _healed(now, entry):
        if may_gain(now, seat) and now.ask(HEALS, seat, kind):
            yield Follow(_gain(now, seat, kind))


def _gain(now: Situation, number: int, kind: str) -> Owed:
    """As many life points as the card is worth or are missing; how many these are may not be certain."""
    seat, amount = now.seat(number), now.ask(LIFE_GIVEN, number, kind)
    if seat.life is None or seat.most is None:
        return Owed("gain", number, amount, kind, must=amount == 1 or seat.falling)
    return Owed("gain", number, min(amount, seat.most - seat.life), kind)


@BASE.follow(Played, clauses=("NLB-050",), traits=("saloon",))
def saloon_heals(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A Saloon gives a life point to everybody, its player included."""
    kind = kind_of(entry)
    for seat in now.ask(GOES_ROUND, entry.by):
        if not now.seat(seat).out and may_gain(now, seat) and now.ask(HEALS, seat, kind):
            yield Follow(Owed("gain", seat, 1, kind))


@BASE.object(Played, clauses=("NLB-050",), traits=("saloon",))
def saloon_for_nobody(now: Situation, entry: Played) -> Objection | None:
    """A Saloon when everybody is at full life does nothing."""
    if any(may_gain(now, seat) for seat in now.table.alive):
        return None
    return Objection("full_life", {"by": entry.by, "card": kind_of(entry)}, Level.WITHOUT_EFFECT)


@BASE.object(LifeGained, clauses=("NLB-042", "NLB-050", "CRD-031"), due=True)
def gain_that_is_due(now: Situation, entry: LifeGained) -> Objection | None:
    """Life points come back only from a card or an ability, as many as it gives."""
    if now.met is None:
        because = now.explain(HEALS, entry.by, entry.cause).clauses
        unwritten = lacks_its_play(now, entry) or _discarded_for_it(now, entry)
        return Objection("no_gain_due", {"by": entry.by, "count": entry.count}, because=because, doubt=unwritten)
    fewer_perhaps = not now.met.must and entry.count < now.met.count
    if entry.count == now.met.count or fewer_perhaps:
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "life", "count": entry.count, "due": now.met.count}
    return Objection("wrong_amount", args, only=now.met.clauses)


def _discarded_for_it(now: Situation, entry: LifeGained) -> bool:
    """Is it the one life point of Sid Ketchum, of which nobody wrote for which cards?"""
    most = now.hand(entry.by).most
    able = entry.cause in (UNKNOWN, HEALER) and now.has(entry.by, HEALER) and (most is None or most > 1)
    return able and entry.count == 1 and may_gain(now, entry.by)


@BASE.object(LifeGained, clauses=("NLB-043",), sight=True)
def never_above_the_start(now: Situation, entry: LifeGained) -> Objection | None:
    """Nobody rises above the life points he started with."""
    seat = now.seat(entry.by)
    if seat.life is None or seat.most is None or seat.life + entry.count <= seat.most:
        return None
    return Objection("above_maximum", {"by": entry.by, "most": seat.most})
