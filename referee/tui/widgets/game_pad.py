"""What a new table is played by: one line to read; open, every set and value, each key acting at once.

It never has the focus, which stays on the names: it is handed each key first, and takes none that a name begins with.
"""

from __future__ import annotations

from itertools import chain

from textual.content import Content
from textual.message import Message
from textual.style import Style

from referee.desk.game_choice import GameChoice, offered
from referee.tui.widgets.panel import LEVELS, Panel, in_rows, lines, pressed
from referee.views.voice import Voice

SIGNS = "1234567890+-*=!%&$"
"""The keys of sets and options, in this order: none of them a letter, so that no name can be taken for a choice."""
IN, LEFT_OUT = "[✓]", "[ ]"
VALUE = "‹{}›"


class GamePad(Panel):
    """Sets and options. Open it shows all there is to choose, else what was chosen."""

    FOLDS = False
    DEFAULT_CSS = """
    GamePad { height: auto; margin: 1 2 0 2; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }
    GamePad.open { background: $panel; color: $text; border-left: thick $accent; }
    """

    class Pressed(Message):
        """The key of a set, or of an option."""

        def __init__(self, name: str, is_set: bool) -> None:
            super().__init__()
            self.name = name
            self.is_set = is_set

    def __init__(self) -> None:
        super().__init__("game")
        self._game = GameChoice()
        self._wrong = ""
        self._voice: Voice | None = None
        self._mode = ""

    def show(self, game: GameChoice, mode: str, voice: Voice, wrong: str = "") -> None:
        """Show this game, and why it could not be changed."""
        self._game, self._mode, self._voice, self._wrong = game, mode, voice, wrong
        self.draw()

    def draw(self) -> None:
        """Lay everything out at the width there is."""
        if self._voice is None:
            return
        parts = [*self._sets(self._voice), *self._options(self._voice)] if self.opened else self._chosen(self._voice)
        rows = [in_rows(parts, self.app.size.width - 5)]
        rows += [Content.styled(f"! {self._wrong}", LEVELS["error"])] if self._wrong else []
        self.put(lines(rows))

    @property
    def opened(self) -> bool:
        """Is it shown what there is to choose, and does it take keys?"""
        return self.has_class("open")

    def open(self, opened: bool) -> None:
        """Show what there is to choose, or only what was chosen."""
        self.set_class(opened, "open")
        self.draw()

    async def on_click(self) -> None:
        """Clicked where it is closed, it opens."""
        if not self.opened:
            await self.run_action("screen.game")

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self.draw()

    def _keys(self) -> dict[str, tuple[str, bool]]:
        """By key a set (true) or an option."""
        choices = ((name, True) for name in offered()), ((name, False) for name in self._game.options)
        return dict(zip(SIGNS, chain(*choices), strict=False))

    def _key(self, *choice: str | bool) -> str:
        return next((key for key, each in self._keys().items() if each == choice), "")

    def _chosen(self, voice: Voice) -> list[Content]:
        told = [
            (voice.say("new-sets"), ", ".join(map(voice.set_name, self._game.sets))),
            *((voice.option_name(name), voice.value_name(name, value)) for name, value in self._game.options.items()),
            (voice.say("new-mode"), self._mode),
        ]
        return [Content(f"{name}: {value}") for name, value in told]

    def _sets(self, voice: Voice) -> list[Content]:
        usual = [Content(f"{IN} {voice.set_name(name)}") for name in GameChoice().sets]
        return [*usual, *(self._set(name, voice) for name in offered())]

    def _set(self, name: str, voice: Voice) -> Content:
        sign = IN if name in self._game.sets else LEFT_OUT
        return pressed(self._key(name, True), f"{sign} {voice.set_name(name)}", f"screen.choose_set('{name}')")

    def _options(self, voice: Voice) -> list[Content]:
        return [self._option(name, value, voice) for name, value in self._game.options.items()]

    def _option(self, name: str, value: str, voice: Voice) -> Content:
        told = pressed(self._key(name, False), f"{voice.option_name(name)}:", f"screen.choose_option('{name}')")
        values = self._game.book.options[name]
        return Content(" ").join([told, *(self._value(name, each, each == value, voice) for each in values)])

    def _value(self, name: str, value: str, chosen: bool, voice: Voice) -> Content:
        told = voice.value_name(name, value)
        shown = Content.styled(VALUE.format(told), "bold") if chosen else Content(f" {told} ")
        return shown.stylize(Style.from_meta({"@click": f"screen.choose_option('{name}', '{value}')"}))

    def press(self, char: str) -> bool:
        """Choose what has this key; false where it is the key of nothing."""
        choice = self._keys().get(char)
        if choice is not None:
            self.post_message(self.Pressed(*choice))
        return choice is not None
