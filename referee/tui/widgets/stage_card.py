"""A seat as a card that is read from afar: the name in large letters, life points as blocks, then all the rest.

What stands where hangs on the size of the card alone, so that nothing jumps when somebody is hit or dies. The frame
says what matters most, with a bar in its foot: whose turn it is, for whose choice play waits, and who has won.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.tui.letters import large
from referee.tui.widgets.lying import fitted, lying, suited, whole
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.seat_marks import ASKED_STYLE, LIFE, LOST, TURN_STYLE, WON_STYLE, has_turn, life, role_style
from referee.views.marks import ASKED, GHOST, OUT, TURN, WON
from referee.views.records import SeatView

LIGHT, THICK, DOUBLE = "╭─╮│╰─╯", "█▀███▄█", "╔═╗║╚═╝"
"""The lines of a frame: above, at the sides, below."""
MARGIN = 4
"""Columns of the frame and the blanks inside it."""
ROWS = {13: (5, 3), 12: (3, 3), 7: (3, 2), 6: (3, 1), 0: (0, 1)}
"""By the rows inside a card those of the name and of life points; without any the name stands in the frame."""
AIRY = 9, 11
"""Rows inside a card from which one stays free under the name, and one above the cards in play."""
MOST_BLOCKS = 10
"""Life points beyond which they are told in numbers."""
LEAST_NAME = 6
MOST_HAND = 12
"""Columns of a number of cards in large letters."""


class Told(Struct, frozen=True):
    """The words on a card: for a hand, for what the one whose turn it is does, for being asked, out and a ghost.

    `outcome` is how the game ended for this seat, by its id, and `ended` the word for it.
    """

    hand: str
    phase: str = ""
    asked: str = ""
    out: str = ""
    ghost: str = ""
    outcome: str = ""
    ended: str = ""


@lru_cache(maxsize=64)
def card(seat: SeatView, told: Told, width: int, height: int, plain: bool = False) -> tuple[Content, ...]:
    """Its rows; in `plain` letters where a terminal has no blocks."""
    room = max(1, height - 2)
    name, points = _sizes(room, plain)
    signs, style = _frame(seat, told)
    left = _who(seat, width, in_frame=not name or bool(_first_of(seat.label, width - MARGIN, name)))
    above = seat.role if left.cell_length + cell_len(seat.role) + 7 <= width else ""
    parts = [
        *(_name(seat, width - MARGIN, name) if name else []),
        *([Content("")] if name and room >= AIRY[0] else []),
        _character(seat, "" if above else seat.role, width - MARGIN),
        *_points(seat, told, width - MARGIN, points),
        *([Content("")] if room >= AIRY[1] else []),
    ]
    rows = [*parts, *_lying(seat, width, room - len(parts))][:room]
    edge = Content.styled(signs[3], style)
    inside = (
        Content.assemble(edge, " ", _quiet(row, seat).truncate(width - MARGIN, pad=True), " ", edge) for row in rows
    )
    return (_top(left, above, role_style(seat), signs, style, width), *inside, _foot(seat, told, signs, style, width))


def _sizes(room: int, plain: bool) -> tuple[int, int]:
    """The rows of the name and of life points."""
    name, points = next(rows for least, rows in ROWS.items() if room >= least)
    return 0 if plain else name, points


def besides(seat: SeatView, width: int, height: int, plain: bool = False) -> tuple[str, ...]:
    """What sets have to show of this seat, as far as a card of this size has rows for it."""
    room = height - 2
    name, points = _sizes(room, plain)
    taken = name + bool(name and room >= AIRY[0]) + 1 + points + (room >= AIRY[1])
    return _besides(seat, width, room - taken)[1]


def _besides(seat: SeatView, width: int, height: int) -> tuple[list[Content], tuple[str, ...]]:
    return whole(seat.shown, width - MARGIN, height - any((seat.weapon, *seat.in_play)))


def _quiet(row: Content, seat: SeatView) -> Content:
    return row.stylize(QUIET) if seat.out else row


def _frame(seat: SeatView, told: Told) -> tuple[str, str]:
    """Its lines and their colour."""
    if told.outcome:
        return (THICK, WON_STYLE) if told.outcome == "won" else (LIGHT, "$frame")
    if seat.asked:
        return DOUBLE, ASKED_STYLE
    return (THICK, TURN_STYLE) if has_turn(seat) else (LIGHT, "$frame")


def _who(seat: SeatView, width: int, in_frame: bool) -> Content:
    """The signs, the number, the name if it has no rows of its own, the marks."""
    lead = f"{ASKED} " if seat.asked else f"{TURN} " if has_turn(seat) else ""
    lead += f"{GHOST if seat.ghost else OUT} " if seat.out else ""
    lead += str(seat.number)
    marks = f" {seat.signs}" if seat.signs else ""
    room = max(LEAST_NAME, width - MARGIN - 3 - cell_len(lead) - cell_len(marks))
    name = f" {shortened(seat.label, room)}" if in_frame else ""
    return Content.assemble((f"{lead}{name}", _name_style(seat)), (marks, "bold $sign-waits"))


def _name_style(seat: SeatView) -> str:
    if seat.out:
        return QUIET
    return ASKED_STYLE if seat.asked else TURN_STYLE if has_turn(seat) else "bold"


def _top(left: Content, role: str, colour: str, signs: str, style: str, width: int) -> Content:
    """The upper line: who on the left, the role that all know on the right."""
    right = f" {role} {signs[1]}" if role else ""
    line = max(0, width - 5 - left.cell_length - cell_len(right))
    return Content.assemble(
        (f"{signs[0]}{signs[1]} ", style), left, (f" {signs[1] * line}", style),
        (right[:-1], f"bold {colour}".strip()), (f"{right[-1:]}{signs[2]}", style),
    ).truncate(width)  # fmt: skip


def _foot(seat: SeatView, told: Told, signs: str, style: str, width: int) -> Content:
    """The lower line, and in it what matters most about this seat."""
    word, colour = _banner(seat, told)
    word = f" {shortened(word, width - MARGIN - 2)} " if word else ""
    line = width - 2 - cell_len(word)
    left, right = signs[5] * (line // 2), signs[5] * (line - line // 2)
    return Content.assemble((f"{signs[4]}{left}", style), (word, colour), (f"{right}{signs[6]}", style))


def _banner(seat: SeatView, told: Told) -> tuple[str, str]:
    """What it says, and how."""
    if told.outcome:
        return (f"{WON} {told.ended}", f"{WON_STYLE} reverse") if told.outcome == "won" else (told.ended, QUIET)
    if seat.asked:
        return f"{ASKED} {told.asked}", f"{ASKED_STYLE} reverse"
    return (f"{TURN} {told.phase}", f"{TURN_STYLE} reverse") if has_turn(seat) else ("", "")


def _name(seat: SeatView, width: int, height: int) -> list[Content]:
    """In letters as large as fit, of a long one the first word, else in ordinary ones amid the same rows."""
    drawn = large(seat.label, width, height) or _first_of(seat.label, width, height) or (shortened(seat.label, width),)
    return _in_middle([Content.styled(row, _name_style(seat)) for row in drawn], height)


def _first_of(label: str, width: int, height: int) -> tuple[str, ...]:
    """The first word of a name in large letters, where there is no room for all of it; the frame has the whole then."""
    first, _, rest = label.partition(" ")
    return large(first, width, height) if rest and height and not large(label, width, height) else ()


def _in_middle(rows: list[Content], height: int) -> list[Content]:
    above = (height - len(rows)) // 2
    return [*[Content("")] * above, *rows, *[Content("")] * (height - above - len(rows))]


def _character(seat: SeatView, role: str, width: int) -> Content:
    """The character; before it the role, where that did not fit above."""
    character = "" if seat.label == seat.character else seat.character or "?"
    both = Content(" · ").join([Content.styled(role, role_style(seat)), Content(character)][0 if role else 1 :])
    return both.truncate(width, ellipsis=True)


def _points(seat: SeatView, told: Told, width: int, height: int) -> list[Content]:
    """Life points, and at the right how many cards are in the hand."""
    held = _hand(seat, seat.instead or told.hand, height) if not seat.out or seat.ghost else [Content("")] * height
    gone = f"{GHOST} {told.ghost}" if seat.ghost else f"{OUT} {told.out}"
    room = width - held[-1].cell_length - 1
    drawn = [] if seat.out else _blocks(seat.pips, room, height)
    rows = drawn or _in_middle([Content(gone) if seat.out else life(seat)], height)
    return [Content.assemble(row.truncate(room + 1, pad=True), cards) for row, cards in zip(rows, held, strict=True)]


def _hand(seat: SeatView, word: str, height: int) -> list[Content]:
    """The word and the number, which is large where there are three rows, all of them as wide as each other."""
    drawn = large(seat.hand, MOST_HAND, height) if height >= 3 else ()
    if not drawn:
        told = Content.styled(f"{word} {seat.hand}", "bold")
        return [Content("")] * (height - 1) + [told]
    lead = [*[""] * (height - 1), word]
    return [
        Content.styled(f"{word:>{cell_len(lead[-1])}} {row}", "bold") for word, row in zip(lead, drawn, strict=True)
    ]


def _blocks(pips: str, width: int, height: int) -> list[Content]:
    """Life points as blocks, lost ones as empty frames; nothing if they are not known, or do not fit."""
    if height < 2 or not pips or pips.strip("●○") or len(pips) > MOST_BLOCKS:
        return []
    wide = min(2 * height, (width + 1) // len(pips) - 1)
    between = "  " if (wide + 2) * len(pips) <= width else " "
    rows = range(height) if wide > 1 else ()
    return [Content(between).join([_block(pip, wide, row, height) for pip in pips]) for row in rows]


def _block(pip: str, width: int, row: int, height: int) -> Content:
    if pip == "●":
        return Content.styled("█" * width, LIFE)
    left, line, right = "┌─┐" if row == 0 else "└─┘" if row == height - 1 else "│ │"
    return Content.styled(f"{left}{line * (width - 2)}{right}", LOST)


def _lying(seat: SeatView, width: int, height: int) -> list[Content]:
    """The cards in play, and what sets have to show of this seat, in so many rows."""
    told = _besides(seat, width, height)[0]
    left = height - len(told)
    rows = [suited(row) for row in fitted(lying(seat), width - MARGIN, left)] if left > 0 else []
    rows = [*rows, *told]
    return [*rows, *[Content("")] * (height - len(rows))]
