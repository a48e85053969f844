"""The verbs of an event deck: a card is turned up, or seen on top of it."""

from __future__ import annotations

from collections.abc import Callable

from referee.core.book.player_aid import GoesOn
from referee.core.nouns.entries import Entry
from referee.errors import BadLine
from referee.notation import Sentence, Verb
from referee.sets.events.box import EVENTS
from referee.sets.events.deck import left
from referee.sets.events.entries import EventBegan, EventSeen
from referee.sets.events.lying import lying


def _named(said: Sentence) -> str:
    """The event that these words name; the one that was seen on top, where none is named."""
    known, coming = said.words.book.events, lying(said.table).coming
    if not said.rest:
        if not coming:
            raise BadLine("needs_card")
        return coming
    found, taken = said.words.lexicon.longest(said.rest, "event")
    if said.rest[0] in known:
        found, taken = (said.rest[0],), 1
    if len(found) != 1 or found[0] not in known:
        raise BadLine("unknown_word", word=said.rest[0][:40])
    said.only(said.rest[taken:])
    return found[0]


def _of_an_event(made: Callable[[str], Entry]) -> Verb:
    def read(said: Sentence) -> list[Entry]:
        return [made(_named(said))]

    return read


EVENTS.verbs |= {"event": _of_an_event(EventBegan), "coming": _of_an_event(EventSeen)}
EVENTS.goes_on |= {verb: GoesOn("event", lambda now, seat: left(now)) for verb in ("event", "coming")}
