"""One case as it is written: a law, the clauses it proves, a table, what was logged, and what must come of it.

In: the TOML files beside this one (README.md tells their shape). Out: `Case` values, their tables as position blocks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from referee.sets import USUAL

HERE = Path(__file__).parent
WORDS = {"law", "clauses", "table", "given", "when", "then", "noise"}
"""What a case may say."""


@dataclass(frozen=True)
class Case:
    """A law, the clauses it proves, and the play that proves it; `noise`: only the last line is looked at."""

    file: str
    law: str
    clauses: tuple[str, ...]
    position: str
    when: tuple[str, ...]
    then: dict[str, Any] = field(hash=False)
    noise: bool = False

    @property
    def id(self) -> str:
        """Where it stands and what it says."""
        return f"{self.file}: {self.law}"

    @property
    def meets(self) -> bool:
        """Does it stand with the cases of what is said where boxes meet?"""
        return self.file.startswith("meetings/")

    @cached_property
    def sets(self) -> tuple[str, ...]:
        """The sets that its table is played by."""
        lines = map(str.split, self.position.splitlines())
        return next((tuple(words[1:]) for words in lines if words[0] == "sets"), USUAL)


@cache
def cases() -> tuple[Case, ...]:
    """Every case there is, by file and place in it."""
    return tuple(case for path in sorted(HERE.glob("*/*.toml")) for case in _in_file(path))


def _in_file(path: Path) -> Iterator[Case]:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    for one in told["case"]:
        assert not one.keys() - WORDS, (path.name, one["law"], one.keys() - WORDS)
        assert one["then"], (path.name, one["law"])
        yield Case(
            f"{path.parent.name}/{path.stem}",
            one["law"],
            tuple(one["clauses"]),
            _position(one.get("table", told.get("table", "")), one.get("given", "")),
            tuple(one.get("when", ())),
            one["then"],
            one.get("noise", False),
        )


def _position(table: str, given: str) -> str:
    """The shared table with the lines of `given` in the place of those that speak of the same thing."""
    shared = (HERE / "tables" / f"{table}.game").read_text(encoding="utf-8") if table else ""
    anew: dict[str, list[str]] = {}
    for line in filter(str.strip, given.splitlines()):
        anew.setdefault(_spoken_of(line), []).append(line)
    lines: list[str] = []
    for line in filter(str.strip, shared.splitlines()):
        of = _spoken_of(line)
        lines += anew.get(of, [line])
        if of in anew:
            anew[of] = []
    return "\n".join((*lines, *chain.from_iterable(anew.values())))


def _spoken_of(line: str) -> str:
    """What a line speaks of: this seat, option, death or house rule; else all that its word tells."""
    words = line.split()
    return " ".join(words[:2]) if words[0] in ("seat", "option", "death", "house") else words[0]
