"""What a new table is played by: closed, one line or two to read; open, a list of all there is to choose.

It never has the focus, which stays on the names: it is handed each key first, and takes none that a name begins with.
Of a list longer than there is room for, the part is shown in which the chosen row stands, with what belongs to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message

from referee.desk.game_choice import GameChoice
from referee.errors import RefereeError
from referee.tui.widgets.game_rows import GameRow, rows_of, told_row
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, folded, in_rows, lines
from referee.views.voice import Voice

MOVES = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}
CHANGES = {"left": -1, "right": 1}
TICK = "space"
ELSEWHERE = 8
"""The rows of the screen that are for others: title, names, the keys, and what the names come to."""
CLOSED_ROWS = 3
"""The rows that all options may take beside the names; if it takes more, only the unusual ones are told."""
ABOVE, BELOW = "↑", "↓"


class GamePad(Panel):
    """Sets and options. Open it shows all there is to choose, else what was chosen."""

    FOLDS = False
    DEFAULT_CSS = """
    GamePad { height: auto; margin: 1 2 0 2; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }
    GamePad.open { background: $panel; color: $text; border-left: thick $accent; }
    """

    class Changed(Message):
        """Another game was chosen."""

    def __init__(self) -> None:
        super().__init__("game")
        self.game = GameChoice()
        self._chosen: GameRow | None = None
        self._moved = False
        """Was a row gone to since it was opened?"""
        self._top = 0
        self._wrong = ""
        self._voice: Voice | None = None
        self._mode = ""

    def show(self, mode: str, voice: Voice) -> None:
        """Show the game as it is now, in the language spoken."""
        self._mode, self._voice = mode, voice
        self.draw()

    def begin(self, game: GameChoice) -> None:
        """Begin with this game."""
        self.game = game
        self.draw()

    @property
    def opened(self) -> bool:
        """Is it shown what there is to choose, and does it take keys?"""
        return self.has_class("open")

    def open(self, opened: bool) -> None:
        """Show what there is to choose, or only what was chosen."""
        self.set_class(opened, "open")
        self._moved, self._wrong = False, ""
        self.draw()

    # What there is to choose

    def press(self, key: events.Key, named: bool) -> bool:
        """Do what this key does here; false where it is for the names. Once anybody is `named`, a space is for them,
        unless a row was gone to.
        """
        if key.key in MOVES:
            self.move(MOVES[key.key])
        elif key.key in CHANGES or (key.key == TICK and (self._moved or not named)):
            self.change(CHANGES.get(key.key, 1))
        elif row := next((row for row in rows_of(self.game) if row.key and row.key == key.character), None):
            self._chosen = row
            self.change(1)
        else:
            return False
        return True

    def move(self, by: int) -> None:
        """Go to another row; from the last to the first, and back."""
        rows = [row for row in rows_of(self.game) if row.live]
        place = rows.index(self._row()) + by
        self._moved, self._wrong = True, ""
        self._chosen = rows[place % len(rows) if abs(by) == 1 else max(0, min(place, len(rows) - 1))]
        self.draw()

    def _row(self) -> GameRow:
        """The row chosen; before any was, the first of a set."""
        rows = [row for row in rows_of(self.game) if row.live]
        return self._chosen if self._chosen in rows else next((row for row in rows if row.is_set), rows[0])

    def change(self, by: int) -> None:
        """The set chosen comes or goes; the option takes its next value, or the one before."""
        row = self._row()
        if row.is_set:
            self.action_choose_set(row.name)
        else:
            self._became(self.game.with_option(row.name, by=by))

    def action_choose_set(self, name: str) -> None:
        """With a set or without it; or say why not."""
        self._chosen = next(row for row in rows_of(self.game) if row.is_set and row.name == name)
        try:
            self._became(self.game.toggled(name))
        except RefereeError as error:
            self._wrong = self._voice.wrong(error) if self._voice is not None else ""
            self.draw()

    def action_choose_option(self, name: str, value: str = "") -> None:
        """The next value of an option, or the one clicked."""
        self._chosen = next(row for row in rows_of(self.game) if not row.is_set and row.name == name)
        self._became(self.game.with_option(name, value))

    def _became(self, game: GameChoice) -> None:
        self.game, self._wrong = game, ""
        self.draw()
        self.post_message(self.Changed())

    # How it looks

    def draw(self) -> None:
        """Lay everything out at the width there is."""
        if self._voice is not None:
            width = self.app.size.width - 5
            self.put(lines(self._laid_out(self._voice, width) if self.opened else self._in_brief(self._voice, width)))

    async def on_click(self) -> None:
        """Clicked where it is closed, it opens."""
        if not self.opened:
            await self.run_action("screen.game")

    def on_mouse_scroll_down(self) -> None:
        """Further down the list."""
        if self.opened:
            self.move(1)

    def on_mouse_scroll_up(self) -> None:
        """Further up."""
        if self.opened:
            self.move(-1)

    def on_resize(self) -> None:
        """Break the rows where they have to be broken now."""
        self.draw()

    def _in_brief(self, voice: Voice, width: int) -> list[Content]:
        """The sets, the options as far as there is room for them, how it is logged."""
        head = f"{voice.say('new-sets')}: {', '.join(map(voice.set_name, self.game.sets))}"
        mode = f"{voice.say('new-mode')}: {self._mode}"
        every = self._in_few([head, *self._options(voice, usual=True), mode], width)
        if len(every) <= CLOSED_ROWS:
            return every
        return self._in_few([head, *self._options(voice, usual=False), voice.say("new-usual_options"), mode], width)

    def _options(self, voice: Voice, usual: bool) -> list[str]:
        values = self.game.book.options
        return [
            f"{voice.option_name(name)}: {voice.value_name(name, value)}"
            for name, value in self.game.options.items()
            if usual or value != values[name][0]
        ]

    def _in_few(self, parts: Sequence[str], width: int) -> list[Content]:
        rows = in_rows([Content(part) for part in parts], width).split(allow_blank=True)
        return [line for row in rows for line in folded(row, width, 2)]

    def _laid_out(self, voice: Voice, width: int) -> list[Content]:
        """The part of the list that there is room for, what the chosen set is, and why it could not be changed."""
        below = [*folded(Content.styled(self._about(voice), QUIET), width)]
        if self._wrong:
            below += folded(Content.styled(f"! {self._wrong}", LEVELS["error"]), width, 2)
        chosen = self._row()
        told = [told_row(row, self.game, voice, width - 2, row == chosen) for row in rows_of(self.game)]
        return [*self._in_sight(told, max(3, self.app.size.height - ELSEWHERE - len(below)), width), *below]

    def _about(self, voice: Voice) -> str:
        row = self._row()
        key = f"about-{row.of}" if row.of else f"about-{row.name}"
        return voice.speech.words.find(key) or " "

    def _in_sight(self, told: list[list[Content]], room: int, width: int) -> list[Content]:
        """So many lines, the chosen row among them and the options under it; an arrow shows where there are more."""
        every = [line for row in told for line in row]
        first, last = self._span(told)
        top = min(max(self._top, last + 1 - room), first, max(0, len(every) - room))
        begins = (sum(map(len, told[:place])) for place in range(len(told)))
        self._top = next(line for line in begins if line >= top)
        shown = every[self._top : self._top + room]
        if self._top:
            shown[0] = _marked(shown[0], ABOVE, width)
        if self._top + room < len(every):
            shown[-1] = _marked(shown[-1], BELOW, width)
        return shown

    def _span(self, told: list[list[Content]]) -> tuple[int, int]:
        """The first and the last line of what has to be seen: the chosen row, with the options of a chosen set."""
        rows, row = rows_of(self.game), self._row()
        place = rows.index(row)
        end = place
        while row.is_set and end + 1 < len(rows) and not rows[end + 1].is_set and rows[end + 1].of == row.name:
            end += 1
        first = sum(map(len, told[:place]))
        return first, first + sum(map(len, told[place : end + 1])) - 1


def _marked(line: Content, sign: str, width: int) -> Content:
    """With this sign at the right edge."""
    return line + Content.styled(f"{sign:>{max(1, width - line.cell_length)}}", "bold $text-accent")
