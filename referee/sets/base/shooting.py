"""BANG! cards: at whom, how far, how many a turn, and how many Missed! they take."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import BANG_LIMIT, DISTANCE, MISSES_NEEDED, REACH, SERVES_AS, TOUCHES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Played
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import UNKNOWN
from referee.sets.base.box import BASE

AIMED = ("reach", "near", "one", "other")
"""How cards are aimed that are played at one other player."""


@BASE.object(Played, clauses=("NLB-039",), traits=("reach",), sight=True)
def bang_within_reach(now: Situation, entry: Played) -> Objection | None:
    """A BANG! is aimed at a player within reach."""
    return _out_of_reach(now, entry)


@BASE.object(Played, clauses=("NLB-046", "FAQ-004"), traits=("near",), sight=True)
def panic_at_distance_one(now: Situation, entry: Played) -> Objection | None:
    """Panic! is aimed at a player at distance 1, whatever the weapon."""
    return _out_of_reach(now, entry)


def _out_of_reach(now: Situation, entry: Played) -> Objection | None:
    if not entry.at or entry.at[0] == entry.by or now.seat(entry.at[0]).out:
        return None
    kind, target = kind_of(entry), entry.at[0]
    reach, distance = now.ask(REACH, entry.by, kind), now.ask(DISTANCE, entry.by, target)
    perhaps = _may_be_otherwise(now, entry.by, target, reach is not None and distance <= reach)
    if reach is None or (distance <= reach and not perhaps):
        return None
    because = now.explain(DISTANCE, entry.by, target).clauses + now.explain(REACH, entry.by, kind).clauses
    because += _on_the_cards_between(now, entry.by, target)
    because += now.lost(entry.by, "weapon") if now.is_a(kind, "reach") else ()
    args: dict[str, Argument] = {"by": entry.by, "at": target, "card": kind, "distance": distance, "reach": reach}
    return Objection("out_of_reach", args, Level.UNCLEAR if perhaps else Level.ILLEGAL, because)


def _on_the_cards_between(now: Situation, seat: int, target: int) -> tuple[str, ...]:
    """What the very cards say that bring the one nearer or keep the other farther away."""
    between = (*now.working(seat, "scope"), *now.working(target, "mustang"))
    return tuple(clause for kind in between for clause in now.book.cards[kind].clauses)


def _may_be_otherwise(now: Situation, by: int, target: int, in_reach: bool) -> bool:
    """A card in play that nobody named may be a weapon or a Scope before the shooter, a Mustang before the target."""
    return any(not card.kind for card in now.seat(target if in_reach else by).in_play)


@BASE.object(Played, clauses=("NLB-039", "CRD-009"), traits=AIMED)
def needs_a_target(now: Situation, entry: Played) -> Objection | None:
    """These cards are played at one player."""
    return None if len(entry.at) == 1 else Objection("needs_target", {"by": entry.by, "card": kind_of(entry)})


@BASE.object(Played, clauses=("NLB-039", "NLB-047"), traits=("shot", "challenge"), sight=True)
def another_player(now: Situation, entry: Played) -> Objection | None:
    """BANG! and Duel are aimed at another player."""
    own = entry.at and entry.at[0] == entry.by and not now.is_a(kind_of(entry), "others")
    return Objection("own_target", {"by": entry.by, "card": kind_of(entry)}) if own else None


@BASE.object(Played, clauses=("CRD-016", "CRD-005"), traits=AIMED, sight=True)
def living_target(now: Situation, entry: Played) -> Objection | None:
    """An eliminated player cannot be aimed at."""
    out = entry.at and now.seat(entry.at[0]).out
    return Objection("target_out", {"by": entry.by, "at": entry.at[0], "card": kind_of(entry)}) if out else None


@BASE.amend(BANG_LIMIT, "CRD-035", "NLB-025", layer=Layer.CHARACTER)
def willy_the_kid(now: Situation, limit: int | None, seat: int) -> int | None:
    """Willy the Kid plays any number of BANG! cards."""
    return None if now.has(seat, "willy_the_kid") else limit


@BASE.amend(BANG_LIMIT, "NLB-037", layer=Layer.EQUIPMENT)
def volcanic(now: Situation, limit: int | None, seat: int) -> int | None:
    """A Volcanic lets its owner play any number of BANG! cards."""
    return None if now.in_play(seat, "volcanic") else limit


def bangs_played(now: Situation) -> int:
    """How many BANG! cards were played in this turn."""
    return sum(now.is_a(kind, "bang") for kind in now.table.turn.played)


NOT_COUNTED = {"FAQ-003": {"gatling"}, "FAQ-006": {"duel", "indians"}}
"""Which cards of this turn a clause says do not count as a BANG! played."""


@BASE.object(Played, clauses=("NLB-013", "CRD-014", "FAQ-003", "FAQ-006"), traits=("bang",))
def one_bang_a_turn(now: Situation, entry: Played) -> Objection | None:
    """One BANG! card a turn; only those played count. Who holds a Volcanic may have put it down before."""
    turn = now.table.turn
    limit = now.ask(BANG_LIMIT, entry.by)
    if limit is None or entry.by != turn.seat:
        return None
    played = bangs_played(now)
    if played >= limit:
        beside = (clause for clause, kinds in NOT_COUNTED.items() if not kinds.isdisjoint(turn.played))
        own = ("NLB-013", "CRD-014", *beside, *now.explain(BANG_LIMIT, entry.by).clauses)
        lost = now.lost(entry.by, "willy_the_kid") + now.lost(entry.by, "volcanic")
        args: dict[str, Argument] = {"by": entry.by, "played": played, "limit": limit}
        if any(now.is_a(card.kind, "volcanic") for card in known_in(now.table, entry.by)):
            return Objection("volcanic_unlogged", args, because=("NLB-037",), doubt=True)
        return Objection("second_bang", args, because=lost, only=own)
    if turn.unlogged or UNKNOWN in turn.played:
        return Objection("bangs_unlogged", {"by": entry.by, "limit": limit}, Level.UNCLEAR)
    return None


SWAPPED = ("bang", "missed")
"""What Calamity Janet plays for each other."""


@BASE.amend(SERVES_AS, "CRD-022", "NLB-021", "NLB-022", traits=SWAPPED, layer=Layer.CHARACTER)
def calamity_janet(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """For Calamity Janet BANG! and Missed! serve for each other."""
    janet = now.has(seat, "calamity_janet")
    return (*kinds, "missed" if now.is_a(kind, "bang") else "bang") if janet else kinds


@BASE.object(Played, clauses=("CRD-022", "NLB-022"))
def played_as_another(now: Situation, entry: Played) -> Objection | None:
    """A card is played as another one only with an ability that says so; of what is no card its own set tells."""
    if (
        not entry.serves
        or not now.book.cards[entry.serves].faces
        or entry.serves in now.ask(SERVES_AS, entry.by, entry.card.kind)
    ):
        return None
    because = now.lost(entry.by, "calamity_janet")
    return Objection("lacks_ability", {"by": entry.by, "ability": "calamity_janet"}, because=because)


@BASE.object(Played, clauses=("NLB-041",), traits=("avert",))
def missed_only_answers(now: Situation, entry: Played) -> Objection | None:
    """Missed! is given against a shot, not played by itself."""
    return Objection("not_playable", {"by": entry.by, "card": entry.card.kind})


@BASE.amend(MISSES_NEEDED, "CRD-032", layer=Layer.CHARACTER)
def slab_the_killer(now: Situation, needed: int, author: int, kind: str) -> int:
    """A BANG! card of Slab the Killer takes two Missed!; his other cards do not."""
    return needed + 1 if now.is_a(kind, "bang") and now.has(author, "slab_the_killer") else needed


def is_fought_by_two(now: Situation, kind: str) -> bool:
    """Is this a challenge of one player, in which the two answer by turns?"""
    return now.is_a(kind, "challenge") and not now.is_a(kind, "others")


@BASE.follow(Played, clauses=("NLB-040",), traits=("shot",))
def shot_to_be_answered(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A BANG! takes effect unless it is cancelled."""
    kind = kind_of(entry)
    needed = now.explain(MISSES_NEEDED, entry.by, kind)
    for target in entry.at[:1]:
        aimed = target != entry.by and not now.is_a(kind, "others") and not now.seat(target).out
        if aimed and now.ask(TOUCHES, entry, target):
            stated = ("NLB-040", *needed.clauses)
            yield Follow(Owed("answer", target, needed.value, kind, entry.by, clauses=stated))
