"""The verbs of a rebellion."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation import Sentence, Verb
from referee.sets.events.entries import Returned
from referee.sets.rebel.box import EVENT_CARDS, REBEL
from referee.sets.rebel.entries import Event, EventTurned, Revolution, RoleShown

EVENTS: tuple[str, ...] = get_args(Event)
"""The events that can be typed."""


def _of_a_seat(made: Callable[[int], e.Entry], *kinds: str) -> Verb:
    def read(said: Sentence) -> list[e.Entry]:
        said.only(said.rest)
        return [made(said.actor(*kinds))]

    return read


def event(said: Sentence) -> list[e.Entry]:
    """`event CARD`"""
    if not said.rest:
        raise BadLine("needs_card")
    found, taken = said.words.lexicon.longest(said.rest, "event")
    if said.rest[0] in EVENTS:
        found, taken = (said.rest[0],), 1
    if len(found) != 1 or found[0] not in EVENTS:
        raise BadLine("unknown_word", word=said.rest[0][:40])
    said.only(said.rest[taken:])
    return [EventTurned(found[0])]  # type: ignore[arg-type]


REBEL.verbs |= {
    "reveal": _of_a_seat(RoleShown, "reveal"),
    "revolution": _of_a_seat(Revolution, "revolution"),
}
EVENT_CARDS.verbs |= {"returns": _of_a_seat(Returned, "return"), "event": event}
