"""The ways on from an entry, side by side with what each would come to; the referee chooses one, or leaves it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from referee.desk.table_log import TableLog
from referee.log.history import AMENDING
from referee.log.taking_back import since
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.consequences import consequence_lines
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, lines, pressed
from referee.views.resolutions import Resolution, Resolutions

MOST = 8
"""Ways there are at most."""

KEYS = (("PgUp/PgDn", "key-move", "screen.page(1)"), ("Esc", "history-key_leave", "screen.leave"))
FEW = 2
"""Lines of a kind that are shown of each way, where there is little room."""
LOW = 34
"""The rows of a screen from which on there is room enough."""


class Heading(Panel):
    """The name of a way, with its key."""


class ResolutionsScreen(SpokenModal[Resolution | None]):
    """Its result is the way chosen; a `correct` way has nothing but its kind."""

    CSS = """
    ResolutionsScreen { align: center middle; }
    ResolutionsScreen #box { width: 100%; max-width: 130; height: auto; max-height: 100%; padding: 0 1;
                      border: round $accent; background: $surface; }
    ResolutionsScreen #all { height: auto; max-height: 17; }
    ResolutionsScreen #all Panel { height: auto; padding: 0 0 0 3; }
    ResolutionsScreen #all Heading { padding: 0; }
    ResolutionsScreen Keys { dock: none; }
    ResolutionsScreen.tall #all { max-height: 44; }
    """
    VERTICAL_BREAKPOINTS = [(0, "short"), (34, "tall")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("down,pagedown", "page(1)", show=False),
        Binding("up,pageup", "page(-1)", show=False),
        *(Binding(str(digit), f"way({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, face: Face, log: TableLog, number: int) -> None:
        super().__init__(face)
        self.log_of_table = log
        self.number = number
        self.ways: tuple[Resolution, ...] = ()

    def compose(self) -> ComposeResult:
        """The entry, the ways, the keys."""
        with Vertical(id="box"):
            yield Panel("what")
            with VerticalScroll(id="all", can_focus=False):
                for place in range(1, MOST + 1):
                    yield Heading(f"way-{place}")
                    yield Panel(f"does-{place}")
            yield Keys()

    def on_mount(self) -> None:
        """Work out what each way would come to."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, log = self.face.say, self.log_of_table
        self.ways = Resolutions(log, self.face.views).of(self.number)
        entry = self.face.speech.entry(log.entry(self.number), log.table)
        head = [Content.styled(say("ways-title", number=str(self.number), entry=entry), "bold")]
        self.query_one("#what", Panel).put(lines([*head, *self._after()]))
        for place, way in enumerate(self.ways, 1):
            self._tell(place, way)
        choose = (f"1–{len(self.ways)}", "key-choose", "screen.way(1)")
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in (choose, *KEYS)])

    def _after(self) -> list[Content]:
        """How many entries came after it."""
        if isinstance(self.log_of_table.entry(self.number), AMENDING):
            return []
        after = [each for each in since(self.log_of_table.entries, self.number) if each != self.number]
        return [Content.styled(self.face.say("ways-after", count=len(after)), QUIET)]

    def _tell(self, place: int, way: Resolution) -> None:
        head = pressed(str(place), self.face.say(f"ways-{way.kind}"), f"screen.way({place})")
        self.query_one(f"#way-{place}", Panel).put(head.stylize("bold"))
        most = FEW if self.app.size.height < LOW else len(way.does.unfit) + len(way.does.fit)
        rows = consequence_lines(way.does, self.face, most) if way.does.head else []
        self.query_one(f"#does-{place}", Panel).put(lines(rows))

    def action_way(self, place: int) -> None:
        """Go this way."""
        if 0 < place <= len(self.ways):
            self.dismiss(self.ways[place - 1])

    def action_page(self, by: int) -> None:
        """Read on."""
        text = self.query_one("#all")
        text.scroll_relative(y=by * max(1, text.size.height - 2), animate=False)

    def action_leave(self) -> None:
        """Leave everything as it is."""
        self.dismiss(None)
