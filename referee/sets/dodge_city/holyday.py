"""Doc Holyday: two cards of his hand are a shot within reach, once in his turn.

Of the two one is played as the shot, the other is what it costs.
"""

from __future__ import annotations

from referee.core.book.questions import GIVEN_UP, SERVES_AS
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Layer, Objection
from referee.core.nouns.entries import Played
from referee.sets.dodge_city.box import DODGE_CITY

SHOT = "holyday_shot"
HOLYDAY = "doc_holyday"


@DODGE_CITY.amend(SERVES_AS, "DCX-106", layer=Layer.CHARACTER)
def doc_holyday(now: Situation, kinds: tuple[str, ...], seat: int, kind: str) -> tuple[str, ...]:
    """Any card of Doc Holyday may be one of the two."""
    return (*kinds, SHOT) if now.has(seat, HOLYDAY) else kinds


@DODGE_CITY.amend(GIVEN_UP, "DCX-106")
def discarded_and_not_played(now: Situation, given: bool, played: Played) -> bool:
    """Both cards are discarded: neither is played."""
    return given or kind_of(played) == SHOT


@DODGE_CITY.object(Played, clauses=("DCX-106",), kinds=(SHOT,))
def only_doc_holyday(now: Situation, entry: Played) -> Objection | None:
    """Nobody else shoots with two cards."""
    if SHOT in now.ask(SERVES_AS, entry.by, entry.card.kind):
        return None
    because = now.lost(entry.by, HOLYDAY)
    return Objection("lacks_ability", {"by": entry.by, "ability": HOLYDAY}, because=because)


@DODGE_CITY.object(Played, clauses=("DCX-106", "DCX-108"), kinds=(SHOT,))
def once_in_his_turn(now: Situation, entry: Played) -> Objection | None:
    """Once a turn, beside the BANG! that he may play."""
    if SHOT not in now.table.turn.played or entry.by != now.table.turn.seat:
        return None
    return Objection("often_enough", {"by": entry.by, "ability": HOLYDAY, "limit": 1})
