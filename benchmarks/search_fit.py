"""Finds the weights of the search's signs: `python -m benchmarks.search_fit [--sureness]`. Needs numpy and scipy.

The shares: on phrasings of the shelf (every EVERYth) that were left out of the index and of what was learned, and on
every second question for tuning and practice, with the learning of the others; these questions together count
QUESTIONS as much as the phrasings, and so do, PAIRED as much, the pairs in which parts change places that may be looked
at. The likelihood of the right ruling among the candidates is made as great as it can be (softmax, L-BFGS). The
confidence: by logistic regression on the same questions, on those that nothing answers, and on the noise of
search_noise.py. The part kept aside is never read. Prints both tables, or with `--sureness` the second; the rulings are
ranked by the new shares before the confidence is found. The learning of the others takes longest: `--learned FILE`
keeps it for the next run; `--thin N` fits on every N-th phrasing, question and question of a pair alone.
"""

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.optimize import minimize

from benchmarks import options, yardstick
from benchmarks.search_learn import EPOCHS, learn, lessons, practised, targets
from benchmarks.search_noise import noise
from benchmarks.search_quality import without
from benchmarks.search_questions import Question, pairs
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.search import Index
from referee.library.search import weights as weights_in_use
from referee.library.search.bearing import Bearings
from referee.library.search.ranking import Candidate
from referee.library.search.sureness import trust_signs
from referee.library.search.weights import CONFIDENCE, SHARES
from referee.library.shelf import Library

EVERY = 7
QUESTIONS, PAIRED, STEPS, SHRINK = 1.5, 0.2, 300, 0.0002
HOPELESS, OTHER, EXCHANGED = 8.0, 0.3, 1.0
"""How much a question that nothing answers counts for the confidence, one that another ruling answers, and one of a
pair, beside one that was answered right."""
SCALE = 10
"""The shares are stored a tenth as great as they are found, so that scores are about 1."""

Row = list[float]


class Trusted(NamedTuple):
    """What the confidence in a first answer rests on, whether it is right, and how much it counts."""

    row: Row
    right: bool
    counts: float


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


def phrasings(library: Library, index: Index, thin: int) -> Iterator[Case]:
    """The phrasings that were left out; rulings on the same clauses are neither right nor wrong."""
    states = stating(library)
    for number, ruling in enumerate(library.rulings, start=1):
        kin = set().union(*(states[clause] for clause in ruling.clauses))
        for lang, texts in ruling.question.items():
            found = (case(index.ranked(said, lang), {number}, kin, 1.0) for said in texts[:: EVERY * thin])
            yield from (one for one in found if one)


def asked(library: Library, index: Index, some: Iterable[Question], counts: float) -> Iterator[Case]:
    """Questions with the rulings that state a clause which answers."""
    states = stating(library)
    for one in some:
        right = set().union(*(states.get(clause, set()) for clause in one.clauses))
        found = case(index.ranked(one.words, one.lang), right, set(), counts)
        yield from (found,) if found else ()


def shortened(library: Library) -> Library:
    """The shelf less the phrasings that it is fitted on."""
    return Library([without(ruling, 0, EVERY) for ruling in library.rulings], library.sources.values())


def of_the_others(library: Library, others: Sequence[Question], chosen: Namespace) -> Bearings:
    """What is learned of all that nothing is fitted on; as it was kept, if it was."""
    kept: Path | None = chosen.learned
    if kept and kept.exists():
        return Bearings(kept.read_bytes())
    learned = learn([*lessons(shortened(library), others)], targets(library), chosen.epochs)
    if kept:
        kept.write_bytes(learned)
    return Bearings(learned)


def cases(library: Library, others: Sequence[Question], bearings: Bearings, thin: int) -> list[Case]:
    """What the shares are fitted on; none of it was learned."""
    found = list(phrasings(library, indexed(shortened(library), bearings), thin))
    whole, exchanged = indexed(library, bearings), pairs(looked_at=True)[::thin]
    found += asked(library, whole, exchanged, PAIRED * len(found) / len(exchanged))
    return [*found, *asked(library, whole, others, QUESTIONS * len(found) / len(others))]


def fitted(surprise: Callable[[np.ndarray], tuple[float, np.ndarray]], start: np.ndarray, steps: int) -> np.ndarray:
    """The weights that surprise least."""
    return minimize(surprise, start, jac=True, method="L-BFGS-B", options={"maxiter": steps}).x


