"""The cards that lie before a seat, written into the rows there are: cut as short as they must be, not shorter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.views.records import SeatView

_FACE = re.compile(r" \S+[♥♦♣♠]")
_RED = re.compile(r"\S*[♥♦]")
_LENGTHS = range(12, 2, -1)
CLOSED = 6
"""Letters of a name from which its bracket is closed again; with fewer each letter is needed."""


def lying(seat: SeatView) -> list[str]:
    """The weapon with its reach, then the other cards in play."""
    reach = f"→{seat.reach}" if seat.reach else ""
    return [part for part in (f"{seat.weapon}{reach}", *seat.in_play) if part] or [""]


def fitted(cards: Sequence[str], width: int, rows: int) -> list[str]:
    """Cards in so many rows at most: without rank and suit if need be, and with names cut all to the same length."""
    tries = _tries(cards)
    found = next((told for each in tries if len(told := wrapped(each, width)) <= rows), None)
    if found is not None:
        return found
    *whole, _ = wrapped([_begun(card, _LENGTHS[-1]) for card in cards], width)[: rows + 1]
    return [*whole[: rows - 1], shortened(" ".join(whole[rows - 1 :]) + " …", width)]


def whole(sentences: Sequence[str], width: int, rows: int) -> tuple[list[Content], tuple[str, ...]]:
    """As many of these sentences, from the first on, as have room in so many rows whole; and which they are."""
    told: list[Content] = []
    for place, sentence in enumerate(sentences):
        lines = suited(sentence).wrap(width)
        if len(told) + len(lines) > rows:
            return told, tuple(sentences[:place])
        told += lines
    return told, tuple(sentences)


def in_one(cards: Sequence[str], width: int) -> str:
    """Cards in one row."""
    first, second, *shorter = _tries(cards)
    tries = (", ".join(first), ", ".join(second), *map(" ".join, shorter))
    return next((row for row in tries if cell_len(row) <= width), shortened(tries[-1], width))


def _tries(cards: Sequence[str]) -> Iterator[list[str]]:
    """As they are, without rank and suit, and ever shorter."""
    names = bare(cards)
    yield [*cards]
    yield names
    yield from ([_begun(card, most) for card in names] for most in _LENGTHS)


def bare(cards: Sequence[str]) -> list[str]:
    """Cards without rank and suit."""
    return [_FACE.sub("", card) for card in cards]


def _begun(card: str, most: int) -> str:
    """The beginning of a name, and all of what follows the arrow; brackets stay round what does nothing."""
    name, arrow, reach = card.partition("→")
    end = ")" if name.startswith("(") and most >= CLOSED else ""
    return (name if len(name) <= most else f"{name[: most - 1].rstrip(' .)')}.{end}") + arrow + reach


def wrapped(cards: Sequence[str], width: int) -> list[str]:
    """Cards one after the other, a new line where the next one does not fit."""
    rows, row = [], ""
    for card in cards:
        longer = f"{row}, {card}" if row else card
        if row and cell_len(longer) >= width:
            rows.append(row + ",")
            row = shortened(card, width)
        else:
            row = longer if cell_len(longer) <= width else shortened(longer, width)
    return [*rows, row]


def suited(text: str | Content) -> Content:
    """With hearts and diamonds in red; their signs say it too."""
    told = Content(text) if isinstance(text, str) else text
    return told.highlight_regex(_RED, style="$sign-red") if "♥" in told.plain or "♦" in told.plain else told
