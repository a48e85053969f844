"""How the app looks and which keys it has: by what the terminal can do, the settings say, and is chosen meanwhile."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual.app import App
from textual.filter import LineFilter, Monochrome, NoColor

from referee.tui import themes
from referee.tui.config import ALERTS, LONGEST_NAME, Config, Settings
from referee.tui.keymap import IN_FORCE, BadSetting, InForce
from referee.tui.plain_signs import PlainSigns, needed

if TYPE_CHECKING:
    from referee.desk.game_choice import GameChoice
    from referee.tui.face import Face


class Preferences:
    """Of one running app. Without a config nothing is read from the environment, and nothing remembered."""

    def __init__(self, app: App[None], config: Config | None) -> None:
        self._app = app
        self._config = config
        self._settings = Settings()
        self._face: Face | None = None
        self._wrong: tuple[BadSetting, ...] = ()
        self._in_force = InForce()
        self._plain = PlainSigns("utf-8", enabled=False)
        self._colourless = NoColor()
        IN_FORCE.set(self._in_force)

    @property
    def plain(self) -> bool:
        """Are signs drawn with letters only?"""
        return self._plain.enabled

    def put_on(self) -> None:
        """Look as remembered, as far as the terminal can."""
        for theme in themes.themes():
            self._app.register_theme(theme)
        if self._config is None:
            self._app.theme = themes.DARK
            return
        self._settings, self._wrong = self._config.remembered(themes.NAMES)
        environment = dict(os.environ) | ({"NO_COLOR": "1"} if self._app.no_color else {})
        count = themes.colours(self._app.console)
        self._app.theme = themes.suitable(self._settings.theme, count, environment)
        if self._settings.motion == "none":
            self._app.animation_level = "none"
        encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
        automatic = needed(environment, encoding)
        self._plain = PlainSigns(encoding)
        self._draw_plain(automatic if self._settings.signs == "auto" else self._settings.signs == "ascii")

    def _draw_plain(self, plain: bool) -> None:
        self._plain.enabled = self._in_force.plain = plain

    def read_keys(self, face: Face) -> None:
        """Take the keys that were chosen, and tell what is wrong with them."""
        self._face = face
        if self._config is None:
            return
        keymap = self._config.keymap(type(self._app))
        self._in_force.keymap = keymap
        self._app.set_keymap(keymap.textual())
        for error in (*self._wrong, *keymap.wrong)[:3]:
            self._app.notify(face.wrong(error), severity="warning", timeout=20, markup=False)

    def filters(self, usual: Sequence[LineFilter]) -> Sequence[LineFilter]:
        """What is done to every line: no colour where none is wanted, and plain signs at the very end."""
        kept = [each for each in usual if not isinstance(each, Monochrome | NoColor)]
        mono = self._app.theme == themes.MONO or self._app.no_color
        return [*kept, *([self._colourless] if mono else []), *([self._plain] if self._plain.enabled else [])]

    @property
    def every_step(self) -> bool:
        """Is every step typed, so that nothing is assumed?"""
        return self._settings.steps == "typed"

    def choose_steps(self, steps: str) -> None:
        """Assume what leaves nobody a choice, or nothing, from now on."""
        self._settings = replace(self._settings, steps=steps)
        self._remember()

    def choose_motion(self, motion: str) -> None:
        """Show by a flash what happened to a seat, or not, from now on."""
        self._app.animation_level = "none" if motion == "none" else "full"
        self._settings = replace(self._settings, motion=motion)
        self._remember()

    @property
    def alert(self) -> str:
        """How a flag makes itself known: `flash`, `bell`, or `none`."""
        return self._settings.alert or ALERTS[0]

    def choose_alert(self, alert: str) -> None:
        """Let a flag make itself known like this from now on."""
        self._settings = replace(self._settings, alert=alert)
        self._remember()

    def choose_language(self, lang: str) -> None:
        """Speak this language from now on, on every face that is told no other."""
        self._settings = replace(self._settings, lang=lang)
        self._remember()

    def choose(self, theme: str = "", signs: str = "") -> None:
        """Look like this from now on, and remember it."""
        if theme:
            self._app.theme = theme
            self._settings = replace(self._settings, theme=theme)
        if signs:
            self._draw_plain(signs == "ascii")
            self._settings = replace(self._settings, signs=signs)
            self._app.refresh_css(animate=False)
        self._remember()

    @property
    def author(self) -> str:
        """Who recorded the last precedent here."""
        return self._settings.author

    def remember_author(self, author: str) -> None:
        """Whoever records one precedent records the next."""
        if author != self._settings.author:
            self._settings = replace(self._settings, author=author[:LONGEST_NAME])
            self._remember()

    @property
    def game(self) -> GameChoice:
        """What the table made last here is played by."""
        from referee.desk.game_choice import GameChoice, last_played

        return last_played(self._settings.sets, self._settings.options) if self._settings.sets else GameChoice()

    def remember_game(self, game: GameChoice) -> None:
        """Whoever played it plays it again."""
        settings = replace(self._settings, sets=game.sets, options=game.options)
        if settings != self._settings:
            self._settings = settings
            self._remember()

    def _remember(self) -> None:
        if self._config is None or self._face is None:
            return
        try:
            self._config.remember(self._settings)
        except BadSetting as error:
            self._app.notify(self._face.wrong(error), severity="warning", timeout=20, markup=False)


def preferences_of(app: App[object]) -> Preferences | None:
    """Those of this app, if it has any."""
    found = getattr(app, "preferences", None)
    return found if isinstance(found, Preferences) else None
