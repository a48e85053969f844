"""Ambush: everybody is at distance 1 from everybody, before whatever still changes it."""

from __future__ import annotations

from referee.core.book.questions import DISTANCE, REACH
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Layer, Objection
from referee.core.nouns.entries import Played
from referee.sets.events.lying import lies
from referee.sets.fistful.box import FISTFUL

EVENT = "ambush"
ABILITIES = "abilities_in_ambush"
"""The open reading by which not only cards in play change the distance, but Rose Doolan and Paul Regret too."""
BESIDE_EACH_OTHER = 1


@FISTFUL.amend(DISTANCE, "FCX-017", "FCX-018", "FCX-020", "FCX-021", layer=Layer.PRINTED, scene=EVENT)
def ambush(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Wherever two sit, they are at distance 1; cards in play come on top, and the reach of weapons stays."""
    return BESIDE_EACH_OTHER if _both_sit_there(now, viewer, other) and lies(now, EVENT) else distance


@FISTFUL.amend(DISTANCE, "FCX-019", layer=Layer.CHARACTER, scene=EVENT)
def cards_in_play_alone(now: Situation, distance: int, viewer: int, other: int) -> int:
    """Where the table reads the card so, abilities do not change it."""
    if not _both_sit_there(now, viewer, other) or not lies(now, EVENT) or now.holds(ABILITIES):
        return distance
    return BESIDE_EACH_OTHER


def _both_sit_there(now: Situation, viewer: int, other: int) -> bool:
    """Are they two, and steps on the way round the table?"""
    return viewer != other and viewer in now.circle and other in now.circle


@FISTFUL.object(Played, clauses=("FCX-019",), traits=("reach", "near"), sight=True, scene=EVENT)
def abilities_in_ambush(now: Situation, entry: Played) -> Objection | None:
    """The card names only cards in play; that an ability brings somebody within reach all the same is one reading."""
    if len(entry.at) != 1 or entry.at[0] == entry.by or not lies(now, EVENT):
        return None
    target, reach = entry.at[0], now.ask(REACH, entry.by, kind_of(entry))
    if reach is None or now.ask(DISTANCE, entry.by, target) > reach:
        return None
    far = _by_cards_alone(now, entry.by, target) > reach
    return Objection(ABILITIES, {"by": entry.by, "at": target}) if far else None


def _by_cards_alone(now: Situation, viewer: int, other: int) -> int:
    """The distance as it is without what abilities change."""
    distance = DISTANCE.start
    for rule in now.book.amending(DISTANCE, viewer, other):
        distance = distance if rule.layer == Layer.CHARACTER else rule.apply(now, distance, viewer, other)
    return max(BESIDE_EACH_OTHER, distance)
