"""The verbs of Uncle Will and Claus."""

from __future__ import annotations

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
    """`S bestows T [with CARD]`"""
    parts, owed = said.parts(), said.due(KIND)
    said.only_parts(parts, "with", "to")
    told = parts[""] or parts.get("to", [])
    to = said.seat_in(told) if told else owed.other if owed else said.words.need_seat([])
    cards = said.cards(parts)
    return [Shared(said.actor(KIND), to, cards[0] if cards else Card())]


BULLET.verbs |= {"opens": opens, "bestows": bestows}
