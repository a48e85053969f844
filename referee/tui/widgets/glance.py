"""A table at a glance: how far it is, how its players stand, what is due; no more than everybody may see."""

from __future__ import annotations

from textual.content import Content

from referee.tui.widgets.lying import suited
from referee.tui.widgets.panel import QUIET, Panel, in_rows, lines
from referee.tui.widgets.seat_marks import TURN_STYLE, has_turn, life, marks
from referee.views.marks import GHOST, OUT, TURN, WON, held
from referee.views.records import SeatView, TableView
from referee.views.voice import Voice


class Glance(Panel):
    """Some rows under the list of tables; the players are left out where they are `drawn` already."""

    DEFAULT_CSS = """
    Glance { height: auto; max-height: 45%; padding: 0 2; border-top: solid $frame; }
    """

    def show(
        self,
        view: TableView | None,
        voice: Voice,
        gap: str = "",
        lately: tuple[str, ...] = (),
        drawn: bool = False,
    ) -> None:
        """Show this table, what of it is missing, and what happened last; without one nothing."""
        self.display = view is not None
        if view is not None:
            seats = [in_rows([_seat(seat) for seat in view.seats], self.app.size.width - 4, "   ")]
            due = [Content.styled(_due(view, voice), QUIET)] if _due(view, voice) else []
            told = [suited(Content(each)) for each in lately]
            rows = [_state(view, voice), *([] if drawn else seats), *told, *due, *([Content(gap)] if gap else [])]
            self.put(lines(rows))


def _state(view: TableView, voice: Voice) -> Content:
    """Whose turn it is and how far, or who has won; the deck."""
    turn = f"{TURN} {view.turn_label}: {view.phase}" if view.turn_label else voice.say("table-no_turn")
    won = f"{WON} {voice.say('table-outcome')}: {view.winner}" if view.winner else ""
    light = voice.say("table-light") if view.mode == "light" else ""
    deck = f"{voice.say('table-deck')} {view.deck}"
    return Content(" │ ").join([Content.styled(won or turn, "bold"), *map(Content, filter(None, (deck, light)))])


def _seat(seat: SeatView) -> Content:
    """Number, name, marks, life points and hand of a player."""
    if seat.ghost:
        return Content.styled(f"{GHOST} {seat.number} {seat.label} {held(seat)}", QUIET)
    if seat.out:
        return Content.styled(f"{OUT} {seat.number} {seat.label}", f"{QUIET} strike")
    name = Content.styled(f"{seat.number} {seat.label}", TURN_STYLE if has_turn(seat) else "")
    signs = Content.assemble(" ", marks(seat)) if seat.signs else Content("")
    return Content.assemble(name, signs, " ", life(seat), " ", (seat.hand, QUIET))


def _due(view: TableView, voice: Voice) -> str:
    """The first thing due."""
    first = next((item.sentence for item in view.due if item.must), "")
    return f"{voice.say('table-due')}: {first}" if first else ""
