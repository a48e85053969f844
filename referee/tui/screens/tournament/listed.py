"""A sign-up list before anybody on it is signed up: everybody, or every fault with its line; all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from referee.championship.office.cells import MOST_BYTES
from referee.championship.office.signup import SignUp, read_list
from referee.championship.office.tournamentlog import NewEntry
from referee.championship.office.views import OfficeViews
from referee.championship.typing.talk import DeskTalk
from referee.errors import RefereeError
from referee.files import BadFile, read_bytes
from referee.speech import visible
from referee.tui.exchange import files_of
from referee.tui.face import Face
from referee.tui.named_file import NamedFile
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.rows import Column, Row, Rows
from referee.typing.conversation import LineTold
from referee.views.records import FlagView

KEYS = (
    ("⏎", "desk-key_sign_all", "screen.submit"), ("F5", "desk-key_again", "screen.again"),
    ("F2", "key-language", "app.language"), ("Esc", "confirm-cancel", "screen.leave"),
)  # fmt: skip


class ListedScreen(SpokenModal[LineTold | None]):
    """Its result is what was said when all were signed up, or None."""

    CSS = """
    ListedScreen { background: $background; }
    ListedScreen #listed-head { padding: 0 1; background: $panel; text-style: bold; }
    ListedScreen #listed-why { padding: 0 1; height: auto; max-height: 7; border-top: solid $frame; }
    ListedScreen #listed-notes { padding: 0 1; height: auto; max-height: 5; color: $text-warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", show=False, priority=True),
        Binding("f5", "again", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face, talk: DeskTalk, file: NamedFile) -> None:
        super().__init__(face)
        self.talk = talk
        self.file = file
        self.found = SignUp()
        self.wrong: RefereeError | None = None
        self.said: dict[str, FlagView] = {}

    def compose(self) -> ComposeResult:
        """Which list; who is on it, or what is wrong with it; why, of the one chosen; what else there is; the keys."""
        yield Panel("listed-head")
        yield Rows()
        yield Panel("listed-why")
        yield Panel("listed-notes")
        yield Keys()

    def on_mount(self) -> None:
        """Read the list."""
        self.action_again()
        self.query_one(Rows).focus()

    def action_again(self) -> None:
        """Read the list again, as it was mended meanwhile."""
        self.wrong = None
        try:
            data = read_bytes(self.file.path, MOST_BYTES)
            if len(data) > MOST_BYTES:
                raise BadFile("file_too_large", file=str(self.file.path), most=MOST_BYTES // 1_000_000)
            self.found = read_list(data, self.talk.log.state)
        except RefereeError as error:
            self.wrong, self.found = error, SignUp()
        self.call_after_refresh(self.redraw)
        self.call_after_refresh(self._choose_the_first_to_look_at)

    def _choose_the_first_to_look_at(self) -> None:
        flagged = (line for line, flag in self.said.items() if flag.reasons or flag.doubts)
        if line := next(flagged, ""):
            self.query_one(Rows).choose(line)

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say, found = self.face.say, self.found
        faults, self.said = len(found.faults) + (self.wrong is not None), {}
        count = len(found.players)
        head = say("tournament-list_faults", count=faults) if faults else say("tournament-list_ready", count=count)
        self.query_one("#listed-head", Panel).put(Content(f"{visible(PurePath(self.file.called).name)}: {head}"))
        unfit = {"screen.submit"} if faults else set()
        unfit |= set() if files_of(self.app).reads_again else {"screen.again"}
        keys = [each for each in KEYS if each[2] not in unfit]
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in keys])
        if faults:
            self._show_faults()
        else:
            self._show_players()
        self.query_one("#listed-notes", Panel).put(lines([Content(f"! {note}") for note in self._notes()]))

    def _show_faults(self) -> None:
        say, faults = self.face.say, [*self.found.faults, *([self.wrong] if self.wrong else [])]
        told = [self.face.wrong(type(fault)(fault.key, **_without_line(fault))) for fault in faults]
        rows = [
            Row(str(number), (str(fault.about.get("line", "")), sentence))
            for number, (fault, sentence) in enumerate(zip(faults, told, strict=True))
        ]
        self.query_one(Rows).show(
            (Column(say("desk-head_line"), 6, right=True), Column(say("desk-head_fault"), grows=True)), rows
        )

    def _show_players(self) -> None:
        say, found = self.face.say, self.found
        outcome = self.talk.log.preview(*found.players)
        heads = [say(f"desk-head_{name}") for name in ("line", "number", "player", "region", "verdict")]
        columns = (
            Column(heads[0], 6, right=True), Column(heads[1], 4, right=True), Column(heads[2], 28),
            Column(heads[3], 18), Column(heads[4], grows=True),
        )  # fmt: skip
        views, rows = OfficeViews(self.face.speech, outcome.state), []
        for line, player, judged in zip(found.lines, found.players, outcome.judged, strict=True):
            self.said[str(line)] = views.flag(judged)
            cells = (str(line), str(player.player), visible(player.name), visible(player.region), self._verdict(judged))
            rows.append(Row(str(line), cells))
        self.query_one(Rows).show(columns, rows)
        self._look_at()

    def _verdict(self, judged: NewEntry) -> Content:
        level = judged.verdict.level
        told = f"{self.face.speech.sign(level.word)} {self.face.say(f'verdict-{level.word}')}"
        return Content.styled(told + (" ?" if judged.verdict.doubts else ""), LEVELS[level.word])

    def on_option_list_option_highlighted(self) -> None:
        """Another line of the list: what there is to say of it."""
        self._look_at()

    def _look_at(self) -> None:
        flag = self.said.get(self.query_one(Rows).chosen)
        self.query_one("#listed-why", Panel).put(lines([*map(reason_line, flag.reasons + flag.doubts)] if flag else []))

    def _notes(self) -> Sequence[str]:
        say, found, notes = self.face.say, self.found, []
        if found.encoding:
            notes.append(say("tournament-list_encoding", encoding=found.encoding))
        if found.ignored:
            notes.append(say("tournament-list_ignored", names=", ".join(map(visible, found.ignored))))
        return [*notes, *self.talk.known(found.players)]

    def action_submit(self) -> None:
        """Sign all of them up, if there is nothing wrong with the list."""
        if self.found.players and not self.found.faults:
            self.dismiss(self.talk.log_these(*self.found.players))

    def action_leave(self) -> None:
        """Sign nobody up."""
        self.dismiss(None)


def _without_line(fault: RefereeError) -> dict[str, object]:
    """What is wrong, without the line, which stands in a column of its own."""
    return {name: value for name, value in fault.about.items() if name != "line"}
