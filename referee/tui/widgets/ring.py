"""The seats round the table, each a card at the place computed for it, and in the middle the deck and the discards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from textual.content import Content

from referee.tui.seating import Place, Ring
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.seat_marks import TURN_STYLE
from referee.views.marks import TURN, WON
from referee.views.records import TableView
from referee.views.voice import Voice

PILE, BETWEEN = 12, 4
"""Columns of a pile of cards, and between two piles."""
ROOMY = 6, 8
"""Rows of the middle from which it says how often the deck was turned over, and whose turn it is."""


Pieces = list[tuple[int, Content]]
"""What stands in a row: from which column on, and what."""


class Drawing:
    """The rows of a ring; a row of which no piece is another one than before is not put together again."""

    def __init__(self) -> None:
        self._pieces: list[Pieces] = []
        self._rows: list[Content] = []

    def rows(self, ring: Ring, cards: Iterable[Sequence[Content]], middle: Sequence[Content]) -> list[Content]:
        """The rows with these cards at the seats, and this in the middle."""
        pieces: list[Pieces] = [[] for _ in range(ring.height)]
        for place, rows in zip((*ring.seats, ring.middle), (*cards, middle), strict=True):
            for number, row in enumerate(rows[: place.height]):
                pieces[place.y + number].append((place.x, row))
        both = zip_longest(pieces, self._pieces[: ring.height], self._rows[: ring.height])
        self._rows = [row if row is not None and _same(now, was) else _row(now) for now, was, row in both]
        self._pieces = pieces
        return self._rows


def _same(now: Pieces, was: Pieces) -> bool:
    return len(now) == len(was) and all(x == y and one is other for (x, one), (y, other) in zip(now, was, strict=True))


def _row(pieces: Pieces) -> Content:
    """Side by side, each from its column on."""
    told, at = [], 0
    for x, piece in sorted(pieces, key=lambda each: each[0]):
        told += [Content(" " * (x - at)), piece]
        at = x + piece.cell_length
    return Content("").join(told)


def middle(view: TableView, voice: Voice, place: Place, winner: str) -> list[Content]:
    """Whose turn it is, the deck beside the discards, how often it was turned over: as there are rows, and centred."""
    rows = [*_piles(view, voice)]
    if place.height >= ROOMY[0]:
        rows.append(Content.styled(voice.say("table-turned", turned=view.turned), QUIET))
    if place.height >= ROOMY[1]:
        rows = [_state(view, voice, winner), Content(""), *rows]
    above = (place.height - len(rows)) // 2
    return [Content("")] * above + [_centred(row, place.width) for row in rows]


def _state(view: TableView, voice: Voice, winner: str) -> Content:
    if winner:
        return Content.styled(f"{WON} {winner}", "bold $text-success")
    if not view.turn_label:
        return Content.styled(voice.say("table-no_turn"), QUIET)
    return Content.assemble((f"{TURN} {view.turn_label}", TURN_STYLE), f": {view.phase}")


def _piles(view: TableView, voice: Voice) -> Iterator[Content]:
    """Two piles of cards with their numbers, their names under them."""
    piles = ((view.deck, voice.say("table-deck")), (view.discards, voice.say("table-discards")))
    between = " " * BETWEEN
    for edge in ("╭{}╮", "│{}│", "╰{}╯"):
        inside = [number.center(PILE - 2) if edge[0] == "│" else "─" * (PILE - 2) for number, _ in piles]
        yield Content(between).join(_pile_row(edge, each) for each in inside)
    yield Content.styled(between.join(_middled(name, PILE) for _, name in piles), QUIET)


def _pile_row(edge: str, inside: str) -> Content:
    left, right = edge.split("{}")
    return Content.assemble((left, "$frame"), (inside, "bold" if left == "│" else "$frame"), (right, "$frame"))


def _middled(text: str, width: int) -> str:
    left = max(0, width - cell_len(text)) // 2
    return f"{' ' * left}{text}".ljust(width)


def _centred(row: Content, width: int) -> Content:
    row = row.truncate(width, ellipsis=True)
    return Content(" " * ((width - row.cell_length) // 2)) + row
