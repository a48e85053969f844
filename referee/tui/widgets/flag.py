"""The flag: something was not allowed. What, why, where it is printed, and the three ways on."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from referee.tui.face import Face
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines, pressed
from referee.tui.widgets.preview import reason_line
from referee.views import FlagView

KEYS = (
    ("F6", "flag-rulings", "rulings_behind"),
    ("F7", "flag-take_back", "take_back"),
    ("F8", "flag-let_stand", "let_stand"),
)


class Flag(Vertical):
    """Shown while there are flags to look at; the first of them is the one spoken of."""

    DEFAULT_CSS = """
    Flag { display: none; height: auto; max-height: 100%; border-left: thick $error; padding: 0 0 0 1; }
    Flag.raised { display: block; }
    Flag #why { height: auto; overflow-y: scroll; max-height: 6; }
    Flag #ways { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    def __init__(self) -> None:
        super().__init__(id="flag")
        self.flags: tuple[FlagView, ...] = ()

    def compose(self) -> ComposeResult:
        """What was not allowed, and the keys under it."""
        scroll = VerticalScroll(Panel("reasons"), id="why", can_focus=False)
        yield scroll
        yield Panel("ways")

    @property
    def flag(self) -> FlagView | None:
        """The one spoken of."""
        return self.flags[0] if self.flags else None

    def show(self, flags: tuple[FlagView, ...], face: Face) -> None:
        """Raise these flags, or take them down."""
        self.flags = flags
        self.set_class(bool(flags), "raised")
        if self.flag is None:
            return
        self.query_one("#reasons", Panel).put(_told(self.flag, len(flags), face))
        more = face.say("flag-next") if len(flags) > 1 else face.say("key-close")
        keys = [
            *((key, face.say(word), f"screen.{action}") for key, word, action in KEYS),
            ("Esc", more, "screen.back"),
        ]
        self.query_one("#ways", Panel).put(Content("  ").join(pressed(*key) for key in keys))


def _told(flag: FlagView, count: int, face: Face) -> Content:
    number = face.say("table-entry_number", number=str(flag.number))
    many = f" (1/{count})" if count > 1 else ""
    head = Content.assemble((f"{flag.label}{many}", LEVELS.get(flag.verdict, "bold")), f" · {number}: {flag.entry}")
    doubts = [Content.styled(face.say("flag-doubt"), QUIET), *map(reason_line, flag.doubts)] if flag.doubts else []
    return lines([head, *map(reason_line, flag.reasons), *doubts])
