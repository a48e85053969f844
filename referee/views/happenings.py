"""What happened last, in words, as everybody saw it, or as the player of one seat did.

Each is told of the table that he knows after it: what he did not see of an entry is left out before it is a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.knowledge.public import seen_by
from referee.core.knowledge.told import told
from referee.core.nouns.vocabulary import NOBODY
from referee.log.latest import Happened
from referee.speech import Speech


def happenings(lately: Iterable[Happened], book: Rulebook, speech: Speech, viewer: int = NOBODY) -> tuple[str, ...]:
    """A sentence for each, the latest at the end."""
    return tuple(_sentence(each, book, speech, viewer) for each in lately)


def _sentence(each: Happened, book: Rulebook, speech: Speech, viewer: int) -> str:
    seen = seen_by(each.after, book, viewer)
    return speech.entry(told(each.entry, Situation(seen, book), viewer), seen)
