"""What words are about, as a bearing: texts that ask for the same thing point the same way.

In go words, out comes a direction of SIZE numbers. A word is the sum of the rows of `bearings.bin` for itself and for
its runs of letters, so that a misspelt word, or one that nobody wrote, still points somewhere. The rows were learned
from the shelf by benchmarks/search_learn.py. A ruling points where its own phrasings do; hence one that was written
after the learning has its bearing too.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path
from zlib import crc32

from referee.search.words import words

ROWS, SIZE = 16_384, 64
RUNS = (4, 5)
"""How many letters a run has; a word begins and ends with a sign of its own."""
WHOLE, PART = 3, 1
"""How much the row of a word counts, and that of each of its runs of letters."""
MOST_WORDS = 40
FINE = 127
"""A bearing is stored as whole numbers up to this."""
LIFT, LANE = 128, 4
"""A row is one long number, its values side by side in so many bytes and lifted above 0: sums of rows are then sums
of numbers, a hundred times as fast as sums of lists."""
LEARNED = Path(__file__).with_name("bearings.bin")


def parts(word: str) -> Iterator[tuple[int, int]]:
    """The rows that a folded word is the sum of, and how often each counts."""
    yield crc32(word.encode()) % ROWS, WHOLE
    edged = f"<{word}>"
    for length in RUNS:
        for start in range(len(edged) - length + 1):
            yield crc32(f"~{edged[start : start + length]}".encode()) % ROWS, PART


class Bearings:
    """What was learned: finds where words point."""

    def __init__(self, rows: bytes) -> None:
        self._rows = memoryview(rows).cast("b")
        self._word = lru_cache(maxsize=5_000)(self._sum)
        self._row = lru_cache(maxsize=ROWS)(self._read)

    def _read(self, row: int) -> int:
        values = self._rows[row * SIZE : (row + 1) * SIZE]
        return int.from_bytes(array("I", map(LIFT.__add__, values)).tobytes(), "little")

    def _sum(self, word: str) -> tuple[int, int]:
        """The rows of a word as one number, and how many they are."""
        found = [(self._row(row) * times, times) for row, times in parts(word)]
        return sum(total for total, _ in found), sum(times for _, times in found)

    def towards(self, said: Mapping[str, int]) -> list[float]:
        """The direction of so many of these folded words, of length 1, or 0 for none."""
        found = [(times, *self._word(word)) for word, times in said.items()]
        lift = LIFT * sum(times * many for times, _, many in found)
        lanes = sum(times * total for times, total, _ in found).to_bytes(SIZE * LANE, "little")
        values = [lane - lift for lane in memoryview(lanes).cast("I")]
        length = sum(map(mul, values, values)) ** 0.5 or 1.0
        return [value / length for value in values]

    def question(self, said: Sequence[str]) -> list[float]:
        """Where a question of these folded words points."""
        return self.towards(Counter(said[:MOST_WORDS]))

    def together(self, texts: Iterable[str]) -> bytes:
        """Where these texts point together, to be kept."""
        said = Counter(word for text in texts for word in words(text))
        return bytes(round(value * FINE) & 0xFF for value in self.towards(said))


@lru_cache(maxsize=1)
def learned() -> Bearings:
    """The bearings that come with the program."""
    return Bearings(LEARNED.read_bytes())
