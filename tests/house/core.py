"""Which modules are the core: the rooms that the import contract keeps pure, the shorthand and the sets."""

import ast
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import referee

ROOT = Path(referee.__file__).parent
CONTRACTS = ROOT.parent / ".importlinter"


def pure_modules() -> tuple[str, ...]:
    """The modules of the rooms that the contract `pure` lists, by their full names."""
    contracts = ConfigParser()
    contracts.read(CONTRACTS, encoding="utf-8")
    rooms = contracts["importlinter:contract:pure"]["source_modules"].split()
    folders = [ROOT.joinpath(*room.split(".")[1:]) for room in rooms]
    paths = [path.relative_to(ROOT.parent) for folder in folders for path in sorted(folder.rglob("*.py"))]
    return tuple(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths)


def files() -> Iterator[Path]:
    """The files of the core, of a log as a value, of the shorthand and of the sets."""
    for folder in ("core", "log", "notation", "sets"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every string in a module, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value
