"""How long an answer takes, and how often it is the right one: `python benchmarks/ask.py`.

Prints the time of a fresh process that asks one question (what `referee ask` does, without the command line's
own start), p50 and p99 of warm questions, the time to build the index, and how often the right ruling comes
first when each phrasing is asked of an index from which it was left out, and when it was not.
"""

import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from referee import resources
from referee.library import Library, Ruling
from referee.search import Index
from referee.search.question import read
from referee.search.ranking import rank
from referee.search.shelf import build

COLD_RUNS = 20
PLAIN, TYPO = "sceriffo in prigione", "sherrif in gevangneis"
ASK = """
import sys
from pathlib import Path
from referee import resources
from referee.search import Index
hits = Index.open(resources.rulings(), Path(sys.argv[1])).ask(sys.argv[2], "nl")
print(hits.hits[0].snippet if hits.hits else "-")
"""


def main() -> None:
    library = Library.load(resources.rulings())
    phrasings = sum(len(said) for ruling in library.rulings for said in ruling.question.values())
    print(f"shelf: {len(library.rulings)} rulings, {phrasings} phrasings, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as folder:
        show_build(Path(folder))
        show_cold("bare interpreter", "-c", "pass")
        show_cold("cold, plain question", "-c", ASK, folder, PLAIN)
        show_cold("cold, typing errors", "-c", ASK, folder, TYPO)
        show_warm(library, Path(folder))
    show_recall("phrasing on the shelf", list(asked_as_written(library)))
    show_recall("phrasing left out", list(asked_without(library)))


def show_build(folder: Path) -> None:
    start = time.perf_counter()
    Index.open(resources.rulings(), folder).close()
    (built,) = folder.iterdir()
    print(f"build: {time.perf_counter() - start:.2f} s, {built.stat().st_size / 1e6:.1f} MB on disk")


def show_cold(name: str, *arguments: str) -> None:
    taken = []
    for _ in range(COLD_RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        taken.append(time.perf_counter() - start)
    print(f"{name}: median {statistics.median(taken) * 1e3:.0f} ms, worst {max(taken) * 1e3:.0f} ms")


def show_warm(library: Library, folder: Path) -> None:
    index = Index.open(resources.rulings(), folder)
    whole = [said for ruling in library.rulings for texts in ruling.question.values() for said in texts[:2]]
    for name, questions in (
        ("warm, whole questions", whole),
        ("warm, as one types", [said[: 3 + place % 12] for place, said in enumerate(whole)]),
        ("warm, a letter missing in each long word", [_misspelt(said) for said in whole]),
    ):
        taken = sorted(_seconds(index, question) for question in questions)
        p50, p99 = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
        print(f"{name}: {len(taken)} asked, p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms")


def _misspelt(said: str) -> str:
    return " ".join(word[:3] + word[4:] if len(word) > 5 else word for word in said.split())


def _seconds(index: Index, question: str) -> float:
    start = time.perf_counter()
    index.ask(question, "nl")
    return time.perf_counter() - start


Asked = tuple[str, int]
"""A language, and at which place the right ruling came (0 is first, 99 is nowhere)."""


def asked_as_written(library: Library) -> Iterator[Asked]:
    yield from _places(library, library.rulings, slice(None))


def asked_without(library: Library) -> Iterator[Asked]:
    for left_out in range(5):
        rulings = [_without(ruling, left_out) for ruling in library.rulings]
        indexed = Library(rulings, library.sources.values())
        yield from _places(indexed, library.rulings, slice(left_out, left_out + 1))


def _without(ruling: Ruling, place: int) -> Ruling:
    question = {lang: said[:place] + said[place + 1 :] for lang, said in ruling.question.items()}
    return msgspec.structs.replace(ruling, question=question)


def _places(indexed: Library, asked: Iterable[Ruling], chosen: slice) -> Iterator[Asked]:
    db = build(indexed, tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8")))
    ids = dict(db.execute("select number, id from rulings"))
    for ruling in asked:
        for lang, texts in ruling.question.items():
            for said in texts[chosen]:
                found = [ids[candidate.number] for candidate in rank(db, read(db, said).terms)]
                yield lang, found.index(ruling.id) if ruling.id in found else 99


def show_recall(name: str, asked: list[Asked]) -> None:
    by_lang: defaultdict[str, list[int]] = defaultdict(list)
    for lang, place in asked:
        by_lang[lang].append(place)
    for lang, places in by_lang.items():
        hit1, hit3 = (sum(place < within for place in places) / len(places) for within in (1, 3))
        mrr = sum(1 / (place + 1) for place in places if place < 10) / len(places)
        print(f"{name}, {lang}: {len(places)} asked, hit@1 {hit1:.3f}, hit@3 {hit3:.3f}, MRR@10 {mrr:.3f}")


if __name__ == "__main__":
    main()
