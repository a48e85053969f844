"""Blue cards: never two of a name, weapons that reach further, Volcanic from near, Jail for the Deputy."""

from __future__ import annotations

from referee.core.book.questions import DISTANCE, REACH
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Objection
from referee.core.nouns.entries import Played
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import is_cowboy, law
from referee.sets.lone_gunslinger.moves import USE, Use
from referee.sets.lone_gunslinger.targets import TARGET

NO_WEAPON = "volcanic_without_a_weapon"
PLAIN = ("barrel", "mustang", "scope")


def _lies_before(now: Situation, seat: int, kind: str) -> bool:
    return any(card.kind == kind for card in now.seat(seat).in_play)


@LONE.amend(USE, "LGS-057", traits=PLAIN)
def never_two_of_a_name(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """A blue card is always played, unless one of the name lies before him."""
    return Use() if not _lies_before(now, seat, card.kind) else use


@LONE.amend(USE, "LGS-058")
def weapons_that_reach_further(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """A weapon is played only if he reaches further with it."""
    reach = now.book.cards[card.kind].reach
    own = now.ask(REACH, seat, "bang") if reach is not None else None
    return Use() if reach is not None and own is not None and reach > own else use


@LONE.amend(USE, "LGS-059", traits=("volcanic",))
def volcanic_from_near(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """With the Preferred Target at distance 1 a Volcanic takes the place of any other weapon."""
    if _lies_before(now, seat, card.kind):
        return use
    target = now.ask(TARGET, seat, "bang")
    near = target and now.ask(DISTANCE, seat, target) == 1
    return Use() if near and (_armed(now, seat) or now.holds(NO_WEAPON)) else use


def _armed(now: Situation, seat: int) -> bool:
    """Does a weapon of his lie in play?"""
    return any(now.book.cards[card.kind].weapon for card in now.seat(seat).in_play if card.kind)


@LONE.object(Played, clauses=("LGS-058", "LGS-059"), traits=("volcanic",))
def volcanic_without_a_weapon(now: Situation, entry: Played) -> Objection | None:
    """Whether Volcanic, which reaches no further, is played where there is no weapon to replace is said nowhere."""
    alone = is_cowboy(now.table, entry.by) and now.met is not None and not _armed(now, entry.by)
    return Objection(NO_WEAPON, {"by": entry.by}) if alone else None


@LONE.amend(USE, "LGS-060", "LGS-061", traits=("jail",))
def jail_for_the_deputy(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Jail is played on the Deputy if that is possible, and on nobody else."""
    deputy = law(now.table, "deputy")
    return Use((deputy,)) if deputy and not _lies_before(now, deputy, card.kind) else use
