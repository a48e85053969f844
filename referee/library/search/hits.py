"""What the search answers: hits, best first, as plain data."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Hit(NamedTuple):
    """A ruling that answers: its id, how it scores, and what to show of it in the language asked.

    `marks` are the places in `snippet` (begin, end) that answer to what was typed; text is plain. `in_force` tells
    whether its source holds at the table that asks (None if nobody told by what is played there). `lang` is the
    language in which it is told. `shares` is what each sign adds to the score.
    """

    ruling: str
    score: float
    confidence: float
    question: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    in_force: bool | None = None
    lang: str = ""
    shares: Mapping[str, float] = MappingProxyType({})


class Hits(NamedTuple):
    """The answers, best first; what was read otherwise than typed; whether the first is surely the answer.

    `unknown` are the words that nobody knows, not even misspelt; `numbers` those that were asked with, rising.
    """

    hits: tuple[Hit, ...] = ()
    corrected: tuple[tuple[str, str], ...] = ()
    sure: bool = False
    unknown: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
