"""Finds the weights of the search's signs: `python -m benchmarks.search_fit [--sureness]`. Needs numpy and scipy.

The shares: on phrasings of the shelf (every EVERYth) that were left out of the index and of what was learned, and on
every second question for tuning and practice, with the learning of the others; these questions together count
QUESTIONS as much as the phrasings. The likelihood of the right ruling among the candidates is made as great as it can
be (softmax, gradient descent with Adam). The confidence: by logistic
regression on the same questions, on those that nothing answers, and on the noise of search_noise.py. The part kept
aside is never read. Prints both tables, or with `--sureness` the second; nothing is written.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from benchmarks import options, yardstick
from benchmarks.search_learn import EPOCHS, learn, lessons, practised, targets
from benchmarks.search_noise import noise
from benchmarks.search_quality import without
from benchmarks.search_questions import Question
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.search import Index
from referee.library.search.bearing import Bearings
from referee.library.search.ranking import Candidate
from referee.library.search.sureness import trust_signs
from referee.library.search.weights import CONFIDENCE, SHARES
from referee.library.shelf import Library

EVERY = 7
QUESTIONS, STEPS, RATE, SHRINK = 1.5, 150, 0.3, 0.0002
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
    kept = [one for one in ranked if one.number in right or one.number not in not_asked]
    rows = [[one.signs[sign] for sign in SHARES] for one in kept]
    answers = [one.number in right for one in kept]
    return Case(rows, answers, counts) if any(answers) and not all(answers) else None


def stating(library: Library) -> dict[str, set[int]]:
    """The numbers of the rulings that state each clause."""
    found: dict[str, set[int]] = {}
    for number, ruling in enumerate(library.rulings, start=1):
        for clause in ruling.clauses:
            found.setdefault(clause, set()).add(number)
    return found


def phrasings(library: Library, index: Index) -> Iterator[Case]:
    """The phrasings that were left out; rulings on the same clauses are neither right nor wrong."""
    states = stating(library)
    for number, ruling in enumerate(library.rulings, start=1):
        kin = set().union(*(states[clause] for clause in ruling.clauses))
        for lang, texts in ruling.question.items():
            found = (case(index.ranked(said, lang), {number}, kin, 1.0) for said in texts[::EVERY])
            yield from (one for one in found if one)


def asked(library: Library, index: Index, some: Iterable[Question], counts: float) -> Iterator[Case]:
    """Questions with the rulings that state a clause which answers."""
    states = stating(library)
    for one in some:
        right = set().union(*(states.get(clause, set()) for clause in one.clauses))
        found = case(index.ranked(one.words, one.lang), right, set(), counts)
        yield from (found,) if found else ()


def cases(library: Library, others: Sequence[Question], bearings: Bearings) -> list[Case]:
    """What the shares are fitted on; none of it was learned."""
    short = Library([without(ruling, 0, EVERY) for ruling in library.rulings], library.sources.values())
    found = list(phrasings(library, indexed(short, bearings)))
    counts = QUESTIONS * len(found) / len(others)
    return [*found, *asked(library, indexed(library, bearings), others, counts)]


def climb(start: Row, slope: Callable[[Row], Row], steps: int) -> Row:
    """The weights at which the slope is level, by Adam."""
    weights, mean, square = list(start), [0.0] * len(start), [0.0] * len(start)
    for step in range(1, steps + 1):
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


def trusts(
    index: Index, some: Iterable[Question], stated: dict[int, frozenset[str]]
) -> Iterator[tuple[Row, bool, float]]:
    """What the confidence rests on for each question, whether the first answer is right, and how much it counts."""
    asked = [(one.words, one.lang, one.clauses) for one in some]
    for words, lang, clauses in [*asked, *((words, lang, frozenset[str]()) for words, lang in noise())]:
        question, ranked = index.read(words, lang), index.ranked(words, lang)
        if not ranked or (clauses and not clauses & frozenset().union(*stated.values())):
            continue
        right = any(bool(clauses & stated[one.number]) for one in ranked[:1])
        yield [1.0, *trust_signs(question, ranked).values()], right, 1.0 if right else HOPELESS if not clauses else 0.3


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


def show_thresholds(trusted: Sequence[tuple[Row, bool, float]], weights: Row) -> None:
    """From which confidence on to be sure: what nothing answers and is known as such, and what is called unsure."""
    found = [(1 / (1 + exp(-sum(map(mul, row, weights)))), right, counts) for row, right, counts in trusted]
    hopeless = [sure for sure, _, counts in found if counts == HOPELESS]
    answered = [sure for sure, right, _ in found if right]
    for sure in (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7):
        known, unsure = sum(one < sure for one in hopeless), sum(one < sure for one in answered)
        print(f"sure from {sure}: {known} of {len(hopeless)} recognised, {unsure} of {len(answered)} right but unsure")


def show(title: str, names: Iterable[str], weights: Iterable[float]) -> None:
    print(title)
    for name, weight in zip(names, weights, strict=True):
        print(f'    "{name}": {weight:.3f},')


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, only=FILE, every=200, epochs=1, steps=2)
    parser.add_argument("--sureness", action="store_true")
    parser.add_argument("--epochs", type=int, default=EPOCHS, help="of the learning of the others")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    practice = practised(library, chosen)
    short = Library([without(ruling, 0, EVERY) for ruling in library.rulings], library.sources.values())
    bearings = Bearings(learn([*lessons(short, practice[1::2])], targets(library), chosen.epochs))
    if not chosen.sureness:
        found = cases(library, practice[::2], bearings)
        start = [SCALE * share for share in SHARES.values()]
        show("SHARES", SHARES, (weight / SCALE for weight in climb(start, ranking_slope(found), chosen.steps)))
    stated = {number: frozenset(ruling.clauses) for number, ruling in enumerate(library.rulings, start=1)}
    trusted = list(trusts(indexed(library, bearings), practice[::2], stated))
    weights = climb([0.0] * (1 + len(CONFIDENCE)), trust_slope(trusted), chosen.steps)
    show("CONFIDENCE, after START", ["START", *CONFIDENCE], weights)
    show_thresholds(trusted, weights)


if __name__ == "__main__":
    main()
