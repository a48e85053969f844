"""What a rebellion has to show: the event in force, and who became Sheriff by a Revolution."""

from __future__ import annotations

from referee.core.book.rulebook import Situation
from referee.core.book.rules import Panel
from referee.sets.rebel.box import EVENT_CARDS, REBEL
from referee.sets.rebel.rebellion import rebellion


def event_in_force(now: Situation, viewer: int) -> Panel | None:
    """The event card that lies open."""
    event = rebellion(now.table).event
    return Panel("event", ({"event": event},)) if event else None


def new_sheriff(now: Situation, viewer: int) -> Panel | None:
    """Who became Sheriff by a Revolution."""
    sheriff = rebellion(now.table).sheriff
    return Panel("revolution", ({"by": sheriff},)) if sheriff else None


EVENT_CARDS.panels.append(event_in_force)
REBEL.panels.append(new_sheriff)
