"""The second implementation stands alone: it shares nothing with the first, and knows all that can be logged."""

import ast
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import referee.championship.verifying
from referee.championship.rules.entries import Logged
from referee.championship.verifying.checking import CHECKS
from referee.championship.verifying.counting import amending_wrongly
from referee.championship.verifying.shapes import REQUIRED, SHAPES, wrong
from tests.house.test_core_is_pure import loaded_by

FILES = sorted(Path(referee.championship.verifying.__file__).parent.rglob("*.py"))
OWN = "referee.championship.verifying"


def imported(path: Path) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{each.name}" for each in node.names}
    return found


def test_it_imports_nothing_of_the_tournament() -> None:
    """Nor of what writes documents or simulates: of the program it has the errors alone."""
    used = {name for path in FILES for name in imported(path) if name.startswith("referee")}
    assert {name for name in used if not name.startswith(OWN)} == {"referee.errors.BadJournal"}
    assert len(FILES) > 10


def test_it_runs_without_the_tournament() -> None:
    """A fresh interpreter that verifies has not loaded msgspec, which all the rest stands on."""
    assert "msgspec" not in loaded_by("referee.championship.verifying.proof")


def test_it_knows_every_entry_and_every_field() -> None:
    """What the core can log has a shape here, with the same fields and the same ones left out."""
    core = {}
    for kind in get_args(Logged):
        fields = msgspec.structs.fields(kind)
        core[kind.__struct_config__.tag] = {
            each.name: each.default is msgspec.NODEFAULT and each.default_factory is msgspec.NODEFAULT
            for each in fields
        }
    own = {name: {field: told[1] is REQUIRED for field, told in shape.items()} for name, shape in SHAPES.items()}
    assert own == core


def test_every_fact_is_checked() -> None:
    """Only what is said of entries, a pause, and a hand-over, needs no check of its own."""
    unchecked = {"letstand", "retracted", "corrected", "inserted", "handedover", "paused", "wenton"}
    assert SHAPES.keys() - CHECKS.keys() == unchecked


def test_an_entry_is_what_its_shape_says() -> None:
    """The first field that is wrong is named."""
    good = {"type": "warned", "player": 1, "reason": "late"}
    assert wrong(good) is None
    assert wrong({**good, "player": True}) == "player"
    assert wrong({**good, "player": 1.0}) == "player"
    assert wrong({**good, "reason": "\ud800"}) == "reason"
    assert wrong({**good, "more": 1}) == "more"
    assert wrong({"type": "warned", "player": 1}) == "reason"
    assert wrong({"type": "waved"}) == "type"
    assert wrong({"type": "corrected", "entry": 0, "to": {"type": "retracted", "entry": 0}}) == "to"
    assert wrong([]) == "type"


def test_files_are_short() -> None:
    """Under two hundred lines each."""
    assert [path.name for path in FILES if len(path.read_text(encoding="utf-8").splitlines()) > 200] == []


@pytest.mark.parametrize("entry", [-1, 1, 7])
def test_what_speaks_of_no_entry_before_it_is_found(entry: int) -> None:
    """Neither of itself, nor of a later one, nor of one before the first."""
    log = [{"type": "opened"}, {"type": "retracted", "entry": entry}]
    assert amending_wrongly(log) == [(1, "entry_unknown")]
