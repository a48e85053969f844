"""Out of turn: what a cowboy gives up against an attack, what saves his last life point, which card he chooses."""

from __future__ import annotations

from typing import Literal

from referee.core.book.owed_kind import OwedKind
from referee.core.book.owed_kinds import ANSWER, FALL
from referee.core.book.questions import ANSWERED_BY, BARRELS, RESCUES, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger.abilities import PRICE, lowest_two
from referee.sets.lone_gunslinger.backing import AGAINST
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy, stack_of

MISSED_FIRST = "missed_before_barrel"
Way = Literal["flip", "give", "nothing", "unseen", "open"]
"""A draw! first, a card given up, nothing, what nobody can tell, or what the referee has to decide."""


def answer_of(now: Situation, owed: Owed) -> tuple[Way, Card]:
    """What this cowboy does against what is under way, and the card he gives up if he does."""
    return ("flip", Card()) if _barrels_left(now, owed) else _given_up(now, owed)


def _barrels_left(now: Situation, owed: Owed) -> list[str]:
    return [barrel for barrel in now.ask(BARRELS, owed.seat, owed.cause) if barrel not in owed.tried]


def _given_up(now: Situation, owed: Owed) -> tuple[Way, Card]:
    """The same once no draw! is left, or none has to come first."""
    stack, wanted = stack_of(now.table, owed.seat)[::-1], now.ask(ANSWERED_BY, owed.cause)
    serving = [card for card in stack if card.kind and _serves(now, owed.seat, card, wanted)]
    first = stack.index(serving[0]) if serving else len(stack)
    nameless = [not card.kind for card in stack]
    if any(nameless[:first]) or (any(nameless) and len(serving) < owed.count):
        return "unseen", Card()
    if 0 < len(serving) < owed.count:
        return "open", serving[0]
    return ("give", serving[0]) if serving else ("nothing", Card())


def _serves(now: Situation, seat: int, card: Card, wanted: tuple[str, ...]) -> bool:
    return not {card.kind, *now.ask(SERVES_AS, seat, card.kind)}.isdisjoint(wanted)


def _asked(now: Situation, seat: int) -> Owed | None:
    """What a cowboy has to answer with this entry; None for everybody else."""
    met = now.met
    return met if met is not None and met.kind == "answer" and is_cowboy(now.table, seat) else None


@LONE.object(e.Answered, clauses=("LGS-063",))
def the_card_nearest_to_the_top(now: Situation, entry: e.Answered) -> Objection | None:
    """Of the cards that serve he gives the one nearest to the top of his stack."""
    owed = _asked(now, entry.by)
    if owed is None:
        return None
    way, card = _given_up(now, owed) if now.holds(MISSED_FIRST) else answer_of(now, owed)
    if way != "give" or entry.card.may_be(card):
        return None
    return Objection("nearer_to_the_top", {"by": entry.by, "card": card.kind})


@LONE.object(e.Declined, clauses=("LGS-041", "LGS-042", "LGS-063"))
def who_can_answer_does(now: Situation, entry: e.Declined) -> Objection | None:
    """A cowboy gives up a card that serves whenever he has one."""
    owed = _asked(now, entry.by)
    way, card = answer_of(now, owed) if owed is not None else ("nothing", Card())
    if owed is None or way != "give":
        return None
    against = tuple(clause for kind, clause in AGAINST.items() if now.is_a(owed.cause, kind))[:1]
    return Objection("cowboy_answers", {"by": entry.by, "card": card.kind}, only=(*against, "LGS-063"))


@LONE.object(e.Declined, clauses=("LGS-031", "LGS-042"))
def a_barrel_comes_first(now: Situation, entry: e.Declined) -> Objection | None:
    """Before he is hit a draw! is made wherever one helps."""
    barrel = _first_barrel(now, entry.by)
    return Objection("barrel_comes_first", {"by": entry.by, "card": barrel}, only=_by(now, barrel)) if barrel else None


@LONE.object(e.Answered, clauses=("LGS-031", "LGS-042"))
def a_missed_comes_first(now: Situation, entry: e.Answered) -> Objection | None:
    """Whether a card may be given up before a draw! that might spare it is said nowhere."""
    barrel = _first_barrel(now, entry.by)
    return Objection(MISSED_FIRST, {"by": entry.by, "card": barrel}, only=_by(now, barrel)) if barrel else None


