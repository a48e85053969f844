"""A line typed by beginnings, cut up: a seat, the beginning of a word, a face, a number hanging on, and the rest."""

from __future__ import annotations

import re

from msgspec import Struct

from referee.core.nouns.table import Table
from referee.lexicon import fold

_FACE = r"(?:10|[2-9])?(?:[^\W\d_]+|[♥♦♣♠])"
"""Rank and suit in any language, as long as they are one word."""
_WORD = r"[^\W\d_]+(?:_[^\W\d_]+)*"
"""An id is one word."""
_HUNG_ON = r"(?:10|[2-9])[^\W\d_]+"
"""A rank in digits with its suit, which stands out behind a word: `b4c`."""
_LINE = re.compile(
    rf"(?P<seat>\d{{1,2}})??\s*(?P<word>{_WORD})(?P<face>/{_FACE}|{_HUNG_ON})?(?P<glued>\d*)(?:\s+(?P<rest>.*))?"
)
_CARD = re.compile(rf"({_WORD})({_HUNG_ON}|[^\W\d_][^\W\d_♥♦♣♠])")
_SEAT = re.compile(r"\s*(\d{1,2})(?:\s|$|(?=[^\d\s]))")
LONGEST = 200


class CutLine(Struct, frozen=True):
    """A line cut up: the seat it is said of, the beginning of a word, a face, a number hanging on, and the rest.

    The face stands behind a stroke, or as it was typed where it hung on without one. `said` is the seat as it was
    called, where that is no number.
    """

    seat: int
    word: str
    face: str = ""
    glued: str = ""
    rest: tuple[str, ...] = ()
    said: str = ""


def hung_on(word: str) -> tuple[str, str]:
    """A word cut before what could be a rank and suit, `c9d` or `mqc`; nothing behind it if it cannot be cut."""
    found = _CARD.fullmatch(word)
    return (found[1], found[2]) if found else (word, "")


def seat_of(line: str, table: Table) -> int:
    """The seat whose number the line begins with, 0 for none; a 0 is seat 10."""
    found = _SEAT.match(line)
    return numbered(found[1], table) if found else 0


def numbered(digits: str, table: Table) -> int:
    """The seat that digits mean, 0 for none; a 0 is seat 10."""
    number = 10 if digits == "0" else int(digits)
    return number if 1 <= number <= len(table.seats) else 0


def cut_up(line: str, table: Table) -> CutLine | None:
    """The line cut up, if it is of that kind."""
    found = _LINE.fullmatch(line.strip()) if len(line) <= LONGEST else None
    if found is None:
        return None
    said = found["seat"]
    seat = numbered(said, table) if said else 0
    if said and not seat:
        return None
    rest = tuple((found["rest"] or "").split())
    return CutLine(seat, fold(found["word"]), found["face"] or "", found["glued"], rest)
