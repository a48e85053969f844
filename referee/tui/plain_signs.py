"""Signs for terminals that can draw letters only: every pip, arrow, line and suit as one sign of ASCII.

In go the finished lines of the screen, out come lines just as wide; no screen and no widget needs to know. Whether it
is needed is read from the terminal's name and encoding, unless the settings say so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

ASCII = {
    **dict.fromkeys("◉■█▌▐▎▊▏▕┃║│╏▍▋▉", "|"), **dict.fromkeys("─╌╍┄—–‐‑▔▁▀▄", "-"), **dict.fromkeys("━═", "="),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝┏┓┗┛▗▖▝▘▛▜▙▟", "+"), **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("’‘", "'"),
    "●": "*", "○": "o", "★": "S", "✓": "v", "✗": "x", "⚖": "=", "✹": "!", "▦": "#", "†": "+", "•": "-", "·": ".",
    "►": ">", "▸": ">", "▶": ">", "›": ">", "‹": "<", "→": ">", "←": "<", "↑": "^", "↓": "v", "⏎": "<", "↶": "<",
    "…": "~", "♥": "h", "♦": "d", "♣": "c", "♠": "s", "€": "E", "×": "x", "⌫": "<", "␣": "_", "⏸": "=", "⏵": ">",
    "⇧": "S", "▲": "^", "¿": "~", "▼": "v", "◆": "@", "◌": "G", "◷": "%", "♛": "W", "′": "'", "🔎": "> ",
}  # fmt: skip
"""The suits as the shorthand writes them; the others as near as a letter comes."""
SIMPLE = ("linux", "vt100", "vt102", "vt220", "ansi", "dumb", "cons25", "sun")
"""Terminals whose letters are all they have, or that lack most signs: by the beginnings of their names."""


def needed(environment: Mapping[str, str], encoding: str) -> bool:
    """Does this terminal need plain signs?"""
    name = environment.get("TERM", "").lower()
    return not encoding.lower().replace("-", "").startswith("utf") or name.startswith(SIMPLE)


class PlainSigns(LineFilter):
    """Draws with ASCII, and with letters as far as the encoding has them."""

    def __init__(self, encoding: str = "ascii", enabled: bool = True) -> None:
        super().__init__(enabled)
        self._plain = lru_cache(maxsize=4096)(lambda text: "".join(_sign(char, encoding) for char in text))

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments in plain signs."""
        return [segment if segment.text.isascii() else self._drawn(segment) for segment in segments]

    def _drawn(self, segment: Segment) -> Segment:
        return Segment(self._plain(segment.text), segment.style, segment.control)


def _sign(char: str, encoding: str) -> str:
    """One sign in as many columns as it had."""
    if char.isascii():
        return char
    if char in ASCII:
        return ASCII[char]
    if char.isalpha() and ord(char) < 0x180 and _has(char, encoding):
        return char
    letters = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    width = cell_len(char)
    return letters if len(letters) == width and letters.isprintable() else "?" * width


def _has(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True
