"""Answers: who is asked, which cards serve, what a Barrel does, and what happens to him who has none."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import (
    ANSWERED_BY,
    BARRELS,
    HAS_LIFE,
    HIT_COSTS,
    LOSES_LIFE,
    MAY_GIVE_LIFE,
    SERVES_AS,
    SUCCEEDS,
)
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Answered, Declined, Flipped, LifeLost
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import is_heart
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.box import BASE
from referee.sets.base.shooting import SWAPPED, is_fought_by_two

STATED_BY = {
    "gatling": ("NLB-048", "NLB-041"),
    "indians": ("NLB-049",),
    "dynamite": ("NLB-030",),
    "shot": ("NLB-040", "NLB-041"),
    "challenge": ("NLB-047", "CRD-018"),
}
"""The clauses on each attack, by the first trait that it has."""
AVERTING = ("jourdonnais",)
"""Whose draw! can be made instead of a Missed!, besides that for a card which works as a Barrel."""


@BASE.amend(ANSWERED_BY, "NLB-041")
def missed_averts_shots(now: Situation, kinds: tuple[str, ...], attack: str) -> tuple[str, ...]:
    """A Missed!, or another card that averts, is given against a shot."""
    return (*kinds, *now.book.with_trait("avert")) if now.is_a(attack, "shot") else kinds


@BASE.amend(ANSWERED_BY, "NLB-047", "NLB-049")
def bang_meets_challenges(now: Situation, kinds: tuple[str, ...], attack: str) -> tuple[str, ...]:
    """A BANG! is given up in a Duel and to Indians!."""
    return (*kinds, *now.book.with_trait("bang")) if now.is_a(attack, "challenge") else kinds


ASKED = ("NLB-047", "NLB-049")
"""Who is asked in a Duel, and who by Indians!."""


def stated_by(now: Situation, attack: str) -> tuple[str, ...]:
    """The clauses on this attack, those on the very card last; none on what is no attack."""
    stated = next((clauses for trait, clauses in STATED_BY.items() if now.is_a(attack, trait)), ())
    return (*stated, *now.book.cards[attack].clauses) if stated else ()


@BASE.object(Answered, Declined, clauses=("NLB-040", *ASKED), due=True)
def who_is_asked(now: Situation, entry: Answered | Declined) -> Objection | None:
    """Only he who is aimed at answers."""
    stated = stated_by(now, now.table.frames[-1].card)
    only = ("NLB-040", *(clause for clause in stated if clause in ASKED))
    second = _second_is_not_asked(now, entry)
    return _not_asked(now, entry.by, only, second, not second and lacks_its_play(now, entry))


def _second_is_not_asked(now: Situation, entry: Answered | Declined) -> tuple[str, ...]:
    """The clauses by which a BANG! of Slab the Killer, just answered, takes no second Missed!."""
    turn = now.table.turn
    shot = bool(turn.played) and now.is_a(turn.played[-1], "bang")
    second = shot and isinstance(entry, Answered) and now.is_a(kind_of(entry), *SWAPPED)
    return now.lost(turn.seat, "slab_the_killer") if second else ()


@BASE.object(Flipped, clauses=("NLB-027",), kinds=AVERTING, traits=("barrel",), due=True)
def barrel_when_aimed_at(now: Situation, entry: Flipped) -> Objection | None:
    """A Barrel draws! for its owner when he is the target."""
    return _not_asked(now, entry.by, unwritten=lacks_its_play(now, entry))


def _not_asked(
    now: Situation, seat: int, only: tuple[str, ...] = (), because: tuple[str, ...] = (), unwritten: bool = False
) -> Objection | None:
    if now.met is not None:
        return None
    asked = tuple(owed.seat for frame in now.table.frames for owed in frame.owed if owed.kind == "answer")
    if asked:
        args: dict[str, Argument] = {"by": seat, "asked": asked}
        return Objection("wrong_responder", args, because=because, only=only, doubt=_of_the_two(now, seat))
    return Objection("nothing_to_answer", {"by": seat}, because=because, doubt=unwritten)


def _of_the_two(now: Situation, seat: int) -> bool:
    """Would he be asked after the other one of a Duel, whose answer perhaps nobody wrote?"""
    top = now.table.top
    asked = {owed.seat for owed in top.owed if owed.kind == "answer"}
    fought = is_fought_by_two(now, top.card) and seat in (top.author, *top.targets)
    return fought and len(asked) == 1 and all(now.hand(other).most != 0 for other in asked)


@BASE.object(Answered, clauses=("NLB-041", "NLB-047", "NLB-049", "CRD-018"))
def right_answer(now: Situation, entry: Answered) -> Objection | None:
    """A Missed! answers a shot, a BANG! answers Indians! and a Duel; nothing else does."""
    if now.met is None or now.met.kind != "answer" or not entry.card.kind:
        return None
    wanted = now.ask(ANSWERED_BY, now.met.cause)
    serves = () if entry.lying else now.ask(SERVES_AS, entry.by, entry.card.kind)
    if {entry.card.kind, *serves} & set(wanted):
        return None
    args: dict[str, Argument] = {
        "by": entry.by,
        "card": entry.card.kind,
        "against": now.met.cause,
        "wanted": "".join(wanted[:1]),
    }
    lost = now.lost(entry.by, "calamity_janet") if now.is_a(entry.card.kind, *SWAPPED) else ()
    only = (*(stated_by(now, now.met.cause) or now.met.clauses), "NLB-041")
    return Objection("answer_not_allowed", args, because=lost, only=only)


@BASE.amend(BARRELS, "NLB-027")
def barrel_in_play(now: Situation, barrels: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """A Barrel in play gives a draw! against a shot."""
    return (*barrels, *now.working(seat, "barrel")) if now.is_a(kind, "shot") else barrels


@BASE.amend(BARRELS, "CRD-025", "ITC-251", layer=Layer.CHARACTER)
def jourdonnais(now: Situation, barrels: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """Jourdonnais always counts as having a Barrel; a real one gives a second draw!."""
    return (*barrels, "jourdonnais") if now.is_a(kind, "shot") and now.has(seat, "jourdonnais") else barrels


@BASE.object(Flipped, clauses=("NLB-027", "CRD-025"), kinds=AVERTING, traits=("barrel",))
def has_a_barrel(now: Situation, entry: Flipped) -> Objection | None:
    """Only with a Barrel, or as Jourdonnais."""
    if any(entry.card in now.ask(BARRELS, entry.by, shot) for shot in now.book.with_trait("shot")[:1]):
        return None
    return Objection("no_barrel", {"by": entry.by, "card": entry.card}, because=now.lost(entry.by, entry.card))


@BASE.object(Flipped, clauses=("ITC-251", "NLB-027"), kinds=AVERTING, traits=("barrel",))
def once_a_shot(now: Situation, entry: Flipped) -> Objection | None:
    """Each Barrel draws! once against one shot."""
    if now.met is None or entry.card not in now.met.tried:
        return None
    return Objection("barrel_used", {"by": entry.by, "card": entry.card})


@BASE.object(Flipped, clauses=("CRD-018", "NLB-049"), kinds=AVERTING, traits=("barrel",))
def barrel_against_shots(now: Situation, entry: Flipped) -> Objection | None:
    """A Barrel does not help in a Duel nor against Indians!."""
    met = now.met
    if met is None or now.is_a(met.cause, "shot") or entry.card in now.ask(BARRELS, entry.by, met.cause):
        return None
    if "missed" in now.ask(ANSWERED_BY, met.cause):
        return None
    args: dict[str, Argument] = {"by": entry.by, "card": entry.card, "against": met.cause, "wanted": "bang"}
    return Objection("answer_not_allowed", args)


@BASE.amend(SUCCEEDS, "NLB-028", "FAQ-002")
def heart_averts(now: Situation, succeeds: bool, seat: int, card: str, face: str) -> bool:
    """A heart counts as a Missed!, as one of the two against Slab the Killer."""
    return is_heart(now.counted(face)) if card in AVERTING or now.is_a(card, "barrel") else succeeds


@BASE.follow(Declined, clauses=("NLB-040", "ITC-237"))
def undefended_is_hit(now: Situation, entry: Declined, before: Situation) -> Iterable[Follow]:
    """Who gives nothing loses a life point; he may decline though he could answer."""
    if before.met is None or before.met.kind != "answer" or not _can_be_hit(now, entry.by):
        return
    met = before.met
    if lost := now.ask(HIT_COSTS, entry.by, met.cause):
        stated = () if now.is_a(met.cause, "shot", "challenge") else met.clauses
        yield Follow(Owed("lose", entry.by, lost, met.cause, met.other, clauses=stated))


def _can_be_hit(now: Situation, seat: int) -> bool:
    """Has he life points, and do hits cost him any?"""
    return now.ask(HAS_LIFE, seat) and now.ask(LOSES_LIFE, seat)


@BASE.object(LifeLost, clauses=("NLB-040", "NLB-047", "NLB-049", "NLB-030"), due=True)
def loss_that_is_due(now: Situation, entry: LifeLost) -> Objection | None:
    """Life points are lost to what hits, as many as it takes, to him who played it; or given up by choice."""
    if now.met is None and now.ask(MAY_GIVE_LIFE, entry.by, entry.cause):
        return None
    if now.met is None:
        args: dict[str, Argument] = {"by": entry.by, "count": entry.count, "cause": entry.cause}
        much = entry.count > 1 and now.is_a(entry.cause, "shot", "challenge")
        return Objection("no_loss_due", args, doubt=not much and lacks_its_play(now, entry), certain=much)
    only = stated_by(now, entry.cause) or now.met.clauses
    due = now.ask(HIT_COSTS, entry.by, entry.cause) if now.met.kind == "answer" else now.met.count
    if entry.count != due:
        return Objection("wrong_amount", {"by": entry.by, "what": "life", "count": entry.count, "due": due}, only=only)
    if entry.author != now.met.other:
        return Objection("wrong_author", {"by": entry.by, "author": entry.author, "due": now.met.other}, only=only)
    return None


@BASE.follow(Answered, clauses=("NLB-047", "CRD-018"))
def duel_goes_on(now: Situation, entry: Answered, before: Situation) -> Iterable[Follow]:
    """In a Duel, or another challenge of one player, the other one has to answer next."""
    met = before.met
    if met is not None and is_fought_by_two(now, met.cause):
        frame = now.table.top
        other = frame.author if entry.by in frame.targets else frame.targets[0]
        yield Follow(Owed("answer", other, 1, met.cause, met.other))
