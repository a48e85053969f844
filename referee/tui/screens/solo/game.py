"""A game that the program deals, on the screen of a table: its moves one by one, the player's choices by keys.

The program's moves are logged with Enter, what the player may do stands on a pad. Hands and stacks lie under the seats.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from referee.notation import REFEREE_VERBS
from referee.solo import SoloGame, SoloTalk, recap
from referee.tui.face import Face
from referee.tui.screens.solo.refused import RefusedScreen
from referee.tui.screens.table import TableScreen
from referee.tui.seating import seating
from referee.tui.widgets.behind import Asked, Behind
from referee.tui.widgets.beside import Beside
from referee.tui.widgets.choices import ChoicePad, Choices
from referee.tui.widgets.clock import PlayClock
from referee.tui.widgets.due import Due
from referee.tui.widgets.flag import Flag
from referee.tui.widgets.history import History
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.light_pad import LightPad
from referee.tui.widgets.preview import Preview
from referee.tui.widgets.seat_list import Under
from referee.tui.widgets.seats import Seats
from referee.tui.widgets.status import Status
from referee.tui.widgets.typing_area import TypingArea
from referee.tui.widgets.unscrolled import UnscrolledContainer, UnscrolledHorizontal, UnscrolledVertical
from referee.typing.conversation import NOTHING, LineTold
from referee.views.records import FlagView

KEYS = (
    ("F1", "key-help", "app.help"), ("^Z", "solo-key_back", "screen.take_back"),
    ("F4", "table-history", "screen.history"), ("F3", "app-key_rulings", "screen.rulings"),
    ("F12", "app-key_unseen", "screen.unseen"), ("F9", "home-title", "screen.home"),
    ("F2", "key-language", "app.language"), ("^P", "app-key_palette", "app.palette"), ("^Q", "key-quit", "app.quit"),
)  # fmt: skip
NOT_HERE = (
    "light",
    "summary",
    "let_stand",
    "due_first",
    "cover",
    "eyes",
    "clock",
    "one_line",
    "precedent",
    "call_desk",
)
"""What a table with a real deck has, and this one has not."""
COWBOYS = (
    "LGS-018", "LGS-019", "LGS-027", "LGS-029", "LGS-032", "LGS-033", "LGS-035", "LGS-036", "LGS-037", "LGS-040",
    "LGS-042", "LGS-060",
)  # fmt: skip
"""The clauses of how the game ends, how a cowboy moves, whom he is after, and what he does to him."""
BELOW = 7
"""The rows that stand under seats and status besides the choices: borders, hints, what was said, the keys."""


class SoloScreen(TableScreen):
    """One game, played; `BEYOND` are the verbs of a table with a referee, which are no choice here."""

    BEYOND = frozenset((*REFEREE_VERBS, "lay", "lost"))

    CSS = """
    SoloScreen PlayClock { display: none; }
    SoloScreen #due, SoloScreen.wide #due { display: none; }
    SoloScreen #line, SoloScreen.wide #line, SoloScreen #proposals, SoloScreen.wide #proposals { display: none; }
    SoloScreen.over #due, SoloScreen.typing #line, SoloScreen.typing #proposals { display: block; }
    SoloScreen.browsing ChoicePad, SoloScreen.browsing Preview { display: none; }
    SoloScreen.wide.browsing ChoicePad, SoloScreen.wide.browsing Preview { display: block; }
    SoloScreen.short Preview { min-height: 1; max-height: 3; }
    SoloScreen.short.crowded Preview { max-height: 2; }
    SoloScreen.typing Preview { max-height: 12; }
    SoloScreen.roomy TypingArea, SoloScreen.roomy Preview { height: auto; }
    """
    AUTO_FOCUS = "ChoicePad"
    KEPT = 0
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next_move", show=False),
        Binding("space", "run", show=False),
        Binding("question_mark", "why", show=False),
        Binding("tab", "type_line", show=False),
    ]

    def __init__(self, face: Face, game: SoloGame) -> None:
        super().__init__(face, game.log)
        self.game = game
        self.solo = SoloTalk(game, face)
        self.talk = self.solo

    def compose(self) -> ComposeResult:
        """As at any table, with the choices in the place of the light log's keys."""
        with UnscrolledHorizontal(id="head"):
            yield Status()
            yield PlayClock("clock")
        with UnscrolledHorizontal(id="round"):
            yield Seats(seating)
            yield Beside()
        with UnscrolledContainer(id="body"):
            with UnscrolledVertical(id="talk"):
                yield Due("due")
                yield LightPad()
                yield ChoicePad()
                yield TypingArea(self.talk, self.on_line_area_entered, acts=False)
                yield Flag(self.log_of_table)
                yield Behind()
            yield History()
        yield Keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What only a table with a real deck needs is not here."""
        return False if action in NOT_HERE else super().check_action(action, parameters)

    @property
    def choices(self) -> ChoicePad:
        """The pad."""
        return self.query_one(ChoicePad)

    # What is shown

    @property
    def at_hand(self) -> Asked:
        """How the cowboys move."""
        return Asked(each=COWBOYS, sets=self.log_of_table.book.sets)

    def rows_at_hand(self, height: int) -> int:
        """All that are left."""
        return 0

    def under_seats(self) -> Under:
        """The hands, and the stacks from the top."""
        if self.solo.broken:
            return super().under_seats()
        say = self.face.say
        return {
            each.seat: (say("solo-stack" if each.stack else "solo-hand"), each.cards)
            for each in self.solo.telling.lying(self.game)
            if each.cards
        }

    def _show(self, flags: tuple[FlagView, ...]) -> None:
        super()._show(flags)
        self.set_class(bool(self.log_of_table.table.winner), "over")
        self.show_choices()

    def show_choices(self) -> None:
        """Put what may be chosen on the pad, or what comes."""
        rows = self.query_one(Status).rows + self.query_one(Seats).rows + BELOW
        self.choices.show(self._choices(), self.face, self.app.size.height - rows, self._typing_a_line)
        self._fit_keys(rows)

    def _fit_keys(self, rows: int) -> None:
        """Only one row of keys where the last thing that happened would have no row beside so many and the choices.

        What a choice would do is cut before that.
        """
        rows += len(self.choices.rows_at(self.choices.size.width))
        self.set_class(rows + 1 > self.app.size.height, "crowded")
        rows += self.query_one(Due).rows if self.log_of_table.table.winner else 0
        if rows > self.app.size.height and not self.has_class("wide"):
            self.query_one(Keys).add_class("tight")

    def _choices(self) -> Choices:
        if wrong := self.solo.broken:
            return Choices(wrong=wrong)
        if self.game.over:
            return Choices(over=self.face.say("solo-over"))
        telling, game = self.solo.telling, self.game
        if (coming := telling.coming(game)) is not None:
            return Choices(coming=coming)
        offers = telling.offers(game)
        return Choices(telling.asked(game), offers, telling.groups(game, offers), recap=recap(game, self.face.views))

    def _show_mode(self, light: bool) -> None:
        """The choices or the line: whichever takes the keys."""
        self.set_class(self._typing_a_line, "typing")
        self.show_choices()
        if self.focused is not self.query_one(History):
            (self.entry if self._typing_a_line else self.choices).focus()

    def raise_flags(self, flags: tuple[FlagView, ...]) -> None:
        """Nothing that was not allowed is ever logged here; what is open stands in the history."""
        history = self.query_one(History)
        super().raise_flags(flags if history.selected is not None else ())

    # What can be done

    def action_next_move(self) -> None:
        """What Enter does: the choice pressed, else the next move, at the end the record of results."""
        if self.solo.broken:
            self.show_choices()
        elif self.game.over:
            self.action_results()
        elif self.choices.chosen is not None:
            self.tell(self.solo.choose(self.choices.chosen.choice))
        elif self.game.coming() is None:
            self.typing.tell(LineTold("error", (("!", self.face.say("solo-pick_first")),)))
        else:
            self.tell(self.solo.step())

    def action_run(self) -> None:
        """All moves of the program up to the player's choice."""
        if not self.solo.broken and self.game.coming() is not None:
            self.tell(self.solo.run())

    def action_why(self) -> None:
        """What cannot be done now."""
        if not self.solo.broken:
            self.app.push_screen(RefusedScreen(self.face, self.solo))

    def action_pressed(self, key: str) -> None:
        """A choice was clicked."""
        self.choices.take(key)

    def on_choice_pad_pressed(self, event: ChoicePad.Pressed) -> None:
        """Show what the choice would do; pressed again, do it."""
        if event.again:
            self.action_next_move()
        else:
            self.query_one(Preview).show(self.solo.foresee(event.offer), self.face)

    def on_choice_pad_turned(self) -> None:
        """No choice is pressed any more."""
        self.query_one(Preview).show(NOTHING, self.face)

    def action_type_line(self) -> None:
        """Type what is done instead of choosing it."""
        self._typing_a_line = True
        self._show_mode(light=False)

    def action_pick(self, number: int) -> None:
        """A seat was clicked: nothing is chosen by that here."""

    def action_results(self) -> None:
        """The record of results."""
        from referee.tui.screens.solo.results import SoloResultsScreen

        self.app.push_screen(SoloResultsScreen(self.face))

    def action_rulings_behind(self) -> None:
        """The rulings behind the next move, else, as where a turn just ends, behind the last one."""
        from referee.tui.screens.rulings import RulingsScreen

        coming = None if self.solo.broken else self.solo.telling.coming(self.game)
        clauses = (coming.clauses if coming is not None else ()) or self.solo.clauses
        self.app.push_screen(RulingsScreen(self.face, clauses, self.consulted))
