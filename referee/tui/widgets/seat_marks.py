"""The marks of a seat, the same wherever it is drawn, each a sign and a colour: the turn, who is asked, how far."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from textual.content import Content
from textual.style import Style

from referee.tui.themes import MEANINGS
from referee.tui.widgets.panel import QUIET
from referee.views.records import SeatView, SightView
from referee.views.seats import OPEN_ROLE

TURN_STYLE, ASKED_STYLE, WON_STYLE = "bold $sign-turn", "bold $sign-waits", "bold $text-success"
LIFE, LOST = "bold $sign-red", QUIET
REACHED, BEYOND = "✓", "✗"
Sights = Mapping[int, SightView]
"""By seat how far it is from whoever is spoken of."""
UNSEEN: Sights = MappingProxyType({})
MOST_PIPS = 6
"""Life points beyond which they are told in numbers."""


def has_turn(seat: SeatView) -> bool:
    """Is it this player's turn?"""
    return "turn" in seat.marks


def role_style(seat: SeatView) -> str:
    """The colour of a role that everybody knows."""
    known = f"role-{seat.open_role}"
    return f"${known}" if known in MEANINGS else ""


def marks(seat: SeatView) -> Content:
    """The signs of a seat: its open role in the colour of that, cards that bind it as what waits."""
    signs = ((sign, role_style(seat) if sign == OPEN_ROLE else "$sign-waits") for sign in seat.signs)
    return Content.assemble(*((sign, f"bold {style}".strip()) for sign, style in signs))


def life(seat: SeatView) -> Content:
    """Pips, the lost ones faint, or the numbers where there are too many."""
    if seat.out:
        return Content("–")
    if len(seat.pips) > MOST_PIPS:
        return Content.styled(seat.life, LIFE)
    full = seat.pips.rstrip("○")
    return Content.assemble((full, LIFE), (seat.pips[len(full) :], LOST))


def far(sight: SightView, why: bool = True) -> Content:
    """How far it is and whether a shot gets there; and what makes it so."""
    sign, style = (REACHED, "$text-success") if sight.reached else (BEYOND, "$sign-red")
    because = ", ".join(step.split("  ")[1] for step in sight.because[1:]) if why else ""
    return Content.assemble((f"{sign} {sight.distance}", f"bold {style}"), (f" {because}" if because else "", QUIET))


def clicked(row: Content, seat: SeatView) -> Content:
    """A row that speaks of this seat when it is clicked."""
    return row.stylize(Style.from_meta({"@click": f"screen.pick({seat.number})"}))
