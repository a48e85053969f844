"""What everybody may see of a table, followed as somebody logs it: whose turn, the seats, what happened last, who won.

Made to be read from across a room. It asks the store now and then, away from the screen, so that a store that is locked
stops nothing; what it shows is made of what is public alone, or of what the player of one seat may see.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from referee.core.knowledge.public import as_seen
from referee.core.nouns.table import Table
from referee.desk.following import Following
from referee.errors import RefereeError, StoreBusy, StoreUnreachable
from referee.tui.widgets.clock import PlayClock
from referee.tui.widgets.latest import Latest
from referee.tui.widgets.panel import QUIET, Panel
from referee.tui.widgets.seat_marks import TURN_STYLE, WON_STYLE
from referee.tui.widgets.stage import Stage
from referee.views.happenings import happenings
from referee.views.lost_entries import missing
from referee.views.marks import TURN, WON
from referee.views.play_clock import at_clock
from referee.views.records import TableView
from referee.views.unseen import Knowing
from referee.views.voice import Voice

LOOK = 0.4
"""Seconds between two looks at the store."""
MOST_DUE = 2
"""Rows of what is due, whatever is; one less where a screen has less than `LOW`, but for a player's own face."""
LOW = 30
EDGES = 2
"""Columns beside what is due."""


class PublicFace(Vertical):
    """A table as everybody sees it; with a `seat`, as the player who sits there does."""

    DEFAULT_CSS = """
    PublicFace { height: 1fr; }
    PublicFace #public-head { height: auto; background: $panel; }
    PublicFace #public-turn { width: 1fr; height: auto; max-height: 3; padding: 0 1; }
    PublicFace Stage { margin: 0 1; }
    PublicFace #public-due { padding: 0 1; }
    PublicFace #public-wrong { height: auto; max-height: 4; padding: 0 1; color: $text-warning; }
    """

    def __init__(self, voice: Voice, following: Following, seat: int = 0) -> None:
        super().__init__()
        self.voice = voice
        self.following = following
        self.seat = seat
        self._looking = False
        self._wrong: RefereeError | None = None

    def compose(self) -> ComposeResult:
        """Whose turn and the clock; the seats; what happened last; what is due; what is wrong with the store."""
        with Horizontal(id="public-head"):
            yield Panel("public-turn")
            yield PlayClock()
        yield Stage()
        yield Latest()
        yield Panel("public-due")
        yield Panel("public-wrong")

    def on_mount(self) -> None:
        """Begin to follow."""
        self.set_interval(LOOK, self._ask)
        self._ask()

    def on_unmount(self) -> None:
        """Let go of the store."""
        self.following.close()

    def _ask(self) -> None:
        if not self._looking:
            self._looking = True
            self.run_worker(self._look, thread=True, exit_on_error=False)

    def _look(self) -> None:
        """Away from the screen: whatever comes of it is told there."""
        changed, wrong = False, None
        try:
            changed = self.following.look()
        except RefereeError as error:
            wrong = error
        except Exception as error:  # the picture stays, whatever the store holds
            wrong = RefereeError("went_wrong", what=type(error).__name__)
        with suppress(RuntimeError):  # the app is gone
            self.app.call_from_thread(self._looked, changed, wrong)

    def _looked(self, changed: bool, wrong: RefereeError | None) -> None:
        self._looking = False
        trouble = (wrong is None) != (self._wrong is None)
        self._wrong = wrong
        if self.is_mounted and (changed or trouble):
            self.redraw()

    def redraw(self) -> None:
        """Show the table as it stood at the last look, in the language spoken now."""
        table = self.following.table
        if table.seats:
            self._show(table)
        wrong = self.query_one("#public-wrong", Panel)
        wrong.put(Content("\n".join(self._told())))
        wrong.display = not wrong.bare

    def _told(self) -> Iterator[str]:
        """That a part of the game is missing, and that the picture is an old one."""
        if told := missing(self.voice.say, self.following.lost):
            yield told
        if self._wrong:
            yield self._trouble()

    def _trouble(self) -> str:
        """That what is shown is old; what is wrong, if that will not pass by itself."""
        seen = self.following.seen
        known = bool(self.following.table.seats) and seen is not None
        stale = self.voice.say("watch-stale", time=at_clock(seen)) if known and seen is not None else ""
        passing = isinstance(self._wrong, StoreBusy | StoreUnreachable) and stale
        why = "" if passing or self._wrong is None else self.voice.wrong(self._wrong)
        return f"! {stale} {why}"

    def on_resize(self) -> None:
        """As many rows for what is due as the screen has, whatever is due."""
        low = self.app.size.height < LOW and not self.seat
        self.query_one("#public-due", Panel).styles.height = MOST_DUE - low
        self.call_after_refresh(self.redraw)

    def _show(self, table: Table) -> None:
        voice, book = self.voice, self.following.book
        seat = self.seat if self.seat <= len(table.seats) else 0
        seen = as_seen(table, book, seat)
        view = voice.views.referee_table(seen, book)
        winner = voice.say("table-winner", side=seen.winner) if seen.winner else ""
        plain = bool(getattr(self.app, "plain", False))
        self.query_one("#public-turn", Panel).put(self._head(view, winner))
        self.query_one(Stage).show(view, voice, winner, plain)
        self.query_one(Latest).tell(happenings(self.following.lately, book, voice.speech, seat), plain)
        hand = Knowing(voice.speech).hand(seen, seat) if seat else ()
        self.query_one("#public-due", Panel).put(self._foot(view, hand))
        self.query_one(PlayClock).show(self.following.clock, voice)

    def _head(self, view: TableView, winner: str) -> Content:
        say = self.voice.say
        turn = f"{TURN} {view.turn_label}: {view.phase}" if view.turn_label else say("table-no_turn")
        parts = [
            Content.styled(f"{WON} {winner}", WON_STYLE) if winner else Content.styled(turn, TURN_STYLE),
            Content(say("table-turned", turned=view.turned)),
        ]
        parts += [Content.styled(f"{say('table-open_cards')}: {', '.join(view.open)}", "bold")] if view.open else []
        parts += [Content.styled(each, "bold") for each in _of_the_table(view)]
        return Content(" │ ").join(parts)

    def _foot(self, view: TableView, hand: tuple[str, ...]) -> list[Content]:
        """One's own hand; then what is due and what sets have to show, or how it ended."""
        own = [Content.styled(self.voice.say("watch-hand", cards=", ".join(hand)), "bold")] if hand else []
        if view.outcome:
            return [*own, *_ended(view, self.voice)]
        on_cards = {*self.query_one(Stage).on_cards, *_of_the_table(view)}
        told = Content.styled(" │ ".join(each for each in view.shown if each not in on_cards), QUIET)
        shown = told.wrap(self.app.size.width - EDGES) if told.plain else []
        due = [Content(item.sentence) for item in sorted(view.due, key=lambda item: not item.must)]
        return [*own, *due[:1], *shown, *due[1:]][:MOST_DUE]


def _of_the_table(view: TableView) -> list[str]:
    """What sets have to show of the whole table, of no seat: the event that lies open."""
    of_seats = {each for seat in view.seats for each in seat.shown}
    return [each for each in view.shown if each not in of_seats]


def _ended(view: TableView, voice: Voice) -> list[Content]:
    """Who has won, and who has lost."""
    ended: dict[str, list[str]] = {}
    for each in view.outcome:
        ended.setdefault(each.outcome, []).append(view.seats[each.seat - 1].label)
    return [Content(f"{voice.say(f'table-{outcome}')}: {', '.join(names)}") for outcome, names in sorted(ended.items())]
