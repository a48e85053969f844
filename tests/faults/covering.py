"""Which tests run which lines, and how long each takes: measured once, on the code without any fault."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from coverage.numbits import numbits_to_nums

LINES, TIMES = "lines.coverage", "times.xml"
"""What a run that measures leaves behind, in a folder."""


class Covering(NamedTuple):
    """By file and line the tests that run it; by test its seconds."""

    tests: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]

    def of(self, path: str, first: int, last: int) -> list[str]:
        """The tests that run any of these lines, the quickest first."""
        lines = self.tests.get(path, {})
        found = set[str]().union(*(lines.get(line, ()) for line in range(first, last + 1)))
        return sorted(found, key=lambda test: (self.seconds.get(test, 0.0), test))


def measured(folder: Path) -> Covering:
    """What the run found that left its files in this folder."""
    return Covering(_lines(folder / LINES), _times(folder / TIMES))


def _lines(path: Path) -> dict[str, dict[int, set[str]]]:
    tests: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    with closing(sqlite3.connect(path)) as db:
        files = {id_: _within(name) for id_, name in db.execute("select id, path from file")}
        contexts = {id_: name.rpartition("|")[0] for id_, name in db.execute("select id, context from context")}
        for file, context, bits in db.execute("select file_id, context_id, numbits from line_bits"):
            if contexts[context]:
                for line in numbits_to_nums(bits):
                    tests[files[file]][line].add(contexts[context])
    return tests


def _within(path: str) -> str:
    """The path inside the project: the run may have been anywhere."""
    parts = Path(path).parts
    return "/".join(parts[len(parts) - parts[::-1].index("referee") - 1 :])


def _times(path: Path) -> dict[str, float]:
    """By the name that pytest gives a test; the report tells the module with dots."""
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        module = list(takewhile(lambda part: not part.startswith("Test"), case.get("classname", "").split(".")))
        seconds[f"{'/'.join(module)}.py::{case.get('name')}"] = float(case.get("time", 0))
    return seconds
