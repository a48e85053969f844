"""The files of a shelf as they stand: what TOML makes of them, and at which line each ruling says what.

Nothing is converted and nothing refused but what is no TOML: a field of the wrong form is what the check is for.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from referee.library.ruling import HOUSE
from referee.library.upkeep.finding import ShelfFinding

_RULING = re.compile(r"\[\[\s*ruling\s*\]\]")
_PART = re.compile(r"\[{1,2}\s*ruling\.([\w.-]+)\s*\]{1,2}")
_FIELD = re.compile(r"\s*([\w.-]+)\s*=")
_TORN_AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class Page:
    """One file: its text, its tables, and the lines on which its rulings say what."""

    def __init__(self, file: str, text: str, tables: Mapping[str, Any]) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.tables = tables
        listed = tables.get("ruling", [])
        listed = [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
        places = _places(self.lines)
        fitting = places if len(places) == len(listed) else [{} for _ in listed]
        self.entries = tuple(
            WrittenRuling(self, *each) for each in enumerate(zip(listed, fitting, strict=True), start=1)
        )

    def line_of(self, word: str, begin: int = 1, end: int | None = None) -> int:
        """The first line from `begin` on and before `end` that holds the word; else `begin`."""
        found = (number for number, line in enumerate(self.lines, start=1) if begin <= number and word in line)
        number = next(found, begin)
        return number if end is None or number < end else begin

    def finding(self, kind: str, word: str = "", of: tuple[str, str] = ("", ""), **about: Any) -> ShelfFinding:
        """A finding at the first line that holds the word."""
        return ShelfFinding(self.file, self.line_of(word) if word else 1, kind, of, about)


class WrittenRuling:
    """A ruling as it stands in its file. What has the wrong form is read as if it were not there."""

    def __init__(self, page: Page, number: int, said: tuple[dict[str, Any], dict[str, int]]) -> None:
        self.page = page
        self.fields, self._places = said
        named = self.fields.get("id")
        self.id = named if isinstance(named, str) and named else f"#{number}"

    @property
    def is_house(self) -> bool:
        """Is it a decision for one's own table or event, which may leave much out?"""
        return self.fields.get("standing") == HOUSE

    def text(self, field: str) -> str:
        """A field that is one text."""
        said = self.fields.get(field)
        return said if isinstance(said, str) else ""

    def words(self, field: str) -> tuple[str, ...]:
        """A field that is a list of texts."""
        return _texts(self.fields.get(field))

    def table(self, field: str) -> dict[str, Any]:
        """A field with several parts, such as languages."""
        said = self.fields.get(field)
        return said if isinstance(said, dict) else {}

    def said(self, field: str) -> dict[str, str]:
        """What a field says in each language."""
        return {lang: text for lang, text in self.table(field).items() if isinstance(text, str)}

    def phrasings(self) -> Iterator[tuple[str, str]]:
        """Every phrasing of the question with its language."""
        return ((lang, text) for lang, said in self.table("question").items() for text in _texts(said))

    def finding(self, kind: str, field: str = "id", word: str = "", **about: Any) -> ShelfFinding:
        """A finding about a field of this ruling; at the line of the word, where the field runs over several."""
        return ShelfFinding(self.page.file, self.line(field, word), kind, ("ruling", self.id), about)

    def line(self, field: str, word: str = "") -> int:
        """The line on which a field begins, or within it the first that holds the word."""
        parts = (line for name, line in self._places.items() if name.startswith(f"{field}."))
        whole = self._places.get(field.partition(".")[0])
        begin = self._places.get(field) or next(parts, None) or whole or self._places.get("", 1)
        after = [line for line in self._places.values() if line > begin]
        return self.page.line_of(word, begin, min(after, default=None)) if word else begin


def _texts(said: object) -> tuple[str, ...]:
    return tuple(one for one in said if isinstance(one, str)) if isinstance(said, list) else ()


def _places(lines: list[str]) -> list[dict[str, int]]:
    """For each ruling the line of its heading, under an empty name, and of each field."""
    found: list[dict[str, int]] = []
    within, quoted = "", False
    for number, line in enumerate(lines, start=1):
        if not quoted and _RULING.match(line.strip()):
            found.append({"": number})
            within = ""
        elif not quoted and (part := _PART.match(line.strip())):
            within = f"{part[1]}."
        elif not quoted and found and (field := _FIELD.match(line)):
            found[-1].setdefault(f"{within}{field[1]}", number)
        quoted ^= bool(line.count('"""') % 2)
    return found


def read(path: Path, file: str) -> "Page | ShelfFinding":
    """The page, or why there is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return ShelfFinding(file, line, "not_text", ("", ""), {})
    except OSError as error:
        return ShelfFinding(file, 1, "torn", ("", ""), {"why": error.strerror or str(error)})
    if text.startswith("\ufeff"):
        return ShelfFinding(file, 1, "not_text", ("", ""), {})
    try:
        return Page(file, text, tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        place = _TORN_AT.search(str(error))
        line = int(place[1] or 0) if place else 1
        last = max(1, len(text.splitlines()))
        return ShelfFinding(file, line or last, "torn", ("", ""), {"why": _TORN_AT.sub("", str(error))})
