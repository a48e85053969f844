"""The Fluent files as trees: message id -> what it needs and what it can choose by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from referee import resources
from referee.languages import LANGUAGES as LANGUAGES


@dataclass
class Needs(visitor.Visitor):
    """The variables a pattern names, its calls (function, first argument), the variants of its selectors, and the
    messages it quotes."""

    variables: set[str] = field(default_factory=set)
    calls: set[tuple[str, str]] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    quoted: set[str] = field(default_factory=set)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, D102
        self.quoted.add(node.id.name)

    def take_in(self, other: Needs) -> None:
        """Need what a message needs that is quoted whole."""
        self.variables |= other.variables
        self.calls |= other.calls
        for name, keys in other.choices.items():
            self.choices.setdefault(name, set()).update(keys)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, D102
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802, D102
        first = node.arguments.positional[0]
        self.calls.add((node.id.name, getattr(getattr(first, "id", None), "name", "")))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, D102
        keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def entries(lang: str) -> tuple[tuple[Path, ast.EntryType], ...]:
    """Every top-level piece of every file of a language."""
    files = sorted((resources.words() / lang).glob("*.ftl"))
    bodies = ((path, FluentParser().parse(path.read_text(encoding="utf-8")).body) for path in files)
    return tuple((path, entry) for path, body in bodies for entry in body)


@cache
def patterns(lang: str) -> dict[str, Needs]:
    """What each message, and each `message.attribute`, needs, with what those need that it quotes."""
    needed = {name: _needs(pattern) for name, pattern in _patterns(lang)}
    for needs in needed.values():
        for quoted in needs.quoted & needed.keys():
            needs.take_in(needed[quoted])
    return needed


def _patterns(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for _, entry in entries(lang):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


def _needs(pattern: ast.Pattern) -> Needs:
    found = Needs()
    found.visit(pattern)
    return found


def unsaid(lang: str, asked: Mapping[str, Iterable[set[str]]], forms: bool = True) -> list[str]:
    """Of messages with the arguments that each place gives them: those that are missing, or need more than that.

    `forms`: a message may choose its form by `x_is` or `x_out` where `x` is given.
    """
    assert asked
    faults = []
    for key, places in asked.items():
        if (needs := patterns(lang).get(key)) is None:
            faults.append(f"i18n/{lang}/ has no {key}")
            continue
        wanted = (
            {name.removesuffix("_is").removesuffix("_out") for name in needs.variables} if forms else needs.variables
        )
        faults += [f"{key} needs {sorted(wanted - given)}" for given in places if not wanted <= given]
    return faults
