"""How long an answer takes: `python benchmarks/search_latency.py [--sizes 1000 10000 100000] [--keystrokes 1500]`.

Types questions for tuning letter by letter, then puts them in whole, on the shelf and on synthetic shelves: rulings
recombined from the shelf's own, half of the words of each phrasing replaced by other words of the same language,
always the same ones. Each shelf is asked three times over, each time by a new process. Prints p50 and p99 of all
answers, and of each answer at its quickest, which leaves out what else the machine did; the time to build the index,
its size on disk, and the memory that building and asking take. Then the time of a fresh process that asks one question.
"""

import argparse
import os
import sqlite3
import statistics
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from search_quality import questions

from referee import resources
from referee.library.search import Index
from referee.library.search.shelf import build
from referee.library.shelf import Library, Ruling
from referee.tui.resting import settled

COLD_RUNS, ROUNDS = 20, 3
PLAIN, TYPO = "sceriffo in prigione", "sherrif in gevangneis"
ASK = """
import sys
from pathlib import Path
from referee import resources
from referee.library.search import Index
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
    asked = [(one.words, one.lang) for one in questions() if one.part == "tuning"]
    letters = sum(len(words) for words, _ in asked)
    spread = asked[:: max(1, letters // most)]
    return [(words[:end], lang) for words, lang in spread for end in range(1, len(words) + 1)]


def pasted() -> list[tuple[str, str]]:
    """The same questions, each put in whole, so that no word of it was seen before."""
    return [(one.words, one.lang) for one in questions() if one.part == "tuning"]


def show_asking(name: str, what: str, file: Path, typed: Sequence[tuple[str, str]]) -> None:
    """The time of each answer, ROUNDS times from the beginning; and without what else the machine did meanwhile."""
    with get_context("spawn").Pool(1, maxtasksperchild=1) as fresh:
        rounds = fresh.starmap(one_round, [(file, typed)] * ROUNDS, chunksize=1)
    every, best = (
        [each for took, _ in rounds for each in took],
        [min(each) for each in zip(*(r[0] for r in rounds), strict=True)],
    )
    print(f"{name}: {len(typed)} {what}, p50 {quantile(every, 50):.1f} ms, p99 {quantile(every, 99):.1f} ms", end="")
    print(f"; each at its quickest: p50 {quantile(best, 50):.1f} ms, p99 {quantile(best, 99):.1f} ms", end="")
    print(f"; memory {max(memory for _, memory in rounds)} MB at most", flush=True)


def one_round(file: Path, typed: Sequence[tuple[str, str]]) -> tuple[list[float], int]:
    """The milliseconds of each answer of an index, once it was made ready for typing as the app does it; the memory."""
    index, taken = Index(sqlite3.connect(file)), []
    index.outline()
    index.read_ahead()
    settled()
    for words, lang in typed:
        clock = time.perf_counter()
        index.ask(words, lang)
        taken.append((time.perf_counter() - clock) * 1e3)
    return taken, memory_at_most()


def memory_at_most() -> int:
    """The megabytes that this process has taken, those before it was this program left out."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


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
    build(made, glossary, file).close()
    name = f"{len(made.rulings):,} rulings"
    print(f"{name}: built in {time.perf_counter() - start:.1f} s, {file.stat().st_size / 1e6:.0f} MB on disk", end="")
    print(f", memory {memory_at_most()} MB at most", flush=True)
    show_asking(name, "keystrokes", file, typed)
    show_asking(name, "put in whole", file, pasted())
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
