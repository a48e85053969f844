"""The verbs of Uncle Will and Claus."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import Card
from referee.notation import Sentence
from referee.sets.bullet.box import BULLET
from referee.sets.bullet.claus_the_saint import KIND
from referee.sets.bullet.entries import Shared
from referee.sets.bullet.uncle_will import STORE


def opens(said: Sentence) -> list[e.Entry]:
    """`S opens [CARD]`: a card of the hand as a General Store."""
    cards = said.words.counted_cards(said.rest, 1) if said.rest else (Card(),)
    return [e.Played(said.actor(), cards[0], (), STORE)]


def bestows(said: Sentence) -> list[e.Entry]:
    """`S bestows T [[with] CARD]`"""
    parts, owed = said.parts(), said.due(KIND)
    said.only_parts(parts, "with", "to")
    told = parts[""] or parts.get("to", [])
    if told[1:] and "with" not in parts:
        told, parts = told[:1], {**parts, "with": told[1:]}
    to = said.seat_in(told) if told else owed.other if owed else said.words.need_seat([])
    cards = said.cards(parts)
    return [Shared(said.actor(KIND), to, cards[0] if cards else Card())]


def _cards(now: Situation, seat: int) -> Iterable[str]:
    return now.book.cards


def _without_one(now: Situation, seat: int, kind: str, named: tuple[int, ...]) -> Iterable[int]:
    """The others who still wait for a card of his; whoever is in the game, where none is due."""
    waiting = tuple(owed.other for owed in now.table.owed() if owed.kind == KIND)
    return () if named else waiting or (other for other in now.table.clockwise(seat or 1) if other != seat)


BULLET.goes_on |= {
    "opens": GoesOn("card", _cards),
    "bestows": GoesOn("card", _cards, _without_one, ("with",), seat_first=True),
}
BULLET.verbs |= {"opens": opens, "bestows": bestows}
