"""Help: how a line is written, what the signs mean, which keys there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from referee import sets
from referee.rulebook import Rulebook
from referee.tui.completion import verbs
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, Panel, lines
from referee.tui.widgets.seats import OUT, TURN
from referee.views import OPEN_ROLE

EXAMPLES = (
    "bang 3", "3 duel anna", "missed", "barrel 4h", "hit", "panic 2 mustang", "jail bruno", "end",
    "set anna life 3", "retract 12", "correct 12 bang 4", "insert 12 3 beer", "gap", "note",
)  # fmt: skip
LEVEL_WORDS = ("legal", "without_effect", "for_referee", "unclear", "illegal")


class HelpScreen(SpokenScreen):
    """One page to read."""

    CSS = "HelpScreen VerticalScroll { padding: 1 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1", "leave", show=False)]

    def compose(self) -> ComposeResult:
        """The page."""
        yield VerticalScroll(Panel("page"))
        yield Keys()

    def __init__(self, face: Face, book: Rulebook) -> None:
        super().__init__(face)
        self.book = book

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one(Keys).show(
            [("Esc", say("key-back"), "screen.leave"), ("F2", say("key-language"), "app.language")]
        )
        self.query_one("#page", Panel).put(
            lines([*self._shorthand(), *self._verbs(), Content(""), *self._signs(), Content(""), *self._keys()])
        )

    def _shorthand(self) -> list[Content]:
        say = self.face.say
        examples = Content("   ").join(Content.styled(line, "bold $text-accent") for line in EXAMPLES)
        return [
            _title(say("help-shorthand")),
            examples,
            Content(say("app-help_words")),
            Content(say("help-empty_line")),
        ]

    def _verbs(self) -> list[Content]:
        """The verbs of every game, then those that each set in force brings."""
        brought = [(self.face.set_name(name), sets.named(name).verbs) for name in self.book.sets]
        own = {verb for _, verbs in brought for verb in verbs}
        common = [verb for verb in verbs(self.book) if verb not in own]
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
        signs = [f"{card.marks} {self.face.name(kind)}" for kind, card in self.book.cards.items() if card.marks]
        marks = [f"{TURN} {say('table-turn')}", f"{OPEN_ROLE} {say('table-open_role')}", *signs]
        marks += [f"{OUT} {say('table-out')}", f"●○ {say('table-life')}", f"→ {say('table-reach')}"]
        return [_title(say("help-signs")), Content("   ").join(levels), Content("   ".join(marks))]

    def _keys(self) -> list[Content]:
        words = ("complete", "again", "lookup", "flag", "history", "light", "language")
        return [_title(self.face.say("app-help_keys")), *(Content(self.face.say(f"app-help_{word}")) for word in words)]

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()


def _title(text: str) -> Content:
    return Content.styled(text, "bold underline")
