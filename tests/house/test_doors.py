"""Every room says at its door what goes in and what comes out."""

import ast
from functools import cache
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


def names(module: Path) -> tuple[str, ...]:
    """What a package exports."""
    body = ast.parse(module.read_text(encoding="utf-8")).body
    lists = [node.value for node in body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"]
    return tuple(name for each in lists for name in ast.literal_eval(each))


@cache
def taken(module: Path) -> set[tuple[str, str]]:
    """The modules that a file imports from, each with the name that it takes."""
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    return {(node.module or "", each.name) for node in nodes if isinstance(node, ast.ImportFrom) for each in node.names}


def files(*folders: str) -> list[Path]:
    """The files of these folders of the project."""
    return sorted(path for each in folders for path in (ROOT.parent / each).rglob("*.py"))


EXPORTING = {path: names(path) for path in DOORS if names(path)}
doors = pytest.mark.parametrize("door", EXPORTING, ids=lambda door: door.parent.relative_to(ROOT.parent).as_posix())


def package_of(door: Path) -> str:
    """The full name of the package that a door is of."""
    return ".".join(door.parent.relative_to(ROOT.parent).parts)


@doors
def test_a_room_that_exports_names_is_entered_by_its_door(door: Path) -> None:
    """Other rooms take the names from the package, never from a module behind it."""
    room = door.relative_to(ROOT).parts[0]
    others = {each for path in files("referee") if path.relative_to(ROOT).parts[0] != room for each in taken(path)}
    assert sorted(each for each in others if each[0].startswith(f"{package_of(door)}.")) == []


@doors
def test_a_door_shows_only_what_others_need(door: Path) -> None:
    """Each name that a package exports is taken from it by somebody."""
    found = {each for path in files("referee", "tests", "benchmarks") if path != door for each in taken(path)}
    assert sorted({*names(door)} - {name for package, name in found if package == package_of(door)}) == []
