"""Which modules are the core: those that the import contract keeps pure, the shorthand and the sets."""

import ast
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import referee

ROOT = Path(referee.__file__).parent
CONTRACTS = ROOT.parent / ".importlinter"


def pure_modules() -> tuple[str, ...]:
    """The modules that the contract `pure` lists, by their full names."""
    contracts = ConfigParser()
    contracts.read(CONTRACTS, encoding="utf-8")
    return tuple(contracts["importlinter:contract:pure"]["source_modules"].split())


def files() -> Iterator[Path]:
    """The files of the pure modules, of the shorthand and of the sets."""
    for name in pure_modules():
        yield ROOT / f"{name.removeprefix('referee.')}.py"
    for folder in ("notation", "sets"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every string in a module, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value
