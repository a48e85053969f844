"""The rows of what words are about, in as little room as loses nothing.

In go the rows, out come for each how fine it is kept, and its numbers by that measure: rows alike side by side, and of
these all first numbers, then all second ones, as many together as one byte can hold.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from referee.library.search.bearing import ROWS, SIZE, STEPS, fineness

LIFT, BYTE = 128, 256
Column = tuple[int, int, bytes]
"""The least of its numbers, how far the greatest is above it, and the numbers."""


def rows(told: memoryview) -> dict[str, bytes]:
    """How fine each row is, and the rows, those that are as fine one after the other."""
    each = [told[start : start + SIZE] for start in range(0, ROWS * SIZE, SIZE)]
    measures = [fineness(step) for step in STEPS]
    grades = [_grade(row, measures) for row in each]
    columns = list(_columns(each, grades, measures))
    return {
        "rows.grades": bytes(grades),
        "rows.measures": b"".join(map(bytes, measures)),
        "rows.least": bytes(least + LIFT for least, _, _ in columns),
        "rows.levels": bytes(levels for _, levels, _ in columns),
        "rows": b"".join(packed for _, _, packed in columns),
    }


def _grade(row: Sequence[int], measures: Sequence[Sequence[int]]) -> int:
    """The coarsest measure by which nothing of a row is lost; the first is 1 throughout."""
    coarsest = range(len(measures) - 1, 0, -1)
    return next((at for at in coarsest if not any(v % m for v, m in zip(row, measures[at], strict=True))), 0)


def _columns(each: Sequence[memoryview], grades: Sequence[int], measures: Sequence[Sequence[int]]) -> Iterator[Column]:
    """Of each measure all first numbers, all second ones, and so on."""
    for grade, measure in enumerate(measures):
        alike = b"".join(row for row, of in zip(each, grades, strict=True) if of == grade)
        for at, divisor in enumerate(measure):
            yield _packed(alike[at::SIZE].translate(_lifted(divisor)))


@cache
def _lifted(divisor: int) -> bytes:
    """For each byte the number that it stands for, divided and lifted above 0."""
    return bytes(((byte ^ LIFT) - LIFT) // divisor + LIFT for byte in range(BYTE))


def _packed(column: bytes) -> Column:
    """As many numbers in each byte as there is room for: numbers of few levels take less than a bit each by two.

    All bytes are summed at once, as one long number each: none of them is greater than a byte in the end.
    """
    least, greatest = min(column, default=LIFT), max(column, default=LIFT)
    base = greatest - least + 1
    together = next(many for many in range(8, 0, -1) if base**many <= BYTE)
    size = -(-len(column) // together)
    filled = column.ljust(size * together, bytes([least]))
    parts = (filled[place::together].translate(_times(least, base, place)) for place in range(together))
    whole = sum(int.from_bytes(part, "little") for part in parts)
    return least - LIFT, base - 1, whole.to_bytes(size, "little")


def _times(least: int, base: int, place: int) -> bytes:
    """For each byte how much it counts in this place, where the least counts nothing."""
    return bytes((byte - least) * base**place % BYTE for byte in range(BYTE))
