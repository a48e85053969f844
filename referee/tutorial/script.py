"""The script of the guided first game, as it stands in `first_game.toml`: what happens, and the line that says so.

Data only: what is told of it are words (i18n/), and whether a line is right is for `lesson` to find out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from referee.languages import told_in

_FILE = Path(__file__).with_name("first_game.toml")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens: the message that tells it, the skill it takes, the line in each language.

    One line is the same in all of them. Of a step that is `alone` no line is ever shown unasked.
    """

    prose: str
    skill: str
    line: str | Mapping[str, str]
    verdict: str = "legal"
    alone: bool = False

    def typed(self, lang: str) -> str:
        """The line in this language, in English if there is none; empty for Enter."""
        return self.line if isinstance(self.line, str) else self.line[told_in(self.line, lang)]


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal, as the head of a `.game` file, and the steps in their order."""

    deal: str
    step: tuple[Step, ...]


@cache
def first_game() -> FirstGame:
    """The script; it is read once."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), FirstGame)
