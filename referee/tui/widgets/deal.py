"""What the names typed for a new table come to: every seat as it would be dealt, and why no game is for them."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content

from referee.core.nouns.table import Seat, Table
from referee.errors import RefereeError
from referee.notation import GameFile
from referee.speech import count, shortened
from referee.tui.widgets.panel import LEVELS, QUIET, Panel, lines
from referee.tui.widgets.preview import reason_line
from referee.typing.dealing import flagged
from referee.views.seats import pips
from referee.views.voice import Voice


class Deal(Panel):
    """A row for each seat, or what is wrong."""

    DEFAULT_CSS = """
    Deal { padding: 1 2 0 2; height: 1fr; overflow-y: auto; }
    """

    def __init__(self) -> None:
        super().__init__("deal")

    def show(self, read: Callable[[], GameFile], voice: Voice) -> None:
        """Show the game that is read, or why it cannot be."""
        try:
            game = read()
        except RefereeError as error:
            self.wrong(voice.wrong(error))
        else:
            self.put(lines(_told(game, voice)))

    def wrong(self, sentence: str) -> None:
        """Say what is wrong."""
        self.put(Content.styled(f"! {sentence}", LEVELS["error"]))


def _told(game: GameFile, voice: Voice) -> list[Content]:
    table, flag = game.opening.table, flagged(game, voice.views)
    reasons = (reason_line(reason).stylize(QUIET) for reason in flag.reasons + flag.doubts)
    return [*(_seat(table, seat, voice) for seat in table.seats), *reasons]


def _seat(table: Table, seat: Seat, voice: Voice) -> Content:
    speech = voice.speech
    name = shortened(speech.player(table, seat.number), 30)
    role = speech.role(seat.role) if seat.role else "?"
    character = speech.character(seat.character) if seat.character else "?"
    hand = f"{voice.say('table-hand')} {count(seat.hand)}"
    life = (pips(seat.life, seat.most), "$text-error")
    return Content.assemble(f"{seat.number:>2} ", (name, "bold"), f"  {role}  {character}  ", life, f"  {hand}")
