"""Help for the screen one came from: the six lines that carry an evening, then every key it has and what it does.

At a table the rest of the shorthand and the signs stand between and after them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import Screen

from referee.championship.typing.lines import ALL_VERBS
from referee.tui.actions import fixed, place
from referee.tui.face import Face
from referee.tui.keymap import shown
from referee.tui.palette import action_in_words, key_in_words, reachable
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets import light_pad
from referee.tui.widgets.desk_line import DeskLine
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, Panel, lines
from referee.tui.widgets.six_lines import six_rows
from referee.tui.widgets.typing_area import TypingArea
from referee.tui.widgets.welcome import Welcome
from referee.typing.shorthand import Shorthand
from referee.typing.spoken_line import spoken_line
from referee.views.marks import ASKED, GHOST, OUT, TURN
from referee.views.seats import OPEN_ROLE, WAITS

KEYS = (
    ("Esc", "key-back", "screen.leave"), ("F2", "key-language", "app.language"), ("^P", "key-palette", "app.palette"),
)  # fmt: skip
EXAMPLES = (
    "bang 3", "3 duel anna", "missed", "barrel 4h", "hit", "panic 2 mustang", "jail bruno", "end",
    "set anna life 3", "retract 12", "correct 12 bang 4", "insert 12 3 beer", "gap", "note",
)  # fmt: skip
WORDS = ("app-help_words", "help-empty_line", "help-who_it_is")
LINE = ("app-help_complete", "help-beginnings", "help-seat_digits", "app-help_again")
"""What there is to know of the line."""
EDGES = 6
"""Columns at both sides of the page, and of its scroll bar."""
DESK_WORDS = {
    "retract": ("number", "reason"),
    "correct": ("number", "words"),
    "take": ("where",),
    "resume": ("where",),
    "go": (),
}
"""What the words after a verb of the desk are explained by, where that is not one message."""
LEVEL_WORDS = ("legal", "without_effect", "for_referee", "unclear", "illegal", "doubt", "open")


class HelpScreen(SpokenScreen):
    """One page to read."""

    CSS = "HelpScreen VerticalScroll { padding: 1 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def compose(self) -> ComposeResult:
        """The page."""
        yield VerticalScroll(Panel("page"))
        yield Keys()

    def __init__(self, face: Face, may_type: Shorthand, of: Screen[object]) -> None:
        super().__init__(face)
        self.may_type = may_type
        self.of = of
        self.beyond: frozenset[str] = getattr(of, "BEYOND", frozenset())

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        if self.of.query(TypingArea):
            light = [self._light()] if self.of.check_action("light", ()) is not False else []
            parts = [self._six(), self._sets(), self._line(), self._shorthand(), *light, self._keys(), self._signs()]
        elif self.of.query(DeskLine):
            parts = [self._desk(), self._keys()]
        else:
            parts = [*([self._six()] if self.of.query(Welcome) else []), self._keys()]
        self.query_one("#page", Panel).put(lines([row for part in parts for row in (*part, Content(""))]))

    def _six(self) -> list[Content]:
        """What carries an evening."""
        return [_title(self.face.say("welcome-six")), *six_rows(self.face, self.app.size.width - EDGES)]

    def _sets(self) -> list[Content]:
        """The names of all that is played with, which a title has no room for."""
        names = (self.face.set_name(name) for name, _ in self.may_type.brought)
        return [Content.assemble((self.face.say("new-sets"), "bold underline"), f"  {', '.join(names)}")]

    def _keys(self) -> list[Content]:
        """The keys of the screen, then those that hold everywhere."""
        name = self.face.speech.words.find(f"place-{place(type(self.of))}") or ""
        title = f"{self.face.say('app-help_keys')}: {name}" if name else self.face.say("app-help_keys")
        rows = [row for node in (self.of, self.app) for row in self._rows(node)]
        width = max((len(key) for key, _ in rows), default=0)
        return [_title(title), *(_key(key, words, width) for key, words in rows)]

    def _rows(self, node: DOMNode) -> Iterator[tuple[str, str]]:
        for action in reachable(node):
            if words := action_in_words(action, self.face, type(node)):
                yield key_in_words(action), words
        for key, word, run in fixed(type(node)):
            yield shown(key, run), self.face.say(word)

    def _line(self) -> list[Content]:
        say = self.face.say
        return [_title(say("help-line")), *(Content(say(word)) for word in LINE)]

    def _desk(self) -> list[Content]:
        """The shorthand of the championship desk, each verb with what follows it."""
        say, rows = self.face.say, []
        names = {verb: self.face.lexicon.name("desk", verb, self.face.lang) for verb in ALL_VERBS}
        width = max(map(len, names.values()))
        for verb, name in names.items():
            parts = [say(f"help-tournament-{verb}-{part}") for part in DESK_WORDS.get(verb, ("words",))]
            told = [*(["; ".join(parts)] if parts else []), say(f"help-tournament-{verb}")]
            rows.append(_key(name, " – ".join(told), width))
        return [_title(say("help-shorthand")), *rows]

    def _light(self) -> list[Content]:
        """The letters of the light log, as its pad has them."""
        say = self.face.say
        keys = [_key(key, say(word), 0) for key, word in light_pad.KEYS]
        return [_title(say("table-light")), Content(say("app-light_choose")), Content("   ").join(keys)]

    def _shorthand(self) -> list[Content]:
        say = self.face.say
        here = (spoken_line(line, self.face) for line in EXAMPLES if not {*line.split()[:1]} & self.beyond)
        examples = Content("   ").join(Content.styled(line, "bold $text-accent") for line in here)
        words = [Content(say(key)) for key in WORDS]
        return [_title(say("help-shorthand")), examples, *words, *self._verbs()]

    def _verbs(self) -> list[Content]:
        """The verbs of every game, then those that each set in force brings."""
        brought = [(self.face.set_name(name), verbs) for name, verbs in self.may_type.brought]
        common = [verb for verb in self.may_type.common if verb not in self.beyond]
        rows = [(self.face.say("app-help_verbs"), common), *brought]
        return [self._named(title, verbs) for title, verbs in rows if verbs]

    def _named(self, title: str, verbs: Iterable[str]) -> Content:
        words = [Content.styled(self.face.views.typed_name("verb", verb), "bold $text-accent") for verb in verbs]
        return Content.assemble(f"{title}: ", Content(" · ").join(words))

    def _signs(self) -> list[Content]:
        say = self.face.say
        levels = [
            Content.styled(f"{say(f'verdict-{level}.sign')} {say(f'verdict-{level}')}", LEVELS[level])
            for level in LEVEL_WORDS
        ]
        signs = [f"{sign} {self.face.name(kind)}" for sign, kind in self.may_type.signs]
        marks = [f"{TURN} {say('table-turn')}", f"{OPEN_ROLE} {say('table-open_role')}", *signs]
        marks += [f"( ) {say('table-idle')}", f"{WAITS} {say('table-waits')}"]
        marks += [f"{ASKED} {say('table-asked')}", f"{GHOST} {say('table-ghost')}"]
        marks += [f"{OUT} {say('table-out')}", f"●○ {say('table-life')}", f"→ {say('table-reach')}", "⏎ Enter"]
        return [_title(say("help-signs")), Content("   ").join(levels), Content("   ".join(marks))]

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()


def _title(text: str) -> Content:
    return Content.styled(text, "bold underline")


def _key(key: str, words: str, width: int) -> Content:
    return Content.assemble((key.ljust(width), "bold $text-accent"), "  " if width else " ", words)
