"""A seat as a card in a frame, round the table: who, in what part, how many life points and cards, and what lies there.

The frame says what matters most: heavy for whose turn it is, double for whose choice play waits for. At its foot stands
how far the seat is from whoever is spoken of.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.tui.widgets.lying import fitted, lying, suited, whole, wrapped
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.seat_marks import (
    ASKED_STYLE,
    TURN_STYLE,
    WON_STYLE,
    clicked,
    far,
    has_turn,
    life,
    marks,
    role_style,
)
from referee.views.marks import ASKED, GHOST, OUT, TURN, WON
from referee.views.records import SeatView, SightView

LIGHT, HEAVY, DOUBLE = "╭─╮│╰╯", "┏━┓┃┗┛", "╔═╗║╚╝"
MARGIN = 4
"""Columns of the frame and the blanks inside it."""
AROUND_NAME = 8
"""Columns of the frame and of the blanks about a name and a role in it."""
LEAST_NAME = 6


Stack = tuple[str, tuple[str, ...]]
"""Cards that lie under a seat, and the word for them."""


class CardState(Struct, frozen=True):
    """What a card shows besides its seat: the word for a hand, what lies under it, how far it is, whether it is the one
    spoken of, and whether something happened to it just now; at the end whether it `won`, and the word for that.
    """

    hand: str
    under: Stack | None = None
    sight: SightView | None = None
    chosen: bool = False
    moved: bool = False
    ended: str = ""
    won: bool = False


def card(seat: SeatView, state: CardState, width: int, height: int) -> list[Content]:
    """Its rows; those that stay as they are are the same ones as before."""
    stands_out = state.chosen or state.moved
    body = _body(seat, stands_out, state.won, state.hand, state.under, width, height - 2)
    top = _top(seat, stands_out, state.won, width)
    return [top, *body, _foot(seat, stands_out, state.sight, state.ended, state.won, width)]


def besides(seat: SeatView, width: int, height: int) -> tuple[list[Content], tuple[str, ...]]:
    """What sets have to show of this seat, as far as a card of this size has rows for it; and which sentences it is."""
    taken = 2 + (seat.label != seat.character) + 1 + any((seat.weapon, *seat.in_play))
    return whole(seat.shown, width - MARGIN, height - taken)


def _frame(seat: SeatView, stands_out: bool, won: bool = False) -> tuple[str, str]:
    """Its lines and their colour."""
    if won:
        return HEAVY, WON_STYLE
    if seat.asked:
        return DOUBLE, ASKED_STYLE
    if has_turn(seat):
        return HEAVY, TURN_STYLE
    return LIGHT, "bold $foreground" if stands_out else "$frame"


@lru_cache(maxsize=64)
def _body(
    seat: SeatView, stands_out: bool, won: bool, hand: str, under: Stack | None, width: int, height: int
) -> tuple[Content, ...]:
    """What stands between the lines above and below."""
    signs, style = _frame(seat, stands_out, won)
    edge = Content.styled(signs[3], style)
    rows = _inside(seat, hand, under, width - MARGIN, height)
    told = (Content.assemble(edge, " ", row.truncate(width - MARGIN, pad=True), " ", edge) for row in rows)
    return tuple(clicked(row, seat) for row in told)


@lru_cache(maxsize=64)
def _top(seat: SeatView, stands_out: bool, won: bool, width: int) -> Content:
    """The name on the left of the upper line, the role on its right."""
    signs, style = _frame(seat, stands_out, won)
    lead, signs_of = _lead(seat), Content.assemble(" ", marks(seat)) if seat.signs else Content("")
    fixed = lead.cell_length + len(str(seat.number)) + 1 + signs_of.cell_length
    room = width - AROUND_NAME - fixed
    role = shortened(seat.role or "?", max(1, room - min(LEAST_NAME, cell_len(seat.label))))
    name = shortened(seat.label, max(LEAST_NAME, room - cell_len(role)))
    named = Content.assemble(lead, (f"{seat.number} {name}", _name_style(seat, stands_out)), signs_of)
    line = max(0, width - AROUND_NAME - named.cell_length - cell_len(role))
    told = Content.assemble(
        (signs[0] + signs[1] + " ", style), named, (f" {signs[1] * line} ", style),
        (role, QUIET if seat.out else role_style(seat) or QUIET), (f" {signs[1]}{signs[2]}", style),
    )  # fmt: skip
    return clicked(told.truncate(width), seat)


def _lead(seat: SeatView) -> Content:
    """The signs before the number."""
    asked, turn = (f"{ASKED} " if seat.asked else ""), (f"{TURN} " if has_turn(seat) else "")
    out = f"{GHOST if seat.ghost else OUT} " if seat.out else ""
    return Content.assemble((asked, ASKED_STYLE), (turn, TURN_STYLE), (out, QUIET))


def _name_style(seat: SeatView, stands_out: bool) -> str:
    if stands_out:
        return "bold reverse"
    if seat.out:
        return QUIET if seat.ghost else f"{QUIET} strike"
    return ASKED_STYLE if seat.asked else TURN_STYLE if has_turn(seat) else "bold"


@lru_cache(maxsize=128)
def _foot(seat: SeatView, stands_out: bool, sight: SightView | None, ended: str, won: bool, width: int) -> Content:
    """The lower line, with the distance in it, or how the game ended."""
    signs, style = _frame(seat, stands_out, won)
    if sight is not None:
        told = far(sight)
    elif ended:
        told = Content.styled(f"{WON} {ended}", WON_STYLE) if won else Content.styled(ended, QUIET)
    else:
        return clicked(Content.styled(f"{signs[4]}{signs[1] * (width - 2)}{signs[5]}", style), seat)
    told = told.truncate(width - MARGIN - 2, ellipsis=True)
    line = signs[1] * (width - MARGIN - 1 - told.cell_length)
    return clicked(Content.assemble((f"{signs[4]}{signs[1]} ", style), told, (f" {line}{signs[5]}", style)), seat)


def _inside(seat: SeatView, word: str, under: Stack | None, width: int, height: int) -> list[Content]:
    """Character, life and hand, then as many of the cards as there is room for."""
    hand = f"{seat.instead or word} {seat.hand}" if not seat.out or seat.ghost else ""
    points = life(seat)
    gap = " " * max(1, width - points.cell_length - cell_len(hand))
    rows = [] if seat.label == seat.character else [Content(shortened(seat.character or "?", width))]
    rows.append(Content.assemble(points, gap, (hand, QUIET)))
    told = besides(seat, width + MARGIN, height + 2)[0] if under is None else []
    left = height - len(rows) - len(told)
    rows += [*(_cards(seat, under, width, left) if left > 0 else []), *told]
    rows += [Content("")] * (height - len(rows))
    return [row.stylize(QUIET) for row in rows] if seat.out else rows


def _cards(seat: SeatView, under: Stack | None, width: int, height: int) -> list[Content]:
    """Those in play, and under them what lies there besides."""
    cards = lying(seat)
    if under is None:
        return [suited(row) for row in _weapon_first(cards, width, height)]
    word, stack = under
    lead = f"{word}: "
    besides = fitted(stack, width - cell_len(lead), max(1, height - 1))
    above = [suited(row) for row in fitted(cards, width, max(1, height - len(besides)))]
    first, *more = besides
    told = [
        Content.assemble((lead, QUIET), suited(first)),
        *(Content(" " * cell_len(lead)) + suited(row) for row in more),
    ]
    return [*above, *told][:height]


def _weapon_first(cards: list[str], width: int, height: int) -> list[str]:
    """The weapon in a row of its own, where there is room for the others as they are."""
    weapon, *others = cards
    below = wrapped(others, width) if others else []
    return [weapon, *below] if 1 + len(below) <= height and cell_len(weapon) <= width else fitted(cards, width, height)
