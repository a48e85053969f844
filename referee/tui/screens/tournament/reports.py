"""What can be printed: each report as a page that any browser prints, or as a list for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.reports.kinds import KINDS, PUBLIC, made
from referee.championship.reports.lists import in_csv
from referee.championship.reports.page import in_html
from referee.championship.rules.aloud import over
from referee.library.shelf import Library
from referee.tui.exchange import save_text
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import Panel
from referee.tui.widgets.rows import Column, Row, Rows
from referee.typing.conversation import LineTold

KEYS = (
    ("⏎", "desk-key_page", "screen.page"), ("V", "desk-key_csv", "screen.csv"),
    ("J", "desk-key_document", "screen.document"), ("K", "desk-key_copies", "screen.copies"),
    (":", "desk-key_line", "screen.line"), ("F10", "desk-key_hall", "screen.hall"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class ReportsScreen(DeskScreen):
    """A kind of report a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "page", show=False),
        Binding("v,V", "csv", show=False),
        Binding("j,J", "document", show=False),
        Binding("k,K", "copies", show=False),
    ]

    DEFAULT_CSS = """
    ReportsScreen #detail { height: auto; max-height: 4; padding: 0 1; border-top: solid $frame; }
    """

    def body(self) -> Iterable[Widget]:
        """The kinds; what the one chosen holds."""
        yield Rows()
        yield Panel("detail")

    def on_option_list_option_highlighted(self) -> None:
        """Another kind."""
        self._look_at()

    def _look_at(self) -> None:
        kind = self.rows.chosen
        self.query_one("#detail", Panel).put(Content(self.face.say(f"desk-report_{kind}") if kind else ""))

    def fill(self) -> None:
        """The kinds, those for everybody first."""
        say, self._over = self.face.say, over(self.log_of_tournament.entries)
        columns = (Column(say("desk-head_report"), 34), Column(say("desk-head_eyes"), grows=True))
        self.rows.show(columns, [self._row(kind) for kind in KINDS])
        self._look_at()

    def _row(self, kind: str) -> Row:
        eyes = "everybody" if kind in PUBLIC else "referee"
        sign, style = ("○", "") if kind in PUBLIC else ("!", "$text-warning")
        told = Content.styled(f"{sign} {self.face.say(f'report-stamp-{eyes}')}", style)
        title = self.face.say(f"report-title-{kind}", over="yes" if self._over else "no")
        return Row(kind, (Content.styled(title, "bold"), told))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a kind."""
        event.stop()
        self.action_page()

    def action_page(self) -> None:
        """Save the report chosen as a page to print."""
        self._save("html")

    def action_csv(self) -> None:
        """Save the report chosen as a list for a spreadsheet."""
        self._save("csv")

    def action_document(self) -> None:
        """Save the whole tournament as its document."""
        self._ask("json", f"{_plain(self.state.name)}.json")

    def action_copies(self) -> None:
        """Copies of the whole event: made, handed over, compared."""
        from referee.tui.screens.tournament.copies import CopiesScreen

        self.app.push_screen(CopiesScreen(self.face, self.log_of_tournament))

    def _save(self, form: str) -> None:
        if self.rows.chosen:
            self._ask(form, f"{_plain(self.state.name)}-{self.rows.chosen}.{form}")

    def _ask(self, form: str, name: str) -> None:
        text = partial(self._text, self.rows.chosen, form)
        save_text(self.app, self.face, "desk-save_where", name, text, self._saved)

    def _text(self, kind: str, form: str) -> str:
        log, lang = self.log_of_tournament, self.face.lang
        if form == "json":
            from referee.championship.office.document import document_of, written

            return written(document_of(log.entries, log.times))
        report = made(kind, tuple(log.entries), lang, self._library, log.lost)
        return in_csv(report) if form == "csv" else in_html([report])

    def _library(self) -> Library:
        from referee.library.search import rulings_index

        index = rulings_index(self.face.desk.path)
        try:
            return index.library()
        finally:
            index.close()

    def _saved(self, name: str) -> None:
        self.line.tell(LineTold(notes=(self.face.say("report-saved", file=name),)))


def _plain(name: str) -> str:
    """A name as it can stand in that of a file."""
    return "-".join("".join(char if char.isalnum() else " " for char in name).split())[:40] or "tournament"
