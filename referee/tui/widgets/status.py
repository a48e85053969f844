"""The first lines of the table: whose turn, how far, the deck, and plainly how it is logged; what lies open for all."""

from __future__ import annotations

from textual.content import Content

from referee.tui.widgets.panel import Panel, folded, in_rows, lines
from referee.tui.widgets.seat_marks import TURN_STYLE
from referee.views.alike import told_once
from referee.views.marks import TURN, WON
from referee.views.records import TableView
from referee.views.voice import Voice

BESIDE = " │ "


class Status(Panel):
    """Turn, phase, deck, turnovers, mode; or the winner. Cards turned up, and what sets have to show, where it fits."""

    FOLDS = False
    DEFAULT_CSS = """
    Status { height: auto; max-height: 4; padding: 0 1; background: $panel; text-wrap: nowrap;
             text-overflow: ellipsis; }
    Status.light { background: $warning-muted; }
    """

    def __init__(self) -> None:
        super().__init__("status")
        self._first: list[Content] = []
        """Whose turn it is, or who has won."""
        self._piles: list[Content] = []
        self._more: list[Content] = []
        self._turned = ""
        """How often the deck was turned over, which is left out first where a row is too short."""

    @property
    def rows(self) -> int:
        """How many rows it takes where there is room for them."""
        return min(4, self._in_rows().plain.count("\n") + 1)

    def tighten(self, tight: bool) -> None:
        """Take one row, if it is tight: what lies open for all then stands there before the deck and the discards."""
        if tight != self.has_class("tight"):
            self.set_class(tight, "tight")
            self.put(self._laid_out())

    def show(
        self,
        view: TableView,
        voice: Voice,
        winner: str = "",
        piles: bool = True,
        elsewhere: frozenset[str] = frozenset(),
    ) -> None:
        """Show the state of this table; `winner` is the sentence that says who won. Deck and discards are left out if
        the `piles` lie on the screen, and so is what sets have to show `elsewhere`.
        """
        light = view.mode == "light"
        self.set_class(light, "light")
        mode = voice.say("table-light").upper() if light else ""
        turn = f"{TURN} {view.turn_label}: {view.phase}" if view.turn_label else voice.say("table-no_turn")
        whose = TURN_STYLE if view.turn_label else "bold"
        first = (mode, "bold reverse"), (f"{WON} {winner}", "bold $text-success") if winner else (turn, whose)
        self._first = [Content.styled(text, style) for text, style in first if text]
        self._piles = [Content(each) for each in _piles(view, voice)] if piles else []
        shown = told_once([told for told in view.shown if told not in elsewhere], view.alike)
        cards = _cards(view.open, voice)
        ended = [f"{text} │" for text in (shown if cards else shown[:-1])]
        self._more = [Content.styled(text, "bold") for text in (*ended, *shown[len(ended) :], *cards)]
        self._turned = voice.say("table-turned", turned=view.turned)
        self.put(self._laid_out())

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self.put(self._laid_out())

    def _laid_out(self) -> Content:
        return self._in_one_row() if self.has_class("tight") else self._in_rows()

    def _in_one_row(self) -> Content:
        """The parts that fit whole; the first of what lies open is there at any rate, cut where it has to be."""
        parts, width = [*self._first, *map(_without_bar, self._more), *self._piles], self._width
        least = len(self._first) + bool(self._more)
        fits = (some for some in range(len(parts), least, -1) if _beside(parts[:some]).cell_length <= width)
        return _beside(parts[: next(fits, least)])

    @property
    def _width(self) -> int:
        return self.content_size.width or self.app.size.width - 2

    def _in_rows(self) -> Content:
        parts, width = [*self._first, *self._piles], self._width
        state = _beside(parts)
        if state.cell_length > width:
            state = _beside([part for part in parts if part.plain != self._turned])
        if not self._more:
            return state
        rows = (_without_bar(row) for row in in_rows(self._more, width, " ").split())
        more = lines([part for row in rows for part in folded(row, width)])
        beside = _beside([state, more])
        return beside if "\n" not in more.plain and beside.cell_length <= width else lines([state, more])


def _beside(parts: list[Content]) -> Content:
    return Content(BESIDE).join(parts)


def _without_bar(row: Content) -> Content:
    """A row as it ends: where nothing follows no bar does."""
    return row[: row.cell_length - 2] if row.plain.endswith(" │") else row


def _piles(view: TableView, voice: Voice) -> tuple[str, str, str]:
    """Deck, turnovers, discards."""
    deck, discards = f"{voice.say('table-deck')} {view.deck}", f"{voice.say('table-discards')} {view.discards}"
    return deck, voice.say("table-turned", turned=view.turned), discards


def _cards(cards: tuple[str, ...], voice: Voice) -> list[str]:
    """The cards turned up, each of them a part of its own."""
    if not cards:
        return []
    first, *others = cards
    told = [f"{voice.say('table-open_cards')}: {first}", *others]
    return [*(f"{card}," for card in told[:-1]), told[-1]]
