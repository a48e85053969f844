"""Where the seats stand on a screen seen from afar, and what is on a card: at every size, of every number."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from referee.tui import stage as module
from referee.tui.seating import Ring
from referee.tui.stage import LEAST_MIDDLE, stage
from referee.tui.widgets.stage_card import Told, card
from referee.views.records import SeatView
from tests.tui.test_seating import angle, apart

SIZES = [(width, height, seats) for width in range(56, 251) for height in range(15, 71, 2) for seats in range(2, 11)]
"""What is left to the ring on screens from 60x24 to 254x80."""
ROOMY = 78, 18
"""What is left to it on a screen of 80x24."""
BRUNO = SeatView(
    3, "Bruno", "Outlaw", "Willy the Kid", "2/4", "●●○○", "3", "Volcanic", "1", ("Barrel Q♠",), (), False, "Bruno"
)
SAID = Told("Hand", "playing", "answers", "out", "ghost")


def test_nothing_overlaps_and_nothing_is_cut() -> None:
    """At every size every seat and the middle are whole in the room there is, and share no cell."""
    for width, height, seats in SIZES:
        ring = stage(width, height, seats)
        places = [*ring.seats, ring.middle]
        assert len(ring.seats) == seats
        assert all(apart(*pair) for pair in combinations(places, 2)), (width, height, seats)
        for place in places:
            assert place.x >= 0 and place.y >= 0 and place.right <= width and place.bottom <= height
        assert ring.middle.width >= LEAST_MIDDLE and ring.middle.height >= 3, (width, height, seats)
        if width >= ROOMY[0] and height >= ROOMY[1]:
            assert ring.seats[0].width >= 18 and ring.seats[0].height >= 5, (width, height, seats)


def test_the_order_round_the_table_is_kept() -> None:
    """Seen from the middle each seat stands further clockwise than the one before, once round in all."""
    for width, height, seats in SIZES:
        ring = stage(width, height, seats)
        upright = Ring(ring.width, max(place.bottom for place in ring.seats), ring.seats, ring.middle)
        angles = [angle(place, upright) for place in upright.seats]
        turns = [(after - before) % 6.283185307179586 for before, after in pairwise([*angles, angles[0]])]
        assert all(turns) and abs(sum(turns) - 6.283185307179586) < 1e-6, (width, height, seats)


@pytest.mark.parametrize(("size", "least"), [((118, 32), 0.5), ((198, 44), 0.6), ((248, 54), 0.6), ((58, 76), 0.5)])
@pytest.mark.parametrize("seats", range(4, 11))
def test_the_screen_is_used(size: tuple[int, int], least: float, seats: int) -> None:
    """Seats and middle together take at least half of the room, three fifths of it where there is much."""
    ring = stage(*size, seats)
    assert sum(each.width * each.height for each in (*ring.seats, ring.middle)) >= least * size[0] * size[1]


def test_it_knows_no_textual() -> None:
    """The layout is made of numbers: what draws it is asked for nothing."""
    names = {getattr(value, "__module__", "") or "" for value in vars(module).values()}
    assert not any(name.startswith(("textual", "rich", "referee.views")) for name in names)


def rows(width: int, height: int, seat: SeatView = BRUNO, plain: bool = False) -> list[str]:
    """A card as text."""
    return [row.plain for row in card(seat, SAID, width, height, plain)]


@given(st.integers(18, 72), st.integers(5, 20), st.booleans())
def test_a_card_fills_its_place(width: int, height: int, plain: bool) -> None:
    """As many rows as there are, each as wide as the place, the frame whole; number, character and hand are there."""
    told = rows(width, height, plain=plain)
    assert len(told) == height and {len(row) for row in told} == {width}
    assert all(row[0] + row[-1] == "││" for row in told[1:-1]) and told[0][0] + told[-1][-1] == "╭╯"
    assert " 3" in told[0] and any("Wil" in row for row in told) and any("Hand" in row for row in told)


def test_a_card_grows_with_its_place() -> None:
    """The name in the frame, then in three rows, then in five; life points as dots, then as blocks."""
    small, middle, large = rows(18, 5), rows(30, 10), rows(60, 16)
    assert "3 Bruno" in small[0] and "●●○○" in "".join(small)
    assert "█▀▄ █▀▄ █ █ █▀█ █▀█" in middle[1] and "███" in middle[5] and "Outlaw" in middle[0]
    assert "██████  ██████  ██    ██" in large[1] and "██████  ██████  ┌────┐" in large[8]
    assert "Bruno" in rows(60, 16, plain=True)[0]


def test_a_name_without_large_letters_is_written_as_it_is() -> None:
    """Another script, and a name too long for the card, stand in ordinary letters in the same rows."""
    for name in ("名前", "Massimiliano"):
        seat = SeatView(3, name, "", "?", "?", "?", "?", "", "", (), (), False, name)
        told = rows(30, 10, seat)
        assert name in told[2] and "█" not in "".join(told)


def test_nothing_moves_when_somebody_dies() -> None:
    """Character and cards stand in the same rows alive and dead; life points give way to the word for it."""
    dead = SeatView(3, "Bruno", "Outlaw", "Willy the Kid", "0/4", "○○○○", "0", "", "", (), (), True, "Bruno")
    for size in ((18, 5), (30, 10), (60, 16)):
        alive, gone = rows(*size), rows(*size, dead)
        here, there = ([place for place, row in enumerate(told) if "Wil" in row] for told in (alive, gone))
        assert here == there and any("† out" in row for row in gone) and "Hand" not in "".join(gone)


def test_a_long_name_is_large_by_its_first_word() -> None:
    """The frame has the whole of it then, so that two of one first name are told apart."""
    long, short = (replace(BRUNO, label=name) for name in ("Bruno van den Berg", "Bruno"))
    told = Told("Hand")
    for width, height in ((40, 12), (48, 20)):
        rows, bare = ([row.plain for row in card(each, told, width, height)] for each in (long, short))
        assert "Bruno van den Berg" in rows[0] and "Bruno" not in bare[0]
        assert rows[1:4] == bare[1:4]
