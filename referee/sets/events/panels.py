"""What there is to see of the events: the one in force and what it changes, whom it touches, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.sets.events.box import EVENTS
from referee.sets.events.lying import in_force, lies, lying

Shows = Callable[[Situation, int], Panel | None]


def the_event(now: Situation, viewer: int) -> Panel | None:
    """The event in force: its name, and what it changes."""
    event = in_force(now.table)
    return Panel(f"lies-{event}", ({"event": event},)) if event else None


def the_next_one(now: Situation, viewer: int) -> Panel | None:
    """The card on top of the deck, if somebody noted it."""
    coming = lying(now.table).coming
    return Panel("coming", ({"event": coming},)) if coming else None


def touched(event: str, whom: Callable[[Situation], Iterable[int]]) -> Shows:
    """What a box shows of the seats that an event touches now: a row each, which stands with that seat."""

    def shown(now: Situation, viewer: int) -> Panel | None:
        seats = tuple(whom(now)) if lies(now, event) else ()
        return Panel(f"touched-{event}", tuple({"by": seat, "event": event} for seat in seats)) if seats else None

    return shown


EVENTS.panels += [the_event, the_next_one]
