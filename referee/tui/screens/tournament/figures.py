"""Figures opened into what they are made of, each line with its entries and clauses; Enter leads on to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList

from referee.championship.office.shapes import FigureRow
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.office.views import OfficeViews
from referee.championship.rules.facts import PLAYS
from referee.championship.rules.figures import Figure
from referee.tui.consulting import Consulted
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenScreen
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows

KEYS = (
    ("⏎", "desk-key_rulings_behind", "screen.clauses"), ("E", "desk-key_entry", "screen.entry"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
NARROW = 110
"""Columns up to which clauses and entries are begun only: of the line chosen all of them stand under the list."""


class FiguresScreen(SpokenScreen):
    """The lines of some figures, the whole before its parts; under them the entries of the line chosen."""

    CSS = """
    FiguresScreen #figures-head { padding: 0 1; background: $panel; text-style: bold; }
    FiguresScreen #figures-entries { padding: 0 1; height: auto; max-height: 8; border-top: solid $frame; }
    """
    AUTO_FOCUS = "Rows"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "clauses", show=False),
        Binding("e,E", "entry", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, log: TournamentLog, title: str, figures: Callable[[], Iterable[Figure]]) -> None:
        super().__init__(face)
        self.log_of_tournament = log
        self.title_told = title
        self._figures = figures
        self._lines: Sequence[FigureRow] = ()

    def compose(self) -> ComposeResult:
        """Whose figures; the lines; the entries of one; the keys."""
        yield Panel("figures-head")
        yield Rows()
        yield Panel("figures-entries")
        yield Keys()

    @property
    def views(self) -> OfficeViews:
        """The tournament in words, as it stands."""
        return OfficeViews(self.face.speech, self.log_of_tournament.state)

    def on_resize(self) -> None:
        """Lay it out at the width there is now."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        head = f"{self.title_told} │ {say('desk-secret')}"
        self.query_one("#figures-head", Panel).put(Content(head))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self._lines = self.views.opened(self._figures())
        heads = [say(f"desk-head_{name}") for name in ("figure", "amount", "clauses", "entries")]
        most = (24, 14) if self.app.size.width > NARROW else (9, 5)
        columns = (
            Column(heads[0], grows=True), Column(heads[1], 14, right=True), Column(heads[2], most[0]),
            Column(heads[3], most[1]),
        )  # fmt: skip
        rows = [_row(number, line) for number, line in enumerate(self._lines)]
        self.query_one(Rows).show(columns, rows, say("tournament-no_games"))
        self._look_at()

    @property
    def chosen(self) -> FigureRow | None:
        """The line chosen."""
        place = self.query_one(Rows).chosen
        return self._lines[int(place)] if place and int(place) < len(self._lines) else None

    def on_option_list_option_highlighted(self) -> None:
        """Another line: its entries."""
        self._look_at()

    def _look_at(self) -> None:
        line, told = self.chosen, self.views.told
        numbers = line.entries if line else ()
        clauses = f" [{', '.join(line.clauses)}]" if line and line.clauses else ""
        head = Content.assemble((f"{line.label}: {line.value}", "bold"), (clauses, QUIET)) if line else Content("")
        log = self.log_of_tournament
        entries = [Content.styled(f"{number:>4}  {told.entry(log.entry(number))}", QUIET) for number in numbers]
        self.query_one("#figures-entries", Panel).put(lines([head, *entries]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a line."""
        event.stop()
        self.action_clauses()

    def action_clauses(self) -> None:
        """The rulings on the clauses of this line."""
        from referee.tui.screens.rulings import RulingsScreen

        if self.chosen is not None and self.chosen.clauses:
            self.app.push_screen(RulingsScreen(self.face, self.chosen.clauses, Consulted(PLAYS)))

    def action_entry(self) -> None:
        """The first entry of this line, among all of them."""
        from referee.tui.screens.tournament.entries import EntriesScreen

        if self.chosen is not None and self.chosen.entries:
            self.app.switch_screen(EntriesScreen(self.face, self.log_of_tournament, self.chosen.entries[-1]))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss()


def _row(number: int, line: FigureRow) -> Row:
    label = Content.styled("  " * line.depth + line.label, "bold" if not line.depth else "")
    entries = ", ".join(map(str, line.entries))
    return Row(str(number), (label, line.value, ", ".join(line.clauses), entries))
