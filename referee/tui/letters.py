"""Words in large letters, to be read from afar: five rows high, or three, whichever there is room for.

The letters are those of two figlet fonts drawn in blocks; the library is loaded when something is first written so.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from string import ascii_uppercase, digits

from rich.cells import cell_len

LETTERS = frozenset(ascii_uppercase + digits + " -!?.,:;()&/")
FONTS = (5, "ansi_regular", LETTERS), (3, "pagga", LETTERS | set("'+"))
"""Rows and name of each font, and the letters that it has; the largest first."""
SHADE = "░"
"""What one of them draws between the letters."""
LONGEST = 60
"""Letters of which it is tried whether they fit."""


@lru_cache(maxsize=256)
def large(text: str, width: int, height: int) -> tuple[str, ...]:
    """The rows of a text, as large as it fits whole; none where it does not, or holds what has no large letter."""
    plain = _plain(text)
    if not plain or len(plain) > LONGEST:
        return ()
    drawn = (_drawn(plain, rows, font) for rows, font, known in FONTS if rows <= height and known.issuperset(plain))
    return next((rows for rows in drawn if cell_len(rows[0]) <= width), ())


def _plain(text: str) -> str:
    """In capitals without accents: ï is I."""
    bare = (char for char in unicodedata.normalize("NFKD", text.strip()) if not unicodedata.combining(char))
    return "".join(bare).upper().replace("’", "'")


@lru_cache(maxsize=256)
def _drawn(text: str, rows: int, font: str) -> tuple[str, ...]:
    from pyfiglet import Figlet

    told = Figlet(font=font, width=10 * len(text) + 10).renderText(text).replace(SHADE, " ").splitlines()[:rows]
    edge = min(len(row) - len(row.lstrip()) for row in told if row.strip())
    width = max(len(row.rstrip()) for row in told) - edge
    return tuple(row[edge:].rstrip().ljust(width) for row in told)


def in_lines(text: str, width: int, height: int) -> tuple[str, ...]:
    """The rows of a text in as few lines as it fits in, each of them centred; none where it does not."""
    words = text.split()
    for count in range(1, len(words) + 1):
        each = (height - count + 1) // count
        drawn = [large(" ".join(line), width, each) for line in _shared_out(words, count)]
        if all(drawn):
            lines = [tuple(row.center(width) for row in rows) for rows in drawn]
            return tuple(row for place, rows in enumerate(lines) for row in ((" " * width,) if place else ()) + rows)
    return ()


def _shared_out(words: list[str], count: int) -> list[list[str]]:
    """Words in so many lines, as long as each other as the words allow."""
    lines: list[list[str]] = [[] for _ in range(count)]
    total, done = sum(map(len, words)), 0
    for word in words:
        lines[min(count - 1, done * count // total)].append(word)
        done += len(word)
    return [line for line in lines if line]
