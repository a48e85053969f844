"""A number of five thousand digits is no number anywhere: the program refuses it, and is never at fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import FIVE, referee

HUGE = "9" * 5000
COMMANDS = [
    ("solo", f"--seat={HUGE}=bart"), ("solo", f"--pair={HUGE}=bart"), ("ask", f"{HUGE} players"),
    ("ask", f"NLB-{HUGE}"),
    ("rulings", f"NLB-{HUGE}"), ("sheet", HUGE), ("why", HUGE), ("history", HUGE), ("retract", HUGE),
    ("hand-in", HUGE), ("export", f"--table={HUGE}"), ("seats", HUGE),
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS)
def test_as_a_word_of_a_command(words: tuple[str, ...], tmp_path: Path) -> None:
    """Whatever asks for a seat, an entry, a clause or a question."""
    option = f"--store={tmp_path / 's.sqlite'}"
    referee(option, "new", *FIVE)
    done = referee(option, *words)
    assert done.code in (0, 1, 2, 3), done.err


@pytest.mark.parametrize("line", [HUGE, f"1 {HUGE}", f"bang {HUGE}", "²"])
def test_typed_in_a_solo_game(line: str, tmp_path: Path) -> None:
    """Where a number chooses."""
    done = referee(f"--store={tmp_path / 's.sqlite'}", "solo", "--seed=150", "--level=0", stdin=f"{line}\n")
    assert done.code in (0, 1, 2, 3), done.err
