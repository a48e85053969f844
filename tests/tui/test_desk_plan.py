"""The tables as they are drawn: everybody around his table in the order of the seats, and nothing cut off."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.tui.championship.plan import Board, SeatedPlayer, large_plan, plan
from tests.championship.office.opening import hired
from tests.tui.desking import at_desk, desk_of, keys
from tests.tui.seated import LARGE, picture, until, words

ENROLLED = ("enrol Anna Bruno Carla Dario Eva Fabio Gina Hugo Ida Lino eligible",)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Eva", "Fabio", "Gina")


@pytest.mark.parametrize(
    ("count", "rows"),
    [
        (4, [["Anna"], ["Dario", "Bruno"], ["Carla"]]),
        (5, [["Anna"], ["Eva", "Bruno"], ["Dario", "Carla"]]),
        (6, [["Anna"], ["Fabio", "Bruno"], ["Eva", "Carla"], ["Dario"]]),
        (7, [["Anna"], ["Gina", "Bruno"], ["Fabio", "Carla"], ["Eva", "Dario"]]),
    ],
)
def test_each_sits_to_the_left_of_the_one_before(count: int, rows: list[list[str]]) -> None:
    """Clockwise from the top, as one looks down on the table."""
    board = Board("Table 1", tuple(map(SeatedPlayer, NAMES[:count])))
    drawn = (line.plain.strip("│╭╮╰╯─ ").split() for line in plan([board], 40)[1:-1])
    assert [row for row in drawn if row] == rows


@given(
    names=st.lists(st.lists(st.text(max_size=40), max_size=7), max_size=6),
    width=st.integers(0, 200),
    height=st.integers(0, 60),
)
def test_a_plan_keeps_to_its_room(names: list[list[str]], width: int, height: int) -> None:
    """No line is wider than the room, there are no more than fit, and no box is without its floor."""
    boards = [
        Board(f"Table {at}", tuple(SeatedPlayer(name, "★", name) for name in each)) for at, each in enumerate(names)
    ]
    lines = plan(boards, width, height)
    assert all(line.cell_length <= width for line in lines) and len(lines) <= height
    plain = [line.plain for line in lines]
    assert sum(line.count("╭") for line in plain) == sum(line.count("╰") for line in plain)


@given(tables=st.lists(st.integers(1, 7), min_size=1, max_size=6), width=st.integers(0, 200), height=st.integers(0, 60))
def test_large_names_keep_to_the_room_too(tables: list[int], width: int, height: int) -> None:
    """All of the tables or none, no line wider than the room; two tables fill a large screen."""
    boards = [Board(f"Table {at}", tuple(map(SeatedPlayer, NAMES[:count]))) for at, count in enumerate(tables)]
    lines = large_plan(boards, width, height)
    assert all(line.cell_length <= width for line in lines) and len(lines) <= height
    assert "".join(line.plain for line in lines).count("╭") in (0, len(tables))
    assert len(large_plan([Board("", tuple(map(SeatedPlayer, NAMES[:5])))] * 2, 196, 54)) > 40


async def test_the_hall_reads_its_names_from_afar(tmp_path: Path) -> None:
    """On a large screen in large letters, on a small one and in plain letters as they are."""
    async with at_desk(tmp_path / "event.db", size=LARGE) as pilot:
        await keys(pilot, "f10")
        assert "Table 1" in picture(pilot) and "██" in picture(pilot) and "Bruno" not in picture(pilot)
    async with at_desk(tmp_path / "other.db") as pilot:
        await keys(pilot, "f10")
        assert "Bruno" in picture(pilot) and "██" not in picture(pilot)


async def test_the_floor_is_drawn_where_there_is_room(tmp_path: Path) -> None:
    """On a large screen the tables stand under the rows, with the Sheriff and the characters."""
    async with at_desk(tmp_path / "event.db", ("round 1", hired(1, 1, 2, 3, 4, 5)), size=LARGE) as pilot:
        await until(pilot, lambda: "╭─ Table 1 · round 1 ►" in picture(pilot))
        assert "★ Anna" in words(pilot) and "Bart Cassidy" in words(pilot)
    async with at_desk(tmp_path / "other.db") as pilot:
        assert "╭─ Table 1" not in picture(pilot)


async def test_the_draw_is_drawn_beside_its_list(tmp_path: Path) -> None:
    """And once it is drawn no key draws any more."""
    async with at_desk(tmp_path / "event.db", size=LARGE) as pilot:
        await pilot.press("f6")
        await until(pilot, lambda: "╭─ Table 2 · round 1" in picture(pilot))
        assert "Lots by hand" not in words(pilot)
    async with at_desk(tmp_path / "other.db", drawn=False) as pilot:
        await pilot.press("f6")
        await until(pilot, lambda: "Write a seed" in words(pilot))


async def test_no_draw_is_seen_before_its_seed_is_written_down(tmp_path: Path) -> None:
    """Neither by Enter on a division, which writes a seed down first, nor by naming a seed on the line."""
    async with at_desk(tmp_path / "event.db", ENROLLED, drawn=False) as pilot:
        await pilot.press("f6")
        await until(pilot, lambda: "Write a seed" in words(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: desk_of(pilot).line.entry.value.startswith("seed "))
        assert "Table 1" not in words(pilot)
        await pilot.press("escape")
        await keys(
            pilot, "colon", *"draw", "space", *"tables", "equals_sign", "2", "space", *"seed", "equals_sign", "x"
        )
        assert "Table 1" not in words(pilot) and "Anna" not in words(pilot)
