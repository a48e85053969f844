"""The keys that the core speaks in, read from its source: what it says must have words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import referee

SOURCE = Path(referee.__file__).parent
KEY = re.compile(r"[a-z][a-z0-9_]*")


@cache
def _functions() -> tuple[ast.AST, ...]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@cache
def _called() -> tuple[tuple[ast.AST, ast.Call], ...]:
    """Every call inside a function, with that function."""
    nodes = ((function, node) for function in _functions() for node in ast.walk(function))
    return tuple((function, node) for function, node in nodes if isinstance(node, ast.Call))


def _calls(*names: str) -> Iterator[tuple[ast.AST, ast.Call, str]]:
    """Every call of these with its function and the key it begins with; none where the key is computed."""
    for function, call in _called():
        if isinstance(call.func, ast.Name) and call.func.id in names and call.args:
            first = call.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield function, call, first.value


@cache
def reasons() -> dict[str, list[set[str]]]:
    """Each key of an objection, reason or doubt with its arguments, for every place that gives it."""
    found: dict[str, list[set[str]]] = {}
    for function, call, key in _calls("Objection", "Reason"):
        position = 1 if call.func.id == "Objection" else 3  # type: ignore[attr-defined]
        given = call.args[position] if len(call.args) > position else None
        given = given or next((each.value for each in call.keywords if each.arg == "args"), None)
        found.setdefault(key, []).append(_names(given, function))
    return found


def _names(given: ast.expr | None, function: ast.AST) -> set[str]:
    if isinstance(given, ast.Name):
        given = next((value for name, value in _assigned(function) if name == given.id), None)
    if not isinstance(given, ast.Dict):
        return set()
    return {key.value for key in given.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def _assigned(function: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield getattr(target, "id", ""), node.value


@cache
def errors() -> dict[str, list[set[str]]]:
    """Each key of an error with the names of what it tells, for every place that raises it."""
    classes = tuple(_error_classes())
    found: dict[str, list[set[str]]] = {}
    for _, call, key in _calls(*classes):
        if KEY.fullmatch(key):
            found.setdefault(key, []).append({each.arg for each in call.keywords if each.arg})
    return found


def _error_classes() -> Iterator[str]:
    from referee import errors

    for name, value in vars(errors).items():
        if isinstance(value, type) and issubclass(value, errors.RefereeError):
            yield name


@cache
def error_classes() -> set[str]:
    """The names of all kinds of error."""
    return set(_error_classes())


@cache
def owed() -> set[str]:
    """Every kind of owed thing that a rule names."""
    return {key for _, _, key in _calls("Owed")}


@cache
def panels() -> set[str]:
    """Every panel that a set shows."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.glob("sets/*/*.py")))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    heads = (call.args[0] for call in calls if _name(call.func) == "Panel")
    return {head.value for head in heads if isinstance(head, ast.Constant)}


@cache
def said() -> dict[str, list[set[str]]]:
    """Each message that code asks for by a literal id, with the names of what it gives."""
    found: dict[str, list[set[str]]] = {}
    for _, call in _called():
        if _name(call.func) in ("say", "find") and call.args:
            first, names = call.args[0], {each.arg for each in call.keywords}
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and None not in names:
                found.setdefault(first.value, []).append({name for name in names if name})
    return found


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


GROUNDS = ("illegal", "unclear", "for_referee", "without_effect", "remark", "doubt")
"""What the tournament's core gives a ground with."""


@cache
def tournament_reasons() -> dict[str, list[set[str]]]:
    """Each key that the tournament's judge gives, with the names of its arguments, for every place of it."""
    found: dict[str, list[set[str]]] = {}
    for call in _tournament_calls(*GROUNDS):
        key, names = _told(call), {each.arg for each in call.keywords if each.arg}
        if key is not None:
            found.setdefault(key, []).append(names)
    return found


@cache
def tournament_dues() -> set[str]:
    """Every kind of thing that a tournament owes."""
    return {key for call in _tournament_calls("Due") if (key := _told(call)) is not None}


@cache
def tournament_figures() -> set[str]:
    """Every figure that the tournament's core names by itself."""
    return {key for call in _tournament_calls("Figure", "summed") if (key := _told(call)) is not None}


def _tournament_calls(*names: str) -> Iterator[ast.Call]:
    for path in sorted(SOURCE.glob("championship/rules/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _any_name(node.func) & set(names):
                yield node


def _any_name(called: ast.expr) -> set[str]:
    """What may be called: one of two where the code chooses."""
    return _any_name(called.body) | _any_name(called.orelse) if isinstance(called, ast.IfExp) else {_name(called)}


def _told(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


@cache
def report_words() -> dict[str, list[set[str]]]:
    """Each message that a report, or the hall, asks for by a literal key, with the names of what it gives."""
    found: dict[str, list[set[str]]] = {}
    for path in sorted((*SOURCE.glob("championship/reports/*.py"), *SOURCE.glob("championship/hall/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in OF_REPORTS:
                head = OF_REPORTS[_name(node.func)]
                keys = [each.value for each in node.args if isinstance(each, ast.Constant) and each.value]
                for key in keys:
                    names = {each.arg for each in node.keywords if each.arg}
                    found.setdefault(f"{head}{key}", []).append(names)
    return found


OF_REPORTS = {"word": "report-", "heads": "report-head-", "cup": "cup-"}
"""What asks for words of reports and of the hall, and what the ids of these begin with."""
