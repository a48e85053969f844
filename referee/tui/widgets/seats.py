"""The seats: round the table where the screen has room for it, else in a list, in the same order with the same signs.

Where they stand is computed (`referee/tui/seating.py`) from the size of the screen and the number of seats alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from types import MappingProxyType

from textual.content import Content
from textual.geometry import Size

from referee.tui.seating import EDGES, Ring, Seating, in_a_list
from referee.tui.widgets.ring import Drawing, middle
from referee.tui.widgets.row_by_row import RowByRow
from referee.tui.widgets.seat_card import CardState, besides, card
from referee.tui.widgets.seat_list import Numbered, SeatList, Under
from referee.tui.widgets.seat_marks import UNSEEN, Sights, far
from referee.views.records import SeatView, TableView
from referee.views.voice import Voice

NOTHING: Under = MappingProxyType({})
Stands = Callable[[int, int, int], Seating]
"""How so many seats, told last, stand on a screen of so many columns and rows."""
FLASH = 0.5
"""Seconds for which a seat stands out to which something happened."""


class Seats(RowByRow):
    """Turn, number, name, marks, role, character, life, hand, weapon with reach, cards in play, of every seat."""

    DEFAULT_CSS = """
    Seats { height: auto; max-height: 65%; width: 1fr; padding: 0 1; text-wrap: nowrap; }
    """

    def __init__(self, stands: Stands = in_a_list) -> None:
        super().__init__(id="seats", markup=False)
        self._stands = stands
        self._view: TableView | None = None
        self._voice: Voice | None = None
        self._heads: tuple[str, ...] = ()
        self._winner = ""
        self._outcomes: dict[int, str] = {}
        self._chosen = 0
        self._sights = UNSEEN
        self._under = NOTHING
        self._moved: frozenset[int] = frozenset()
        self._listed = lru_cache(maxsize=4)(self._list)
        self._drawing = Drawing()
        self._middle: tuple[object, list[Content]] | None = None
        self._rows: tuple[object, list[Content]] | None = None
        """The rows, and what they were made of."""

    def show(self, view: TableView, voice: Voice, chosen: int = 0, under: Under = NOTHING, winner: str = "") -> None:
        """Show these seats; `chosen` is the one that is spoken of, `winner` the sentence that says who has won.

        How far they are is no longer said, until they are spoken of again.
        """
        words = ("table-seat", "table-role", "table-character", "table-life", "table-hand")
        lying = f"{voice.say('table-weapon')}→{voice.say('table-reach')}, {voice.say('table-in_play')}"
        heads = (*map(voice.say, words), lying)
        shown = self._view, self._heads, self._chosen, self._under, self._sights
        if (view, heads, chosen, under, UNSEEN) == shown:
            return
        before = self.rows_at(self.content_size.width)
        self._flash(view)
        self._view, self._heads, self._chosen, self._under, self._sights = view, heads, chosen, under, UNSEEN
        self._voice, self._winner, self._rows = voice, winner, None
        self._outcomes = {each.seat: each.outcome for each in view.outcome}
        self._listed.cache_clear()
        self._repaint(before)

    def _flash(self, view: TableView) -> None:
        """Let those seats stand out for a moment to which something happened, unless nothing is to move."""
        if self.app.animation_level == "none" or len(view.seats) != len(self._seats()):
            return
        pairs = zip(self._seats(), view.seats, strict=True)
        self._moved = frozenset(now.number for was, now in pairs if _fate(was) != _fate(now))
        if self._moved:
            self.set_timer(FLASH, self._rest)

    def _rest(self) -> None:
        before = self.rows_at(self.content_size.width)
        self._moved, self._rows = frozenset(), None
        self.repaint(before, self.rows_at(self.content_size.width))

    def speak_of(self, seat: int, sights: Sights = UNSEEN) -> None:
        """Mark the seat that is spoken of, 0 for none, and say how far the others are from somebody."""
        if (seat, sights) != (self._chosen, self._sights):
            before = self.rows_at(self.content_size.width)
            self._chosen, self._sights, self._rows = seat, sights, None
            self.repaint(before, self.rows_at(self.content_size.width))

    def _seats(self) -> tuple[SeatView, ...]:
        return self._view.seats if self._view else ()

    @property
    def seating(self) -> Seating:
        """How the seats stand on this screen."""
        size = self.app.size
        return self._stands(size.width, size.height, len(self._seats()))

    def _repaint(self, before: list[Content]) -> None:
        rows = self.rows_at(self.content_size.width)
        if len(rows) == len(before):
            self.repaint(before, rows)
        else:
            self.refresh(layout=True)

    @property
    def rows(self) -> int:
        """How many rows the seats take."""
        return self._height(self.content_size.width or self.app.size.width - EDGES)

    def _height(self, width: int) -> int:
        found = self.seating
        return found.ring.height if found.ring else max(1, len(self._listed(width, self.app.size.height, found.narrow)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the rows take at this width."""
        return self._height(width)

    def render(self) -> Content:
        """The rows at the width there is."""
        return Content("\n").join(self.rows_at(self.content_size.width))

    def rows_at(self, width: int) -> list[Content]:
        """The rows, those of the seat spoken of standing out."""
        made_of = width, self.app.size
        if self._rows is None or self._rows[0] != made_of:
            found = self.seating
            self._rows = made_of, self._round(found.ring) if found.ring else self._marked(width, found.narrow)
        return self._rows[1]

    # In a list

    def _list(self, width: int, height: int, narrow: bool) -> list[Numbered]:
        return SeatList(self._seats(), self._heads, self._under).laid_out(width, height, narrow)

    def _marked(self, width: int, narrow: bool) -> list[Content]:
        """The seat spoken of reversed, and at the end of the first row of each the distance."""
        told, said = [], set[int]()
        for seat, row in self._listed(width, self.app.size.height, narrow):
            far_off = seat in self._sights and seat not in said
            said.add(seat)
            marked = self._with_distance(seat, row, width) if far_off else row
            marked = marked.stylize("bold") if seat in self._moved else marked
            told.append(_reversed(marked) if seat and seat == self._chosen else marked)
        return told

    def _with_distance(self, seat: int, row: Content, width: int) -> Content:
        """At the end of the row, with what makes it so if nothing is in the way."""
        whole, short = far(self._sights[seat]), far(self._sights[seat], why=False)
        told = whole if row.cell_length + whole.cell_length < width else short
        return Content(" ").join([row.truncate(width - told.cell_length - 1, ellipsis=True, pad=True), told])

    # Round the table

    def _round(self, ring: Ring) -> list[Content]:
        assert self._view is not None and self._voice is not None
        hand = self._voice.say("table-hand")
        cards = [
            card(seat, self._state(seat.number, hand), place.width, place.height)
            for seat, place in zip(self._view.seats, ring.seats, strict=True)
        ]
        made_of = self._view, self._voice.lang, ring.middle, self._winner
        if self._middle is None or self._middle[0] != made_of:
            self._middle = made_of, middle(self._view, self._voice, ring.middle, self._winner)
        return self._drawing.rows(ring, cards, self._middle[1])

    def _state(self, seat: int, hand: str) -> CardState:
        under, sight = self._under.get(seat), self._sights.get(seat)
        outcome = self._outcomes.get(seat, "")
        ended = self._voice.say(f"table-{outcome}") if outcome and self._voice else ""
        return CardState(hand, under, sight, seat == self._chosen, seat in self._moved, ended, outcome == "won")

    @property
    def on_cards(self) -> frozenset[str]:
        """What sets have to show that stands on the card, or in the rows, of the seat it is about."""
        found, size = self.seating, self.app.size
        if (ring := found.ring) is None:
            listed = SeatList(self._seats(), self._heads, self._under)
            return listed.told(self.content_size.width or size.width, size.height) if found.narrow else frozenset()
        placed = zip(self._seats(), ring.seats, strict=True)
        shown = (besides(seat, at.width, at.height)[1] for seat, at in placed if seat.number not in self._under)
        return frozenset(chain.from_iterable(shown))


def _fate(seat: SeatView) -> tuple[object, ...]:
    """What happens to a player: life points, and cards in play that come and go. Hands change all the time."""
    return seat.life, bool(seat.weapon), len(seat.in_play), seat.out


def _reversed(row: Content) -> Content:
    """In one colour, whatever its parts mean."""
    return Content(row.plain).stylize("reverse")
