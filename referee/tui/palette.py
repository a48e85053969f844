"""The command palette: every action of the screen one is on and of the app, in words, each with its key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct
from textual.app import App
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.dom import DOMNode

from referee.tui import themes
from referee.tui.actions import Action, Named, actions, place
from referee.tui.config import ALERTS
from referee.tui.face import Face
from referee.tui.keymap import IN_FORCE, Keymap, label, shown


@runtime_checkable
class Chooses(Protocol):
    """An app that speaks, and whose looks can be chosen."""

    face: Face | None

    @property
    def plain(self) -> bool:
        """Are signs drawn with letters only?"""

    def choose_theme(self, name: str) -> None:
        """Show everything in this theme."""

    def choose_signs(self, signs: str) -> None:
        """Draw signs like this."""

    @property
    def still(self) -> bool:
        """Does nothing on the screen move by itself?"""

    def choose_motion(self, motion: str) -> None:
        """Let seats flash to which something happened, or not."""

    @property
    def alert(self) -> str:
        """How a flag makes itself known: `flash`, `bell`, or `none`."""

    def choose_alert(self, alert: str) -> None:
        """Let a flag make itself known like this."""

    @property
    def every_step(self) -> bool:
        """Is every step typed, so that nothing is assumed?"""

    def choose_steps(self, steps: str) -> None:
        """Assume what leaves nobody a choice, or nothing."""


class Command(Struct, frozen=True):
    """What is done, in words, the key that does it at once, and the doing."""

    told: str
    key: str
    act: Callable[[], Any]


def action_in_words(action: Action, face: Face, on: type[DOMNode]) -> str:
    """What an action does there, at length if there are words for that; empty if there are none at all."""
    find = face.speech.words.find
    at_length = find(f"does-{place(on)}-{action.id}") or find(f"does-{action.id}")
    return at_length or (face.say(action.word) if action.word else "")


def key_in_words(action: Action) -> str:
    """Every key of an action as it is printed, the chosen ones if there are any."""
    now = IN_FORCE.get(None)
    keys = (now.keymap if now else Keymap()).of(action)
    return " ".join(shown(label(key), "") for key in dict.fromkeys(map(str.lower, keys)))


def reachable(node: DOMNode) -> Iterator[Action]:
    """What can be done there now; what the app can do, it can do everywhere but over the palette itself."""
    for action in actions(type(node)):
        if isinstance(node, App) or node.check_action(action.id, ()) is not False:
            yield action


class Commands(Provider):
    """The actions of the screen under the palette, those of the app, the themes, signs, motion, alert and steps."""

    def _commands(self) -> Iterator[Command]:
        app: App[object] = self.app
        if not isinstance(app, Chooses) or app.face is None:
            return
        face = app.face
        nodes: tuple[DOMNode, ...] = (self.screen, app) if isinstance(self.screen, Named) else (app,)
        for node in nodes:
            for action in reachable(node):
                words = action_in_words(action, face, type(node))
                if words and action.id != "palette":
                    yield Command(words, key_in_words(action), partial(app.run_action, action.run, node))
        for name in themes.NAMES:
            yield Command(f"{face.say('theme')}: {face.say(f'theme-{name}')}", "", partial(app.choose_theme, name))
        other = "unicode" if app.plain else "ascii"
        yield Command(face.say(f"signs-{other}"), "", partial(app.choose_signs, other))
        other = "full" if app.still else "none"
        yield Command(face.say(f"motion-{other}"), "", partial(app.choose_motion, other))
        for other in ALERTS:
            if other != app.alert:
                yield Command(face.say(f"alert-{other}"), "", partial(app.choose_alert, other))
        other = "assumed" if app.every_step else "typed"
        yield Command(face.say(f"steps-{other}"), "", partial(app.choose_steps, other))

    async def discover(self) -> Hits:
        """Everything there is."""
        for command in self._commands():
            yield DiscoveryHit(_row(Content(command.told), command.key), _doing(command), command.told)

    async def search(self, query: str) -> Hits:
        """What is like the words typed; in the language spoken, that nothing is."""
        matcher, none = self.matcher(query), True
        for command in self._commands():
            score = max(matcher.match(command.told), matcher.match(f"{command.key} {command.told}"))
            if score > 0:
                none = False
                yield Hit(score, _row(matcher.highlight(command.told), command.key), _doing(command), command.told)
        if none and isinstance(self.app, Chooses) and self.app.face is not None:
            yield Hit(1.0, Content(self.app.face.say("palette-nothing")), lambda: None, query)


def _doing(command: Command) -> Callable[[], Awaitable[Any] | None]:
    def act() -> Awaitable[Any] | None:
        done: Awaitable[Any] | None = command.act()
        return done

    return act


def _row(words: Content, key: str) -> Content:
    return Content.assemble(words, "   ", (key, "bold $text-accent")) if key else words


def palette(face: Face) -> CommandPalette:
    """The palette, to be shown over the screen one is on."""
    return CommandPalette([Commands], placeholder=face.say("palette-prompt"))
