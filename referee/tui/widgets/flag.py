"""The flag: something was not allowed. What, why, where it is printed, what would make it legal, and the ways on.

What would make it legal stands under the reasons. It is looked for once the flag is on the screen, in the row that is
kept free for it; where that takes longer than a key may, beside the keys.
"""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, WorkerState

from referee.desk.table_log import TableLog
from referee.tui.keymap import shown
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, folded, in_rows, lines, pressed
from referee.tui.widgets.preview import reason_line
from referee.tui.widgets.reasons import Reasons
from referee.tui.widgets.unscrolled import UnscrolledVertical
from referee.views.dispute.remedies import Remedies, found_at_once, remedies_of
from referee.views.records import FlagView
from referee.views.voice import Voice

KEYS = (
    ("F6", "flag-rulings", "screen.rulings_behind"),
    ("F7", "flag-take_back", "screen.take_back"),
    ("F8", "flag-let_stand", "screen.let_stand"),
    ("^B", "flag-ways", "screen.ways"),
    ("^D", "sheet-key", "screen.dispute"),
)
PRECEDENT = ("^N", "precedent-key", "screen.precedent")
DUE_FIRST = ("^R", "flag-due_first", "screen.due_first")
"""For an entry with which play went on past something that was due."""
OTHERWISE = ("^R", "flag-otherwise", "screen.due_first")
"""For an entry that hangs on a reading of what the sources leave open."""
NAME_FIRST = ("^R", "flag-character", "screen.due_first")
"""For one that hangs on a character that nobody named."""
EDGES = 4
"""Columns of its bar and of the blanks at its sides."""
LEAST = 2
"""Rows of reasons that are in sight at any rate."""
FLASH = 0.5
"""Seconds for which a flag stands out that was raised just now."""
TINTED = ("unclear", "for_referee", "open", "doubt")
"""Verdicts whose flag has a bar of their own colour; that of the others is red."""


class FlagKeys(Panel):
    """The keys under a flag, in a second row where one is too short, and a third on a narrow screen."""

    FOLDS = False
    DEFAULT_CSS = "FlagKeys { height: auto; max-height: 3; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self) -> None:
        super().__init__("flag-keys")

    def rows_at(self, width: int) -> list[Content]:
        """Side by side, broken where the row has to be at this width."""
        if self._rows is None or self._rows[0] != width:
            self._rows = width, in_rows(self._lines, width or self.app.size.width).split(allow_blank=True)
        return self._rows[1]


