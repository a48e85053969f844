"""A list from a spreadsheet, a form or a mail, as cells under headings: whatever the separator and the encoding."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterator
from io import StringIO

from msgspec import Struct

from referee.errors import BadLine
from referee.lexicon import fold

MOST_BYTES = 2_000_000
SEPARATORS = ";,\t"
ONE_COLUMN = "\x1f"

HEADINGS = {
    "name": ("name", "player", "fullname", "firstname", "naam", "speler", "voornaam",
             "nome", "giocatore", "nomeecognome"),
    "surname": ("surname", "lastname", "achternaam", "cognome"),
    "region": ("region", "regio", "regione"),
    "number": ("number", "nr", "no", "nummer", "numero", "n"),
    "qualified": ("qualified", "alreadyqualified", "geplaatst", "gekwalificeerd", "qualificato"),
    "disqualified": ("disqualified", "gediskwalificeerd", "squalificato"),
    "resident": ("resident", "citizen", "citizenorresident", "inwoner", "staatsburger", "residente", "cittadino"),
}  # fmt: skip
_COLUMN = {heading: column for column, headings in HEADINGS.items() for heading in headings}


class Cells(Struct, frozen=True):
    """What each column is (empty: nothing here), the rows with their lines, headings that say nothing here.

    `encoding` is what it was read as where that was not UTF-8.
    """

    columns: tuple[str, ...] = ("name",)
    rows: tuple[tuple[int, list[str]], ...] = ()
    ignored: tuple[str, ...] = ()
    encoding: str = ""


def _decoded(data: bytes) -> tuple[str, str]:
    """The text, and the encoding where it is not UTF-8. Raises `BadLine` `not_a_list`."""
    wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeError:
            continue
        if "\0" not in text:
            return text, "" if encoding == "utf-8-sig" else encoding
    raise BadLine("not_a_list")


def _separator(text: str) -> str:
    """The separator that the first line has most of; one that stands nowhere if it has none."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    best = max(SEPARATORS, key=first.count)
    return best if best in first else ONE_COLUMN


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that hold anything, each with the line it begins in. Raises `BadLine` `open_cell`."""
    reader, line = csv.reader(StringIO(text, newline=""), delimiter=_separator(text), strict=True), 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield line, [_plain(cell) for cell in row]
            line = reader.line_num + 1
    except csv.Error:
        raise BadLine("open_cell", line=line) from None


def _plain(cell: str) -> str:
    """A cell without the blanks around and between its words, its accents composed."""
    return " ".join(filter(None, unicodedata.normalize("NFC", cell).replace("\u00a0", " ").split(" ")))


def columns_of(data: bytes) -> Cells:
    """The cells of a list. Raises `BadLine` `not_a_list`, `open_cell`, `no_headings`, `heading_twice`."""
    text, encoding = _decoded(data)
    rows = list(_rows(text))
    if not rows:
        return Cells(encoding=encoding)
    line, head = rows[0]
    columns = [_COLUMN.get(fold(cell), "") for cell in head]
    if "name" not in columns:
        if _separator(text) != ONE_COLUMN:
            raise BadLine("no_headings", line=line)
        return Cells(rows=tuple(rows), encoding=encoding)
    named = [column for column in columns if column]
    if twice := [column for column in named if named.count(column) > 1]:
        raise BadLine("heading_twice", line=line, word=twice[0])
    ignored = tuple(cell[:40] for cell, column in zip(head, columns, strict=True) if cell and not column)
    return Cells(tuple(columns), tuple(rows[1:]), ignored, encoding)
