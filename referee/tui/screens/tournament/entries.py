"""Everything that was logged, with what was said and what holds now; from here it is put right at any depth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList

from referee.championship.office.lines import written
from referee.championship.office.tournamentlog import HistoryLine, TournamentLog
from referee.championship.rules.entries import GamePlayed, Inserted
from referee.core.nouns.verdict import Verdict
from referee.speech import visible
from referee.tui.face import Face
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.rows import Column, Row, Rows
from referee.views.dispute.times import local

KEYS = (
    ("⏎", "history-key_correct", "screen.correct"), ("I", "history-key_insert", "screen.insert"),
    ("B", "app-key_take_back", "screen.retract"), ("S", "flag-let_stand", "screen.let_stand"),
    ("V", "flag-rulings", "screen.rulings_behind"), ("!", "history-key_flags", "screen.flags"),
    (":", "desk-key_line", "screen.line"), ("F3", "app-key_rulings", "screen.rulings"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip


class EntriesScreen(DeskScreen):
    """An entry a row, the last one chosen, or the one that was asked for."""

    DEFAULT_CSS = """
    EntriesScreen #detail { height: auto; max-height: 6; padding: 0 1; border-top: solid $frame; }
    EntriesScreen.short #detail { max-height: 4; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,c,C", "correct", show=False),
        Binding("i,I", "insert", show=False),
        Binding("b,B", "retract", show=False),
        Binding("s,S", "let_stand", show=False),
        Binding("v,V", "rulings_behind", show=False),
        Binding("exclamation_mark", "flags", show=False),
    ]

    def __init__(self, face: Face, log: TournamentLog, number: int | None = None) -> None:
        super().__init__(face, log)
        self._wanted = len(log.entries) - 1 if number is None else number
        self._flagged = False
        self._known: tuple[int, list[HistoryLine]] = (0, [])

    def body(self) -> Iterable[Widget]:
        """The list; what there is to say of the entry chosen."""
        yield Rows()
        yield Panel("detail")

    def _history(self) -> list[HistoryLine]:
        """Every entry with its verdicts, worked out once for a log of this length."""
        length = len(self.log_of_tournament.entries)
        if self._known[0] != length:
            if self._known[0]:
                self._wanted = length - 1
            self._known = length, self.log_of_tournament.history()
        return self._known[1]

    def fill(self) -> None:
        """The entries as they count now."""
        say, back = self.face.say, self.log_of_tournament.taken_back()
        shown = [line for line in self._history() if not (self._flagged and (line.now or Verdict()).clean)]
        beside = 24 if self.app.size.width > 110 else 10
        widths = (Column("", 4, right=True), Column("", 5), Column("", 1), Column("", grows=True), Column("", beside))
        rows = [self._row(line, line.number in back) for line in shown]
        self.rows.show(widths, rows, say("tournament-all_clean"))
        if self._wanted is not None:
            self.rows.choose(str(self._wanted))
        self._look_at()

    def _row(self, line: HistoryLine, back: bool) -> Row:
        level = (line.now or line.said).level
        sign = Content.styled(self.face.speech.sign(level.word), LEVELS.get(level.word, ""))
        entry = Content(self.views.told.entry(line.entry)).stylize("strike" if back else "")
        cells = (str(line.number), local(line.at)[11:16], sign, entry, self._beside(line, back))
        return Row(str(line.number), cells, quiet=back)

    def _beside(self, line: HistoryLine, back: bool) -> str:
        """That it does not count any more, was let stand, or is judged otherwise since; else who logged it."""
        say = self.face.say
        if back:
            return say("table-taken_back")
        if line.stood is not None:
            return say("tournament-let_stand", reason=line.stood)
        if line.kept:
            return visible(line.kept)
        if line.now is not None and line.now.level != line.said.level:
            then, now = (say(f"verdict-{each.level.word}") for each in (line.said, line.now))
            return say("table-said_then", then=then, now=now)
        return line.by

    @property
    def chosen(self) -> HistoryLine | None:
        """The entry chosen."""
        number = self.rows.chosen
        return self._history()[int(number)] if number else None

    def on_option_list_option_highlighted(self) -> None:
        """Another entry: what there is to say of it."""
        if self.chosen is not None:
            self._wanted = self.chosen.number
        self._look_at()

    def _look_at(self) -> None:
        line = self.chosen
        if line is None:
            return
        flag = self.views.verdict(line.number, self.views.told.entry(line.entry), line.now or line.said)
        told = [
            Content.assemble(f"{line.number}  ", (flag.entry, "bold")),
            *map(reason_line, flag.reasons + flag.doubts),
        ]
        told += [Content.styled(f"› {self.spoken(written(line.entry))}", QUIET)] if written(line.entry) else []
        self.query_one("#detail", Panel).put(lines(told))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on an entry."""
        event.stop()
        self.action_correct()

    def action_correct(self) -> None:
        """Begin to put this entry right: its own line stands there to be changed."""
        line = self.chosen
        if line is None:
            return
        told = line.entry.fact if isinstance(line.entry, Inserted) else line.entry
        if isinstance(told, GamePlayed) and line.now is not None:
            self._put_right(line.number, told)
        elif written(told):
            self.begin(f"correct {line.number} {written(line.entry)}")

    def _put_right(self, number: int, game: GamePlayed) -> None:
        from referee.tui.screens.tournament.result import ResultScreen

        self.app.push_screen(ResultScreen(self.face, self.log_of_tournament, game.table, (number, game)))

    def action_insert(self) -> None:
        """Begin to put in what was forgotten before this entry: its line is still to be typed."""
        if self.chosen is not None:
            self.begin(f"insert {self.chosen.number} ")

    def action_retract(self) -> None:
        """Begin to take this entry back."""
        if self.chosen is not None:
            self.begin(f"retract {self.chosen.number} ")

    def action_let_stand(self) -> None:
        """Begin to let this entry stand; the reason is still to be typed."""
        if self.chosen is not None:
            self.begin(f"stand {self.chosen.number} ")

    def action_rulings_behind(self) -> None:
        """The rulings behind what is said of this entry."""
        line = self.chosen
        verdict = (line.now or line.said) if line is not None else Verdict()
        reasons = verdict.reasons + verdict.doubts
        self.show_rulings(tuple(dict.fromkeys(clause for reason in reasons for clause in reason.clauses)))

    def action_flags(self) -> None:
        """Only what there is something to say of; and back."""
        self._flagged = not self._flagged
        self.fill()
