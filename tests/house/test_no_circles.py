"""No two files need each other: who reads one never has to have read it before."""

from collections.abc import Iterator, Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.house.core import ROOT, module

HOUSE = "referee"


def test_no_file_needs_a_file_that_needs_it() -> None:
    """Imports inside functions, and those for the type checker alone, count as well."""
    assert circle(imports(ROOT)) == []


def test_a_circle_is_found_wherever_the_import_stands(tmp_path: Path) -> None:
    """Two files that need each other are found, even if one of them asks for the other only when called."""
    (tmp_path / "__init__.py").touch()
    (tmp_path / "one.py").write_text(f"from {HOUSE} import two\n", encoding="utf-8")
    (tmp_path / "two.py").write_text(f"def late():\n    from {HOUSE}.one import something\n", encoding="utf-8")
    assert {*circle(imports(tmp_path))} == {f"{HOUSE}.one", f"{HOUSE}.two"}


def circle(needs: Mapping[str, set[str]]) -> list[str]:
    """Files each of which needs the one before it, if there are such."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def imports(folder: Path) -> dict[str, set[str]]:
    """Every file of the house by its name, and those that it imports anywhere."""
    files = {_name(path, folder): module(path).imported for path in folder.rglob("*.py")}
    return {name: set(_needed(imported, files.keys())) - {name} for name, imported in files.items()}


def _name(path: Path, folder: Path) -> str:
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join((HOUSE, *parts)).removesuffix(".__init__")


def _needed(imported: Set[tuple[str | None, str]], files: Set[str]) -> Iterator[str]:
    """`from room import name` means the file of that name, else what stands at the door of the room."""
    for source, name in imported:
        if source is None and name in files:
            yield name
        elif source in files:
            yield f"{source}.{name}" if f"{source}.{name}" in files else source
