"""Every rule of the tournament's core that can be struck, found in how it is written and in its figures."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, partial

from tests.championship.rules.proofs import clauses_in
from tests.championship.rules.striking import AROUND, CORE, Made, Place, Struck, named_at, places, without

SAYING = {"illegal", "unclear", "for_referee", "without_effect", "remark", "doubt"}
"""How a ground, or a doubt, is given."""


@cache
def grounds() -> tuple[Struck, ...]:
    """Each ground and doubt that the judge can give, at each place where it does."""
    return tuple(_numbered(struck for place in places() for struck in _said(place, SAYING)))


@cache
def owed() -> tuple[Struck, ...]:
    """Each thing that can be due."""
    return tuple(_numbered(struck for place in places() for struck in _said(place, {"Due"})))


@cache
def booked() -> tuple[Struck, ...]:
    """Each figure that money, scores and places are made of: once struck, it is nothing."""
    return tuple(_numbered(struck for place in places() for struck in _reckoned(place)))


@cache
def conditions() -> tuple[Struck, ...]:
    """Each condition in a function that names its clauses: once struck, it is not asked."""
    return tuple(_numbered(struck for place in places() if clauses_in(place.told) for struck in _asked(place)))


@cache
def functions() -> tuple[Struck, ...]:
    """Each function that names its clauses: once struck, it comes to nothing."""
    return tuple(_removed(place) for place in places() if clauses_in(place.told))


@cache
def by_name() -> dict[str, Struck]:
    """Each function, and each condition in one, whether it names its clauses or not, those around the core too."""
    around = [place for folder in (CORE, *AROUND) for place in places(folder)]
    asked = _numbered(struck for place in around for struck in _asked(place))
    return {struck.id: struck for struck in (*(_removed(place) for place in around), *asked)}


def _numbered(found: Iterator[Struck]) -> Iterator[Struck]:
    """Each by a name of its own, also where two are said alike in one function."""
    seen: dict[str, int] = {}
    for struck in found:
        seen[struck.id] = seen.get(struck.id, 0) + 1
        yield struck if seen[struck.id] == 1 else struck._replace(id=f"{struck.id}-{seen[struck.id]}")


def _said(place: Place, by: set[str]) -> Iterator[Struck]:
    dropped = {id(node.value): node for node in ast.walk(place.written) if isinstance(node, ast.Yield) and node.value}
    for node in ast.walk(place.written):
        if not (isinstance(node, ast.Call) and by & {each.id for each in _names(node.func)} and _key(node)):
            continue
        if id(node) in dropped:
            written = partial(without, place, dropped[id(node)], ast.YieldFrom(ast.Tuple([], ast.Load())))
        else:
            written = partial(without, place, node.args[0], ast.Constant("struck"))
        yield Struck(f"{place.id}:{_key(node)}", named_at(place, node), place, written)


def _names(node: ast.expr) -> list[ast.Name]:
    return [each for each in ast.walk(node) if isinstance(each, ast.Name)]


def _key(node: ast.Call) -> str:
    first = node.args[0] if node.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def _reckoned(place: Place) -> Iterator[Struck]:
    for node in ast.walk(place.written):
        if isinstance(node, ast.Call) and {each.id for each in _names(node.func)} == {"Figure"} and node.args:
            written = partial(without, place, node.args[1], ast.Constant(0))
            yield Struck(f"{place.id}:{ast.unparse(node.args[0])}", named_at(place, node), place, written)


def _asked(place: Place) -> Iterator[Struck]:
    for node in ast.walk(place.written):
        for condition, holds in _conditions(node):
            written = partial(without, place, condition, ast.Constant(holds))
            name = f"{place.id}:{ast.unparse(condition)}"
            yield Struck(name, clauses_in(place.told), place, written)


def _conditions(node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    """What a node asks, and what is so once that is not asked."""
    if isinstance(node, ast.If | ast.IfExp):
        yield node.test, False
    elif isinstance(node, ast.comprehension):
        yield from ((each, True) for each in node.ifs)
    elif isinstance(node, ast.BoolOp):
        told = (each for each in node.values if not isinstance(each, ast.Constant))
        yield from ((each, isinstance(node.op, ast.And)) for each in told)
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare):
        yield node.value, True


def _removed(place: Place) -> Struck:
    return Struck(place.id, clauses_in(place.told), place, partial(_emptied, place))


def _emptied(place: Place) -> Made:
    written = without(place, place.written.body[0], ast.Pass())
    written.body = [_nothing(ast.unparse(place.written.returns) if place.written.returns else "None")]
    return written


def _nothing(told: str) -> ast.stmt:
    """What a function that says it gives this gives when there is nothing."""
    if told.startswith(("Grounds", "Iterator")):
        return ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
    empty = {"bool": "False", "int": "0", "str": "''", "Auction": "auction", "Tournament": "state"}
    by_start = {"tuple": "()", "list": "[]", "dict": "{}"}
    found = empty.get(told) or next((by_start[each] for each in by_start if told.startswith(each)), "None")
    return ast.Return(ast.parse(found, mode="eval").body)
