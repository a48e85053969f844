"""Unfinished Business: the last one whom the ghost attacked while he lived has to draw!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import ROLE_IS_OPEN, ROLES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import is_red
from referee.sets.base.answering import AVERTING
from referee.sets.death_mesa.attacks import shot_at
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Haunted, Worked
from referee.sets.death_mesa.haunting import aimed
from referee.sets.death_mesa.mesa import Mesa, the_mesa

AVERTED = "business_averted"
"""The open reading by which one banged by it may answer; marks what he owes so."""
ATTACKS = ("shot", "challenge")
PROVEN = {"outlaw": {"sheriff"}, "deputy": {"outlaw", "renegade"}}
"""Whom a ghost of this role certainly has to kill."""
SPARED = {"outlaw": {"deputy", "outlaw", "renegade"}, "deputy": {"sheriff", "deputy"}}
"""Whom he certainly need not kill."""


@MESA.remember(e.Played, clauses=("DMS-122", "DMS-127"))
def who_attacked_whom(now: Situation, kept: Mesa, entry: e.Played, before: Situation) -> Mesa:
    """The targets of every attack, the last one last."""
    if not now.is_a(kind_of(entry), *ATTACKS) or not entry.at or before.seat(entry.by).out:
        return kept
    others = tuple(attack for attack in kept.attacks if attack[0] != entry.by or attack[1:] != entry.at)
    return replace(kept, attacks=(*others, (entry.by, *entry.at)))


@MESA.remember(e.TurnBegan, clauses=("DMS-122",))
def all_attacks_are_noted(now: Situation, kept: Mesa, entry: e.TurnBegan, before: Situation) -> Mesa:
    """In a log that is full from the deal on; what it does not tell did not happen."""
    seats = before.table.seats
    dealt = not before.table.turn.seat and not any(seat.out for seat in seats) and now.table.mode == "full"
    whole = dealt and all(seat.life in (None, seat.most) for seat in seats)
    return replace(kept, from_the_deal=True) if whole else kept


@MESA.remember(e.Gap, e.ModeChanged, e.PhaseSet, clauses=("DMS-122",))
def some_may_have_gone_unnoted(now: Situation, kept: Mesa, entry: e.Entry, before: Situation) -> Mesa:
    """After a gap nobody can tell."""
    return replace(kept, from_the_deal=False)


def _attacks(now: Situation, ghost: int) -> list[tuple[int, ...]]:
    """The targets of each attack of his while he lived that was noted."""
    return [attack[1:] for attack in the_mesa(now.table).attacks if attack[0] == ghost]


def _chosen_by_rule(now: Situation, attacks: list[tuple[int, ...]]) -> set[int]:
    """The living players whom it may be played at; empty if the ghost has to prove his choice."""
    last_only = now.table.options.get("unfinished") != "any"
    fitting = attacks[-1:] if last_only else attacks
    return {targets[0] for targets in fitting if len(targets) == 1 and not now.seat(targets[0]).out}


@MESA.object(Haunted, clauses=("DMS-122", "DMS-125", "DMS-126", "DMS-127", "DMS-128"))
def whose_business_is_unfinished(now: Situation, entry: Haunted) -> Objection | None:
    """The last one attacked, by the option any of them; else one whom the ghost must kill by his role."""
    if entry.spirit.kind != "unfinished_business" or len(entry.at) != 1:
        return None
    attacks, target = _attacks(now, entry.by), entry.at[0]
    args: dict[str, Argument] = {"by": entry.by, "at": target}
    if not attacks and not the_mesa(now.table).from_the_deal:
        return Objection("attack_unseen", args, Level.UNCLEAR, only=("DMS-122",))
    if not attacks:
        return _never_attacked(now, entry.by, target)
    if chosen := _chosen_by_rule(now, attacks):
        return None if target in chosen else Objection("not_last_attacked", args, only=("DMS-122", "DMS-127"))
    return _proof(now, entry.by, target)


def _never_attacked(now: Situation, ghost: int, target: int) -> Objection | None:
    """Whether who attacked nobody may choose as he may whose last attack hit several is said nowhere."""
    stated = ("DMS-122", "DMS-125", "DMS-126")
    return _proof(now, ghost, target) or Objection("never_attacked", {"by": ghost, "at": target}, only=stated)


def _proof(now: Situation, ghost: int, target: int) -> Objection | None:
    """What the open roles say of a free choice: of him whose role is hidden, what no other open role leaves out."""
    own, roles = now.seat(ghost).role, _openly_possible(now, target)
    if roles <= PROVEN.get(own, set()):
        return None
    args: dict[str, Argument] = {"by": ghost, "at": target}
    stated = ("DMS-125", "DMS-126", "DMS-128")
    if roles <= SPARED.get(own, set()):
        return Objection("need_not_die", args, only=stated)
    return Objection("must_be_proven", args, only=stated)


def _openly_possible(now: Situation, seat: int) -> set[str]:
    """The roles that a player may have, by those that lie open."""
    if now.seat(seat).shown:
        return {now.seat(seat).role}
    lying_open = Counter(each.role for each in now.table.seats if each.shown)
    dealt = now.ask(ROLES, len(now.table.seats)) or now.book.roles
    hidden = {role for role in Counter(dealt) - lying_open if not now.ask(ROLE_IS_OPEN, role)}
    return hidden or set(now.book.roles)


@MESA.follow(Worked, clauses=("DMS-122",), kinds=("unfinished_business",))
def unfinished_business(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """He has to draw!."""
    for target in aimed(before):
        yield Follow(Owed("flip", target, 1, "unfinished_business", entry.by))


@MESA.follow(e.Flipped, clauses=("DMS-123",), kinds=("unfinished_business",))
def red_takes_a_card(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """On red a card of his hand goes to the ghost's buried goods."""
    if before.met is not None and is_red(entry.face) and now.hand(entry.by).most != 0:
        yield Follow(Owed("draw", before.met.other, 1, "unfinished_business", entry.by))


@MESA.follow(e.Flipped, clauses=("DMS-124",), kinds=("unfinished_business",))
def black_bangs(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """On black he is banged, or by the other reading hit at once."""
    if before.met is None or is_red(entry.face):
        return
    for follow in shot_at(now, before.met.other, entry.by):
        hit = Owed("lose", follow.owed.seat, 1, follow.owed.cause, follow.owed.other)
        asked = replace(follow.owed, tried=(AVERTED,))
        yield Follow(asked if now.holds(AVERTED) else hit, follow.when, follow.author)


@MESA.object(e.Answered, clauses=("DMS-124",))
def business_is_averted(now: Situation, entry: e.Answered) -> Objection | None:
    """Whether a Missed! helps one who is banged by a card, and not shot at, is said nowhere."""
    return _averted(now, now.met)


@MESA.object(e.Flipped, clauses=("DMS-124",), kinds=AVERTING, traits=("barrel",))
def a_barrel_averts_business(now: Situation, entry: e.Flipped) -> Objection | None:
    """So it is with a Barrel."""
    return _averted(now, now.met)


@MESA.object(Haunted, clauses=("DMS-124", "DMS-129"))
def a_warn_averts_business(now: Situation, entry: Haunted) -> Objection | None:
    """And with a Warn."""
    owed = (owed for frame in now.table.frames for owed in frame.owed if owed.seat in entry.at)
    return _averted(now, next(owed, None)) if entry.spirit.kind == "warn" else None


def _averted(now: Situation, owed: Owed | None) -> Objection | None:
    if owed is None or AVERTED not in owed.tried:
        return None
    return Objection(AVERTED, {"by": owed.seat}, only=("DMS-124",))
