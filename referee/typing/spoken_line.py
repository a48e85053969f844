"""A line as it stands in a file, with its words as they are said in another language, so that it may be typed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.notation import typed_line
from referee.views.voice import Voice

KINDS = ("verb", "card", "word", "role")
"""The kinds of words in a line that have names of their own in each language."""


def spoken_line(line: str, voice: Voice) -> str:
    """The line in the language spoken."""
    return " ".join(_spoken(line.split(), voice))


def _spoken(words: Sequence[str], voice: Voice) -> Iterator[str]:
    """These words as they are said in the language spoken; the card before a slash alone."""
    while words:
        head, slash, face = words[0].partition("/")
        kind, (ids, taken) = _named([head] if slash else words, voice)
        name = voice.views.typed_name(kind, ids[0]) if ids else head
        yield f"{name.replace(' ', '')}/{typed_line(face, voice.lang)}" if slash else typed_line(name, voice.lang)
        words = words[taken or 1 :]


def _named(words: Sequence[str], voice: Voice) -> tuple[str, tuple[tuple[str, ...], int]]:
    found = ((kind, voice.lexicon.longest(words, kind)) for kind in KINDS)
    return next((each for each in found if each[1][1]), ("", ((), 0)))
