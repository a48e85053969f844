"""Setting up a game that the program deals: level, variations, seed, and whom that deals to which role."""

from __future__ import annotations

from secrets import randbelow
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from referee.desk.game_choice import GameChoice as Chosen
from referee.errors import RefereeError
from referee.solo import BOOK, SoloTelling, dealt, new_game, offered, roles
from referee.tui.face import Face
from referee.tui.screens.spoken import SpokenModal
from referee.tui.widgets.keys import Keys
from referee.tui.widgets.panel import LEVELS, Panel, in_rows
from referee.tui.widgets.solo_pad import SoloPad
from referee.views.seats import pips

KEYS = (
    ("⏎", "solo-deal", "screen.deal"), ("F4", "solo-next_seed", "screen.next_seed"),
    ("F6", "solo-type_seed", "screen.type_seed"), ("F5", "solo-key_results", "screen.results"),
    ("F1", "key-help", "app.help"), ("F2", "key-language", "app.language"), ("Esc", "key-back", "screen.leave"),
)  # fmt: skip
SEEDS = 1_000_000
FIRST, TWO = "level", "two_characters"
"""What is explained at first, and beside the characters."""


def any_seed() -> str:
    """A seed that nobody chose."""
    return str(randbelow(SEEDS))


class SoloSetUpScreen(SpokenModal[str | None]):
    """Its result is the id of the table made, or None."""

    CSS = """
    SoloSetUpScreen { background: $background; }
    SoloSetUpScreen #head { padding: 1 2 0 2; text-style: bold; }
    SoloSetUpScreen .ask { padding: 0 2; color: $text-muted; margin-top: 1; height: auto; }
    SoloSetUpScreen Input { margin: 0 2; border-left: thick $panel-lighten-2; height: 1; }
    SoloSetUpScreen Input:focus { border-left: thick $accent; }
    SoloSetUpScreen #about { padding: 0 2; height: auto; text-style: italic; }
    SoloSetUpScreen #seed_how { margin-top: 0; }
    SoloSetUpScreen #dealt { padding: 1 2 0 2; height: auto; }
    """
    AUTO_FOCUS = "SoloPad"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f4", "next_seed", show=False),
        Binding("f5", "results", show=False),
        Binding("f6,tab", "type_seed", show=False),
        Binding("enter", "deal", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, face: Face) -> None:
        super().__init__(face)
        self.game = Chosen(BOOK.sets)
        self.characters: dict[int, str] = {}
        self.about = FIRST

    def compose(self) -> ComposeResult:
        """What it is, what may be chosen, the seed, and what that deals."""
        yield Panel("head")
        yield _asking("how")
        yield SoloPad()
        yield Panel("about")
        yield _asking("seed_how")
        yield Input(any_seed(), max_length=40, compact=True, id="seed")
        yield Panel("dealt")
        yield Keys()

    @property
    def seed(self) -> str:
        """The seed as it stands."""
        return self.query_one(Input).value.strip()

    def on_mount(self) -> None:
        """Say everything for the first time."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language spoken now."""
        say = self.face.say
        self.query_one("#head", Panel).put(Content(say("solo-title")))
        self.query_one("#how", Panel).put(Content(say("solo-how")))
        self.query_one("#seed_how", Panel).put(Content(say("solo-seed_how")))
        self.query_one(Keys).show([(key, say(word), action) for key, word, action in KEYS])
        self.preview()

    def chosen(self) -> tuple[str, ...]:
        """Whom each seat plays: the character that was chosen, else the first that falls to it."""
        pairs = offered(self.seed, self.game.options)
        return tuple(
            self.characters[seat] if self.characters.get(seat) in pair else pair[0] for seat, pair in enumerate(pairs)
        )

    def preview(self) -> None:
        """Show what is chosen, and what the seed deals."""
        pad = self.query_one(SoloPad)
        pairs, chosen = offered(self.seed, self.game.options), self.chosen()
        two = {str(seat): (pair, chosen[seat]) for seat, pair in enumerate(pairs) if len(pair) > 1}
        pad.offer({str(seat): role for seat, role in enumerate(roles(self.seed))}, two)
        pad.show(self.game, self.face)
        self.query_one("#about", Panel).put(Content(self.face.speech.words.find(f"solo-about-{self.about}") or ""))
        self._put(in_rows(self._dealt(chosen), self.app.size.width - 4, "   "))

    def _dealt(self, chosen: tuple[str, ...]) -> list[Content]:
        """Every role with its character and life points."""
        if not self.seed:
            return [_wrong(self.face.say("solo-no_seed"))]
        opening, _ = dealt(self.seed, self.game.options, self._names(chosen), chosen)
        speech = self.face.speech
        return [
            Content.assemble(
                f"{speech.role(seat.role)} ", (seat.name, "bold"), " ", (pips(seat.life, seat.most), "$text-error")
            )
            for seat in opening.table.seats
        ]

    def _put(self, content: Content) -> None:
        self.query_one("#dealt", Panel).put(content)

    def _names(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        return SoloTelling(self.face.views).names(self.seed, self.game.options, chosen)

    # What can be done

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another seed was typed."""
        event.stop()
        self.preview()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter deals."""
        event.stop()
        self.action_deal()

    def action_deal(self) -> None:
        """Make the table, or say what is wrong."""
        if not self.seed:
            return
        chosen, telling = self.chosen(), SoloTelling(self.face.views)
        title = telling.title(self.game.options, self.seed)
        try:
            game = new_game(self.face.desk, self.seed, self.game.options, self._names(chosen), chosen, title)
        except RefereeError as error:
            self._put(_wrong(self.face.wrong(error)))
        else:
            self.dismiss(game.log.stream)

    def action_next_seed(self) -> None:
        """Another seed, by chance."""
        self.query_one(Input).value = any_seed()

    def action_type_seed(self) -> None:
        """To the seed, or back."""
        seed = self.query_one(Input)
        (self.query_one(SoloPad) if seed.has_focus else seed).focus()

    def on_solo_pad_pressed(self, event: SoloPad.Pressed) -> None:
        """The key of an option, or of a seat."""
        if event.is_seat:
            self.action_swap(event.name)
        else:
            self.action_choose_option(event.name)

    def action_choose_option(self, name: str, value: str = "") -> None:
        """The next value of an option, or the one clicked."""
        self.game, self.about = self.game.with_option(name, value), name
        self.preview()

    def action_swap(self, seat: str) -> None:
        """This seat plays the other one of its two characters."""
        pair, now = offered(self.seed, self.game.options)[int(seat)], self.chosen()[int(seat)]
        self.characters[int(seat)], self.about = pair[(pair.index(now) + 1) % len(pair)], TWO
        self.preview()

    def action_results(self) -> None:
        """The record of results."""
        from referee.tui.screens.solo.results import SoloResultsScreen

        self.app.push_screen(SoloResultsScreen(self.face))

    def action_leave(self) -> None:
        """Back to the list of tables."""
        self.dismiss(None)


def _wrong(sentence: str) -> Content:
    return Content.styled(f"! {sentence}", LEVELS["error"])


def _asking(id_: str) -> Panel:
    panel = Panel(id_)
    panel.add_class("ask")
    return panel
