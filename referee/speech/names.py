"""Players' names and other typed text, made safe to stand in a sentence and on a terminal.

A name is whatever somebody typed: it may be empty, endless, full of markup or of control characters. Here it
becomes one visible line that says what was typed, and is never interpreted.
"""

from __future__ import annotations

import unicodedata

from referee.signs import on_one_line

SHORT = 24
"""The columns of a short form."""


def visible(text: str) -> str:
    """The text on one line: what cannot be shown, or would act on the terminal, becomes a space."""
    return on_one_line(text)


def blank(text: str) -> bool:
    """Is there nothing in it to see?"""
    return not any(unicodedata.category(char)[0] in "LNPSM" for char in text)


def shortened(text: str, columns: int = SHORT) -> str:
    """The text in at most so many columns of a terminal, with an ellipsis where it was cut."""
    if width(text) <= columns:
        return text
    kept, left = [], columns - 1
    for char in text:
        left -= _columns(char)
        if left < 0:
            break
        kept.append(char)
    return "".join(kept).rstrip() + "…"


def width(text: str) -> int:
    """The columns that the text takes on a terminal: two for wide characters, none for combining ones."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
