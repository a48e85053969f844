"""The app: opens the store once something is on the screen, then a table or the list of tables."""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual.actions import ActionParseResult
from textual.app import App
from textual.binding import Binding, BindingType
from textual.dom import DOMNode
from textual.events import Event, Key
from textual.filter import LineFilter

from referee.errors import RefereeError
from referee.tui.actions import Named
from referee.tui.exchange import ByPath, Exchange
from referee.tui.harmless import Harmless
from referee.tui.preferences import Preferences

if TYPE_CHECKING:
    from referee.desk.desk import StorePlace
    from referee.tui.config import Config
    from referee.tui.face import Face
    from referee.tui.hearing_calls import HearsCalls
    from referee.tui.screens.tournament.sections import LeadsToSections

KEYS = (
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("^P", "key-palette", "app.palette"),
    ("^G", "key-jump", "app.jump"), ("^Q", "key-quit", "app.quit"),
)  # fmt: skip


class RefereeApp(Named, App[None]):
    """The terminal face of one store. `table` is the id, beginning or title of the table to open at once.

    `begin` is an action of the list of tables to start with instead. Without a `config` it looks as it does everywhere,
    and remembers nothing.
    """

    CSS = """
    * { link-style: none; link-style-hover: bold; link-background-hover: $accent; border-title-color: $foreground; }
    * { scrollbar-size-vertical: 1; }
    ToastRack { margin-bottom: 3; }
    Input:ansi > .input--placeholder { text-style: italic; color: $text-muted; }
    .-theme-sixteen Input > .input--cursor { text-style: not reverse; }
    .-theme-sixteen OptionList > .option-list--option-highlighted { background: ansi_blue; }
    .-theme-sixteen JumpScreen Static { color: ansi_black; }
    .-theme-mono OptionList > .option-list--option-highlighted { text-style: bold underline; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False, priority=True),
        Binding("f2", "language", show=False, priority=True),
        Binding("ctrl+p", "palette", show=False, priority=True),
        Binding("ctrl+g", "jump", show=False, priority=True),
        Binding("ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self, store: StorePlace, lang: str, table: str | None = None, config: Config | None = None, begin: str = ""
    ) -> None:
        self._harmless = Harmless()
        super().__init__()
        self.title = "BANG!"
        self._store = store
        self._lang = lang
        self._table = table
        self._begin = begin
        self.face: Face | None = None
        self._hears_calls: HearsCalls | None = None
        self.files: Exchange = ByPath()
        self.preferences = Preferences(self, config)
        self.pressed_at = 0.0
        """When the last key was pressed, so that nothing else is done between two of them."""

    def on_mount(self) -> None:
        """Paint first, read afterwards."""
        self.preferences.put_on()
        if not self.is_headless:
            from referee.tui.ending import end_in_order

            end_in_order(self, self.close_store)
        self.call_after_refresh(self.open_store)

    def open_store(self) -> None:
        """Open the store and show the table asked for, else the tables there are; or what is wrong with it."""
        from referee.championship.office.sharing import event
        from referee.desk.desk import Desk
        from referee.speech import Speech
        from referee.tui.face import Face

        try:
            desk = Desk(self._store, shares=event)
        except RefereeError as error:
            self._unopened(Speech.of(self._lang).error(self.files.told(error)))
            return
        desk.every_step = self.preferences.every_step
        self.face = Face(desk, self._lang, self.files.told)
        self.preferences.read_keys(self.face)
        self._first_screens(self.face)
        if desk.laptop is not None:
            from referee.tui.hearing_calls import HearsCalls

            self._hears_calls = HearsCalls(self, self.face)

    def _first_screens(self, face: Face) -> None:
        from referee.tui.resting import keys_first
        from referee.tui.screens.home import HomeScreen

        home = HomeScreen(face)
        self.push_screen(home)
        if self._table is not None:
            self.call_later(home.open_table, self._table)
        elif self._begin:
            self.call_later(home.run_action, self._begin)
        self.call_later(self.fit)
        keys_first()
        gc.freeze()  # what is loaded now stays: no pause between two keys to look through it again

    def _unopened(self, sentence: str) -> None:
        from textual.content import Content
        from textual.widgets import Static

        from referee.speech import Speech

        quit_key = f"^Q {Speech.of(self._lang).say('key-quit')}"
        self.mount(Static(Content(f"! {sentence}\n\n{quit_key}"), markup=False, id="unopened"))

    def on_unmount(self) -> None:
        """Let go of the store, and of all that was kept in memory for it."""
        from referee.tui.resting import as_usual

        self.close_store()
        as_usual()

    def close_store(self) -> None:
        """Let go of the store, if it is open."""
        if self._hears_calls is not None:
            self._hears_calls.stop()
        if self.face is not None:
            self.face.close()

    async def on_event(self, event: Event) -> None:
        """A key, or whatever else happens."""
        if isinstance(event, Key):
            self.pressed_at = monotonic()
        await super().on_event(event)

    # What goes wrong in the program

    async def run_action(
        self,
        action: str | ActionParseResult,
        default_namespace: DOMNode | None = None,
        namespaces: Mapping[str, DOMNode] | None = None,
    ) -> bool:
        """Do what a key or a click asks for; what goes wrong in it is told, and the app goes on."""
        try:
            return await super().run_action(action, default_namespace, namespaces)
        except Exception as error:
            self.went_wrong(error)
            return True

    def went_wrong(self, error: Exception) -> None:
        """Tell a fault of the program; a test ends with it."""
        self._exception = self._exception or error
        if self.face is None:
            self._handle_exception(error)
            return
        told = (
            error
            if isinstance(error, RefereeError)
            else RefereeError("went_wrong", what=f"{type(error).__name__}: {error}"[:200])
        )
        self.notify(self.face.wrong(told), severity="error", markup=False)

    def _fatal_error(self) -> None:
        """End without a traceback: whoever began the app tells what went wrong."""
        self._close_messages_no_wait()

    def run_to_the_end(self) -> None:
        """Run until it is left. Raises what ended it otherwise."""
        self.run()
        if self.return_code and self._exception is not None:
            raise self._exception

    # What can be done everywhere

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Over the palette, and where there is no room, one can only leave."""
        own = action in ("help", "language", "palette", "jump")
        return not own or (isinstance(self.screen, Named) and not getattr(self.screen, "COVERS", False))

    def action_language(self) -> None:
        """Say everything in the next language, here and from now on."""
        if self.face is not None:
            self.face.speak_next()
            self.preferences.choose_language(self.face.lang)
            self.redraw()

    def redraw(self) -> None:
        """Put every word on every screen again."""
        for screen in self.screen_stack:
            redraw = getattr(screen, "redraw", None)
            if redraw is not None and screen.is_mounted:
                redraw()

    def action_help(self) -> None:
        """Show the help of the screen one is on, or leave it."""
        from referee.tui.screens.help import HelpScreen
        from referee.typing.shorthand import shorthand

        if isinstance(self.screen, HelpScreen):
            self.screen.action_leave()
        elif self.face is not None:
            found = (getattr(screen, "shorthand", None) for screen in reversed(self.screen_stack))
            self.push_screen(HelpScreen(self.face, next(filter(None, found), None) or shorthand(), self.screen))

    def section(self, name: str) -> type[LeadsToSections]:
        """The screen of the championship desk that is called so."""
        from referee.tui.screens.tournament.directory import SCREENS

        return SCREENS[name]

    def action_palette(self) -> None:
        """Choose among all that can be done here."""
        from referee.tui.palette import palette

        if self.face is not None:
            self.push_screen(palette(self.face))

    def action_jump(self) -> None:
        """Give everything on the screen that can be clicked a letter."""
        from referee.tui.screens.jump import jump

        jump(self)

    def action_help_quit(self) -> None:
        """Ctrl+C leaves nothing by mistake: it tells the key that leaves."""
        from referee.tui.keymap import shown

        if self.face is not None:
            self.notify(f"{shown('^Q', 'app.quit')} {self.face.say('key-quit')}", markup=False)

    # How it looks

    def on_resize(self) -> None:
        """Too small a terminal shows a word instead of a broken screen."""
        if self.face is not None:
            self.call_later(self.fit)

    def fit(self) -> None:
        """Cover what there is no room for; with room again, everything is as it was."""
        from referee.tui.screens.too_small import TooSmallScreen, too_small

        covered = isinstance(self.screen, TooSmallScreen)
        if self.face is not None and covered != too_small(self.size):
            if covered:
                self.pop_screen()
            else:
                self.push_screen(TooSmallScreen(self.face))

    @property
    def plain(self) -> bool:
        """Are signs drawn with letters only?"""
        return self.preferences.plain

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to every line before it is written."""
        filters = [*super().get_line_filters(), self._harmless]
        return self.preferences.filters(filters) if hasattr(self, "preferences") else filters

    def choose_theme(self, name: str) -> None:
        """Show everything in this theme from now on."""
        self.preferences.choose(theme=name)

    def choose_signs(self, signs: str) -> None:
        """Draw signs like this from now on."""
        self.preferences.choose(signs=signs)
        self.redraw()

    @property
    def still(self) -> bool:
        """Does nothing on the screen move by itself?"""
        return self.animation_level == "none"

    def choose_motion(self, motion: str) -> None:
        """Let seats flash to which something happened, or not, from now on."""
        self.preferences.choose_motion(motion)

    @property
    def alert(self) -> str:
        """How a flag makes itself known: `flash`, `bell`, or `none`."""
        return self.preferences.alert

    def choose_alert(self, alert: str) -> None:
        """Let a flag make itself known like this from now on."""
        self.preferences.choose_alert(alert)

    @property
    def every_step(self) -> bool:
        """Is every step typed, so that nothing is assumed?"""
        return self.preferences.every_step

    def choose_steps(self, steps: str) -> None:
        """Assume what leaves nobody a choice, or nothing, here and at tables opened from now on."""
        self.preferences.choose_steps(steps)
        logs = (getattr(screen, "log_of_table", None) for screen in self.screen_stack)
        for keeper in (self.face.desk if self.face else None, *logs):
            if keeper is not None:
                keeper.every_step = self.every_step


def run(store: StorePlace, lang: str, table: str | None = None, begin: str = "") -> None:
    """Open the app on a store, in a language, at a table if one is named, or with an action of the list of tables.

    Raises whatever ended it but its user.
    """
    from referee.tui.config import usual

    RefereeApp(store, lang, table, usual(), begin).run_to_the_end()
