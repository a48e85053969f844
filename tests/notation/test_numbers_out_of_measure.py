"""A number of thousands of digits, or in signs that are digits elsewhere, stands for none wherever one is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant

ODD = ("9" * 5000, "²", "½")
SAID = (
    "ben hit {}", "ben {}", "anna ends with {} cards", "anna discards down to {}", "ben is hit, {} life left",
    "anna takes {}", "anna discards the other {}", "anna draws {} cards in a row", "{} cards for anna",
)  # fmt: skip


@pytest.mark.parametrize("before", ["", "bang ben", "end", "set 2 play dynamite; end; 2 turn; 2 flip dynamite 5s"])
@pytest.mark.parametrize("line", SAID)
@pytest.mark.parametrize("number", ODD)
def test_it_is_refused(tmp_path: Path, number: str, line: str, before: str) -> None:
    """At rest, during a shot, between two turns, and behind a Dynamite."""
    with pytest.raises(BadLine):
        meant(tmp_path / "s.sqlite", before, line.format(number))
