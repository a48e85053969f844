"""Everybody who signed up: table, warnings, who has gone; a key begins the line about the one chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList

from referee.championship.office.lines import written
from referee.championship.office.shapes import PlayerRow
from referee.championship.office.signup import QUESTIONS
from referee.championship.rules.accounts import total
from referee.championship.rules.entries import PlayerEnrolled
from referee.championship.rules.figures import Figure
from referee.championship.rules.history import effective
from referee.tui.exchange import files_of
from referee.tui.screens.tournament.desk import DeskScreen
from referee.tui.screens.tournament.figures import FiguresScreen
from referee.tui.widgets.rows import Column, Row

if TYPE_CHECKING:
    from referee.tui.named_file import NamedFile

KEYS = (
    ("N", "desk-key_sign_up", "screen.sign_up"), ("I", "desk-key_import", "screen.import_list"),
    ("Q", "desk-key_asked", "screen.asked"), ("W", "desk-key_warn", "screen.warn"),
    ("X", "desk-key_expel", "screen.expel"), ("L", "desk-key_leave", "screen.leaves"),
    ("P", "desk-key_pardon", "screen.pardon"),
    ("⏎", "desk-key_account", "screen.account"), (":", "desk-key_line", "screen.line"),
    ("^Z", "app-key_take_back", "screen.take_back"), ("F10", "desk-key_hall", "screen.hall"),
    ("F1", "key-help", "app.help"), ("Esc", "key-back", "screen.away"),
)  # fmt: skip

ELIGIBLE: dict[str, Any] = {"qualified": False, "disqualified": False, "resident": True}


class PlayersScreen(DeskScreen):
    """A player a row."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "account", show=False),
        Binding("n,N", "sign_up", show=False),
        Binding("i,I", "import_list", show=False),
        Binding("q,Q", "asked", show=False),
        Binding("w,W", "warn", show=False),
        Binding("x,X", "expel", show=False),
        Binding("l,L", "leaves", show=False),
        Binding("p,P", "pardon", show=False),
    ]

    def fill(self) -> None:
        """The players as they stand now."""
        say = self.face.say
        heads = [say(f"desk-head_{name}") for name in ("number", "player", "table", "warnings", "status")]
        columns = (
            Column(heads[0], 4, right=True), Column(heads[1], grows=True), Column(heads[2], 6, right=True),
            Column(heads[3], 12), Column(heads[4], 34),
        )  # fmt: skip
        self.rows.show(columns, list(map(self._row, self.views.players())), say("desk-nobody"))

    def _row(self, row: PlayerRow) -> Row:
        say = self.face.say
        expelled, left = say("tournament-was_expelled"), say("tournament-has_left", when=row.left)
        gone = f"✗ {expelled}" if row.expelled else f"† {left}" if row.left else self._unasked(row.number)
        warned = Content.styled("▲" * row.warnings, "bold $text-warning")
        cells = (str(row.number), row.name, str(row.table or ""), warned, gone)
        return Row(str(row.number), cells, quiet=bool(row.left))

    def _unasked(self, number: int) -> str:
        unasked = any(getattr(self._signed[number][1], name) is None for name in QUESTIONS)
        return f"? {self.face.say('desk-unasked')}" if unasked and self.state.drawn is None else ""

    @property
    def _signed(self) -> dict[int, tuple[int, PlayerEnrolled]]:
        """By player the entry that signed him up, as it counts now."""
        counted = ((each.number, each.fact) for each in effective(self.log_of_tournament.entries))
        return {fact.player: (number, fact) for number, fact in counted if isinstance(fact, PlayerEnrolled)}

    @property
    def chosen(self) -> int:
        """The number of the player chosen, 0 without one."""
        return int(self.rows.chosen or 0)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a row."""
        event.stop()
        self.action_account()

    def _begin(self, verb: str) -> None:
        if self.chosen:
            self.begin(f"{verb} {self.chosen} ")

    def action_warn(self) -> None:
        """Begin a warning; the reason is still to be typed."""
        self._begin("warn")

    def action_expel(self) -> None:
        """Begin an expulsion; the reason is still to be typed."""
        self._begin("expel")

    def action_leaves(self) -> None:
        """Begin to note that the player leaves."""
        self._begin("leave")

    def action_pardon(self) -> None:
        """Begin to withdraw the last penalty of the player that stands; the reason is still to be typed."""
        own = [row.entry for row in self.views.warnings() if row.player == self.chosen and row.stands]
        if own:
            self.begin(f"pardon {own[-1]} ")

    def action_account(self) -> None:
        """What the player owns, booking by booking: he alone may be told."""
        if self.chosen:
            title = self.views.told.player(self.chosen)
            owned = partial(self._owned, self.chosen)
            self.app.push_screen(FiguresScreen(self.face, self.log_of_tournament, title, owned))

    def _owned(self, number: int) -> list[Figure]:
        return [total(self.state, number)]

    def action_asked(self) -> None:
        """Begin to put the sign-up right, with the answers that speak for the player: look at them, change them."""
        if self.chosen:
            number, signed = self._signed[self.chosen]
            self.begin(f"correct {number} {written(replace(signed, **ELIGIBLE))}")

    def action_sign_up(self) -> None:
        """Sign players up by a form."""
        from referee.tui.screens.tournament.sign_up import SignUpScreen

        self.app.push_screen(SignUpScreen(self.face, self.talk), lambda _: self.redraw())

    def action_import_list(self) -> None:
        """Ask for a list, and look at what it holds."""
        from referee.championship.office.cells import MOST_BYTES

        asked = files_of(self.app).coming(self.face, "desk-which_list", lambda path: "", MOST_BYTES)
        self.app.push_screen(asked, self._read)

    def _read(self, named: NamedFile | None) -> None:
        from referee.tui.screens.tournament.listed import ListedScreen

        if named is not None:
            self.app.push_screen(
                ListedScreen(self.face, self.talk, named), lambda told: self.tell(told) if told else None
            )
