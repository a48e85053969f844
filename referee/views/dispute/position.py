"""The table before the disputed entry, in words: its state, its seats, what was due."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.speech import Speech
from referee.views.marks import held, lead
from referee.views.records import SeatView, TableView

STRONG, QUIET = "strong", "quiet"


class PositionLine(Struct, frozen=True):
    """One line, however long. `style` is empty, `strong`, `quiet` or the word of a verdict; `hang` indents its rest."""

    text: str
    style: str = ""
    hang: int = 0


class Position:
    """A table as drawn, put into lines of one language."""

    def __init__(self, view: TableView, speech: Speech) -> None:
        self.view = view
        self.speech = speech

    def lines(self) -> Iterator[PositionLine]:
        """All of it: a line for its state, one for each seat, one for each thing due."""
        yield PositionLine(self.state())
        for seat in self.view.seats:
            yield PositionLine(self._seat(seat), STRONG if "turn" in seat.marks else QUIET if seat.out else "", 5)
        yield from self.below()

    def state(self) -> str:
        """Whose turn it was, the deck, the discards, what lay turned up, who had won."""
        say, view = self.speech.say, self.view
        parts = (
            f"{say('table-turn')}: {view.turn_label}, {view.phase}" if view.turn_label else say("table-no_turn"),
            f"{say('table-deck')}: {view.deck} ({say('table-turned', turned=view.turned)})",
            f"{say('table-discards')}: {view.discards}",
            f"{say('table-open_cards')}: {', '.join(view.open)}" if view.open else "",
            f"{say('table-outcome')}: {view.winner}" if view.winner else "",
            say("table-light") if view.mode == "light" else "",
        )
        return " · ".join(filter(None, parts))

    def below(self) -> Iterator[PositionLine]:
        """What sets have to show, and what was due."""
        yield from (PositionLine(each) for each in self.view.shown)
        for due in self.view.due:
            yield PositionLine(f"→ {due.sentence}" if due.must else f"· {due.sentence}", hang=2)

    def heads(self) -> tuple[str, ...]:
        """What stands in the columns of a drawn table: who, life points, hand, cards in play."""
        return tuple(map(self.speech.say, ("table-seat", "table-life", "table-hand", "table-in_play")))

    def _seat(self, seat: SeatView) -> str:
        say = self.speech.say
        known = f"{seat.pips} {seat.life}" if len(seat.pips) > 1 else f"{say('table-life')} {seat.life}"
        name = f"{lead(seat)} {seat.number:>2} {seat.label} {seat.signs}".rstrip()
        hand = held(seat, say("table-hand"))
        state = say("table-ghost") if seat.ghost else say("table-out") if seat.out else known
        parts = (name, seat.role or "?", seat.character or "?", state, hand)
        return " · ".join(filter(None, (*parts, lying(seat))))


def lying(seat: SeatView) -> str:
    """The cards in play before a seat, the weapon with its reach first."""
    weapon = f"{seat.weapon} →{seat.reach}" if seat.weapon and seat.reach else seat.weapon
    return ", ".join(filter(None, (weapon, *seat.in_play)))
