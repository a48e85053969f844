"""The entry line: what happened, as the referee types it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import ClassVar, Protocol, runtime_checkable

from rich.segment import Segment
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widgets import Input

from referee.tui.widgets.refusable import Refusable
from referee.tui.widgets.unscrolled import Unscrolled
from referee.typing.completion import Proposal

AT_THE_HEAD = {"/": "screen.rulings", "?": "app.help", "!": "screen.call_desk"}
CALL = "call_desk"
"""Signs that ask for something when nothing is typed."""
_LAST = re.compile(r"(/\w*|\d+|[^\W\d_]+)$")


@runtime_checkable
class TypedEarly(Protocol):
    """A screen at which one may type while it is coming up."""

    def type_early(self, character: str) -> None:
        """Take a character that was typed before."""


class EntryLine(Unscrolled, Refusable):
    """An input that completes with Tab or the right arrow, and brings back earlier lines.

    Several lines pasted are logged one after the other with one Enter; those that wait stay, if one cannot be read.
    """

    DEFAULT_CSS = """
    EntryLine { height: 1; width: 1fr; border: none; padding: 0; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "accept", show=False),
        Binding("shift+tab", "accept(1)", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("escape", "step_back", show=False),
    ]

    class Chosen(Message):
        """Another proposal is the one that Tab takes."""

    class LetGo(Message):
        """The lines that waited were let go."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False, id="entry")
        self.cursor_blink = False
        self.proposals: tuple[Proposal, ...] = ()
        self.chosen = 0
        self.look: Callable[[str], None] = lambda line: None
        self.changed: Callable[[str], None] = lambda line: None
        """Told of a line at once, that it and what is said of it may be painted together."""
        self.enter: Callable[[str], None] | None = None
        self.opened_by = ""
        self._taken = ""
        self._proposed_for: str | None = ""
        self.waiting: list[str] = []
        self.running = False
        self._typed: list[str] = []
        self._lacks = ""
        """The line that was not logged only because it lacks a word."""
        self._back = 0

    def propose(self, proposals: tuple[Proposal, ...], line: str) -> None:
        """Offer these ways to go on with this line."""
        self.proposals, self.chosen, self._proposed_for = proposals, 0, line

    def unsure(self) -> None:
        """What is offered was not compared yet with what Enter does: it is, before Tab takes any of it."""
        self._proposed_for = None

    def take(self, place: int) -> None:
        """Go on as the proposal at this place says."""
        if 0 <= place < len(self.proposals):
            self.say(self.proposals[place].line)
            self._taken = self.value

    def say(self, line: str) -> None:
        """Let this be the line, and go on typing after it."""
        self.value = line
        self.cursor_position = len(self.value)
        self.focus()

    def action_accept(self, further: int = 0) -> None:
        """Take the proposal chosen, or one further on: always for the line as it is now, however fast it was typed."""
        self._look_again()
        self.take((self.chosen + further) % max(1, len(self.proposals)))

    def _look_again(self) -> None:
        if self._proposed_for != self.value:
            self.look(self.value)

    def action_cursor_right(self, select: bool = False) -> None:
        """Take the proposal at the end of the line, else move."""
        if self.selection.is_empty and self._at_end and self.proposals and not select:
            self.take(self.chosen)
        else:
            super().action_cursor_right(select)

    @property
    def _at_end(self) -> bool:
        return bool(self.value) and self.cursor_position == len(self.value)

    def action_choose(self, by: int) -> None:
        """Choose another proposal; upwards on an empty line, or on one that came back, an earlier line."""
        recalled = self._back > 0 and self.value == self._typed[-self._back]
        if self._typed and (recalled or (not self.value and by < 0)):
            self._recall(by)
            return
        self._look_again()
        if self.proposals:
            self.chosen = (self.chosen + by) % len(self.proposals)
            self.post_message(self.Chosen())

    def _recall(self, by: int) -> None:
        self._back = max(0, min(len(self._typed), self._back - by))
        self.value = self._typed[-self._back] if self._back else ""
        self.cursor_position = len(self.value)

    def action_step_back(self) -> None:
        """Let go of the lines that wait, else of the last step of a line made step by step; else it is not for us."""
        if self.waiting:
            self.waiting = []
            self.post_message(self.LetGo())
            return
        before = step_back(self.value)
        if before is None:
            raise SkipAction
        self.say(before)

    def refused(self) -> None:
        """The line means nothing: it can be brought back, once another stands in its place."""
        self._remember()
        super().refused()

    def lacks(self) -> None:
        """The line only lacks a word: the one typed next goes on after it."""
        self._lacks = self.value

    def anew(self, line: str) -> str:
        """What was typed behind a line that only lacks a word; nothing where it is no such line."""
        return line[len(self._lacks) :].strip() if self._lacks and line.startswith(f"{self._lacks} ") else ""

    def drop(self) -> bool:
        """Empty the line, which can be brought back; false where there is none."""
        self._remember()
        there, self.value = bool(self.value), ""
        return there

    def _remember(self) -> None:
        if self.value and self._typed[-1:] != [self.value]:
            self._typed.append(self.value)

    def recall_first(self, lines: Iterable[str]) -> None:
        """Lines from before this line was there, to be brought back as well."""
        self._typed[:0] = lines

    def logged(self) -> bool:
        """The line is logged: remember it, and bring up the next one that waits, if any does."""
        if self.value.strip():
            self._typed.append(self.value)
        self._back = 0
        self.running = bool(self.waiting)
        self.value = self.waiting.pop(0) if self.waiting else ""
        self.cursor_position = len(self.value)
        return self.running

    def meant(self, line: str) -> None:
        """The line logged last was short for this one."""
        self._typed[-1:] = [line]

    def render_line(self, y: int) -> Strip:
        """The line as Textual draws it, written at once where it is plain: that is at nearly every key."""
        if y or not self.value.isprintable() or not self.value or not self.selection.is_empty:
            return super().render_line(y)
        ground, at, line = self.visual_style.rich_style, self.cursor_position, f"{self.value} "
        cursor = self.get_visual_style("input--cursor").rich_style if self.has_focus else ground
        parts = ((line[:at], ground), (line[at : at + 1], cursor), (line[at + 1 :], ground))
        room, left = self.scrollable_content_region.width + 1, self.scroll_offset.x
        strip = Strip([Segment(text, style) for text, style in parts if text])
        return strip.crop(left, left + room).extend_cell_length(room, ground)

    def validate(self, value: str) -> None:
        """Whether a line means anything is said under it: nothing about the line itself looks otherwise."""

    def _is_key(self, character: str) -> bool:
        """Does it do what it stands for here? Only a table of an event calls its desk."""
        action = AT_THE_HEAD[character].rpartition(".")[2]
        if action != CALL:
            return True
        return hasattr(self.screen, f"action_{CALL}") and self.screen.check_action(CALL, ()) is True

    async def _on_key(self, event: events.Key) -> None:
        """While lines are logged one after the other, no key comes in between."""
        if (
            event.character in AT_THE_HEAD and not self.value and self._is_key(event.character)
        ):  # within a line it belongs to a card
            event.stop()
            event.prevent_default()
            await self.run_action(AT_THE_HEAD[event.character])
            return
        if self.app.screen is not self.screen:  # typed before the screen asked for came up
            event.stop()
            event.prevent_default()
            if isinstance(self.app.screen, TypedEarly) and event.character and event.is_printable:
                self.app.screen.type_early(event.character)
            return
        if self.running:
            event.prevent_default()
            event.stop()
            return
        if event.character == self.opened_by and not self.value:  # it is open already
            event.prevent_default()
            event.stop()
            return
        if event.key == "enter" and self.enter is not None:  # at once: what is typed next is not of this line
            event.prevent_default()
            event.stop()
            self.enter(self.value)
            return
        if event.character == "/" and self.value and self.value == self._taken:
            self.say(self.value.rstrip())  # rank and suit hang on the card that was taken
        before = self.value
        with self.prevent(Input.Changed):
            self._part_from_lacking(event.character or "")
            await super()._on_key(event)
            self._once()
        if self.value == before:
            return
        if self._another_waits():
            self.post_message(Input.Changed(self, self.value))
        else:
            self.changed(self.value)

    def _another_waits(self) -> bool:
        """Is the next key there already, with the app or handed on to the line?"""
        return bool(self.app.message_queue_size or self.message_queue_size)

    def _part_from_lacking(self, character: str) -> None:
        """The word that was lacking stands by itself."""
        if self._lacks and self.value == self._lacks and self._at_end and character.isalnum():
            self.insert_text_at_cursor("" if self.value.endswith(" ") else " ")

    def _once(self) -> None:
        """Who types a line that lacks a word anew, from its beginning, means it once; made shorter it is another."""
        if not self.value.startswith(self._lacks) or len(self.value) <= len(self._lacks):
            self._lacks = ""
        elif self.value == f"{self._lacks} {self._lacks} ":
            self.value, self._lacks = f"{self._lacks} ", ""
            self.cursor_position = len(self.value)

    def _on_paste(self, event: events.Paste) -> None:
        found = [line for line in event.text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
        first, *others = found or [""]
        self.waiting += others
        self.insert_text_at_cursor(first)
        event.prevent_default()
        event.stop()


def step_back(line: str) -> str | None:
    """The line without its last step, if it was made step by step from a seat on; what was typed whole stays."""
    if not line[:1].isdigit():
        return None
    if line.endswith(" "):
        *before, _ = line.split()
        return "".join(f"{word} " for word in before)
    return None if " " in line else _LAST.sub("", line)
