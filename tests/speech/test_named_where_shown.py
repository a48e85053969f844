"""What the app says names its own lines and screens; verbs and options of the command line are named there only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import referee
from referee.desk.desk import Desk
from referee.errors import UnknownId
from referee.tui.face import Face
from tests.rows import rows
from tests.speech.messages import LANGUAGES, entries

SOURCE = Path(referee.__file__).parent
FACE = "app"
COMMAND = re.compile(r"(?<![’'\w])referee (?:--|[a-z]+)|(?<![\w-])--[a-z]")
SHOWN_BY = ("tui",)
SAID_BY_ITSELF = re.compile(r'"([a-z_]+-[a-z_]+)"')


class _Texts(visitor.Visitor):
    """All that a message says, whichever way it is chosen."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def _said(pattern: ast.Pattern) -> str:
    texts = _Texts()
    texts.visit(pattern)
    return " ".join(texts.said)


@cache
def commanding(lang: str) -> dict[str, ast.Message]:
    """The messages of a language that name a command or an option."""
    return {
        entry.id.name: entry
        for _, entry in entries(lang)
        if isinstance(entry, ast.Message) and entry.value and _commands(_said(entry.value))
    }


def _commands(said: str) -> bool:
    """Is a command named? `referee` is also a word of English, but a command stands behind a colon or in quotes."""
    return any(
        found[0].startswith("--") or re.search(r"[:(“] ?$", said[: found.start()]) for found in COMMAND.finditer(said)
    )


def _raised_for_the_app(key: str) -> bool:
    """Is this error raised anywhere but by the command line itself?"""
    return any(
        f'"{key}"' in text
        for path, text in _sources()
        if not {"cli", "serving", "upkeep"} & {*path.relative_to(SOURCE).parts}
    )


@cache
def _sources() -> tuple[tuple[Path, str], ...]:
    return tuple((path, path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py"))


def _errors() -> Iterator[str]:
    return (name.removeprefix("error-") for name in commanding("en") if name.startswith("error-"))


def test_there_is_something_to_look_for() -> None:
    """The pattern finds the commands, and no referee who decides."""
    assert {"error-no_tables", "error-no_tournaments", "error-handed_over"} <= commanding("en").keys()
    assert not {"owed-order", "reason-not_an_opponent", "tournament-entry-letstand"} & commanding("en").keys()
    assert all(commanding(lang).keys() >= commanding("en").keys() for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_names_no_command_in_the_app(lang: str) -> None:
    """What a screen may have to say has words for the app beside those for the command line."""
    messages = [commanding(lang)[f"error-{key}"] for key in set(filter(_raised_for_the_app, _errors()))]
    assert messages
    assert [each.id.name for each in messages if FACE not in {attribute.id.name for attribute in each.attributes}] == []


@rows("lang", LANGUAGES)
def test_what_is_said_for_the_app_names_no_command(lang: str) -> None:
    """An attribute of its name is told there, whatever the message itself says."""
    told = {
        entry.id.name: _said(attribute.value)
        for _, entry in entries(lang)
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == FACE
    }
    assert told
    assert {key for key, said in told.items() if _commands(said)} == set()


def test_the_app_says_what_is_for_the_app(tmp_path: Path) -> None:
    """The same error by the command line and on a screen, and where it says nothing of its own, the same."""
    desk = Desk(tmp_path / "tables.sqlite")
    for lang in LANGUAGES:
        face, error = Face(desk, lang), UnknownId("no_tournaments")
        assert "referee tournament new" in face.speech.error(error)
        assert "referee" not in face.wrong(error) and face.wrong(error)
        assert face.wrong(UnknownId("entry_unknown", number=3)) == face.speech.error(
            UnknownId("entry_unknown", number=3)
        )
    desk.close()


def test_no_screen_says_a_message_that_names_a_command() -> None:
    """Whatever a screen, or what it is made of, says by its key."""
    said = {
        (path.name, key)
        for path, text in _sources()
        if path.relative_to(SOURCE).parts[0] in SHOWN_BY
        for key in SAID_BY_ITSELF.findall(text)
    }
    assert {(name, key) for name, key in said for lang in LANGUAGES if key in commanding(lang)} == set()
