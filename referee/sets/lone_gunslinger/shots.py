"""What hurts: BANG!, Duel, Indians!, Gatling, Dynamite."""

from __future__ import annotations

from referee.core.book.questions import BANG_LIMIT, GOES_ROUND, IS_ASKED, SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.nouns.vocabulary import Card
from referee.sets.base.shooting import bangs_played
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.moves import USE, Use
from referee.sets.lone_gunslinger.targets import TARGET, aimed, reaches


def _shot(now: Situation, seat: int, kind: str, serves: str = "") -> Use | None:
    """A BANG! at his target, if this cowboy may play one more and it reaches him."""
    limit = now.ask(BANG_LIMIT, seat)
    if limit is not None and bangs_played(now) >= limit:
        return None
    use = aimed(now, seat, kind, serves)
    return use if reaches(now, seat, use.at[0], kind) else None


@LONE.amend(USE, "LGS-040", traits=("bang",))
def bang_at_the_target(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """A BANG! is played at the Preferred Target whenever that is possible."""
    return _shot(now, seat, card.kind) or use


@LONE.amend(USE, "LGS-031", "CRD-022", traits=("missed",))
def what_serves_as_a_bang(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """So is a Missed! by whom it serves as a BANG!."""
    serves = "bang" in now.ask(SERVES_AS, seat, card.kind)
    return _shot(now, seat, "bang", "bang") or use if serves else use


@LONE.amend(USE, "LGS-053", traits=("duel",))
def duel_at_the_target(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """A Duel is always played at the Preferred Target, though it be lost."""
    return aimed(now, seat, card.kind) if now.ask(TARGET, seat, card.kind) else use


@LONE.amend(USE, "LGS-051", traits=("indians", "gatling"))
def area_cards_at_once(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Indians! and Gatling are always played, whoever may suffer."""
    others = tuple(other for other in now.ask(GOES_ROUND, seat) if other != seat and now.ask(IS_ASKED, other))
    friends = now.seat(seat).role == "renegade" and now.is_a(card.kind, "indians")
    return Use(others, because=("LGS-039",) if friends else ())


@LONE.amend(USE, "LGS-051", traits=("dynamite",))
def dynamite_at_once(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """So is Dynamite, unless one lies before him already."""
    lying = (each.kind for each in now.seat(seat).in_play)
    return Use() if card.kind not in lying else use
