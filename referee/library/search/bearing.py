"""What words are about, as a bearing: texts that ask for the same thing point the same way.

In go words, out comes a direction of SIZE numbers. A word is the sum of the rows of `bearings.bin` for itself and for
its runs of letters, so that a misspelt word, or one that nobody wrote, still points somewhere. What a text names and
the senses that it says, alike in every language, count as words that have no letters. The rows were learned
from the shelf by benchmarks/search_learn.py, and with them the aim of each ruling: where questions that it answers
point, and an aim where questions point that nothing answers. A ruling points between its aim and its own phrasings;
one whose id was not there at the learning points where its phrasings do.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import sqrt
from operator import add, mul
from pathlib import Path
from struct import Struct
from zlib import crc32

ROWS, SIZE = 20_480, 128
RUNS = (4, 5)
"""How many letters a run has; a word begins and ends with a sign of its own."""
WHOLE, PART = 3, 1
"""How much the row of a word counts, and that of each of its runs of letters."""
SENSED, NO_LETTERS = 5, "_"
"""How much the row of a name or a sense counts, and what stands in each of them and in no word."""
FINE = 33
"""A bearing is stored as whole numbers up to this: small ones take less room, and finer ones find nothing better."""
LEAST_COARSE, MOST_COARSE = 0.55, 1.4
"""How coarse the first and the last dimension are kept beside the middle ones."""
LEADING = 64
"""The dimensions are in order: so many of the first tell most of where a ruling points."""
LIFT = 128
"""A bearing is stored as bytes, its numbers lifted above 0 by so much."""
STEPS = (1, 2, 3, 4, 6, 8, 11, 16, 22, 32, 45, 64, 90)
"""How coarse a row may be kept: the more texts it tells the way of, the finer. See `fineness`."""
LEARNED = Path(__file__).with_name("bearings.bin")
AIM = Struct(f"<I{SIZE}b")
"""How the aim of a ruling is kept behind the rows: a number for its id, then where it points."""
LANES, RAISED = Struct(f"<{SIZE}I"), 1 << 15
"""The numbers of a word side by side in one whole number, each raised above 0: to add two words is one addition."""
EACH = int.from_bytes(LANES.pack(*[1] * SIZE), "little")
"""A 1 in each of them."""
LIFTED = bytes((byte + LIFT) % 256 for byte in range(256))
"""What a number of a row is kept as, lifted above 0."""
NOTHING = ""
"""The id of the aim where questions point that nothing answers; no ruling has it."""


def parts(word: str) -> Iterator[tuple[int, int]]:
    """The rows that a folded word, a name or a sense is the sum of, and how often each counts."""
    if NO_LETTERS in word:
        yield crc32(word.encode()) % ROWS, SENSED
        return
    yield crc32(word.encode()) % ROWS, WHOLE
    edged = f"<{word}>"
    for length in RUNS:
        for start in range(len(edged) - length + 1):
            yield crc32(f"~{edged[start : start + length]}".encode()) % ROWS, PART


def fineness(step: int) -> list[int]:
    """Of what each number of a row that is kept in this step is a multiple: of more, the less its dimension tells."""
    if step == 1:
        return [1] * SIZE
    return [
        max(1, round(step * (LEAST_COARSE + (MOST_COARSE - LEAST_COARSE) * sqrt(at / (SIZE - 1)))))
        for at in range(SIZE)
    ]


class Bearings:
    """What was learned: finds where words point."""

    def __init__(self, kept: bytes) -> None:
        self._kept = memoryview(kept)
        self._rows = self._kept[: ROWS * SIZE].cast("b")
        self._word = lru_cache(maxsize=20_000)(self._sum)
        self._laned = lru_cache(maxsize=20_000)(self._side_by_side)
        self._row = lru_cache(maxsize=2_000)(self._lanes_of)

    def _sum(self, word: str) -> "array[int]":
        """The sum of the rows of a word."""
        found = (row * SIZE for row, times in parts(word) for _ in range(times))
        return array("h", total(self._rows[start : start + SIZE] for start in found))

    def _side_by_side(self, word: str) -> int:
        """The sum of the rows of a word as one number."""
        lanes, times = 0, 0
        for row, often in parts(word):
            lanes += often * self._row(row)
            times += often
        return lanes + (RAISED - LIFT * times) * EACH

    def _lanes_of(self, row: int) -> int:
        """A row as one number, each of its numbers lifted above 0."""
        lanes = bytearray(LANES.size)
        lanes[:: LANES.size // SIZE] = self._kept[row * SIZE : (row + 1) * SIZE].tobytes().translate(LIFTED)
        return int.from_bytes(lanes, "little")

    @property
    def told(self) -> memoryview:
        """The rows as they are kept."""
        return self._rows

    @property
    def nothing(self) -> Sequence[float]:
        """Where questions point that nothing answers."""
        return self._nothing

    def question(self, said: Iterable[str]) -> list[float]:
        """Where a question of these folded words points: a direction of length 1, or 0 for none."""
        return unit(self._together(said))

    def weighed(self, said: Sequence[tuple[str, float]]) -> list[float]:
        """The same of words that count more or less."""
        words = [self._word(word) for word, _ in said]
        counts = [count for _, count in said]
        return unit([sum(map(mul, counts, row)) for row in zip(*words, strict=True)] or [0] * SIZE)

    def _together(self, said: Iterable[str]) -> list[int]:
        rows = [self._laned(word) for word in said]
        raised = RAISED * len(rows)
        return [each - raised for each in LANES.unpack(sum(rows).to_bytes(LANES.size, "little"))]

    def astray(self, bearing: Sequence[float]) -> float:
        """How far a question that points so points where those do that nothing answers, from -1 to 1."""
        return float(sum(map(mul, bearing, self._nothing)))

    @cached_property
    def _nothing(self) -> Sequence[float]:
        return unit(self._aims.get(crc32(NOTHING.encode()), (0,) * SIZE))

    @cached_property
    def _aims(self) -> Mapping[int, Sequence[int]]:
        return {key: aim for key, *aim in AIM.iter_unpack(self._kept[ROWS * SIZE :])}

    def ruling(self, id_: str, phrasings: Iterable[Sequence[str]]) -> list[bytes]:
        """Where a ruling points, and then where each of its phrasings does, given as folded words; to be kept."""
        each = [self._together(said) for said in phrasings]
        said, aim = total(each), self._aims.get(crc32(id_.encode()))
        whole = said if aim is None else [*map(add, unit(said), unit(aim))]
        return [kept(whole), *map(kept, each)]


def total(rows: Iterable[Sequence[int]]) -> list[int]:
    """The sum of these rows, number by number; nowhere, if there are none."""
    return [*map(sum, zip(*rows, strict=True))] or [0] * SIZE


def kept(bearing: Sequence[float]) -> bytes:
    """A bearing, given at any length, at length 1 in whole numbers, each lifted above 0."""
    fine = FINE / length(bearing)
    return bytes([int(value * fine + LIFT + 0.5) for value in bearing])


def unit(bearing: Sequence[float]) -> list[float]:
    """The same way at length 1; nowhere, if it points nowhere."""
    far = length(bearing)
    return [value / far for value in bearing]


def length(bearing: Sequence[float]) -> float:
    """How long it is, as far as one may divide by it."""
    return sum(map(mul, bearing, bearing)) ** 0.5 or 1.0


@lru_cache(maxsize=1)
def learned() -> Bearings:
    """The bearings that come with the program."""
    return Bearings(LEARNED.read_bytes())
