"""The tournaments of the store, the one touched last on top; nothing at all while there is none."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from referee.desk.desk import Listed
from referee.speech import shortened, visible
from referee.tui.widgets.panel import QUIET
from referee.views.dispute.times import local
from referee.views.marks import WON
from referee.views.voice import Voice


class Tournaments(OptionList):
    """A tournament a row."""

    DEFAULT_CSS = """
    Tournaments { height: auto; max-height: 40%; border: none; border-top: solid $accent;
                  border-title-color: $text-accent; border-title-style: bold; background: $background;
                  margin: 1 1 0 1; }
    Tournaments:focus { border: none; border-top: solid $accent; }
    """

    class Opened(Message):
        """Enter was pressed on a tournament."""

        def __init__(self, stream: str) -> None:
            super().__init__()
            self.stream = stream

    def __init__(self) -> None:
        super().__init__(id="tournaments", markup=False)
        self.display = False
        self._listed: tuple[Sequence[Listed], Voice] | None = None
        self._width = 0

    def show(self, infos: Sequence[Listed], voice: Voice) -> None:
        """List these."""
        self._listed, self._width = (infos, voice), self.app.size.width
        chosen = self.highlighted or 0
        self.display = bool(infos)
        self.border_title = voice.say("desk-tournaments")
        self.clear_options()
        self.add_options([Option(_prompt(info, voice, self._width), id=info.id) for info in infos])
        self.highlighted = min(chosen, len(infos) - 1) if infos else None

    def on_resize(self) -> None:
        """Titles are as long as there is room."""
        if self._listed is not None and self._width != self.app.size.width:
            self.show(*self._listed)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """There is nothing to look at before one is opened."""
        event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        if event.option_id:
            self.post_message(self.Opened(event.option_id))


def _prompt(info: Listed, voice: Voice, width: int) -> Content:
    title = shortened(visible(info.title).strip() or info.id, max(16, width // 2 - 30 if width >= 110 else width - 50))
    entries = voice.say("app-entries", entries=info.length)
    return Content.assemble(f"{WON} ", (title, "bold"), (f"   {entries} · {local(info.last_at)[:16]}", QUIET))
