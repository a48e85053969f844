"""Every room says at its door what goes in and what comes out."""

import ast
from pathlib import Path

import pytest

from tests.house.core import ROOT

BOXES = ROOT / "sets"
"""A box says what game it is: what goes in and comes out is the same for all."""
DOORS = sorted(path for path in ROOT.rglob("__init__.py") if BOXES not in path.parents or path.parent == BOXES)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.parent.relative_to(ROOT.parent).as_posix())
def test_a_room_says_what_goes_in_and_what_comes_out(door: Path) -> None:
    """In its first sentence, which is one line."""
    said = ast.get_docstring(ast.parse(door.read_text(encoding="utf-8"))) or ""
    first = said.partition("\n")[0]
    assert first.endswith(".") and {"in", "out"} <= {word.strip(",;:.") for word in first.split()}, first


def test_there_are_doors() -> None:
    """The rooms that are looked at are those of the house."""
    assert {"core", "desk", "views", "typing", "cli"} <= {door.parent.name for door in DOORS}