class Flag(UnscrolledVertical):
    """Shown while there are flags to look at; the first of them is the one spoken of."""

    DEFAULT_CSS = """
    Flag { display: none; height: auto; max-height: 100%; border-left: thick $error; padding: 0 0 0 1; }
    Flag.unclear { border-left: thick $warning; }
    Flag.for_referee, Flag.open { border-left: thick $accent; }
    Flag.doubt { border-left: thick $primary; }
    Flag.fresh { border-left: wide $sign-waits; background: $panel; }
    """

    class Grown(Message):
        """What would make it legal takes more rows than were kept free for it."""

    def __init__(self, log: TableLog) -> None:
        super().__init__(id="flag")
        self._log = log
        self.flags: tuple[FlagView, ...] = ()
        self._voice: Voice | None = None
        self._found: Remedies | None = None
        self._fresh = False
        """Does it stand out, since it was raised just now?"""

    def compose(self) -> ComposeResult:
        """What was not allowed, and the keys under it."""
        yield Reasons()
        yield FlagKeys()

    @property
    def flag(self) -> FlagView | None:
        """The one spoken of."""
        return self.flags[0] if self.flags else None

    def rows(self, width: int) -> int:
        """How many rows the reasons and the keys take in so many columns, and once more those that name the entry."""
        if self.flag is None:
            return 0
        why, inside = self.query_one(Reasons), max(1, width - EDGES)
        again = len(folded(_head(self.flag, len(self.flags), self._voice), inside)) if self._voice else 0
        return again + min(why.most, len(why.rows_at(inside))) + len(self.query_one(FlagKeys).rows_at(inside))

    def show(self, flags: tuple[FlagView, ...], voice: Voice) -> None:
        """Raise these flags, or take them down."""
        self.flags, self._voice = flags, voice
        self.display = bool(flags)  # a class would have everything on it styled anew
        if self.flag is None:
            return
        self._look_like(self.flag.verdict, self._fresh)
        if self.flag.verdict == "illegal" and self._legal_if(self.flag) is None:
            self.call_after_refresh(self._look, self.flag)
        self._tell()
        more = voice.say("flag-next") if len(flags) > 1 else voice.say("key-close")
        first_of_all = (
            (DUE_FIRST, self.flag.lacks), (OTHERWISE, bool(self.flag.otherwise)), (NAME_FIRST, bool(self.flag.unnamed)),
        )  # fmt: skip
        keys = (*[key for key, fits in first_of_all if fits][:1], *KEYS)
        *first, last = [
            pressed(shown(key, action), voice.say(word, who=self.flag.unnamed), action) if self._may(action) else None
            for key, word, action in (*keys, PRECEDENT)
        ]
        told = (*first, pressed("Esc", more, "screen.back"), last)
        self.query_one(FlagKeys).put([each for each in told if each is not None])

    def _may(self, action: str) -> bool:
        """Can that be done on the screen it is on?"""
        return self.screen.check_action(action.removeprefix("screen."), ()) is not False

    def alert(self) -> None:
        """Make what is shown next known as one has chosen: ring, or flash for a moment where things may move."""
        how = getattr(self.app, "alert", "")
        if how == "bell":
            self.app.bell()
        elif how == "flash" and self.app.animation_level != "none":
            self._fresh = True
            self.set_timer(FLASH, self._rest)

    def _rest(self) -> None:
        self._fresh = False
        if self.flag is not None:
            self._look_like(self.flag.verdict, fresh=False)

    def _look_like(self, verdict: str, fresh: bool) -> None:
        """All at once, and itself alone: nothing that stands on it is styled by this, only its ground is another."""
        wanted, there = {*({verdict} & {*TINTED}), *(["fresh"] if fresh else [])}, {*self.classes}
        if wanted != there:
            self.remove_class(*(there - wanted), update=False)
            self.add_class(*(wanted - there), update=False)
            self.app.stylesheet.update_nodes([self])
            for each in self.children:
                each.notify_style_update()
                each.refresh()

    def _tell(self) -> None:
        if self.flag is not None and self._voice is not None:
            told = _told(self.flag, len(self.flags), self._voice)
            self.query_one(Reasons).put(lines([*told, *self._remedies(self.flag, self._voice)]))
            self.call_after_refresh(self.fit)

    def on_resize(self) -> None:
        """Leave room for the keys."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """The keys are always in sight: where there is no room for all of the reasons, these are scrolled."""
        why, room = self.query_one(Reasons), self.parent
        if self.flag is None or not isinstance(room, Widget) or not isinstance(room.parent, Widget):
            return
        why.take(max(LEAST, room.parent.region.bottom - self.query_one(FlagKeys).size.height - why.region.y))

    def _legal_if(self, flag: FlagView) -> Remedies | None:
        """What was found for this flag in the log as it is now."""
        found, log = self._found, self._log
        same = found and (found.number, found.length) == (flag.number, log.length)
        return found if same else None

    def _look(self, flag: FlagView) -> None:
        """Look for what would make it legal, unless the flag was put away meanwhile."""
        log = self._log
        if self.flag is not flag:
            return
        if found_at_once(log, flag.number):
            self._find(remedies_of(log, flag.number))
        else:
            self.run_worker(lambda: remedies_of(log, flag.number), thread=True, exclusive=True, exit_on_error=False)

    def _find(self, found: Remedies) -> None:
        """It was found: put it under the reasons, and say so where it takes more room."""
        width = self.app.size.width
        self._found, before = found, self.rows(width)
        self._tell()
        if self.rows(width) != before:
            self.post_message(self.Grown())

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Beside the keys it was found."""
        event.stop()
        if event.state is WorkerState.SUCCESS and isinstance(event.worker.result, Remedies):
            self._find(event.worker.result)

    def _remedies(self, flag: FlagView, voice: Voice) -> list[Content]:
        """What would make it legal; until it is found its row is free, so that nothing moves then."""
        found = self._legal_if(flag)
        if flag.verdict != "illegal":
            return []
        if found is None:
            return [Content("")]
        if not found.changes:
            return [Content.styled(voice.say("flag-never_legal"), QUIET)]
        speech = voice.speech
        told = speech.words.joined([speech.change(change, found.table) for change in found.changes], "or")
        return [Content(f"→ {voice.say('flag-would_be_legal', change=told)}")]


def _told(flag: FlagView, count: int, voice: Voice) -> list[Content]:
    doubts = [Content.styled(voice.say("flag-doubt"), QUIET), *map(reason_line, flag.doubts)] if flag.doubts else []
    return [_head(flag, count, voice), *map(reason_line, flag.reasons), *doubts]


def _head(flag: FlagView, count: int, voice: Voice) -> Content:
    """The verdict and the entry it is on."""
    number = voice.say("table-entry_number", number=str(flag.number))
    many = f" (1/{count})" if count > 1 else ""
    return Content.assemble((f"{flag.label}{many}", LEVELS.get(flag.verdict, "bold")), f" · {number}: {flag.entry}")
