"""The long hunts: the same tests as in the suite, on as many games and tournaments as find what hides.

    python -m tests.hunts [--count N] [NAME ...]

To be run when rules change; it takes half an hour or more on two cores. Without names every hunt is run, else those
whose file has one of the names in it (`rebel`, `verified`, `dealing`). Each prints its dots as it goes and can be
ended at any time: what fails names its seed, and the seed alone brings it back.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
ASKED = "REFEREE_HUNT"
LONG = {
    "games": 2_000,
    "box games": 500,
    "moments": 40_000,
    "duels": 500,
    "lone games": 500,
    "dealt games": 2_000,
    "tournaments": 2_000,
    "sheets": 10_000,
    "lines begun": 500,
    "times shown": 100_000,
    "phrasings": 100_000,
    "words of boxes": 100_000,
    "random keys": 20_000,
    "twins": 2_000,
    "twin omissions": 2_000,
    "twin falls": 2_000,
    "twin tournaments": 500,
    "twin cups": 300,
    "twin pages": 300,
    "hostile requests": 100_000,
    "histories apart": 500,
    "kills": 10_000,
    "entries of one hall": 100_000,
    "evenings": 1,
    "seconds without a network": 600,
    "damages": 10_000,
    "random bytes": 2_000,
    "tears": 2_000,
    "half-open connections": 1_500,
    "hostile connections": 200,
    "hostile lines": 1_000_000,
    "hostile files": 50_000,
}
"""How many of each a long hunt looks at."""


def many(what: str, usual: int) -> int:
    """How many of these a test looks at: `usual` in the suite, and never less."""
    told = os.environ.get(ASKED, "")
    return max(usual, int(told) if told.isdecimal() else LONG[what] if told else 0)


def tries(count: int) -> int:
    """On how many examples a law is tried: so many in a hunt, in the suite on an eighth of them."""
    return count if os.environ.get(ASKED) else max(8, count // 8)


def some(of: Sequence[T], every: int, first: int = 0) -> Sequence[T]:
    """Of those that take long one in so many, beginning with one of the first; in a hunt all."""
    return of if os.environ.get(ASKED) else of[first::every]


def hunts(names: list[str]) -> list[str]:
    """The test files that ask here how much to look at, those of these names."""
    files = (path for path in sorted((ROOT / "tests").rglob("test_*.py")) if "tests.hunts" in path.read_text("utf-8"))
    return [str(path.relative_to(ROOT)) for path in files if not names or any(name in path.stem for name in names)]


def main() -> int:
    """Run them, one file after the other; the exit code of the last that failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.hunts", description="The tests at full length.")
    parser.add_argument("--count", type=int, help="so many of everything, instead of what is usual for a hunt")
    parser.add_argument("names", nargs="*", metavar="NAME", help="files with this in their name; all if none is named")
    arguments = parser.parse_args()
    files, code = hunts(arguments.names), 0
    if not files:
        parser.error("no hunt has such a name")
    for number, file in enumerate(files, 1):
        print(f"\n== {number} of {len(files)}: {file}", flush=True)
        told = {**os.environ, ASKED: str(arguments.count or "long")}
        code = subprocess.call([sys.executable, "-m", "pytest", "-n", "2", file], cwd=ROOT, env=told) or code
    return code


if __name__ == "__main__":
    sys.exit(main())
