"""The marks of a table at the desk, those that its seats have: amber where it waits, the turn's where play goes on."""

from __future__ import annotations

from textual.content import Content

from referee.tui.championship.attention import OVER, PLAYS, URGENT, WAITS
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.seat_marks import ASKED_STYLE, TURN_STYLE
from referee.views.marks import ASKED, TURN
from referee.views.seats import OPEN_ROLE

SIGNS = {URGENT: "!", WAITS: ASKED, PLAYS: TURN, OVER: "✓"}
STYLES = {URGENT: ASKED_STYLE, WAITS: ASKED_STYLE, PLAYS: TURN_STYLE, OVER: QUIET}
SHERIFF_STYLE = "bold $role-sheriff"


def mark(urgency: int) -> Content:
    """The sign of how urgent it is, in its colour."""
    return Content.styled(SIGNS[urgency], STYLES[urgency])


def waiting(sentence: str) -> Content:
    """Something that play waits for."""
    return Content.assemble((f"{ASKED} ", ASKED_STYLE), sentence)


def sheriff(name: str) -> Content:
    """Who is Sheriff in a round."""
    return Content.assemble((f"{OPEN_ROLE} ", SHERIFF_STYLE), name)
