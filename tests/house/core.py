"""Which modules are the core: the rooms that the import contract keeps pure, the shorthand and the sets."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from configparser import ConfigParser
from functools import cache
from pathlib import Path
from typing import NamedTuple

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


class Module(NamedTuple):
    """What is asked of the text of a module: each is read once for all that ask.

    `imported`: the module that a name is taken from, none where a module is imported whole, and the name; `strings`:
    the line and text of each, docstrings left out.
    """

    docstring: str
    imported: frozenset[tuple[str | None, str]]
    strings: tuple[tuple[int, str], ...]


@cache
def module(path: Path) -> Module:
    """What stands in this file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [*ast.walk(tree)]
    said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in said)
    told = tuple((node.lineno, node.value) for node in texts if isinstance(node.value, str))
    return Module(ast.get_docstring(tree) or "", frozenset(_imported(nodes)), told)


def _imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[str | None, str]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((None, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", each.name) for each in node.names)


def strings(path: Path) -> Sequence[tuple[int, str]]:
    """Line and text of every string in a module, docstrings left out."""
    return module(path).strings
