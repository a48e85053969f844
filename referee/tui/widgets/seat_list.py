"""The seats as a list: a row each, which grows where a player has many cards in play; two rows on a narrow screen.

Where half the screen is not enough for all of them, every seat keeps to one row, with cards cut as short as they must.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rich.cells import cell_len
from textual.content import Content

from referee.speech import shortened
from referee.tui.widgets.lying import bare, fitted, in_one, lying, suited, whole, wrapped
from referee.tui.widgets.panel import QUIET
from referee.tui.widgets.row_by_row import BLANK
from referee.tui.widgets.seat_marks import ASKED_STYLE, TURN_STYLE, clicked, has_turn, life, marks, role_style
from referee.views.marks import ASKED, GHOST, OUT, TURN
from referee.views.records import SeatView

GAP = 1
LEAD, MARKS = 5, 4
"""The columns before the name, for who is asked, turn and number, and after it, for the marks."""
COLUMNS = ("name", "role", "character", "life", "hand")
"""What stands before the cards that lie in play."""
AIRY = 40
"""Rows that a screen has beyond two for each seat, from which a blank one stands between seats."""
MOST_HELD = 10
"""Columns of what a seat holds where it is not a hand with all of them."""
NARROW_NAME = 14
"""Columns of a name where a seat takes two rows."""
BELOW = 2
"""Rows under these two for what lies before a seat, where half of a narrow screen has them for every seat."""
LEFT = 2
"""Rows of half a screen that are left to the rest of it where every seat is cut to one row."""
BEFORE_CARDS = LEAD + MARKS + 25
"""Columns of a narrow row before its cards, but for those of the name."""
Numbered = tuple[int, Content]
"""A row and the seat it is of; 0 for none."""
Under = Mapping[int, tuple[str, tuple[str, ...]]]
"""By seat what stands in a row of its own under it: a word, and cards."""


class SeatList:
    """The rows of these seats under these headings."""

    def __init__(self, seats: tuple[SeatView, ...], heads: tuple[str, ...], under: Under) -> None:
        self._seats = seats
        self._heads = heads
        self._under = under

    def laid_out(self, width: int, height: int, narrow: bool) -> list[Numbered]:
        """With blank lines between the seats, without, or one to a seat: whatever half the screen holds."""
        if narrow:
            return self._narrow(width, height)
        apart = height - 2 * len(self._seats) > AIRY
        rows = self._rows(width, apart=apart)
        if apart and len(rows) > height // 2:
            rows = self._rows(width)
        if len(rows) > height // 2:
            rows = self._rows(width, single=True)
            rows = self._rows(width, single=True, spare=height // 2 - len(rows) - LEFT)
        return rows

    def _rows(self, width: int, apart: bool = False, single: bool = False, spare: int = 0) -> list[Numbered]:
        widths = _widths(self._seats, self._heads, width, single)
        rows = [(0, _head(self._heads, widths))] if self._heads else []
        more = _shares(self._seats, widths["lying"], widths["lying"], spare)
        for seat in self._seats:
            most = 1 + more.get(seat.number, 0) if single else 0
            rows += [(seat.number, row) for row in _row(seat, widths, most)]
            below = _below(self._under[seat.number], width, single) if seat.number in self._under else []
            rows += [(0, row) for row in [*below, *([BLANK] if apart else [])]]
        return rows

    def told(self, width: int, height: int) -> frozenset[str]:
        """What sets have to show of a seat that stands in the rows of that seat, on a narrow screen that is high."""
        high = self._high(height)
        return frozenset(told for seat in self._seats for told in _lying_below(seat, width)[1] if high)

    def _high(self, height: int) -> bool:
        return (2 + BELOW) * len(self._seats) <= height // 2

    def _narrow(self, width: int, height: int) -> list[Numbered]:
        """Two rows a seat, or one where half the screen does not hold them; on a high one four."""
        rows: list[Numbered] = []
        single, high = 2 * len(self._seats) > height // 2, self._high(height)
        wide = min(NARROW_NAME, max((cell_len(seat.label) for seat in self._seats), default=1))
        spare = height // 2 - len(self._seats) - len(self._under) - LEFT if single else 0
        more = _shares(self._seats, width - wide - BEFORE_CARDS, width - LEAD, spare, most=1)
        for seat in self._seats:
            told = _narrow(seat, width, self._heads[4], single, wide, seat.number in more)
            told = [*_high(seat, told, width)] if high else told
            rows += [(seat.number, row) for row in told]
            below = _below(self._under[seat.number], width, single=True) if seat.number in self._under else []
            rows += [(0, row) for row in below]
        return rows


def _widths(seats: tuple[SeatView, ...], heads: tuple[str, ...], width: int, single: bool) -> dict[str, int]:
    """The width of every column: as wide as what stands in it, names and characters cut if room is short."""
    narrow = width < 100
    said = {
        "name": (10 if narrow else 20 if width < 150 else 32, [seat.label for seat in seats]),
        "role": (11 if narrow else 14, [seat.role for seat in seats]),
        "character": (20 if not narrow else 11 if single else 15, [seat.character for seat in seats]),
        "life": (9, [life(seat).plain for seat in seats]),
        "hand": (MOST_HELD if any(seat.instead for seat in seats) else 5, [_held(seat) for seat in seats]),
    }
    if all(seat.label == seat.character for seat in seats):
        del said["character"]
        said["name"] = (20, said["name"][1])
    head = dict(zip(COLUMNS, heads, strict=False))
    widths = {
        column: max(min(most, max(map(cell_len, [head.get(column, ""), *texts]))), 1)
        for column, (most, texts) in said.items()
    }
    widths["lying"] = max(10, width - sum(widths.values()) - LEAD - MARKS - len(widths) * GAP)
    return widths


def _shares(seats: tuple[SeatView, ...], first: int, further: int, spare: int, most: int = BELOW) -> Counter[int]:
    """By seat the rows that it takes besides its first, of those to `spare`: for names that would be cut, the most cut
    first. Its first row has so many columns for cards, each of the others so many.
    """
    names = {seat.number: cell_len(", ".join(bare(lying(seat)))) - first for seat in seats}
    more = Counter[int]()
    for _ in range(spare):
        wants = {number: over for number, over in names.items() if over > 0 and more[number] < most}
        if not wants:
            break
        number = max(wants, key=wants.__getitem__)
        more[number] += 1
        names[number] -= further
    return more


def _cell(text: str | Content, width: int, style: str = "") -> Content:
    told = Content(shortened(text, width)) if isinstance(text, str) else text
    told = told.truncate(width, pad=True)
    return told.stylize(style) if style else told


def _head(heads: tuple[str, ...], widths: dict[str, int]) -> Content:
    name, *others, lying = heads
    in_play = lying if cell_len(lying) <= widths["lying"] else lying.rpartition(", ")[2]
    columns = zip(COLUMNS, [" " * LEAD + name, *others], strict=True)
    cells = [
        _cell(text, widths[column] + (LEAD if column == "name" else 0)) for column, text in columns if column in widths
    ]
    cells[0] += Content(" " * MARKS)
    row = Content(" " * GAP).join([*cells, _cell(in_play, widths["lying"])])
    return row.stylize(f"underline {QUIET}")


def _lead(seat: SeatView) -> Content:
    """Who is asked, whose turn it is, and the number."""
    turn = has_turn(seat)
    return Content.assemble(
        (ASKED if seat.asked else " ", ASKED_STYLE), (TURN if turn else " ", TURN_STYLE),
        (f"{seat.number:>2} ", ASKED_STYLE if seat.asked else TURN_STYLE if turn else ""),
    )  # fmt: skip


def _name(seat: SeatView, width: int) -> Content:
    """The name with its marks."""
    gone = Content.styled(GHOST if seat.ghost else OUT, "bold $sign-waits")
    style = ASKED_STYLE if seat.asked else TURN_STYLE if has_turn(seat) else ""
    told = Content.assemble(" ", gone if seat.out else marks(seat))
    struck = "strike" if seat.out and not seat.ghost else ""
    label = Content.styled(shortened(seat.label, width), struck)
    return Content.assemble(_lead(seat), _cell(label, width, style), _cell(told, MARKS))


def _held(seat: SeatView) -> str:
    """The number of the cards of a hand; what is none is named."""
    return f"{seat.instead} {seat.hand}".strip()


def _row(seat: SeatView, widths: dict[str, int], most: int) -> list[Content]:
    """The rows of a seat, so many at `most`; 0 for as many as it takes."""
    cards, room = lying(seat), widths["lying"]
    first, *more = [in_one(cards, room)] if most == 1 else fitted(cards, room, most) if most else wrapped(cards, room)
    said: dict[str, str | Content] = {
        "role": seat.role or "?", "character": seat.character or "?", "life": life(seat), "hand": _held(seat),
    }  # fmt: skip
    styles = {"role": role_style(seat)}
    middle = [_cell(text, widths[column], styles.get(column, "")) for column, text in said.items() if column in widths]
    indent = sum(widths.values()) - widths["lying"] + LEAD + MARKS + (len(widths) - 1) * GAP
    rows = [
        Content(" " * GAP).join([_name(seat, widths["name"]), *middle, suited(first)]),
        *(Content(" " * indent) + suited(line) for line in more),
    ]
    return [_styled(row, seat) for row in rows]


def _narrow(seat: SeatView, width: int, hand: str, single: bool, wide: int, more: bool) -> list[Content]:
    """Name, life, hand and reach; under them role, character and the cards. In a single row the role, and the cards,
    or, where it has one row `more`, the character, and the cards below.
    """
    shown = not seat.out or (seat.ghost and not (single and seat.instead))
    held = f"{'' if single else seat.instead or hand} {seat.hand}".strip() if shown else ""
    reach = f"→{seat.reach}" if seat.reach else ""
    columns = [_name(seat, wide), _cell(life(seat), 6), _cell(held, 3 if single else 9), _cell(reach, 3)]
    head = Content(" ").join(columns)
    cards = [card for card in (seat.weapon, *seat.in_play) if card]
    if single:
        head = Content.assemble(head, " ", _cell(seat.role or "?", 8, role_style(seat) or QUIET), " ")
        if more:
            below = fitted(cards, width - LEAD, 1)[0]
            who = Content.styled(shortened(seat.character or "?", width - head.cell_length), QUIET)
            return [_styled(head + who, seat), _styled(Content.assemble(" " * LEAD, suited(below)), seat)]
        return [_styled(head + suited(in_one(cards, width - head.cell_length) if cards else ""), seat)]
    role = Content.styled(seat.role or "?", role_style(seat) or QUIET)
    who = Content.assemble(" " * LEAD, role, (f" · {seat.character or '?'}", QUIET))
    if not cards:
        return [_styled(head, seat), _styled(who, seat)]
    room = width - who.cell_length - 3
    told = fitted(cards, room, 1)[0]
    return [_styled(head, seat), _styled(Content.assemble(who, " · ", suited(told)), seat)]


def _high(seat: SeatView, rows: list[Content], width: int) -> Iterator[Content]:
    """A seat on a high screen: always as many rows, whatever lies there."""
    who = Content.assemble(
        " " * LEAD, (seat.role or "?", role_style(seat) or QUIET), (f" · {seat.character or '?'}", QUIET)
    )
    lying_there = _lying_below(seat, width)[0]
    yield rows[0]
    yield from (_styled(row, seat) for row in (who, *(Content.assemble(" " * LEAD, row) for row in lying_there)))
    yield from [BLANK] * (BELOW - len(lying_there))


def _lying_below(seat: SeatView, width: int) -> tuple[list[Content], tuple[str, ...]]:
    """The cards in play and what sets have to show of the seat, as far as there are rows; and which sentences it is."""
    room, cards = width - LEAD, [card for card in (seat.weapon, *seat.in_play) if card]
    rows = [suited(row) for row in fitted(cards, room, BELOW)] if cards else []
    told, which = whole(seat.shown, room, BELOW - len(rows))
    return [*rows, *told], which


def _below(under: tuple[str, tuple[str, ...]], width: int, single: bool) -> list[Content]:
    """What stands under a seat."""
    word, cards = under
    lead = f"{' ' * LEAD}{word}: "
    room = max(10, width - cell_len(lead))
    first, *more = [in_one(cards, room)] if single else wrapped(cards, room)
    told = Content.assemble((lead, QUIET), suited(first))
    return [told, *(Content(" " * cell_len(lead)) + suited(line) for line in more)]


def _styled(row: Content, seat: SeatView) -> Content:
    return clicked(row.stylize(QUIET) if seat.out else row, seat)
