"""How often the search finds the right ruling: `python benchmarks/search_quality.py [--misses] [--left-out]`.

Asks every question of questions/questions.toml of the project's shelf. A hit is a ruling that states one of the
clauses which answer the question; a question whose clauses no ruling states yet is left out, and counted. Every
third question is kept aside: the ranking is never tuned on it, and only totals are printed of it. The questions of
questions/practice_*.toml are all for tuning; those of fresh_*.toml, written when all of it stood, are all kept
aside. So are those of twins.toml: each of these asked again in the two other languages, so that the languages can be
compared by the same questions; and those of reader.toml, by somebody who then read and judged the answers.
`--misses` lists what went wrong outside of the part kept aside.
`--left-out` asks each phrasing of the shelf of an index that lacks it, though what words are about was learned with it.
"""

import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from referee import resources
from referee.library.search import Hits, Index
from referee.library.search.shelf import build
from referee.library.shelf import Library, Ruling

FOLDER = Path(__file__).with_name("questions")
QUESTIONS, TWINS, READER = (FOLDER / f"{name}.toml" for name in ("questions", "twins", "reader"))
NOWHERE, FOLDS = 99, 4
KEPT_ASIDE = {
    "aside": "Kept aside",
    "last": "Kept aside, written last",
    "twin": "Kept aside, in the other languages",
    "reader": "Kept aside, by a reader who judged the answers",
}
PARTS = {"practice": "For practice", "tuning": "For tuning", **KEPT_ASIDE}


class Question(NamedTuple):
    """What somebody types, and the clauses that answer it: none if nothing does; the one ruling meant, if one is."""

    words: str
    lang: str
    style: str
    clauses: frozenset[str]
    ruling: str = ""
    part: str = ""

    @property
    def aside(self) -> bool:
        """Whether nothing may be learned from it, and only totals printed of it."""
        return self.part in KEPT_ASIDE


class Asked(NamedTuple):
    """A question with what came of it: the place of the first hit (0 is first), and the hits."""

    question: Question
    place: int
    hits: Hits


def questions() -> list[Question]:
    """The question set, of which every third question is kept aside, and those for practice."""
    asked = (one._replace(part="tuning" if place % 3 else "aside") for place, one in enumerate(_read(QUESTIONS), 1))
    practice = (one for path in sorted(FOLDER.glob("practice_*.toml")) for one in _read(path, "practice"))
    last = (one for path in sorted(FOLDER.glob("fresh_*.toml")) for one in _read(path, "last"))
    return [*asked, *practice, *last, *_read(TWINS, "twin"), *_read(READER, "reader")]


def _read(path: Path, part: str = "") -> Iterator[Question]:
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["question"]:
        clauses = frozenset(entry["clauses"])
        yield Question(entry["words"], entry["lang"], entry["style"], clauses, entry.get("ruling", ""), part)


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
    glossary = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
    for fold in range(folds):
        kept = Library([without(ruling, fold, folds) for ruling in library.rulings], library.sources.values())
        index = Index(build(kept, glossary))
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


def main() -> None:
    """Print it all."""
    library = Library.load(resources.rulings())
    index = Index.open(resources.rulings())
    stated = {ruling.id: frozenset(ruling.clauses) for ruling in library.rulings}
    everywhere = frozenset().union(*stated.values())
    known = [one for one in questions() if not one.clauses or one.clauses & everywhere]
    missing = Counter(one.aside for one in questions()) - Counter(one.aside for one in known)
    print(f"{len(library.rulings)} rulings; left out, since no ruling states their clauses yet: ", end="")
    print(f"{missing[False]} for tuning, {missing[True]} kept aside")
    asked = list(ask_all(index, stated, known))
    for part, title in PARTS.items():
        show_part(title, [one for one in asked if one.question.part == part])
    show_part("All kept aside", [one for one in asked if one.question.aside])
    if "--misses" in sys.argv:
        show_misses(one for one in asked if not one.question.aside)
    if "--left-out" in sys.argv:
        show_left_out(library)


if __name__ == "__main__":
    main()
