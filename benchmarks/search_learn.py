"""Learns what words are about: `python -m benchmarks.search_learn` writes bearings.bin.

Needs numpy and scipy (`pip install -e '.[learn]'`); takes a few minutes. Every phrasing of the shelf should point at
its own ruling rather than at any other, and so should every sentence of an answer (softmax over the cosines, Adam);
phrasings of a language that has fewer of them count as many times as makes them about as many as another's. The
questions for practice and for tuning count QUESTIONS times as much, and so do the pairs that may be looked at; those of
them that nothing answers should point at an aim of their own. A share DROPPED of the parts of each text is left out at
every step, so that no word is relied on alone. What is kept: the rows of the words, names and senses and the aims,
turned so that the dimensions by which the aims differ most come first.
The part of the question set that is kept aside is never read.
"""

import re
import sys
import tomllib
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple
from zlib import crc32

import numpy as np
import scipy.sparse as sp

from benchmarks import options, yardstick
from benchmarks.search_questions import Question, for_practice, pairs
from benchmarks.search_shelf import FILE, rulings
from referee import resources
from referee.library.ruling import Ruling
from referee.library.search.bearing import AIM, LEARNED, NOTHING, ROWS, SIZE, STEPS, WHOLE, fineness, parts
from referee.library.search.sense import parts_of, senses
from referee.library.search.texts import known_names, pointing_by
from referee.library.search.words import TAUGHT, runs, words
from referee.library.shelf import Library

QUESTIONS, EPOCHS, AT_A_TIME = 6, 6, 256
RATE, DROPPED, SMOOTHED, SPREAD = 0.01, 0.6, 0.1, 0.05
SHARPNESS = 2.5
"""The logarithm of what a cosine is multiplied by to begin with; it is learned too."""
EXTREME = 99.9
"""Rows are stored as whole numbers so that so many in a hundred of their values fit; what is greater is cut."""
COARSE, LEAST_USED, WIDEST = 270.0, 0.13, 2.2
"""How coarse the row is kept that stands once in a single text; none counts as used less than so; and how many times
as far as usual a number of a row may be from 0: what is greater is cut. So the rows take half the room when they are
pressed, or a fifth as a page reads them, and find as well."""
SEED = 1
SENTENCE_END = re.compile(r"(?<=[.:;!?])\s+")

Lesson = tuple[Sequence[str], frozenset[int]]
"""All by which a text points, and the aims at which it should by their places: those of the rulings that answer it, or
NOTHING's."""


def pointing() -> Callable[[str, str], Sequence[str]]:
    """What finds all by which a text in a language points somewhere."""
    glossary = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
    names, parts = known_names(glossary), parts_of(glossary)

    def of(said: str, lang: str) -> Sequence[str]:
        found = list(runs(words(said), names, (lang,)))
        return pointing_by(words(said), found, senses(found, parts, (lang,)))

    return of


def lessons(library: Library, asked: Iterable[Question]) -> Iterator[Lesson]:
    """All there is to learn from: the shelf, and questions of which none may be kept aside."""
    of = pointing()
    many = {lang: sum(len(one.question.get(lang, ())) for one in library.rulings) for lang in TAUGHT}
    times = {lang: max(1, round(max(many.values()) / count)) for lang, count in many.items() if count}
    for place, ruling in enumerate(library.rulings):
        told = [(lang, text) for texts in (ruling.answer, ruling.detail) for lang, text in texts.items()]
        answers = [(lang, said) for lang, text in told for said in SENTENCE_END.split(text)]
        asks = [(lang, said) for lang, texts in ruling.question.items() for said in texts * times.get(lang, 0)]
        yield from ((of(said, lang), frozenset({place})) for lang, said in (*asks, *answers) if lang in TAUGHT)
    for question in asked:
        assert not question.aside
        right = answering(library, question)
        assert right or not question.ruling, f"no ruling is {question.ruling}"
        if right or not question.clauses:
            yield from [(of(question.words, question.lang), right or frozenset({len(library.rulings)}))] * QUESTIONS


def practised(library: Library, chosen: Namespace) -> list[Question]:
    """The questions that are learned from; of a part of the shelf none that means a ruling which is not there."""
    ids = {"", *(ruling.id for ruling in library.rulings)}
    return [one for one in for_practice()[:: chosen.every] if not chosen.only or one.ruling in ids]


def answering(library: Library, question: Question) -> frozenset[int]:
    """The places of the rulings that answer: of the one that is meant, where one is, or of all that state a clause."""

    def answers(ruling: Ruling) -> bool:
        return ruling.id == question.ruling if question.ruling else bool(question.clauses & set(ruling.clauses))

    return frozenset(place for place, ruling in enumerate(library.rulings) if answers(ruling))


def targets(library: Library) -> list[str]:
    """What texts point at, by place: the rulings of the shelf, and after them nothing."""
    return [*(ruling.id for ruling in library.rulings), NOTHING]


def matrix(texts: Iterable[Sequence[str]]) -> sp.csr_matrix:
    """How often each text has each row."""
    starts, rows, counts = [0], [], []
    for text in texts:
        for row, times in (part for word in text for part in parts(word)):
            rows.append(row)
            counts.append(times / 4)
        starts.append(len(rows))
    found = sp.csr_matrix((np.array(counts, np.float32), rows, starts), shape=(len(starts) - 1, ROWS))
    found.sum_duplicates()
    return found


