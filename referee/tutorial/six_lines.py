"""The six lines that carry an evening, with what each is for."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from referee.languages import told_in

_FILE = Path(__file__).with_name("six_lines.toml")


class SixLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill and what is typed for it, in each language or in all of them."""

    skill: str
    typed: tuple[str, ...] | dict[str, tuple[str, ...]]

    def spoken(self, lang: str) -> tuple[str, ...]:
        """What is typed in this language, in English if it is not told."""
        return self.typed[told_in(self.typed, lang)] if isinstance(self.typed, dict) else self.typed


@cache
def six_lines() -> tuple[SixLine, ...]:
    """The six, in the order in which one needs them."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8"))["line"], tuple[SixLine, ...])
