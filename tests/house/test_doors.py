"""Every room says at its door what goes in and what comes out."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.house.core import ROOT, module
from tests.rows import rows

BOXES = ROOT / "sets"
"""A box says what game it is: what goes in and comes out is the same for all."""
DOORS = sorted(path for path in ROOT.rglob("__init__.py") if BOXES not in path.parents or path.parent == BOXES)


@rows("door", DOORS, ids=lambda door: door.parent.relative_to(ROOT.parent).as_posix())
def test_a_room_says_what_goes_in_and_what_comes_out(door: Path) -> None:
    """In its first sentence, which is one line."""
    first = module(door).docstring.partition("\n")[0]
    assert first.endswith(".") and {"in", "out"} <= {word.strip(",;:.") for word in first.split()}, first


def test_there_are_doors() -> None:
    """The rooms that are looked at are those of the house."""
    assert {"core", "desk", "views", "typing", "cli"} <= {door.parent.name for door in DOORS}


def names(door: Path) -> tuple[str, ...]:
    """What a package exports."""
    body = ast.parse(door.read_text(encoding="utf-8")).body
    lists = [node.value for node in body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"]
    return tuple(name for each in lists for name in ast.literal_eval(each))


@cache
def files(*folders: str) -> tuple[Path, ...]:
    """The files of these folders of the project."""
    return tuple(sorted(path for each in folders for path in (ROOT.parent / each).rglob("*.py")))


@cache
def taken(package: str) -> tuple[tuple[Path, str, str], ...]:
    """What files of the project take from this package and the modules behind it: the file, the module and the name."""
    return tuple(
        (path, source, name)
        for path in files("referee", "tests", "benchmarks")
        for source, name in module(path).imported
        if source is not None and f"{source}.".startswith(f"{package}.")
    )


EXPORTING = {path: found for path in DOORS if (found := names(path))}
doors = pytest.mark.parametrize("door", EXPORTING, ids=lambda door: door.parent.relative_to(ROOT.parent).as_posix())


def package_of(door: Path) -> str:
    """The full name of the package that a door is of."""
    return ".".join(door.parent.relative_to(ROOT.parent).parts)


@doors
def test_a_room_that_exports_names_is_entered_by_its_door(door: Path) -> None:
    """Other rooms take the names from the package, never from a module behind it."""
    package, room = package_of(door), ROOT / door.relative_to(ROOT).parts[0]
    others = (each for each in taken(package) if each[0].is_relative_to(ROOT) and not each[0].is_relative_to(room))
    assert sorted({(source, name) for _, source, name in others if source != package}) == []


@doors
def test_a_door_shows_only_what_others_need(door: Path) -> None:
    """Each name that a package exports is taken from it by somebody."""
    package = package_of(door)
    found = {name for path, source, name in taken(package) if path != door and source == package}
    assert sorted({*names(door)} - found) == []