def _first_barrel(now: Situation, seat: int) -> str:
    """What this cowboy may still draw! for against what he has to answer; empty if there is nothing."""
    owed = _asked(now, seat)
    return next(iter(_barrels_left(now, owed)), "") if owed is not None else ""


def _by(now: Situation, barrel: str) -> tuple[str, ...]:
    return ("LGS-031", "LGS-042") if barrel in now.book.characters else ("LGS-042",)


@LONE.object(e.Answered, e.Declined, clauses=("LGS-037", "LGS-042", "CRD-032"))
def too_few_to_avert_it(now: Situation, entry: e.Answered | e.Declined) -> Objection | None:
    """Whether he gives up a Missed! where one alone averts nothing is said nowhere."""
    owed = _asked(now, entry.by)
    if owed is None or answer_of(now, owed)[0] != "open":
        return None
    return Objection("too_few_missed", {"by": entry.by, "count": owed.count})


@LONE.amend(RESCUES, "LGS-044")
def beers_that_lie_on_the_stack(now: Situation, rescues: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """A cowboy has only what lies on his stack, Beers and cards that Sid Ketchum gives, and it must be enough."""
    stack, life = stack_of(now.table, seat), now.seat(seat).life
    if not is_cowboy(now.table, seat) or life is None or any(not card.kind for card in stack):
        return rescues
    held = [card.kind for card in stack if card.kind in rescues]
    pairs = (len(stack) - len(held)) // PRICE if "sid" in rescues else 0
    there = {*held, *(("sid",) if pairs else ())} if len(held) + pairs > -life else set[str]()
    return tuple(each for each in rescues if each in there or (each != "sid" and not now.is_a(each, "beer")))


@LONE.object(e.Eliminated, clauses=("LGS-044",))
def a_beer_saves_him(now: Situation, entry: e.Eliminated) -> Objection | None:
    """A cowboy with a Beer uses it when he would lose his last life point."""
    if now.met is None or _rescue(now, entry.by) is None:
        return None
    return Objection("beer_saves_him", {"by": entry.by})


@LONE.object(e.Eliminated, clauses=("LGS-031", "LGS-037", "CRD-031"))
def two_cards_save_him(now: Situation, entry: e.Eliminated) -> Objection | None:
    """As Sid Ketchum he gives two cards for his last life point, where there is no Beer."""
    if now.met is None or _rescue(now, entry.by) is not None or not _gives_two(now, entry.by):
        return None
    return Objection("two_cards_save_him", {"by": entry.by})


def _gives_two(now: Situation, seat: int) -> bool:
    """Has this falling cowboy two cards that save him?"""
    known = all(card.kind for card in stack_of(now.table, seat))
    return is_cowboy(now.table, seat) and known and "sid" in now.ask(RESCUES, seat)


def _rescue(now: Situation, seat: int) -> Card | None:
    """The Beer that a falling cowboy uses."""
    stack = stack_of(now.table, seat)[::-1]
    if not is_cowboy(now.table, seat) or not all(card.kind for card in stack):
        return None
    rescues = now.ask(RESCUES, seat)
    return next((card for card in stack if card.kind in rescues), None)


@LONE.object(e.Flipped, clauses=("LGS-031", "CRD-027"))
def the_better_of_two(now: Situation, entry: e.Flipped) -> Objection | None:
    """As Lucky Duke a cowboy chooses the card that does him good."""
    good, other = (now.succeeds(entry.by, entry.card, face) for face in (entry.face, entry.over))
    if not is_cowboy(now.table, entry.by) or not entry.over or good or not other:
        return None
    return Objection("better_of_two", {"by": entry.by, "card": entry.card, "face": entry.over})


def _answered(now: Situation, owed: Owed) -> e.Entry | None:
    if not is_cowboy(now.table, owed.seat):
        return ANSWER.forced(now, owed)
    way, card = answer_of(now, owed)
    return e.Answered(owed.seat, card) if way == "give" else e.Declined(owed.seat) if way == "nothing" else None


def _fallen(now: Situation, owed: Owed) -> e.Entry | None:
    beer = _rescue(now, owed.seat)
    if beer is not None:
        return e.Played(owed.seat, beer)
    return lowest_two(now, owed.seat) if _gives_two(now, owed.seat) else FALL.forced(now, owed)


LONE.owes += [OwedKind("answer", forced=_answered), OwedKind("fall", forced=_fallen)]
