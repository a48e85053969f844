"""How long an answer takes: `python benchmarks/search_latency.py [--sizes 1000 10000 100000] [--keystrokes 1500]`.

Types questions for tuning letter by letter, then puts them in whole, on the shelf and on synthetic shelves: rulings
recombined from the shelf's own, half of the words of each phrasing replaced by other words of the same language,
always the same ones. Prints p50 and p99 of an answer by the clock, and the p99 of the processor time, which a busy
machine does not blur; the time to build the index, its size on disk, and the memory that building and asking take.
Then the time of a fresh process that asks one question.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from search_quality import questions

from referee import resources
from referee.library import Library, Ruling
from referee.search import Index
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


def synthetic(library: Library, size: int) -> Iterator[Ruling]:
    """So many rulings made of the words of the shelf."""
    random = Random(7)
    pools = {
        lang: [word for ruling in library.rulings for said in ruling.question[lang] for word in said.split()]
        for lang in ("nl", "it", "en")
    }
    for number in range(size):
        ruling = random.choice(library.rulings)
        question = {
            lang: tuple(recombined(said, pools[lang], random) for said in texts)
            for lang, texts in ruling.question.items()
        }
        yield msgspec.structs.replace(ruling, id=f"made-{number}", question=question, supersedes=())


def recombined(said: str, pool: Sequence[str], random: Random) -> str:
    """A phrasing with every other word, on average, replaced."""
    return " ".join(word if random.random() < 0.5 else random.choice(pool) for word in said.split())


def keystrokes(most: int) -> list[tuple[str, str]]:
    """What stands in the line after each letter of a spread of questions, with the language; about so many."""
    asked = [(one.words, one.lang) for one in questions() if not (one.aside or one.practice)]
    letters = sum(len(words) for words, _ in asked)
    spread = asked[:: max(1, letters // most)]
    return [(words[:end], lang) for words, lang in spread for end in range(1, len(words) + 1)]


def pasted() -> list[tuple[str, str]]:
    """The same questions, each put in whole, so that no word of it was seen before."""
    return [(one.words, one.lang) for one in questions() if not (one.aside or one.practice)]


def show_asking(name: str, what: str, index: Index, typed: Sequence[tuple[str, str]]) -> None:
    """The time of each answer, once the index was made ready for typing as the app does it."""
    index.ask("xerif in prizione", "it")
    index.read_ahead()
    taken, worked = [], []
    for words, lang in typed:
        clock, processor = time.perf_counter(), time.thread_time()
        index.ask(words, lang)
        taken.append((time.perf_counter() - clock) * 1e3)
        worked.append((time.thread_time() - processor) * 1e3)
    p50, p99, cpu99 = quantile(taken, 50), quantile(taken, 99), quantile(worked, 99)
    print(f"{name}: {len(typed)} {what}, p50 {p50:.1f} ms, p99 {p99:.1f} ms (processor {cpu99:.1f} ms)", end="")
    print(f", memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most", flush=True)


def quantile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[len(values) * percent // 100]


def show_size(library: Library, size: int, typed: Sequence[tuple[str, str]], folder: Path) -> None:
    """One synthetic shelf, built and asked in a process of its own, so that its memory is its own."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    made = Library(synthetic(library, size), library.sources.values()) if size else library
    file = folder / f"{size}.sqlite"
    glossary = tomllib.loads((resources.words() / "glossary.toml").read_text(encoding="utf-8"))
    start = time.perf_counter()
    db = build(made, glossary, file)
    name = f"{len(made.rulings):,} rulings"
    print(f"{name}: built in {time.perf_counter() - start:.1f} s, {file.stat().st_size / 1e6:.0f} MB on disk", end="")
    print(f", memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most", flush=True)
    show_asking(name, "keystrokes", Index(db), typed)
    show_asking(name, "put in whole", Index(db), pasted())
    os._exit(0)


def show_cold(name: str, *arguments: str) -> None:
    """The time of a fresh process."""
    taken = []
    for _ in range(COLD_RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        taken.append((time.perf_counter() - start) * 1e3)
    print(f"{name}: median {statistics.median(taken):.0f} ms, best {min(taken):.0f} ms, worst {max(taken):.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    parser.add_argument("--keystrokes", type=int, default=1_500)
    arguments = parser.parse_args()
    library, typed = Library.load(resources.rulings()), keystrokes(arguments.keystrokes)
    with TemporaryDirectory() as folder:
        for size in (0, *arguments.sizes):
            show_size(library, size, typed, Path(folder))
        Index.open(resources.rulings(), Path(folder)).close()
        show_cold("bare interpreter", "-c", "pass")
        show_cold("cold, plain question", "-c", ASK, folder, PLAIN)
        show_cold("cold, typing errors", "-c", ASK, folder, TYPO)


if __name__ == "__main__":
    main()
