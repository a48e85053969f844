"""A line cut into words: quoted text stays whole, `#` begins a comment."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

from referee.errors import BadLine
from referee.signs import escaped

LONGEST_LINE = 20_000
_TOKEN = re.compile(r'\s*(?:(#.*)|("(?:[^"\\]|\\.)*")|([^\s"]+))')
_DASH = re.compile(r"(?<=\S)\s+[-–—]\s+(?=\S)")
_BRACKETS = re.compile(r"\s*\(([^()]*)\)")
_CLOSE = re.compile(r"(?<=\w),(?=[^\W\d_])")
_CALLED = re.compile(r"(?<=\w)!+\s+(?=[^\W\d_]+)([^\s,;:.!]+)")
_PLAIN = re.compile(r"[^\s\"#;](?:[^\"\x00-\x1f\x7f]*[^\s\"\x00-\x1f\x7f])?")


class Quoted(str):
    """A word that stood in quotes: never a verb, a number or a card."""

    __slots__ = ()


def words_of(line: str) -> list[str]:
    """The words of a line, without its comment.

    Raises `BadLine`: `line_too_long`, `open_quote`, and `holds_nul`, which no store takes.
    """
    if len(line) > LONGEST_LINE:
        raise BadLine("line_too_long", longest=LONGEST_LINE)
    if '"' not in line and "#" not in line:
        return line.split()
    words: list[str] = []
    position, end = 0, len(line.rstrip())
    while position < end:
        found = _TOKEN.match(line, position)
        if found is None:
            raise BadLine("open_quote", word=line[position:end].strip()[:40])
        comment, quoted, plain = found.groups()
        if comment is not None:
            break
        words.append(_unquoted(quoted) if quoted is not None else plain)
        position = found.end()
    return words


def with_commas(line: str, is_why: Callable[[str], bool]) -> str:
    """`draw 2,beer`, `bang ben - hit (2 left)` with a comma and a blank between its parts, unless it has quotes.

    `is_why`: does what stands in brackets only say why (`panic as missed (elena)`)? It goes.
    """

    def apart(found: re.Match[str]) -> str:
        return "" if is_why(found[1]) else f", {found[1]}"

    return line if '"' in line else _CLOSE.sub(", ", _DASH.sub(", ", _BRACKETS.sub(apart, line)))


def with_stops(line: str, leads_on: Callable[[str], bool]) -> str:
    """`indians! ben gives a bang`, `missed! done` with a comma where it is called out, unless it has quotes.

    `leads_on`: does the word behind it belong to the card before it: `Bang! at ben`?
    """

    def called(found: re.Match[str]) -> str:
        return found[0] if leads_on(found[1]) else f", {found[1]}"

    return line if '"' in line else _CALLED.sub(called, line)


def _unquoted(text: str) -> Quoted:
    try:
        said = Quoted(json.loads(text, strict=False))
        said.encode()
    except ValueError:
        raise BadLine("open_quote", word=text[:40]) from None
    if "\0" in said:
        raise BadLine("holds_nul")
    return said


def quoted(text: str) -> str:
    """Text in quotes, whatever it holds, on one line."""
    return escaped(json.dumps(text, ensure_ascii=False))


def free_text(words: Sequence[str]) -> str:
    """What a person said after a verb."""
    return " ".join(words)


def written_text(text: str) -> str:
    """Free text as it is written: bare where nothing in it could be misread."""
    bare = (
        bool(_PLAIN.fullmatch(text))
        and not {"#", ";"} & set(text)
        and " ".join(text.split()) == text
        and text.isprintable()
    )
    return text if bare else quoted(text)
