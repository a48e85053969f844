"""The command; what it found goes to a file line by line, so that it can be ended at any time and gone on with."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.running import copied, noticed, unsound
from tests.faults.sites import drawn

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Draw faults, try each, count."""
    arguments = _arguments()
    faults = drawn(ROOT, arguments.faults, arguments.seed)
    print(f"{len(faults)} faults, seed {arguments.seed}:", dict(Counter(each.kind for each in faults)), flush=True)
    survived = tried = 0
    with TemporaryDirectory() as folder, Path(arguments.out).open("a", encoding="utf-8") as out:
        copy = copied(ROOT, Path(folder) / "project")
        if failed := unsound(copy, arguments.workers):
            raise SystemExit(f"without any fault: {failed}")
        for fault in faults[arguments.after :]:
            found = noticed(fault, copy, arguments.workers)
            tried, survived = tried + 1, survived + (not found.test)
            row = {**fault._asdict(), "room": fault.room, "noticed": found.test, "seconds": round(found.seconds, 1)}
            del row["text"]
            print(json.dumps(row, ensure_ascii=False), file=out, flush=True)
            told = found.test or f"SURVIVED: {fault.kind}: {fault.before!r} -> {fault.after!r}"
            print(f"{tried:4} {fault.path}:{fault.line} {found.seconds:.0f} s {told[:150]}", flush=True)
    print(f"{tried} tried, {tried - survived} noticed, {survived} survived")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults", description="How many small faults the tests notice."
    )
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--after", type=int, default=0, help="go on after so many of them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", default="faults.jsonl")
    return parser.parse_args()


if __name__ == "__main__":
    main()
