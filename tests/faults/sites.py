"""Where a fault can be put, and the file with it in."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
Left = ast.Expr | ast.Assign | ast.AugAssign | ast.Raise | ast.Return | ast.If
"""What may be left out where a block has more than it."""


class Fault(NamedTuple):
    """One small change: the file, its lines, what is done there, they before and after, the whole file after it."""

    path: str
    line: int
    last: int
    kind: str
    before: str
    after: str
    text: str

    @property
    def room(self) -> str:
        """The room it is in."""
        return room_of(Path(self.path))


def room_of(path: Path) -> str:
    """The first folder below the program's, and the second where that is a house of its own."""
    inner = path.parts[1:-1]
    return "/".join(inner[:2]) if inner[:1] in (("core",), ("championship",), ("sets",)) else "/".join(inner[:1])


def drawn(root: Path, count: int, seed: int) -> list[Fault]:
    """So many faults, as many from each room as chance and its size allow; the same for a seed and a tree."""
    rng = Random(seed)
    rooms: dict[str, list[Path]] = {}
    for path in sorted((root / "referee").rglob("*.py")):
        if path.name != "__init__.py":
            rooms.setdefault(room_of(path.relative_to(root)), []).append(path)
    found: list[Fault] = []
    while len(found) < count:
        for room in sorted(rooms):
            path = rng.choice(rooms[room])
            fault = _fault(path, root, rng)
            if fault is not None and (fault.path, fault.line) not in {(each.path, each.line) for each in found}:
                found.append(fault)
    return rng.sample(found, count)


def _fault(path: Path, root: Path, rng: Random) -> Fault | None:
    """A fault in this file; None where there is nothing to change."""
    text = path.read_text(encoding="utf-8")
    sites = list(_sites(ast.parse(text)))
    if not sites:
        return None
    kind = rng.choice(sorted({kind for _, kind in sites}))
    node = rng.choice([node for node, of in sites if of == kind])
    changed = _changed(node, kind, rng)
    lines = text.splitlines(keepends=True)
    first, last = node.lineno, node.end_lineno or node.lineno
    before = "".join(lines[first - 1 : last])
    data = [line.encode() for line in lines]
    head, tail = data[first - 1][: node.col_offset], data[last - 1][node.end_col_offset :]
    said = ast.unparse(changed)
    middle = (head + (f"({said})" if isinstance(node, ast.expr) else said).encode() + tail).decode()
    after = "".join([*lines[: first - 1], middle, *lines[last:]])
    try:
        compile(after, str(path), "exec")
    except SyntaxError:
        return None
    return Fault(path.relative_to(root).as_posix(), first, last, kind, before.strip(), middle.strip(), after)


def _sites(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Every node inside a function that a fault can change, with what is done to it."""
    for function in (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)):
        for node in (each for stmt in _body(function) for each in ast.walk(stmt)):
            yield from ((node, kind) for kind in _kinds(node))
        for block in (each for stmt in [function, *_body(function)] for each in ast.walk(stmt)):
            inner = getattr(block, "body", None)
            if isinstance(inner, list) and len(inner) > 1:
                yield from ((stmt, "left out") for stmt in inner if isinstance(stmt, Left) and not _says(stmt))


def _body(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
    return [stmt for stmt in function.body if not _says(stmt)]


def _says(stmt: ast.stmt) -> bool:
    """Is this a docstring?"""
    return isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant)


def _kinds(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        yield "comparison turned"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number shifted"
    elif isinstance(node, ast.BoolOp):
        yield "and for or"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not dropped"
    elif isinstance(node, ast.Call) and len(node.args) > 1 and not any(isinstance(a, ast.Starred) for a in node.args):
        yield "arguments exchanged"


def _changed(node: ast.AST, kind: str, rng: Random) -> ast.AST:
    new = deepcopy(node)
    if isinstance(new, ast.Compare):
        new.ops[0] = TURNED[type(new.ops[0])]()
    elif isinstance(new, ast.Constant):
        new.value += rng.choice((-1, 1))
    elif isinstance(new, ast.BoolOp):
        new.op = ast.And() if isinstance(new.op, ast.Or) else ast.Or()
    elif isinstance(new, ast.UnaryOp):
        return new.operand
    elif isinstance(new, ast.Call):
        at = rng.randrange(len(new.args) - 1)
        new.args[at], new.args[at + 1] = new.args[at + 1], new.args[at]
    if kind == "left out":
        return ast.Pass()
    return new
