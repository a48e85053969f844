"""Ricochet: a BANG! is thrown at a card in play before another, which is discarded unless a Missed! saves it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.questions import ANSWERED_BY, HIT_COSTS, MISSES_NEEDED
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.entries import Answered, Declined, Flipped
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Level
from referee.notation import card_word
from referee.sets.events.lying import lies
from referee.sets.fistful.as_a_shot import SHOT
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Bounced
from referee.sets.fistful.holding import Fistful, fistful
from referee.sets.fistful.thrown import as_many, not_a_bang, not_in_phase_two, stated_of, thrown, touching

EVENT = "ricochet"
BARREL = "barrel_against_ricochet"
OWN = "ricochet_at_own"
UNTOUCHED = "ricochet_at_the_untouched"
BY_ITSELF = "target_averts_ricochet"
"""The open readings: a Barrel is drawn! for it; it may be aimed at a card of one's own, or of one whom that BANG! would
do nothing to; the very card that is aimed at may be what averts it."""


def _bounced(table: Table, entry: Bounced, before: Situation) -> Table:
    return thrown(table, before, entry.by, as_many(entry.seen, 1))


def _line(entry: Bounced) -> str:
    with_ = "".join(f" with {card_word(card)}" for card in entry.seen[:1])
    return f"{entry.by} bounces {entry.of} {card_word(entry.card)}{with_}"


FISTFUL.brings.append(
    Brought(
        Bounced,
        _bounced,
        _line,
        goes_on=lambda table, entry: entry.by == table.turn.seat,
        named=lambda entry: (entry.by, as_many(entry.seen, 1)),
    )
)


@FISTFUL.remember(Bounced, clauses=("FCX-069",))
def the_card_aimed_at(now: Situation, kept: Fistful, entry: Bounced, before: Situation) -> Fistful:
    """Until it is saved or gone."""
    return replace(kept, aimed=entry.card)


@FISTFUL.follow(Bounced, clauses=("FCX-070", "FCX-077", "FCX-080"))
def its_owner_may_save_it(now: Situation, entry: Bounced, before: Situation) -> Iterable[Follow]:
    """With a Missed!, two against Slab the Killer; no life point is at stake."""
    if not entry.of or now.seat(entry.of).out or not _lies_there(now, entry) or _does_nothing(now, entry):
        return
    needed = now.ask(MISSES_NEEDED, entry.by, SHOT)
    yield Follow(Owed("answer", entry.of, needed, EVENT, entry.by), "card", entry.by)


def _lies_there(now: Situation, entry: Bounced) -> bool:
    return any(entry.card.may_be(card) for card in now.seat(entry.of).in_play)


@FISTFUL.amend(HIT_COSTS, "FCX-070", "FCX-080")
def no_life_point_is_at_stake(now: Situation, lost: int, seat: int, attack: str) -> int:
    """Who gives nothing loses the card, and no life point."""
    return 0 if attack == EVENT else lost


@FISTFUL.follow(Declined, clauses=("FCX-070", "FCX-079"))
def what_is_not_saved_is_gone(now: Situation, entry: Declined, before: Situation) -> Iterable[Follow]:
    """The card aimed at is discarded, with whatever it did."""
    if before.met is not None and before.met.cause == EVENT:
        yield Follow(Owed("drop", entry.by, 1, fistful(now.table).aimed.kind))


@FISTFUL.object(Bounced, clauses=("FCX-069", "FCX-072"), sight=True)
def bounced_under_ricochet(now: Situation, entry: Bounced) -> Objection | None:
    """Only while the event lies open, at a card that lies before somebody, however far away."""
    if not lies(now, EVENT):
        return Objection("event_not_open", {"by": entry.by, "event": EVENT})
    if not entry.of or now.seat(entry.of).out:
        return Objection("target_out", {"by": entry.by, "at": entry.of, "card": SHOT})
    if _lies_there(now, entry):
        return None
    return Objection("card_not_there", {"by": entry.of, "card": entry.card.kind}, doubt=True)


@FISTFUL.object(Bounced, clauses=("FCX-074",))
def bounced_in_his_turn(now: Situation, entry: Bounced) -> Objection | None:
    """In his own phase 2."""
    return not_in_phase_two(now, entry.by)


@FISTFUL.object(Bounced, clauses=("FCX-069", "FCX-071", "FCX-073", "FCX-082"))
def bounced_with_a_bang(now: Situation, entry: Bounced) -> Objection | None:
    """With a BANG!, or a card that serves him as one; as many as he has, beside the one of a turn."""
    return not_a_bang(now, entry)


@FISTFUL.object(Bounced, clauses=("FCX-075",))
def at_a_card_of_his_own(now: Situation, entry: Bounced) -> Objection | None:
    """Whether that is allowed is told both ways."""
    return Objection(OWN, {"by": entry.by}) if entry.of == entry.by else None


def _touches(now: Situation, entry: Bounced) -> bool | None:
    return touching(now, entry.by, entry.of, as_many(entry.seen, 1))[0] if entry.of not in (0, entry.by) else True


def _does_nothing(now: Situation, entry: Bounced) -> bool:
    return _touches(now, entry) is False and not now.holds(UNTOUCHED)


@FISTFUL.object(Bounced, clauses=("FCX-078",))
def at_cards_of_the_untouched(now: Situation, entry: Bounced) -> Objection | None:
    """Whether cards are safe from a BANG! that would do nothing to their owner is said nowhere."""
    touches = _touches(now, entry)
    if touches is None:
        return Objection("suit_of_throw_unseen", {"by": entry.by, "at": entry.of}, Level.UNCLEAR)
    because = () if touches else stated_of(now, entry.by, entry.of, entry.seen[0])
    return None if touches else Objection(UNTOUCHED, {"by": entry.by, "at": entry.of}, because=because)


@FISTFUL.object(Answered, clauses=("FCX-081",))
def averted_by_its_target(now: Situation, entry: Answered) -> Objection | None:
    """Whether the card aimed at may itself be the Missed!, and be gone by that, is said nowhere."""
    met = now.met
    aimed = met is not None and met.cause == EVENT and entry.card.may_be(fistful(now.table).aimed)
    averts = entry.lying and entry.card.kind in now.ask(ANSWERED_BY, EVENT)
    return Objection(BY_ITSELF, {"by": entry.by, "card": entry.card.kind}) if aimed and averts else None


@FISTFUL.object(Flipped, clauses=("FCX-076",))
def barrel_against_ricochet(now: Situation, entry: Flipped) -> Objection | None:
    """Whether a Barrel saves a card is said nowhere: it is asked for a Missed!, and nobody is shot at."""
    met = now.met
    return Objection(BARREL, {"by": entry.by}) if met is not None and met.cause == EVENT else None
