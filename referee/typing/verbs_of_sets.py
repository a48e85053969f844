"""What follows a verb of a set, begun like the verb: cards by name and face, seats, and the small words between them.

In go the parts of a line behind such a verb, out come the same written out, as far as the whole then reads. What may be
named after it the set says; where it says nothing, the cards of the game are meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.core.book.rulebook import Situation
from referee.lexicon import fold
from referee.typing.begun_words import BegunWords

MOST = 4
"""Ways to write one line out that are looked at: where there are as many, another letter has to be typed anyway."""


def written_out(words: BegunWords, verb: str, by: int, start: str, parts: Sequence[str]) -> Iterator[str]:
    """The parts behind `start`, each begun word of them whole; nothing where that cannot be read."""
    parts = parts[start.endswith(f" {parts[0]}") :]
    lines = [""]
    for part in parts:
        ways = _whole(words, verb, by, part) or [part]
        lines = [f"{line} {way}".strip() for line in lines for way in ways][:MOST]
    found = [line for line in lines if words.reads_as_typed(f"{start} {line}")]
    yield from found or [line for line in (" ".join(parts),) if words.reads_as_typed(f"{start} {line}")]


def _whole(words: BegunWords, verb: str, by: int, part: str) -> list[str]:
    """What a part may stand for; a number and a small word stand for themselves."""
    acting = words.acting
    if part.isdecimal() or acting.lexicon.exact(part, "word"):
        return [part]
    goes = acting.book.goes_on.get(verb)
    if goes is None:
        return words.cards(part, acting.book.cards)
    joints = [acting.views.typed_name("word", joint) for joint in goes.joints]
    begun = [joint for joint in joints if fold(joint).startswith(fold(part))]
    return begun + words.cards(part, goes.names(Situation(acting.table, acting.book), by), goes.kind)
