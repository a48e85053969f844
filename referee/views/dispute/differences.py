"""How two tables differ, seat by seat, in words: what an entry did, what would be otherwise without it."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.views.records import SeatView, TableView
from referee.views.table import Views

NOTHING = "–"


def differences(one: Table, other: Table, book: Rulebook, views: Views, public: bool) -> tuple[str, ...]:
    """A line for each seat that is not the same at both tables, and one for what lies in the middle."""
    seen = views.public_table if public else views.referee_table
    was, now = seen(one, book), seen(other, book)
    seats = ((is_.label, _told(_of_seat(before, views), _of_seat(is_, views))) for before, is_ in _pairs(was, now))
    lines = [f"{label}: {told}" for label, told in seats if told]
    middle = _told(_of_table(was, views), _of_table(now, views))
    return (*lines, middle) if middle else tuple(lines)


def _pairs(was: TableView, now: TableView) -> Iterator[tuple[SeatView, SeatView]]:
    return zip(was.seats, now.seats, strict=False)


def _of_seat(seat: SeatView, views: Views) -> dict[str, str]:
    say = views.speech.say
    return {
        say("table-role"): seat.role,
        say("table-character"): seat.character,
        say("table-life"): say("table-out") if seat.out else seat.life,
        say("table-hand"): seat.hand,
        say("table-in_play"): ", ".join(filter(None, [seat.weapon, *seat.in_play])),
    }


def _of_table(table: TableView, views: Views) -> dict[str, str]:
    say = views.speech.say
    turn = f"{table.turn_label} ({table.phase})" if table.turn_label else ""
    open_cards = ", ".join(table.open)
    return {
        say("table-turn"): turn,
        say("table-deck"): table.deck,
        say("table-discards"): table.discards,
        say("table-open_cards"): open_cards,
        say("table-outcome"): table.winner,
    }


def _told(was: dict[str, str], now: dict[str, str]) -> str:
    """What is otherwise: `Life 3/4 → 2/4, Hand 3 → 4`."""
    changed = [(name, was[name] or NOTHING, now[name] or NOTHING) for name in was if was[name] != now[name]]
    return "; ".join(f"{name} {before} → {after}" for name, before, after in changed)