def of_ranking(found: Sequence[Case]) -> Callable[[np.ndarray], tuple[float, np.ndarray]]:
    """How much the right rulings surprise, by the weights, and the slope of that."""
    many, most = len(found), max(len(one.rows) for one in found)
    rows, right = np.zeros((many, most, len(SHARES))), np.zeros((many, most), bool)
    there, counts = np.zeros((many, most), bool), np.array([one.counts for one in found])
    for place, one in enumerate(found):
        rows[place, : len(one.rows)], right[place, : len(one.rows)] = one.rows, one.right
        there[place, : len(one.rows)] = True
    counts /= counts.sum()

    def surprise(weights: np.ndarray) -> tuple[float, np.ndarray]:
        score = np.where(there, rows @ weights, -np.inf)
        odds = np.exp(score - score.max(1, keepdims=True))
        hit = odds * right
        every, good = odds.sum(1, keepdims=True), hit.sum(1, keepdims=True) + 1e-12
        off = (odds / every - hit / good) * counts[:, None]
        much = float(counts @ np.log(every / good)[:, 0]) + SHRINK / 2 * float(weights @ weights)
        return much, np.einsum("nk,nks->s", off, rows) + SHRINK * weights

    return surprise


def trusts(index: Index, some: Iterable[Question], stated: dict[int, frozenset[str]]) -> Iterator[Trusted]:
    """How far each first answer may be trusted; those of pairs count most where they are wrong."""
    asked = [(one.words, one.lang, one.clauses, one.style == "pair") for one in some]
    for words, lang, clauses, pair in [*asked, *((words, lang, frozenset[str](), False) for words, lang in noise())]:
        question, ranked = index.read(words, lang), index.ranked(words, lang)
        if not ranked or (clauses and not clauses & frozenset().union(*stated.values())):
            continue
        right = bool(clauses & stated[ranked[0].number])
        wrong = EXCHANGED if pair else OTHER if clauses else HOPELESS
        yield Trusted([1.0, *trust_signs(question, ranked).values()], right, 1.0 if right else wrong)


def of_trust(found: Sequence[Trusted]) -> Callable[[np.ndarray], tuple[float, np.ndarray]]:
    """How much what was right and what was not surprises, by the weights, and the slope of that."""
    rows = np.array([one.row for one in found])
    right, counts = np.array([one.right for one in found], float), np.array([one.counts for one in found])
    counts /= counts.sum()
    shrink = SHRINK * np.array([0.0] + [1.0] * (rows.shape[1] - 1))

    def surprise(weights: np.ndarray) -> tuple[float, np.ndarray]:
        score = rows @ weights
        much = float(counts @ (np.logaddexp(0, score) - right * score)) + float(shrink @ weights**2) / 2
        return much, rows.T @ (counts * (1 / (1 + np.exp(-score)) - right)) + shrink * weights

    return surprise


def show_thresholds(trusted: Sequence[Trusted], weights: np.ndarray) -> None:
    """From which confidence on to be sure: what nothing answers and is known as such, and what is called unsure."""
    found = [(1 / (1 + np.exp(-weights @ one.row)), one.right, one.counts) for one in trusted]
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
    parser = options.parser(__doc__, only=FILE, every=200, epochs=1, steps=2, thin=10)
    parser.add_argument("--sureness", action="store_true")
    parser.add_argument("--epochs", type=int, default=EPOCHS, help="of the learning of the others")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--learned", type=Path, help="where the learning of the others is kept")
    parser.add_argument("--thin", type=int, default=1, help="fit on every so many-th phrasing, question and pair")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    practice = practised(library, chosen)
    bearings, held = of_the_others(library, practice[1::2], chosen), practice[:: 2 * chosen.thin]
    if not chosen.sureness:
        found = cases(library, held, bearings, chosen.thin)
        start = SCALE * np.array([*SHARES.values()])
        new = fitted(of_ranking(found), start, chosen.steps) / SCALE
        show("SHARES", SHARES, new)
        weights_in_use.SHARES.update(zip(SHARES, new.tolist(), strict=True))
    stated = {number: frozenset(ruling.clauses) for number, ruling in enumerate(library.rulings, start=1)}
    trusted = list(trusts(indexed(library, bearings), [*held, *pairs(looked_at=True)[:: chosen.thin]], stated))
    weights = fitted(of_trust(trusted), np.zeros(1 + len(CONFIDENCE)), chosen.steps)
    show("CONFIDENCE, after START", ["START", *CONFIDENCE], weights)
    show_thresholds(trusted, weights)


if __name__ == "__main__":
    main()
