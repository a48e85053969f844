"""A card that lies in sight keeps its rank and suit when it is taken, thrown off or chosen."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

LYING = "set 2 play barrel/qs scope"
OPEN = "general store; turnup 5 with beer/6h bang/3d bang missed panic"
SAID = [
    (LYING, "panic ben barrel", ["1 panic 2", "1 take 2 barrel/qs"]),
    (LYING, "cat balou ben barrel", ["1 cat_balou 2", "1 toss 2 barrel/qs"]),
    (LYING, "panic ben scope", ["1 panic 2", "1 take 2 scope"]),
    ("set 2 play jail/js jail/4h", "panic ben jail", ["1 panic 2", "1 take 2 jail"]),
    (OPEN, "beer", ["1 pick beer/6h"]),
    (OPEN, "chooses beer", ["1 pick beer/6h"]),
    (OPEN, "bang", ["1 pick bang"]),
]


@rows(("before", "said", "lines"), SAID)
def test_of_one_card_alone_it_is_known(tmp_path: Path, before: str, said: str, lines: list[str]) -> None:
    """Where two of the name lie there, nobody said which of them it was."""
    assert meant(tmp_path / "store.sqlite", before, said) == lines
