"""The six lines that carry an evening, with what each is for."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

_FILE = Path(__file__).with_name("six_lines.toml")


class SixLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill and what is typed for it, in each language or in all of them."""

    skill: str
    typed: tuple[str, ...] = ()
    nl: tuple[str, ...] = ()
    it: tuple[str, ...] = ()
    en: tuple[str, ...] = ()

    def spoken(self, lang: str) -> tuple[str, ...]:
        """What is typed in this language."""
        found: tuple[str, ...] = self.typed or getattr(self, lang)
        return found


@cache
def six_lines() -> tuple[SixLine, ...]:
    """The six, in the order in which one needs them."""
    return msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8"))["line"], tuple[SixLine, ...])
