"""Cards that wait before their player: put down in one turn, used from there in a later one; all others are not.

No card of this box waits, so that no clause of it speaks of them: what is cited is what the card itself says.
"""

from __future__ import annotations

from referee.core.book.questions import ANSWERED_BY, SERVES_AS, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Answered, Played
from referee.core.nouns.verdict import Argument
from referee.sets.base.box import BASE


@BASE.object(Played, Answered, clauses=(), traits=("waits",))
def waits_a_turn(now: Situation, entry: Played | Answered) -> Objection | None:
    """What was put down in a turn is not used in it."""
    if not now.waits(entry.by, entry.card.kind):
        return None
    return Objection("waits_a_turn", {"by": entry.by, "card": entry.card.kind})


def _serves_as_an_answer(now: Situation, entry: Played | Answered) -> bool:
    """Is it given in the place of another card that is asked for?"""
    serves = now.ask(SERVES_AS, entry.by, entry.card.kind) if isinstance(entry, Answered) else ()
    wanted = now.ask(ANSWERED_BY, now.met.cause) if now.met is not None else serves
    return not set(serves).isdisjoint(wanted)


@BASE.object(Played, Answered, clauses=(), traits=("waits",))
def used_from_before_oneself(now: Situation, entry: Played | Answered) -> Objection | None:
    """Only what lies before its player is used, and from there."""
    args: dict[str, Argument] = {"by": entry.by, "card": entry.card.kind}
    if not entry.lying:
        return None if _serves_as_an_answer(now, entry) else Objection("only_from_play", args)
    lies = any(entry.card.may_be(card) for card in now.seat(entry.by).in_play)
    return None if lies else Objection("card_not_there", args)


@BASE.object(Played, Answered, clauses=(), traits=("waits",))
def works_where_it_lies(now: Situation, entry: Played | Answered) -> Objection | None:
    """While no card before its player works, none is used from there either."""
    if not entry.lying or now.ask(WORKS, entry.by, entry.card.kind):
        return None
    because = now.explain(WORKS, entry.by, entry.card.kind).clauses
    return Objection("does_nothing_now", {"by": entry.by, "card": entry.card.kind}, because=because)


@BASE.object(Played, Answered, clauses=("NLB-038",))
def used_from_the_hand(now: Situation, entry: Played | Answered) -> Objection | None:
    """A card that does not wait is given out of the hand, whatever lies before its player."""
    if not entry.lying or now.is_a(entry.card.kind, "waits"):
        return None
    return Objection("only_from_hand", {"by": entry.by, "card": entry.card.kind})
