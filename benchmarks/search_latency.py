"""How long an answer takes: `python -m benchmarks.search_latency [--sizes 1000 10000]`.

Types questions for tuning letter by letter, then puts them in whole, on the shelf and on synthetic shelves: rulings
recombined from the shelf's own, half of the words of each phrasing replaced by other words of the same language,
always the same ones. Each shelf is built in a process of its own and asked three times over, each time by a new one.
Prints p50 and p99 of all answers, and of each answer at its quickest, which leaves out what else the machine did; the
time to build the index, its size on disk, and the memory that building and asking take. Then the time of a fresh
process that asks one question. A shelf of 10,000 takes minutes to build.
"""

import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from benchmarks import options, yardstick
from benchmarks.search_questions import for_tuning
from benchmarks.search_shelf import FILE, indexed, rulings
from referee.languages import LANGUAGES
from referee.library.ruling import Ruling
from referee.library.search import Index
from referee.library.shelf import Library
from referee.tui.resting import settled

PLAIN, TYPO = "sceriffo in prigione", "sherrif in gevangneis"
ASK = """
import sys
from pathlib import Path
from referee.library.search import Index
hits = Index.open(Path(sys.argv[1]), Path(sys.argv[2])).ask(sys.argv[3], "nl")
print(hits.hits[0].snippet if hits.hits else "-")
"""


def synthetic(library: Library, size: int) -> Iterator[Ruling]:
    """So many rulings made of the words of the shelf."""
    random = Random(7)
    pools = {
        lang: [word for ruling in library.rulings for said in ruling.question[lang] for word in said.split()]
        for lang in LANGUAGES
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
    asked = put_in_whole()
    letters = sum(len(words) for words, _ in asked)
    spread = asked[:: max(1, letters // most)]
    return [(words[:end], lang) for words, lang in spread for end in range(1, len(words) + 1)]


def put_in_whole() -> list[tuple[str, str]]:
    """The same questions at once, so that no word of them was seen before."""
    return [(one.words, one.lang) for one in for_tuning()]


def fresh() -> ProcessPoolExecutor:
    """Does each thing in a new process."""
    return ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1)


def show_asking(name: str, what: str, file: Path, typed: Sequence[tuple[str, str]], rounds: int) -> None:
    """The time of each answer, so many times from the beginning; and without what else the machine did meanwhile."""
    with fresh() as process:
        told = list(process.map(one_round, [file] * rounds, [typed] * rounds))
    every = [each for taken, _ in told for each in taken]
    best = [min(each) for each in zip(*(taken for taken, _ in told), strict=True)]
    print(f"{name}: {len(typed)} {what}, p50 {quantile(every, 50):.1f} ms, p99 {quantile(every, 99):.1f} ms", end="")
    print(f"; each at its quickest: p50 {quantile(best, 50):.1f} ms, p99 {quantile(best, 99):.1f} ms", end="")
    print(f"; memory {max(memory for _, memory in told)} MB at most", flush=True)


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


def show_building(folder: Path, size: int, file: Path) -> str:
    """What it takes to build one shelf; the name of that."""
    with fresh() as process:
        count, seconds, memory = process.submit(built, folder, size, file).result()
    name = f"{count:,} rulings"
    print(f"{name}: built in {seconds:.1f} s, {file.stat().st_size / 1e6:.0f} MB on disk", end="")
    print(f", memory {memory} MB at most", flush=True)
    return name


def built(folder: Path, size: int, file: Path) -> tuple[int, float, int]:
    """The shelf in a folder, or a synthetic one of this size, as an index in a file: how many, how long, how much."""
    library = Library.load(folder)
    made = Library(synthetic(library, size), library.sources.values()) if size else library
    start = time.perf_counter()
    indexed(made, file=file).close()
    return len(made.rulings), time.perf_counter() - start, memory_at_most()


def show_cold(name: str, runs: int, *arguments: str) -> None:
    """The time of a fresh process."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        taken.append((time.perf_counter() - start) * 1e3)
    print(f"{name}: median {statistics.median(taken):.0f} ms, best {min(taken):.0f} ms, worst {max(taken):.0f} ms")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, only=FILE, sizes=[9], keystrokes=50, rounds=1, cold=1)
    parser.add_argument("--sizes", type=int, nargs="*", default=[1_000, 10_000])
    parser.add_argument("--keystrokes", type=int, default=1_500, help="about so many; and of whole questions at most")
    parser.add_argument("--rounds", type=int, default=3, help="how often each shelf is asked all of it")
    parser.add_argument("--cold", type=int, default=20, help="fresh processes")
    parser.add_argument("--only", default="", help="a file of the shelf, instead of all of it")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    typed = keystrokes(chosen.keystrokes)
    with TemporaryDirectory() as place, rulings(chosen.only) as folder:
        whole = put_in_whole()[: chosen.keystrokes]
        for size in (0, *chosen.sizes):
            name = show_building(folder, size, file := Path(place) / f"{size}.sqlite")
            show_asking(name, "keystrokes", file, typed, chosen.rounds)
            show_asking(name, "put in whole", file, whole, chosen.rounds)
        Index.open(folder, Path(place)).close()
        show_cold("bare interpreter", chosen.cold, "-c", "pass")
        show_cold("cold, plain question", chosen.cold, "-c", ASK, str(folder), place, PLAIN)
        show_cold("cold, typing errors", chosen.cold, "-c", ASK, str(folder), place, TYPO)


if __name__ == "__main__":
    main()
