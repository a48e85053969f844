"""Hostile lines, by the command line's own door: each is logged or refused, and the program is never at fault."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from referee.cli.running import run
from tests.cli.command import FIVE, referee
from tests.hostile.lines import Lines
from tests.hunts import many

LINES = many("hostile lines", 420)
LONG, SHORT = (500, 100) if LINES > 10_000 else (30, 30)
"""Lines of one conversation; the log grows with those that are logged, and each is looked up in it."""
LONG_ONES = 50
"""Every so many conversations there is a long one."""
SLOWEST = 20.0
"""Seconds that a conversation of so many lines may take, on a machine that does much else."""
MADE = {
    "base": FIVE,
    "rebel": ("--set=base", "--set=rebel", *(f"P{number}" for number in range(8))),
    "death_mesa": ("--set=base", "--set=death_mesa", *FIVE),
    "championship": ("--set=championship", *FIVE),
    "light": ("--light", *FIVE),
}


class Typed(io.TextIOWrapper):
    """What a person types at a terminal."""

    def isatty(self) -> bool:
        """So the verbs are told."""
        return True


def talked(words: tuple[str, ...], lines: list[str]) -> tuple[int, str]:
    """The exit code and what was told of a conversation of these lines."""
    said = io.BytesIO("\n".join(lines).encode("utf-8", "replace"))
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="replace")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="replace")
    typed = Typed(said, encoding="utf-8")
    with patch.object(sys, "stdin", typed), redirect_stdout(out), redirect_stderr(err):
        code = run(words)
    err.flush()
    told = err.buffer.getvalue().decode()[-600:]  # type: ignore[attr-defined]
    return code, f"{told}\nnot all was read" if typed.read() else told


def at_once(seed: int) -> int:
    """How many lines the conversation of this number has."""
    return SHORT if seed % LONG_ONES else LONG


def hunted(seed: int, words: tuple[str, ...], line: Callable[[Lines], str], count: int) -> None:
    """So many lines typed in one conversation, which is never at fault and goes on to its end."""
    made = Lines(seed)
    lines = [line(made) for _ in range(count)]
    begun = time.process_time()
    code, told = talked(words, lines)
    assert code in (0, 1, 2, 3), (seed, code, told)
    assert "Traceback" not in told and not told.endswith("not all was read"), (seed, told)
    assert time.process_time() - begun < SLOWEST, (seed, "slow")


CONVERSATIONS = max(1, LINES * LONG_ONES // (SHORT * (LONG_ONES - 1) + LONG))
PARTS = 2
"""Workers that may share the conversations of one kind of table; each has one at least, every other step by step.

So that the suite types 420 lines, at every kind of table and in both ways.
"""


def all_of(seeds: Iterable[int], hunt: Callable[[int], None]) -> None:
    """Each of these conversations; all that went wrong is told at the end."""
    wrong = []
    for seed in seeds:
        try:
            hunt(seed)
        except AssertionError as error:
            wrong.append(error)
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} conversations", wrong)


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_table_answers_any_line(made: str, part: int, tmp_path: Path) -> None:
    """In every set a line is logged or refused, and what was typed before it stands; the log can be read again."""

    def hunt(seed: int) -> None:
        option = f"--store={tmp_path / f'{seed}.sqlite'}"
        assert referee(option, "new", *MADE[made]).code in (0, 1, 3)
        step = ("--every-step",) if seed % 2 else ()
        hunted(seed * len(MADE) + list(MADE).index(made), (option, "log", *step), Lines.at_the_table, at_once(seed))
        written_and_read(option, seed)

    all_of(range(part, max(part + 1, CONVERSATIONS * 4 // 5 // len(MADE)), PARTS), hunt)


def written_and_read(option: str, seed: int) -> None:
    """The table as it now is reads back from its position and from the whole log."""
    block = referee(option, "export", "--format", "position")
    assert block.code == 0, (seed, block.err)
    again = referee(option, "new", "--position", "-", stdin=block.out)
    assert again.code in (0, 1, 3), (seed, again.err, block.out)
    assert referee(option, "export", "--format", "position").out == block.out, (seed, block.out)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_desk_answers_any_line(part: int, tmp_path: Path) -> None:
    """The same of a tournament that has just begun, and of one that was drawn."""

    def hunt(seed: int) -> None:
        option = f"--store={tmp_path / f'd{seed}.sqlite'}"
        referee(option, "tournament", "new", "Cup")
        if seed % 2:
            names = "\n".join(f"enrol Player{number}" for number in range(1, 11))
            referee(option, "tournament", "log", "--yes", stdin=f"{names}\nseed {seed}\ndraw\n")
        hunted(10**6 + seed, (option, "tournament", "log", "--yes"), Lines.at_the_desk, at_once(seed))
        assert referee(option, "tournament", "export").code == 0, seed

    all_of(range(part, max(part + 1, CONVERSATIONS // 5), PARTS), hunt)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_solo_game_answers_any_line(part: int, tmp_path: Path) -> None:
    """The same of a game that the program deals, whatever its level; the log can be read again."""

    def hunt(seed: int) -> None:
        option = f"--store={tmp_path / f's{seed}.sqlite'}"
        words = (option, "solo", f"--seed={seed}", f"--level={seed % 5}")
        hunted(2 * 10**6 + seed, words, Lines.at_the_table, at_once(seed))
        hunted(3 * 10**6 + seed, (option, "solo"), Lines.at_the_table, 20)
        assert referee(option, "solo", "results").code == 0, seed

    all_of(range(part, max(part + 1, CONVERSATIONS // 5), PARTS), hunt)
