"""The table as it is seen from afar: a ring of large cards, and in the middle whose turn it is and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from referee.tui.letters import in_lines, large
from referee.tui.seating import Place, Ring
from referee.tui.stage import stage
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.ring import Drawing
from referee.tui.widgets.seat_marks import ASKED_STYLE, TURN_STYLE, WON_STYLE
from referee.tui.widgets.stage_card import Told, besides, card
from referee.views.marks import ASKED, TURN, WON
from referee.views.records import SeatView, TableView
from referee.views.voice import Voice

LARGE = 6
"""Rows of the middle from which the name in it is written large."""
TALL = 5
"""Rows of the largest letters."""
LEAST = 40, 12
"""Columns and rows below which there is no room for a ring."""


class Stage(Widget):
    """A card for each seat, in their order round the table."""

    DEFAULT_CSS = "Stage { height: 1fr; width: 1fr; text-wrap: nowrap; overflow: hidden; }"

    def __init__(self) -> None:
        super().__init__(id="stage", markup=False)
        self._drawing = Drawing()
        self._shown: tuple[TableView, str, str] | None = None
        self._voice: Voice | None = None
        self._plain = False

    def show(self, view: TableView, voice: Voice, winner: str, plain: bool) -> None:
        """Show this table; `winner` is the sentence that says who has won, `plain` letters have no blocks."""
        if (view, voice.lang, winner) != self._shown or plain != self._plain:
            self._shown, self._voice, self._plain = (view, voice.lang, winner), voice, plain
            self.refresh()

    @property
    def ring(self) -> Ring | None:
        """Where the seats stand at the size there is; None without enough room, or a seat."""
        (width, height), seats = self.content_size, self._shown[0].seats if self._shown else ()
        return stage(width, height, len(seats)) if seats and width >= LEAST[0] and height >= LEAST[1] else None

    @property
    def on_cards(self) -> frozenset[str]:
        """What sets have to show that stands on the card of the seat it is about."""
        ring = self.ring
        if ring is None or self._shown is None:
            return frozenset()
        placed = zip(self._shown[0].seats, ring.seats, strict=True)
        shown = (besides(seat, place.width, place.height, self._plain) for seat, place in placed)
        return frozenset(chain.from_iterable(shown))

    def render(self) -> Content:
        """The cards, each at its place."""
        ring = self.ring
        if ring is None or self._shown is None or self._voice is None:
            return Content("")
        view, _, winner = self._shown
        words = _words(view, self._voice)
        places = zip(view.seats, words, ring.seats, strict=True)
        cards = [card(seat, told, place.width, place.height, self._plain) for seat, told, place in places]
        centre = middle(view, self._voice, ring.middle, winner, self._plain)
        return Content("\n").join(self._drawing.rows(ring, cards, centre))


def _words(view: TableView, voice: Voice) -> list[Told]:
    """What is said on every card."""
    say = voice.say
    ended = {each.seat: each.outcome for each in view.outcome}
    words = (say("table-hand"), view.phase, say("watch-answers"), say("table-out"), say("table-ghost"))
    return [
        Told(*words, outcome, say(f"table-{outcome}") if outcome else "")
        for outcome in (ended.get(seat.number, "") for seat in view.seats)
    ]


def middle(view: TableView, voice: Voice, place: Place, winner: str, plain: bool) -> list[Content]:
    """Whose turn it is, or who has won, as large as fits; under it who has to answer, and the piles of cards."""
    under = [*_asked(view.seats, place.width), *_piles(view, voice, place.width)]
    if winner and not plain and (won := in_lines(winner, place.width, place.height)):
        rows, under = [Content.styled(row, WON_STYLE) for row in won], []
    else:
        drawn = [] if plain or winner or place.height < LARGE else _whose_turn(view, place, len(under))
        rows = [*drawn, Content("")] if drawn else _state(view, voice, winner)
    above = max(0, place.height - len(rows) - len(under)) // 2
    told = [*[Content("")] * above, *(_centred(row, place.width) for row in (*rows, *under))]
    return told[: place.height]


def _whose_turn(view: TableView, place: Place, under: int) -> list[Content]:
    """The name in large letters, of a long one the first word, and what he does."""
    height = place.height - under - 2
    if not view.turn_label or height < 1:
        return []
    label, first = view.turn_label, view.turn_label.split(" ")[0]
    whole = large(label, place.width, min(height, TALL))
    rows = whole or large(first, place.width, min(height, TALL))
    told = view.phase if whole else f"{label}: {view.phase}"
    return [*(Content.styled(row, TURN_STYLE) for row in rows), *([Content(f"{TURN} {told}")] if rows else [])]


def _state(view: TableView, voice: Voice, winner: str) -> list[Content]:
    if winner:
        return [Content.styled(f"{WON} {winner}", WON_STYLE)]
    if not view.turn_label:
        return [Content.styled(voice.say("table-no_turn"), QUIET)]
    return [Content.assemble((f"{TURN} {view.turn_label}", TURN_STYLE), f": {view.phase}")]


def _asked(seats: Sequence[SeatView], width: int) -> list[Content]:
    """For whose choice play waits; how many more there are where not all of them fit."""
    names = [seat.label for seat in seats if seat.asked]
    told, more = ", ".join(names), 0
    while cell_len(told) > width - 8 and more < len(names) - 1:
        more += 1
        told = f"{', '.join(names[:-more])} (+{more})"
    return [Content.styled(f"{ASKED} {told}", ASKED_STYLE)] if names else []


def _piles(view: TableView, voice: Voice, width: int) -> list[Content]:
    """Deck and discards, side by side where they fit."""
    piles = [("deck", view.deck), ("discards", view.discards)]
    told = [Content.assemble((f"{voice.say(f'table-{name}')} ", QUIET), (count, "bold")) for name, count in piles]
    beside = Content(" · ").join(told)
    return [beside] if beside.cell_length <= width else told


def _centred(row: Content, width: int) -> Content:
    row = row.truncate(width, ellipsis=True)
    return Content(" " * ((width - row.cell_length) // 2)) + row
