"""What is written of numbers, sets, words and rows is read back as it was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from zlib import decompress

from hypothesis import given
from hypothesis import strategies as st

from referee.library.portable.gathering import Gathering
from referee.library.portable.rows import LIFT, rows
from referee.library.portable.saying import grown
from referee.library.portable.streams import numbers, numbers_of, pressed
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
    """Of any size; here too."""
    assert read(numbers(told)) == [*numbers_of(numbers(told))] == told


def gathered(told: bytes, sets: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The sets of such sizes, and such bounds, as a page reads them."""
    bits = iter("".join(f"{byte:08b}" for byte in told))

    def number(below: int) -> int:
        width = (below - 1).bit_length()
        short = (1 << width) - below
        turned = int("0" + "".join(next(bits) for _ in range(width - 1)), 2)
        turned = turned if turned < short else turned * 2 + int(next(bits)) - short
        return (turned + (below - short) // 2) % below

    def within(many: int, least: int, bound: int) -> list[int]:
        if not many or bound - least == many:
            return [*range(least, least + many)]
        middle = least + many // 2 + number(bound - least - many + 1)
        return [*within(many // 2, least, middle), middle, *within(many - many // 2 - 1, middle + 1, bound)]

    return [within(many, 0, bound) for many, bound in sets]


@given(st.lists(st.sets(st.integers(0, 300))), st.integers(0, 50))
def test_sets_are_gathered_without_loss(sets: list[set[int]], more: int) -> None:
    """Of any size, below any bound."""
    gathering, told = Gathering(), [(sorted(each), max(each, default=0) + 1 + more) for each in sets]
    for rising, bound in told:
        gathering.put(rising, bound)
    assert gathered(gathering.told(), [(len(rising), bound) for rising, bound in told]) == [each for each, _ in told]


@given(st.lists(st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), min_size=1), unique=True))
def test_words_grow_out_of_those_before_them(told: list[str]) -> None:
    """Each is what it has from the one before it and its own letters."""
    written, before, found = grown("words", sorted(told)), "", list[str]()
    for same, rest in zip(written["words.same"], written["words"].decode().split("\n"), strict=False):
        before = before[:same] + rest
        found.append(before)
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