def unit(values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The same with every row of length 1, and the lengths."""
    lengths = np.sqrt((values * values).sum(1, keepdims=True)) + 1e-8
    return values / lengths, lengths


def through(slope: np.ndarray, ahead: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """The slope before the lengths were made 1."""
    return (slope - ahead * (slope * ahead).sum(1, keepdims=True)) / lengths


class Learning:
    """The rows of words and the aims while they are learned."""

    def __init__(self, aims: int) -> None:
        self.chance = np.random.default_rng(SEED)
        sizes = ((ROWS, SIZE), (aims, SIZE))
        self.learned = [self.chance.normal(0, SPREAD, size).astype(np.float32) for size in sizes]
        self.learned.append(np.full(1, SHARPNESS, np.float32))
        self.means, self.squares = ([np.zeros_like(each) for each in self.learned] for _ in range(2))
        self.steps = 0

    def slopes(self, said: sp.csr_matrix, right: np.ndarray) -> list[np.ndarray]:
        """How the surprise at the right rulings changes with all that is learned."""
        rows, rulings, (sharp,) = self.learned
        texts, far = unit(said @ rows)
        aims, long = unit(rulings)
        cosines, sharpness = texts @ aims.T, exp(float(sharp))
        odds = np.exp(sharpness * (cosines - cosines.max(1, keepdims=True)))
        off = (odds / odds.sum(1, keepdims=True) - right) / said.shape[0]
        of_rows = said.T @ through(sharpness * off @ aims, texts, far)
        of_rulings = through(sharpness * off.T @ texts, aims, long)
        return [of_rows, of_rulings, np.array([sharpness * (off * cosines).sum()])]

    def step(self, said: sp.csr_matrix, right: np.ndarray, rate: float) -> None:
        """One step of Adam downhill, with a share of what is said left out."""
        said = said.copy()
        said.data *= self.chance.random(len(said.data)) > DROPPED
        self.steps += 1
        slopes = self.slopes(said, right * (1 - SMOOTHED) + SMOOTHED / right.shape[1])
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            size = np.sqrt(self.squares[place] / (1 - 0.999**self.steps)) + 1e-8
            self.learned[place] -= rate * self.means[place] / (1 - 0.9**self.steps) / size


class Taught(NamedTuple):
    """The texts as a matrix, and the share of each aim in the answer to each."""

    said: sp.csr_matrix
    right: np.ndarray


def taught(of: Sequence[Lesson], aims: int) -> Taught:
    """The lessons as numbers."""
    right = np.zeros((len(of), aims), np.float32)
    for place, (_, answers) in enumerate(of):
        right[place, list(answers)] = 1 / len(answers)
    return Taught(matrix(text for text, _ in of), right)


def learn(of: Sequence[Lesson], ids: Sequence[str], epochs: int = EPOCHS) -> bytes:
    """The rows and the aims with these ids, as bearings.bin holds them."""
    lesson, learning = taught(of, len(ids)), Learning(len(ids))
    order, done, whole = np.arange(len(of)), 0, epochs * len(of)
    for epoch in range(epochs):
        learning.chance.shuffle(order)
        for start in range(0, len(order), AT_A_TIME):
            some = order[start : start + AT_A_TIME]
            learning.step(lesson.said[some], lesson.right[some], RATE * max(0.02, 1 - done / whole))
            done += len(some)
        print(f"{epoch + 1} of {epochs}", file=sys.stderr)
    rows, aims, _ = learning.learned
    few = len(aims) < SIZE
    turned = np.linalg.svd(unit(aims)[0], full_matrices=few)[2].T  # so that what tells most comes first
    rows, aims = rows @ turned, aims @ turned
    kept = (AIM.pack(crc32(id_.encode()), *aim.tolist()) for id_, aim in zip(ids, rounded(aims), strict=True))
    return b"".join((thinned(rounded(rows), lesson.said).tobytes(), *kept))


def rounded(values: np.ndarray) -> np.ndarray:
    """The same as whole numbers of a byte each."""
    fine = np.percentile(np.abs(values), EXTREME) / 127
    return np.clip(np.round(values / fine), -127, 127).astype(np.int8)


def thinned(rows: np.ndarray, said: sp.csr_matrix) -> np.ndarray:
    """The rows as finely as it is worth: coarse where few texts have them and in dimensions that tell little."""
    use = np.maximum(np.asarray(said.multiply(said).sum(0)).ravel(), LEAST_USED)
    far = np.abs(np.log(COARSE / np.sqrt(use))[:, None] - np.log(STEPS)[None])
    measures = np.array([fineness(step) for step in STEPS])[far.argmin(1)]
    most = np.maximum(1, np.minimum(127 // measures, np.floor(WIDEST * rows.std(1).mean() / measures + 0.5)))
    return (np.clip(np.round(rows / measures), -most, most) * measures).astype(np.int8)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, only=FILE, every=100, epochs=1, file=Path(gettempdir()) / LEARNED.name)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    parser.add_argument("--file", type=Path, default=LEARNED)
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    asked = [*practised(library, chosen), *([] if chosen.only else pairs(looked_at=True))]
    chosen.file.write_bytes(learn([*lessons(library, asked)], targets(library), chosen.epochs))
    print(f"{chosen.file}: {WHOLE=} {ROWS=} {SIZE=}")


if __name__ == "__main__":
    main()
