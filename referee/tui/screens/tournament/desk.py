"""What every screen of the championship desk has: what it is about, the ways to the others, the line, the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from referee.championship.office.views import OfficeViews
from referee.championship.rules.state import Tournament
from referee.errors import RefereeError
from referee.speech import shortened, visible
from referee.tui.actions import Key, place
from referee.tui.keymap import shown
from referee.tui.screens.tournament.sections import SECTIONS
from referee.tui.screens.tournament.typed import TypesLines
from referee.tui.widgets.desk_line import TALL, DeskLine
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import Panel, in_rows, pressed
from referee.tui.widgets.rows import Rows
from referee.views.dispute.times import local

LOOK = 2.0
"""Seconds between two looks whether somebody else has logged something."""
ALWAYS = "F^"
"""What keys begin with that do the same while a line is typed."""


class DeskScreen(TypesLines):
    """A screen about one tournament. `body` are its own widgets, `fill` puts on them what there is to see."""

    DEFAULT_CSS = """
    DeskScreen #desk-head { height: 1; padding: 0 1; background: $panel; }
    DeskScreen #desk-ways { height: auto; max-height: 2; padding: 0 1; background: $panel; }
    DeskScreen #body { height: 1fr; }
    DeskScreen.short DeskPreview { max-height: 5; }
    DeskScreen.tiny DeskPreview { min-height: 1; max-height: 3; }
    DeskScreen Keys { max-height: 3; }
    DeskScreen.narrow Keys { max-height: 4; }
    DeskScreen.tiny Keys { max-height: 1; }
    DeskScreen.tiny #signs { display: none; }
    DeskScreen.tiny #detail { max-height: 1; border-top: none; }
    DeskScreen.listing Proposals { display: none; }
    DeskScreen.tall DeskPreview { min-height: 4; max-height: 14; }
    """
    VERTICAL_BREAKPOINTS = [(0, "tiny"), (20, "short"), (TALL, "tall")]  # noqa: RUF012 (as Textual declares it)
    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (110, "wide"), (150, "broad")]  # noqa: RUF012
    AUTO_FOCUS = "Rows"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3,slash", "rulings", show=False),
        *(Binding(key.lower(), name, show=False) for key, name in SECTIONS),
        Binding("f10", "hall", show=False),
        Binding("ctrl+z", "take_back", show=False),
        Binding("ctrl+y", "redo", show=False),
        Binding("colon", "line", show=False, priority=True),
        Binding("escape", "away", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The head, the ways to the other screens, what this one shows, the line, the keys."""
        yield Panel("desk-head")
        yield Panel("desk-ways")
        yield from self.body()
        yield DeskLine(self.talk, self.on_line_area_entered)
        yield Keys()

    def body(self) -> Iterable[Widget]:
        """What this screen shows."""
        yield Rows()

    def fill(self) -> None:
        """Put on the screen what there is to see now."""

    @property
    def state(self) -> Tournament:
        """The tournament as it stands."""
        return self.log_of_tournament.state

    @property
    def views(self) -> OfficeViews:
        """The tournament in words, as it stands."""
        return self.talk.views

    def on_mount(self) -> None:
        """Say everything once the size is known, and look from now on whether others log."""
        self.line.entry.opened_by = ":"
        for rows in self.query(Rows):
            rows.typed = self.typed_on_the_list
        self.redraw()
        self.set_interval(LOOK, self.look_again)

    def on_resize(self) -> None:
        """Lay everything out at the width there is now."""
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        """Something may have happened meanwhile."""
        self.look_again()
        for line in self.query(DeskLine):
            line.outdate()
        self.redraw()

    def look_again(self) -> None:
        """Read what somebody else has logged; a store that cannot be read now is asked again later."""
        with suppress(RefereeError):
            if self.log_of_tournament.look_again():
                self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        if not self.is_mounted or not self.query(Keys):
            return
        self.query_one("#desk-head", Panel).put(self._head())
        self.query_one("#desk-ways", Panel).put(self._ways())
        self._show_keys()
        self.line.show()
        self.fill()

    def _show_keys(self) -> None:
        """The keys that do something now: while a line is typed, letters stand in it."""
        typing = self.typing
        self.set_class(not typing, "listing")
        rows = [row for row in self.keys_now() if row[0][0] in ALWAYS or not typing]
        back = [("Esc", "desk-key_to_list", "screen.away")] if typing else []
        self.query_one(Keys).show([(key, self.face.say(word), action) for key, word, action in (*rows, *back)])

    def keys_now(self) -> Sequence[Key]:
        """The rows of its keys that do something as things stand."""
        return self.KEYS

    def on_descendant_focus(self) -> None:
        """The list has the keys now, or the line."""
        if self.is_mounted and self.query(DeskLine):
            self._show_keys()

    def _head(self) -> Content:
        """What it is about, how many are there, and that nobody else may see it."""
        name = shortened(visible(self.state.name), max(12, self.app.size.width - 50))
        players = self.face.say("desk-players", count=len(self.state.present))
        secret = Content.styled(self.face.say("desk-secret"), "$text-warning")
        clock = [] if self.has_class("narrow") else [Content(local(self.face.office.clock())[11:16])]
        return Content(" │ ").join([Content.styled(name, "bold"), Content(players), *clock, secret, *self._handed()])

    def _handed(self) -> list[Content]:
        handed = self.state.handed
        told = self.face.say("desk-handed", to=handed.to, copy=handed.copy) if handed else ""
        return [Content.styled(f"! {told}", "bold $text-error")] if told else []

    def _ways(self) -> Content:
        """The other screens; this one stands out, and between brackets."""
        here = place(type(self))
        parts = [self._way(key, name, name == here) for key, name in SECTIONS]
        width = self.app.size.width - 2
        roomy = sum(part.cell_length + 2 for part in parts) - 2 <= width
        return in_rows(parts, width, "  " if roomy else " ")

    def _way(self, key: str, name: str, here: bool) -> Content:
        label = self.face.say(f"desk-way_{name}")
        if here:
            return Content.styled(f"[{shown(key, f'screen.{name}')} {label}]", "bold")
        return pressed(key, label, f"screen.{name}")
