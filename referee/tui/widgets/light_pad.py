"""The light log's own keys, in the place of the entry line: plainly marked, and each key acts at once."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.message import Message

from referee.tui.widgets.panel import Panel, in_rows, lines, pressed
from referee.typing.light_keys import LAY, LOST, OUT, LightKeys, Pressed
from referee.views.records import TableView
from referee.views.voice import Voice

NAMED = {"enter", "escape", "backspace"}
KEYS = (
    ("+", "app-light_gain"), ("-", "app-light_lose"), ("c", "app-light_lay"), ("x", "app-light_lost"),
    ("o", "app-light_out"), ("t", "app-light_turned"), ("n", "app-light_next"),
)  # fmt: skip
VERBS = {LAY: "app-light_lay", LOST: "app-light_lost", OUT: "app-light_out"}


class LightPad(Panel, can_focus=True):
    """Takes keys while the log is light. It keeps what was pressed so far, and says when a line is ready."""

    FOLDS = False
    DEFAULT_CSS = """
    LightPad { display: none; height: auto; padding: 0 1; background: $warning-muted; border-left: thick $warning;
               text-wrap: nowrap; text-overflow: ellipsis; }
    LightPad.on { display: block; }
    """

    class Ready(Message):
        """The keys made up a line."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class SeatChosen(Message):
        """Another seat is spoken of."""

    def __init__(self) -> None:
        super().__init__("light")
        self.pressed = Pressed()
        self._keys: LightKeys | None = None
        self._voice: Voice | None = None
        self._view: TableView | None = None

    @property
    def seat(self) -> int:
        """The seat that is spoken of, 0 for none."""
        return self._keys.seat(self.pressed) if self._keys is not None else 0

    def show(self, keys: LightKeys, view: TableView, voice: Voice) -> None:
        """Take keys for the table as it stands now; in a full log nobody sees it."""
        self._keys, self._view, self._voice = keys, view, voice
        if view.mode == "light":
            self._draw()

    def on_key(self, event: events.Key) -> None:
        """Read a key; F-keys and the like go on to the screen."""
        key = event.key if event.key in NAMED else (event.character or "").lower() if event.is_printable else ""
        if len(key) == 1 or key in NAMED:
            if key in ":/" and not self.pressed.verb:
                return
            event.stop()
            event.prevent_default()
            self.take(key)

    def take(self, key: str) -> None:
        """Read a key, pressed or clicked."""
        if self._keys is None:
            return
        before, self.pressed = self.seat, self._keys.press(self.pressed, key)
        if self.pressed.line:
            self.post_message(self.Ready(self.pressed.line))
        elif self.seat != before:
            self.post_message(self.SeatChosen())
        self._draw()

    def choose(self, seat: int) -> None:
        """Speak of this seat, if no verb has been begun."""
        if not self.pressed.verb:
            self.pressed = Pressed(seat)
            self.post_message(self.SeatChosen())
            self._draw()

    def _draw(self) -> None:
        if self._voice is None or self._view is None or self._keys is None:
            return
        lead = f" {self._voice.say('table-light').upper()} "
        head = Content.assemble((lead, "bold reverse"), " ", *self._so_far(self._view, self._voice))
        below = self._names(self._keys, self._voice) if self.pressed.verb else self._acts(self._view, self._voice)
        self.put(lines([head, in_rows(below, self.content_size.width or self.app.size.width - 5)]))

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self._draw()

    def _so_far(self, view: TableView, voice: Voice) -> list[Content]:
        now = self.pressed
        if not self.seat:
            return [Content(voice.say("app-light_choose"))]
        parts = [Content.styled(f"{self.seat} {view.seats[self.seat - 1].label}", "bold")]
        if now.verb:
            parts.append(Content(f" {voice.say(VERBS[now.verb])}: {now.letters}_"))
        return parts

    def _names(self, keys: LightKeys, voice: Voice) -> list[Content]:
        """What the letters so far may become."""
        return [Content(voice.name(id_)) for id_ in keys.candidates(self.pressed)]

    def _acts(self, view: TableView, voice: Voice) -> list[Content]:
        """What each key does."""
        seats = f"1–{len(view.seats)}" if len(view.seats) < 10 else "1–9, 0=10"
        return [
            Content.assemble((seats, "bold $text-accent"), " ", voice.say("table-seat")),
            *(pressed(key, voice.say(word), f"screen.light_key('{key}')") for key, word in KEYS),
            pressed(":", voice.say("app-light_line"), "screen.one_line"),
            pressed("F5", voice.say("table-full"), "screen.light"),
        ]
