"""Finds the weights of referee/search/weights.py: `python benchmarks/search_fit.py [--every N]`.

The shares: on phrasings of the shelf that were left out of the index (every Nth of them, 8 unless told), and on the
questions of the part for tuning, which together count QUESTIONS as much; the likelihood of the right ruling among
the candidates is made as great as it can be (softmax, gradient descent with Adam). The confidence: by logistic
regression on the same questions, on those that nothing answers, and on the noise of search_noise.py. The part kept
aside is never read. Prints both tables; nothing is written.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from search_noise import noise
from search_quality import left_out, questions

from referee import resources
from referee.library import Library
from referee.search import Index
from referee.search.ranking import Candidate
from referee.search.sureness import trust_signs
from referee.search.weights import CONFIDENCE, SHARES

QUESTIONS, CANDIDATES, STEPS, RATE, SHRINK = 1.5, 25, 150, 0.3, 0.0002
HOPELESS = 15.0
"""How much a question that nothing answers counts for the confidence, beside one that was answered right."""
SCALE = 10
"""The shares are stored a tenth as great as they are found, so that scores are about 1."""

Row = list[float]


class Case(NamedTuple):
    """The signs of each candidate, which of them are right, and how much the question counts."""

    rows: list[Row]
    right: list[bool]
    counts: float


def case(ranked: Sequence[Candidate], right: set[int], not_asked: set[int], counts: float) -> Case | None:
    """A question with its candidates; None if the right ruling is not among them."""
    kept = [one for one in ranked[:CANDIDATES] if one.number in right or one.number not in not_asked]
    rows = [[one.signs[sign] for sign in SHARES] for one in kept]
    answers = [one.number in right for one in kept]
    return Case(rows, answers, counts) if any(answers) and not all(answers) else None


def cases(library: Library, index: Index, every: int) -> Iterator[Case]:
    """The left-out phrasings and the questions for tuning."""
    numbers = {ruling.id: number for number, ruling in enumerate(library.rulings, start=1)}
    stating: dict[str, set[int]] = {}
    for ruling in library.rulings:
        for clause in ruling.clauses:
            stating.setdefault(clause, set()).add(numbers[ruling.id])
    count = 0
    for place, (id_, lang, said, without) in enumerate(left_out(library)):
        if place % every == 0:
            right = {numbers[id_]}
            kin = set().union(*(stating[clause] for clause in library.ruling(id_).clauses))
            found = case(without.ranked(said, lang), right, kin, 1.0)
            count += found is not None
            yield from (found,) if found else ()
    asked = [one for one in questions() if not one.aside and one.clauses & stating.keys()]
    for one in asked:
        right = set().union(*(stating.get(clause, set()) for clause in one.clauses))
        found = case(index.ranked(one.words, one.lang), right, set(), QUESTIONS * count / len(asked))
        yield from (found,) if found else ()


def climb(start: Row, slope: Callable[[Row], Row]) -> Row:
    """The weights at which the slope is level, by Adam."""
    weights, mean, square = list(start), [0.0] * len(start), [0.0] * len(start)
    for step in range(1, STEPS + 1):
        for place, steep in enumerate(slope(weights)):
            mean[place] = 0.9 * mean[place] + 0.1 * steep
            square[place] = 0.99 * square[place] + 0.01 * steep * steep
            size = (square[place] / (1 - 0.99**step)) ** 0.5 + 1e-9
            weights[place] += RATE * mean[place] / (1 - 0.9**step) / size
    return weights


def ranking_slope(found: Sequence[Case]) -> Callable[[Row], Row]:
    """The slope of the likelihood of the right rulings."""
    whole = sum(one.counts for one in found)

    def slope(weights: Row) -> Row:
        total = [-SHRINK * weight for weight in weights]
        for one in found:
            odds = [exp(sum(map(mul, row, weights))) for row in one.rows]
            every, right = sum(odds), sum(odd for odd, is_right in zip(odds, one.right, strict=True) if is_right)
            for row, odd, is_right in zip(one.rows, odds, one.right, strict=True):
                much = one.counts / whole * (is_right * odd / right - odd / every)
                if abs(much) > 1e-7:
                    for place, sign in enumerate(row):
                        total[place] += much * sign
        return total

    return slope


def trusts(index: Index, stated: dict[int, frozenset[str]]) -> Iterator[tuple[Row, bool, float]]:
    """What the confidence rests on for each question, whether the first answer is right, and how much it counts."""
    asked = [(one.words, one.lang, one.clauses) for one in questions() if not one.aside]
    for words, lang, clauses in [*asked, *((words, lang, frozenset[str]()) for words, lang in noise())]:
        terms, ranked = index.read(words, lang).terms, index.ranked(words, lang)
        if not ranked or (clauses and not clauses & frozenset().union(*stated.values())):
            continue
        right = any(bool(clauses & stated[one.number]) for one in ranked[:1])
        yield [1.0, *trust_signs(terms, ranked).values()], right, 1.0 if right else HOPELESS if not clauses else 0.3


def trust_slope(found: Sequence[tuple[Row, bool, float]]) -> Callable[[Row], Row]:
    """The slope of the likelihood of what was right and what was not."""
    whole = sum(counts for *_, counts in found)

    def slope(weights: Row) -> Row:
        total = [-10 * SHRINK * weight for weight in weights]
        for row, right, counts in found:
            much = counts / whole * (right - 1 / (1 + exp(-sum(map(mul, row, weights)))))
            for place, sign in enumerate(row):
                total[place] += much * sign
        return total

    return slope


def show(title: str, names: Iterable[str], weights: Iterable[float]) -> None:
    print(title)
    for name, weight in zip(names, weights, strict=True):
        print(f'    "{name}": {weight:.3f},')


def main() -> None:
    library, index = Library.load(resources.rulings()), Index.open(resources.rulings())
    if "--sureness" not in sys.argv:
        every = int(sys.argv[sys.argv.index("--every") + 1]) if "--every" in sys.argv else 8
        found = list(cases(library, index, every))
        start = [SCALE * share for share in SHARES.values()]
        show("SHARES", SHARES, (weight / SCALE for weight in climb(start, ranking_slope(found))))
    stated = {number: frozenset(ruling.clauses) for number, ruling in enumerate(library.rulings, start=1)}
    start = [0.0] * (1 + len(CONFIDENCE))
    show("CONFIDENCE, after START", ["START", *CONFIDENCE], climb(start, trust_slope(list(trusts(index, stated)))))


if __name__ == "__main__":
    main()
