"""Signs that act instead of being read: they move the cursor, begin a command to the terminal, or turn the line round.

Whatever comes from outside may hold them. In a sentence a space stands for each, in quotes and in JSON its number.
"""

from __future__ import annotations

import re

ACTING = "\\x00-\\x1f\\x7f-\\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\\ud800-\\udfff"
"""Control characters (of both ranges), the ends of lines, halves of characters, and what turns the direction."""
_ACTS = re.compile(f"[{ACTING}]")
_ACTS_IN_TEXT = re.compile(f"(?![\n\t]|\r\n)[{ACTING}]")


def on_one_line(text: str) -> str:
    """The text with a space for every such sign, the end of a line among them."""
    return text if text.isascii() and text.isprintable() else _ACTS.sub(" ", text)


def without(text: str) -> str:
    """The text without any such sign."""
    return _ACTS.sub("", text)


def in_lines(text: str) -> str:
    """A text of several lines, which may be set apart by tabs, with a space for every other such sign."""
    return _ACTS_IN_TEXT.sub(" ", text)


def escaped(text: str) -> str:
    """JSON with the number of every such sign in the place of it: the same value, read by whoever reads it."""
    return _ACTS_IN_TEXT.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
