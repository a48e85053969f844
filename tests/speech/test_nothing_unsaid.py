"""No words are kept, in three languages, that the program never says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

import referee
from tests.speech.messages import entries

ROOT = Path(referee.__file__).parent
BEGINNING = re.compile(r"[a-z]{3}")
"""What an id that is put together must begin with, letter for letter."""


class Referred(Visitor):
    """The messages that others are made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """One of them."""
        self.found.add(node.id.name)


def strings() -> Iterator[ast.Constant | ast.JoinedStr]:
    """Every string in the program."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                yield node


def in_templates() -> Iterator[tuple[str, bool]]:
    """What the templates of pages say: a message, or with what its id begins where it is put together."""
    for path in sorted((ROOT / "pages" / "templates").rglob("*.html")):
        for id_, joined in re.findall(r"\bsay\(\"([\w-]+)\"( ~)?", path.read_text(encoding="utf-8")):
            yield id_, bool(joined)


def beginning(said: ast.JoinedStr) -> str:
    """The letters of a string before what is put into it."""
    first = said.values[0] if said.values else None
    return str(first.value) if isinstance(first, ast.Constant) else ""


def test_every_message_is_said_somewhere() -> None:
    """As it stands, by what it begins with where its id is put together, or within another message."""
    every, referred = set[str](), Referred()
    for _, entry in entries("en"):
        every |= {entry.id.name} if isinstance(entry, Message) else set()
        referred.visit(entry)
    whole, made = set[str](), set[str]()
    for node in strings():
        if isinstance(node, ast.JoinedStr):
            made |= {beginning(node)}
        else:
            whole |= {*re.findall(r"[\w-]+", str(node.value))}
    for id_, joined in in_templates():
        (made if joined else whole).add(id_)
    begun = tuple(start for start in made if BEGINNING.match(start))
    assert len(every) > 1_000
    assert {id_ for id_ in every - whole - referred.found if not id_.startswith(begun)} == set()
