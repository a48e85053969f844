"""Warnings and expulsions with their reasons, and the referee's code: each infraction with the ruling behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList
from textual.worker import Worker, WorkerState

from referee.championship.office.shapes import WarningRow
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.reports.penalties import COMMON, INFRACTIONS
from referee.languages import told_in
from referee.library.shelf import Library
from referee.speech import visible
from referee.tui.face import Face
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import QUIET, Panel, lines
from referee.tui.widgets.rows import Column, Row, Rows

KEYS = (
    ("⏎", "desk-key_rulings_behind", "screen.rulings_behind"), ("W", "desk-key_warn", "screen.warn"),
    ("X", "desk-key_expel", "screen.expel"), ("P", "desk-key_pardon", "screen.pardon"),
    (":", "desk-key_line", "screen.line"), ("^Z", "app-key_take_back", "screen.take_back"),
    ("F3", "app-key_rulings", "screen.rulings"), ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"),
    ("Esc", "key-back", "screen.away"),
)  # fmt: skip
_CLAUSE = re.compile(r"\b[A-Z]{3}-\d{3}\b")


class Infraction(Struct, frozen=True):
    """A ruling on the referee's code: its clauses, what it is asked by, what it says."""

    id: str
    clauses: tuple[str, ...]
    question: dict[str, str]
    answer: dict[str, str]


class PenaltiesScreen(DeskScreen):
    """The penalties that were given, then the infractions of the code."""

    DEFAULT_CSS = """
    PenaltiesScreen #detail { height: auto; max-height: 5; padding: 0 1; border-top: solid $frame; }
    PenaltiesScreen.tall #detail { max-height: 12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "rulings_behind", show=False),
        Binding("w,W", "warn", show=False),
        Binding("x,X", "expel", show=False),
        Binding("p,P", "pardon", show=False),
    ]

    def __init__(self, face: Face, log: TournamentLog) -> None:
        super().__init__(face, log)
        self._code: tuple[Infraction, ...] = ()

    def on_mount(self) -> None:
        """Look the code up once the screen stands there."""
        super().on_mount()
        store = self.face.desk.path
        self.run_worker(lambda: tuple(_code(store)), thread=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The code was found; without a shelf there is none to show."""
        event.stop()
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, tuple):
            self._code = event.worker.result
            self.redraw()

    def body(self) -> Iterable[Widget]:
        """The list; the ruling at a glance."""
        yield Rows()
        yield Panel("detail")

    def fill(self) -> None:
        """The penalties as they stand now, and the code."""
        say = self.face.say
        heads = [say(f"desk-head_{name}") for name in ("entry", "player", "penalty", "reason")]
        columns = (
            Column(heads[0], 6, right=True),
            Column(heads[1], 20),
            Column(heads[2], 24),
            Column(heads[3], grows=True),
        )
        given = [self._row(row) for row in self.views.warnings()]
        none = [] if given else [Row("none", ("", say("tournament-no_warnings"), "", ""), live=False)]
        heading = say("desk-code") if self._code else say("ask-opening")
        code = [Row("code", ("", "", "", Content.styled(heading, "bold")), live=False)]
        lang = self.face.lang
        rows = (
            Row(each.id, ("", "", each.clauses[0], each.question[told_in(each.question, lang)])) for each in self._code
        )
        self.rows.show(columns, [*given, *none, *code, *rows])
        self._look_at()

    def _row(self, row: WarningRow) -> Row:
        say = self.face.say
        sign = "✗" if row.kind == "expulsion" else "▲"
        told = f"{sign} {say(f'tournament-penalty-{row.kind}')}"
        kind = told if row.stands else f"({say('tournament-withdrawn')}) {told}"
        return Row(f"entry:{row.entry}", (str(row.entry), row.name, kind, visible(row.reason)), quiet=not row.stands)

    @property
    def entry_chosen(self) -> WarningRow | None:
        """The penalty chosen, if it is one."""
        number = self.rows.chosen.removeprefix("entry:")
        return next((row for row in self.views.warnings() if str(row.entry) == number), None)

    @property
    def infraction(self) -> Infraction | None:
        """The infraction chosen, if it is one."""
        return next((each for each in self._code if each.id == self.rows.chosen), None)

    @property
    def clauses(self) -> tuple[str, ...]:
        """What the row chosen rests on: the clauses its reason names, else those on such penalties."""
        given = self.entry_chosen
        if given is not None:
            return tuple(_CLAUSE.findall(given.reason)) or COMMON[given.kind]
        return self.infraction.clauses if self.infraction else ()

    def on_option_list_option_highlighted(self) -> None:
        """Another row: the ruling behind it."""
        self._look_at()

    def _look_at(self) -> None:
        clauses, lang = self.clauses, self.face.lang
        behind = (each for clause in clauses for each in self._code if clause in each.clauses)
        found = self.infraction or next(behind, None)
        told = [Content.styled(", ".join(clauses), QUIET)] if clauses else []
        told += [Content(found.answer[told_in(found.answer, lang)])] if found else []
        self.query_one("#detail", Panel).put(lines(told))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        self.action_rulings_behind()

    def action_rulings_behind(self) -> None:
        """The shelf, at the clauses of the row chosen."""
        if self.clauses:
            self.show_rulings(self.clauses)

    def _begin(self, verb: str) -> None:
        """The player is still to be typed; of an infraction the clause stands there as the reason."""
        reason = f" {self.infraction.clauses[0]}" if self.infraction else ""
        self.begin_with_player(f"{verb} {reason}")

    def action_warn(self) -> None:
        """Begin a warning."""
        self._begin("warn")

    def action_expel(self) -> None:
        """Begin an expulsion."""
        self._begin("expel")

    def action_pardon(self) -> None:
        """Begin to withdraw the penalty chosen; the reason is still to be typed."""
        if self.entry_chosen is not None and self.entry_chosen.stands:
            self.begin(f"pardon {self.entry_chosen.entry} ")


def _code(store: object) -> Iterator[Infraction]:
    """Each ruling on the code once, where its first clause stands."""
    from referee.library.search import rulings_index

    index = rulings_index(store)  # type: ignore[arg-type]
    library: Library = index.library()
    index.close()
    seen: set[str] = set()
    for clause in INFRACTIONS:
        for ruling in library.behind((clause,)):
            if ruling.id not in seen and not ruling.is_house:
                seen.add(ruling.id)
                question = {lang: asked[0] for lang, asked in ruling.question.items() if asked}
                yield Infraction(ruling.id, ruling.clauses, question, dict(ruling.answer))
