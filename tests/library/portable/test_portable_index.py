"""What is written of numbers and rows is read back as it was."""

from __future__ import annotations

from random import Random
from zlib import decompress

from hypothesis import given
from hypothesis import strategies as st

from referee.library.portable.rows import LIFT, rows
from referee.library.portable.streams import numbers, pressed, steps
from referee.library.search.bearing import ROWS, SIZE, STEPS, fineness, learned


def read(told: bytes) -> list[int]:
    """The numbers of a stream."""
    found, number, shift = list[int](), 0, 0
    for byte in told:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            found.append(number)
            number = shift = 0
    return found


@given(st.lists(st.integers(0, 1 << 30)))
def test_numbers_are_read_as_they_were(told: list[int]) -> None:
    """Of any size."""
    assert read(numbers(told)) == told


@given(st.sets(st.integers(0, 1_000)))
def test_steps_lead_back(told: set[int]) -> None:
    """A step is how many are left out."""
    at, found = -1, list[int]()
    for step in steps(sorted(told)):
        at += step + 1
        found.append(at)
    assert found == sorted(told)


@given(st.lists(st.binary(max_size=300), max_size=5))
def test_parts_are_pressed_as_one(parts: list[bytes]) -> None:
    """One stream, which any reader of deflate takes."""
    assert decompress(pressed(parts), -15) == b"".join(parts)


def unpacked(told: dict[str, bytes]) -> list[list[int]]:
    """The rows, as a page reads them."""
    grades, found, at = told["rows.grades"], [[0] * SIZE for _ in range(ROWS)], 0
    for grade in range(len(STEPS)):
        alike = [row for row in range(ROWS) if grades[row] == grade]
        for place in range(SIZE):
            cell = grade * SIZE + place
            base, least = told["rows.levels"][cell] + 1, told["rows.least"][cell] - LIFT
            together = next(many for many in range(8, 0, -1) if base**many <= 256)
            for start in range(0, len(alike), together):
                byte, at = told["rows"][at], at + 1
                for row in alike[start : start + together]:
                    found[row][place] = (byte % base + least) * told["rows.measures"][cell]
                    byte //= base
    return found


def test_rows_lose_nothing() -> None:
    """Those that were learned, and such as were not rounded: each number comes out as it went in."""
    chance = Random(7)
    wild = bytes(chance.randrange(256) for _ in range(SIZE)) + bytes((ROWS - 1) * SIZE)
    for kept in (learned().told, memoryview(wild).cast("b")):
        came = unpacked(rows(kept))
        assert came == [list(kept[start : start + SIZE]) for start in range(0, ROWS * SIZE, SIZE)]


def test_rows_that_were_learned_are_coarse() -> None:
    """Hardly any has to be kept as it is: so little room is why a page can carry them."""
    assert rows(learned().told)["rows.grades"].count(0) < ROWS // 20
    assert fineness(1) == [1] * SIZE
