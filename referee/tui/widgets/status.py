"""The first line of the table: whose turn, how far, the deck, and plainly how it is logged."""

from __future__ import annotations

from textual.content import Content

from referee.tui.face import Face
from referee.tui.widgets.panel import Panel
from referee.views import TableView


class Status(Panel):
    """Turn, phase, deck, turnovers, mode; or the winner."""

    FOLDS = False
    DEFAULT_CSS = """
    Status { height: 1; padding: 0 1; background: $panel; text-wrap: nowrap; text-overflow: ellipsis; }
    Status.light { background: $warning-muted; }
    """

    def show(self, view: TableView, face: Face, winner: str = "") -> None:
        """Show the state of this table; `winner` is the sentence that says who won."""
        light = view.mode == "light"
        self.set_class(light, "light")
        mode = face.say("table-light").upper() if light else ""
        turn = f"► {view.turn_label}: {view.phase}" if view.turn_label else face.say("table-no_turn")
        parts = [
            (mode, "bold reverse"),
            (f"★ {winner}", "bold $text-success") if winner else (turn, "bold"),
            (f"{face.say('table-deck')} {view.deck}", ""),
            (face.say("table-turned", turned=view.turned), ""),
            (f"{face.say('table-discards')} {view.discards}", ""),
            (", ".join(view.open) and f"{face.say('table-open_cards')}: {', '.join(view.open)}", "bold"),
        ]
        told = [Content.styled(text, style) if style else Content(text) for text, style in parts if text]
        self.put(Content(" │ ").join(told))
