"""The command; what it found goes to a file line by line, so that it can be ended at any time and gone on with."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.covering import TIMES, measured
from tests.faults.running import Noticed, copied, measure, noticed, prepared
from tests.faults.sites import Fault, drawn

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Draw faults, try each, count."""
    chosen = _arguments()
    faults = drawn(ROOT, chosen.faults, chosen.seed)
    print(f"{len(faults)} faults, seed {chosen.seed}:", dict(Counter(each.kind for each in faults)), flush=True)
    part, of = map(int, chosen.part.split("/"))
    done = _done(chosen.out)
    with TemporaryDirectory() as folder, chosen.out.open("a", encoding="utf-8") as out:
        copy = copied(ROOT, Path(folder) / "project")
        prepared(copy)
        if not (chosen.measured / TIMES).exists() and (failed := measure(copy, chosen.measured, chosen.workers)):
            raise SystemExit(f"without any fault: {failed}")
        covering = measured(chosen.measured)
        for number, fault in enumerate(faults):
            if number % of == part and number not in done:
                print(_row(number, fault, noticed(fault, copy, covering)), file=out, flush=True)
                print(f"{number:4} {fault.path}:{fault.line}", flush=True)
    rows = [json.loads(line) for line in chosen.out.read_text(encoding="utf-8").splitlines()]
    survived = [row for row in rows if not row["noticed"]]
    print(f"{len(rows)} tried, {len(rows) - len(survived)} noticed, {len(survived)} survived")
    for row in survived:
        print(f"{row['path']}:{row['line']} {row['kind']}: {row['before']!r} -> {row['after']!r}")


def _row(number: int, fault: Fault, found: Noticed) -> str:
    row = {"number": number, **fault._asdict(), "room": fault.room, "noticed": found.test}
    row |= {"ran": found.ran, "known": found.known, "seconds": round(found.seconds, 1)}
    del row["text"]
    return json.dumps(row, ensure_ascii=False)


def _done(out: Path) -> set[int]:
    lines = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    return {json.loads(line)["number"] for line in lines}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults", description="How many small faults the tests notice."
    )
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--part", default="0/1", help="`1/2`: every second fault, from the second on")
    parser.add_argument("--workers", type=int, default=2, help="to measure which test runs which line")
    parser.add_argument("--measured", type=Path, default=Path("measured"), help="where that is kept")
    parser.add_argument("--out", type=Path, default=Path("faults.jsonl"), help="what was found; gone on with if there")
    return parser.parse_args()


if __name__ == "__main__":
    main()
