"""A sign-up list read: everybody on it as an entry, or every fault with its line. Nothing is logged here.

Such lists come from spreadsheets, forms and mails: any of three separators, any of a few encodings, headings in three
languages, and whatever people typed. A list without separators and headings is a name a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.championship.office import soundness
from referee.championship.office.cells import columns_of
from referee.championship.office.lines.words import yes_or_no
from referee.championship.rules.entries import PlayerEnrolled
from referee.championship.rules.state import Tournament
from referee.errors import BadLine
from referee.lexicon import fold

FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""
QUESTIONS = ("qualified", "disqualified", "resident")


class SignUp(Struct, frozen=True):
    """What a list comes to: who is on it and on which line, what is wrong with it, columns that say nothing here.

    `encoding` is what it was read as where that was not UTF-8.
    """

    players: tuple[PlayerEnrolled, ...] = ()
    lines: tuple[int, ...] = ()
    faults: tuple[BadLine, ...] = ()
    ignored: tuple[str, ...] = ()
    encoding: str = ""


def read_list(data: bytes, state: Tournament) -> SignUp:
    """The list as it would be signed up for this tournament."""
    try:
        found = columns_of(data)
    except BadLine as error:
        return SignUp(faults=(error,))
    reader = _Reader(state, found.columns)
    players = [(line, player) for line, row in found.rows if (player := reader.read(line, row))]
    if not players and not reader.faults:
        reader.faults.append(BadLine("nobody_on_the_list"))
    listed = tuple(player for _, player in players)
    return SignUp(listed, tuple(line for line, _ in players), tuple(reader.faults), found.ignored, found.encoding)


class _Reader:
    """Rows into players; what is wrong is collected, so that all of it can be put right at once."""

    def __init__(self, state: Tournament, columns: Sequence[str]) -> None:
        self.faults: list[BadLine] = []
        self._columns = columns
        self._names = {fold(player.name): f"{number}" for number, player in state.players.items()}
        self._numbers = set(state.players)
        self._next = max(state.players, default=0) + 1

    def read(self, line: int, row: list[str]) -> PlayerEnrolled | None:
        """The player of a row; None where anything is wrong with it."""
        before = len(self.faults)
        if any(row[len(self._columns) :]):
            self._fault(line, BadLine("too_many_cells", columns=len(self._columns)))
        cells = {column: cell for column, cell in zip(self._columns, row, strict=False) if column}
        name = self._name(line, " ".join(filter(None, (cells.get("name", ""), cells.get("surname", "")))))
        region = self._text(line, cells.get("region", ""))
        answers = {question: self._answer(line, cells.get(question, "")) for question in QUESTIONS}
        number = self._number(line, cells.get("number", ""))
        return PlayerEnrolled(number, name, region, **answers) if len(self.faults) == before else None

    def _fault(self, line: int, error: BadLine) -> None:
        self.faults.append(BadLine(error.key, **{**error.about, "line": line}))

    def _name(self, line: int, name: str) -> str:
        try:
            soundness.named(name)
            _no_formula(name)
            if first := self._names.get(fold(name)):
                key = "signed_up_already" if first.isdigit() else "on_the_list_twice"
                raise BadLine(key, word=name[:40], first=first.removeprefix("line "))
            self._names[fold(name)] = f"line {line}"
        except BadLine as error:
            self._fault(line, error)
        return name

    def _text(self, line: int, text: str) -> str:
        try:
            soundness.named(text or "-")
            _no_formula(text)
        except BadLine as error:
            self._fault(line, error)
        return text

    def _answer(self, line: int, cell: str) -> bool | None:
        try:
            return yes_or_no(cell)
        except BadLine as error:
            self._fault(line, error)
            return None

    def _number(self, line: int, cell: str) -> int:
        """The number told, or the next that is free."""
        if not cell:
            while self._next in self._numbers:
                self._next += 1
        elif not (cell.isascii() and cell.isdigit() and 0 < int(cell[:5]) <= soundness.MOST_PLAYERS):
            self._fault(line, BadLine("bad_number", word=cell[:40]))
            return 0
        number = int(cell) if cell else self._next
        if number in self._numbers:
            self._fault(line, BadLine("number_taken", number=number))
        self._numbers.add(number)
        return number


def _no_formula(text: str) -> None:
    """Raises `BadLine` for what would be reckoned with when the list is opened in a spreadsheet."""
    if text.startswith(FORMULA):
        raise BadLine("looks_like_formula", word=text[:40])
