"""The verbs of an event deck: a card is turned up, or seen on top of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from referee.core.book.player_aid import GoesOn
from referee.core.nouns.entries import Entry
from referee.errors import BadLine
from referee.lexicon import fold
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
    if not found:
        found, taken = _without_fillers(said), len(said.rest)
    if len(found) != 1 or found[0] not in known:
        raise BadLine("unknown_word", word=said.rest[0][:40])
    said.only(said.rest[taken:])
    return found[0]


def _without_fillers(said: Sentence) -> tuple[str, ...]:
    """The events that have these words for a name once articles and nouns are left out, as they are in a line."""
    lexicon, typed = said.words.lexicon, _told(said, said.rest)
    names = ((event, name) for event in said.words.book.events for name in lexicon.names("event", event))
    return tuple({event for event, name in names if typed and _told(said, name.split()) == typed})


def _told(said: Sentence, words: Iterable[str]) -> str:
    return fold("".join(word for word in words if not said.words.lexicon.exact(word, "filler")))


def _of_an_event(made: Callable[[str], Entry]) -> Verb:
    def read(said: Sentence) -> list[Entry]:
        return [made(_named(said))]

    return read


EVENTS.verbs |= {"event": _of_an_event(EventBegan), "coming": _of_an_event(EventSeen)}
EVENTS.goes_on |= {verb: GoesOn("event", lambda now, seat: left(now)) for verb in ("event", "coming")}
