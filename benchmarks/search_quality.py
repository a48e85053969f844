"""How often the search finds the right ruling: `python -m benchmarks.search_quality [--aside] [--misses] [--left-out]`.

Asks every question of search_questions.py of the project's shelf. A hit is a ruling that states one of the clauses
which answer the question; a question whose clauses no ruling states yet is left out, and counted.
`--aside` asks those kept aside alone, a tenth of all. `--misses` lists what went wrong outside of the part kept aside.
`--left-out` asks each phrasing of the shelf of an index that lacks it, though what words are about was learned with it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from benchmarks import options, yardstick
from benchmarks.search_questions import PARTS, Question, questions
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.library.ruling import Ruling
from referee.library.search import Hits, Index
from referee.library.shelf import Library

NOWHERE, FOLDS = 99, 4


class Asked(NamedTuple):
    """A question with what came of it: the place of the first hit (0 is first), and the hits."""

    question: Question
    place: int
    hits: Hits


def ask_all(index: Index, stated: dict[str, frozenset[str]], asked: Iterable[Question]) -> Iterator[Asked]:
    """Each question with its outcome; `stated` tells the clauses of each ruling."""
    for question in asked:
        hits = index.ask(question.words, question.lang, 10)
        places = (place for place, hit in enumerate(hits.hits) if question.clauses & stated[hit.ruling])
        yield Asked(question, next(places, NOWHERE), hits)


def figures(places: Sequence[int]) -> str:
    """hit@1, hit@3 and MRR@10 of these places."""
    count = len(places) or 1
    hit1, hit3 = (sum(place < within for place in places) / count for within in (1, 3))
    mrr = sum(1 / (place + 1) for place in places if place < 10) / count
    return f"{len(places):5} asked   hit@1 {hit1:.3f}   hit@3 {hit3:.3f}   MRR@10 {mrr:.3f}"


def show_part(title: str, asked: Sequence[Asked]) -> None:
    """The figures of one part, by language, style and source."""
    answerable = [one for one in asked if one.question.clauses]
    print(f"\n{title}")
    if answerable:
        print(f"  {'all':14}{figures([one.place for one in answerable])}")
    for name, of in (
        ("language", lambda one: one.question.lang),
        ("style", lambda one: one.question.style),
        ("source", lambda one: min(one.question.clauses)[:3]),
    ):
        groups = defaultdict(list)
        for one in answerable:
            groups[of(one)].append(one.place)
        for key in sorted(groups):
            print(f"  {name + ' ' + key:22}{figures(groups[key])}")
    show_silence(asked, answerable)


def show_silence(asked: Sequence[Asked], answerable: Sequence[Asked]) -> None:
    """Which questions nothing answers were known as such, and how sure the others were answered."""
    hopeless = [one for one in asked if not one.question.clauses]
    known = sum(not one.hits.sure for one in hopeless)
    alarms = sum(not one.hits.sure for one in answerable)
    wrong = sum(one.hits.sure and one.place > 0 for one in answerable)
    print(f"  unanswerable ones recognised: {known} of {len(hopeless)}")
    print(f"  answerable ones called unsure: {alarms} of {len(answerable)}; surely answered by another: {wrong}")


def show_misses(asked: Iterable[Asked]) -> None:
    """What came first instead, of the part for tuning only."""
    print()
    for one in asked:
        assert not one.question.aside
        false = one.hits.sure != bool(one.question.clauses)
        if (one.place > 0 and one.question.clauses) or false:
            first = one.hits.hits[0] if one.hits.hits else None
            came = f"{first.ruling} ({first.confidence:.2f})" if first else "nothing"
            where = "-" if not one.question.clauses else one.place + 1 if one.place < NOWHERE else "nowhere"
            said = f"{one.question.lang} {one.question.style}: {one.question.words}"
            print(f"{said}\n    {'SURE' if one.hits.sure else 'unsure'}; first: {came}; right one at {where}")
            print(f"    wanted {' '.join(sorted(one.question.clauses))}; read {one.hits.corrected}")


def left_out(library: Library, folds: int = FOLDS) -> Iterator[tuple[str, str, str, Index]]:
    """Each phrasing (ruling, language, words) with an index that lacks it; every `folds`-th leaves at a time."""
    for fold in range(folds):
        kept = Library([without(ruling, fold, folds) for ruling in library.rulings], library.sources.values())
        index = indexed(kept)
        for ruling in library.rulings:
            for lang, texts in ruling.question.items():
                yield from ((ruling.id, lang, said, index) for said in texts[fold::folds])


def without(ruling: Ruling, fold: int, folds: int) -> Ruling:
    """The ruling less every phrasing of this fold."""
    kept = {
        lang: tuple(said for place, said in enumerate(texts) if place % folds != fold)
        for lang, texts in ruling.question.items()
    }
    return msgspec.structs.replace(ruling, question=kept)


def show_left_out(library: Library) -> None:
    """The same figures for phrasings of the shelf, each asked of an index without it."""
    places = defaultdict(list)
    for id_, lang, said, index in left_out(library):
        found = [hit.ruling for hit in index.ask(said, lang, 10).hits]
        places[lang].append(found.index(id_) if id_ in found else NOWHERE)
    print("\nphrasings left out of the index, though not of what was learned; the very ruling wanted")
    for lang, found in sorted(places.items()):
        print(f"  {lang:14}{figures(found)}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print it all."""
    parser = options.parser(__doc__, only=FILE, every=300, misses=True, left_out=True)
    parser.add_argument("--aside", action="store_true")
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th question")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    with rulings(chosen.only) as folder:
        library = Library.load(folder)
    some = [one for one in questions() if one.aside or not chosen.aside]
    asked = show_all(library, some[:: chosen.every])
    if chosen.misses:
        show_misses(one for one in asked if not one.question.aside)
    if chosen.left_out:
        show_left_out(library)


def show_all(library: Library, some: Sequence[Question]) -> list[Asked]:
    """These questions asked of this shelf, part by part."""
    stated = {ruling.id: frozenset(ruling.clauses) for ruling in library.rulings}
    everywhere = frozenset().union(*stated.values())
    known = [one for one in some if not one.clauses or one.clauses & everywhere]
    missing = Counter(one.aside for one in some) - Counter(one.aside for one in known)
    print(f"{len(library.rulings)} rulings; left out, since no ruling states their clauses yet: ", end="")
    print(f"{missing[False]} for tuning, {missing[True]} kept aside")
    asked = list(ask_all(indexed(library), stated, known))
    for part, title in PARTS.items():
        show_part(title, [one for one in asked if one.question.part == part])
    show_part("All kept aside", [one for one in asked if one.question.aside])
    return asked


if __name__ == "__main__":
    main()
