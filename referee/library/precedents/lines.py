"""A file of rulings with the line of every field, so that a fault is told where it stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from referee.errors import BadData

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    r"|'''.*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*|[\[{]|[\]}]|\n|[^\"'#\[{\]}\n]+|.",
    re.DOTALL,
)
MOST_RULINGS = 20_000
"""In one file; no house decides as much in a hundred years."""
_HEADING = re.compile(r"\[\[\s*ruling\s*\]\]")
_PART = re.compile(r"\[{1,2}\s*ruling\s*\.\s*([^]]+?)\s*\]")
_FIELD = re.compile(r"""([\w-]+)((?:\s*\.\s*[\w-]+)?)""")
_TORN_AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class Placed(Struct, frozen=True):
    """A table of TOML as it stands in a file: the line of its heading, and that of each field."""

    fields: dict[str, Any]
    line: int
    lines: dict[str, int] = {}

    def line_of(self, field: str) -> int:
        """The line on which a field begins; that of the heading where it is not there."""
        return self.lines.get(field) or self.lines.get(field.partition(".")[0]) or self.line


_DEEP = re.compile(r"""^[ \t\[]*(?:[\w"'-]{1,80}[ \t]*\.[ \t]*){16}""", re.MULTILINE)
"""A key within a key within a key, deeper than any ruling's: reading it takes the square of its depth."""


def rulings_in(text: str, file: str) -> list[Placed]:
    """The tables of rulings in a file.

    Raises `BadData` `torn_toml`, `no_house_rulings`, `too_many_rulings`, with the line.

    Those too many are refused before they are read, as far as they have headings: each might have faults to be told.
    """
    headings = islice(_HEADING.finditer(text), MOST_RULINGS, None)
    if (further := next(headings, None)) is not None:
        line = text.count("\n", 0, further.start()) + 1
        raise BadData("too_many_rulings", file=file, line=line, most=MOST_RULINGS)
    if deep := _DEEP.search(text):
        line = text.count("\n", 0, deep.start()) + 1
        raise BadData("torn_toml", file=file, line=line, why=deep[0].strip()[:40])
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("torn_toml", file=file, line=_torn(str(error), text), why=_TORN_AT.sub("", str(error))) from None
    strange = next((name for name in found if name != "ruling"), None)
    tables = found.get("ruling")
    if strange or not tables or not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise BadData("no_house_rulings", file=file, line=_line_of(strange or "ruling", text))
    if len(tables) > MOST_RULINGS:
        raise BadData("too_many_rulings", file=file, line=_line_of("ruling", text), most=MOST_RULINGS)
    places = list(_places(text))
    if len(places) != len(tables):  # tables in a row, on whatever line that begins
        places = [Placed({}, _line_of("ruling", text))] * len(tables)
    return [Placed(table, place.line, place.lines) for table, place in zip(tables, places, strict=True)]


def _torn(said: str, text: str) -> int:
    place = _TORN_AT.search(said)
    return int(place[1]) if place and place[1] else max(1, text.count("\n") if place else 1)


def _line_of(name: str, text: str) -> int:
    return next((line for line, said in _statements(text) if re.match(rf"\W*{re.escape(name)}\b", said)), 1)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each statement of the file with the line on which it begins: what stands in quotes or brackets begins none."""
    line, depth, start, said = 1, 0, 1, ""
    for token in _TOKEN.finditer(text):
        word = token[0]
        depth += (word in "[{") - (word in "]}")
        if word == "\n" and depth <= 0:
            if said.strip():
                yield start, said.strip()
            said, depth = "", 0
        elif not word.startswith("#"):
            start = line if not said.strip() else start
            said += word
        line += word.count("\n")
    if said.strip():
        yield start, said.strip()


def _places(text: str) -> Iterator[Placed]:
    """The heading of each ruling with its fields, nothing of what they say."""
    now, within = None, ""
    for line, said in _statements(text):
        if _HEADING.match(said):
            if now is not None:
                yield now
            now, within = Placed({}, line, {}), ""
        elif now is not None and (part := _PART.match(said)):
            within = part[1].partition(".")[0] + "."
            now.lines.setdefault(within[:-1], line)
        elif now is not None and (field := _FIELD.match(said)):
            name = within + re.sub(r"\s", "", field[0])
            now.lines.setdefault(name, line)
            now.lines.setdefault(name.partition(".")[0], line)
    if now is not None:
        yield now
