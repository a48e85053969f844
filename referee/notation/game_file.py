"""A whole game as text: `bang 1`, a position block, `---`, and a line for each thing that happened."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.core.judging import soundness
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.errors import BadJournal, BadLine, RefereeError
from referee.lexicon import Lexicon
from referee.log import history
from referee.log.running import MOST_AGAIN, Found, RunningLog
from referee.log.taking_back import LAST_TYPED, entries_meant, last_typed
from referee.notation.as_it_stands import ParsedLine
from referee.notation.position.reading import PositionReader
from referee.notation.position.writing import lines_of_position
from referee.notation.reading import read
from referee.notation.words.tokens import words_of
from referee.notation.words.typed_words import TypedWords
from referee.notation.writing import explicit_line, line_of

P = ParamSpec("P")
T = TypeVar("T")

HEAD = "bang"
RULE = "---"
LONGEST_BLOCK = 4_000
"""Lines of a position, those left empty aside."""
Bind = Callable[[tuple[str, ...]], Rulebook]
"""Makes the book of the named sets."""


class GameLine(Struct, frozen=True, gc=False):
    """The entries of one line of a file, its number counted from 1, what each of them found, the typing errors mended.

    Of a line that puts right what was before it is not told what its entries found: they happened elsewhere.
    """

    number: int
    entries: tuple[e.Entry, ...]
    found: tuple[Found, ...]
    mended: tuple[tuple[str, str], ...] = ()


class GameFile(Struct, frozen=True):
    """A game file as read: the opening and its lines, with the book it is played by."""

    opening: e.Opened
    lines: tuple[GameLine, ...]
    book: Rulebook

    @property
    def entries(self) -> tuple[e.Entry, ...]:
        """The whole log, the opening first."""
        return (self.opening, *(entry for line in self.lines for entry in line.entries))


def read_game(text: str, bind: Bind, lexicon: Lexicon) -> GameFile:
    """The game that a text tells. Raises `BadJournal` with the line, for the first line that cannot be read."""
    lines = text.splitlines()
    opening, book, body = _opening(lines, bind, lexicon)
    read_lines = tuple(_lines(lines, body, opening, book, lexicon))
    return GameFile(opening, read_lines, book)


def _opening(lines: Sequence[str], bind: Bind, lexicon: Lexicon) -> tuple[e.Opened, Rulebook, int]:
    """The table the game begins at, its book, and where the lines of play begin."""
    block: list[tuple[int, list[str]]] = []
    number = 1
    for number, line in enumerate(lines, 1):
        words = _at(number, words_of, line)
        if words == [RULE]:
            break
        if words:
            block.append((number, words))
        if len(block) > LONGEST_BLOCK:
            raise BadJournal("position_too_long", line=number, most=LONGEST_BLOCK)
    if not block or block[0][1][:1] != [HEAD]:
        raise BadJournal("not_a_game_file", line=block[0][0] if block else 1)
    if block[0][1] != [HEAD, str(e.VERSION)]:
        raise BadJournal("newer_game_file", line=block[0][0], version=" ".join(block[0][1][1:])[:40])
    table, book = _position(block[1:], bind, lexicon)
    return e.Opened(evolve(Table(), e.Opened(table), book)), book, number


def _position(block: Sequence[tuple[int, list[str]]], bind: Bind, lexicon: Lexicon) -> tuple[Table, Rulebook]:
    """The table of a block, which passes the same check as one from anywhere else."""
    sets_line = next(((n, words[1:]) for n, words in block if words[0] == "sets"), (1, ["base"]))
    book = _at(sets_line[0], bind, tuple(sets_line[1]))
    reader = PositionReader(TypedWords(Table(), book, lexicon))
    for number, words in block:
        _at(number, reader.line, words)
    try:
        return replace(_playable(reader, book), sets=book.sets), book
    except BadLine as error:
        raise BadJournal(error.key, **{**error.about, "line": block[-1][0] if block else 1}) from None
    except BadJournal as error:
        raise BadJournal(error.key, **{**error.about, "line": _first_wrong(block, book, lexicon)}) from None


def _playable(reader: PositionReader, book: Rulebook) -> Table:
    """The table read so far, if it can be played from. Raises `BadJournal` where it cannot, `BadLine` if it is none."""
    table = reader.table()
    soundness.check(e.Opened(table), table, book)
    return table


def _first_wrong(block: Sequence[tuple[int, list[str]]], book: Rulebook, lexicon: Lexicon) -> int:
    """The line with which a block that cannot be played from goes wrong, its seats being read before all else."""
    seats_first = sorted(block, key=lambda line: line[1][0] not in ("seat", "figure"))

    def wrong(length: int) -> bool:
        reader = PositionReader(TypedWords(Table(), book, lexicon))
        try:
            for _, words in seats_first[:length]:
                reader.line(words)
            _playable(reader, book)
        except BadLine:
            return False
        except BadJournal:
            return True
        return False

    return seats_first[bisect_left(range(1, len(block)), True, key=wrong)][0]


def read_position(text: str, bind: Bind, lexicon: Lexicon) -> tuple[Table, Rulebook]:
    """The table that a position block tells; `bang 1` and `---` around it are welcome, play after it is ignored."""
    lines = text.splitlines()
    if not has_head(lines):
        lines = [f"{HEAD} {e.VERSION}", *lines]
    opening, book, _ = _opening(lines, bind, lexicon)
    return opening.table, book


def has_head(lines: Sequence[str]) -> bool:
    """Does one of these lines say that this is a game?"""
    return any(line.split(None, 1)[:1] == [HEAD] for line in lines)


def _lines(lines: Sequence[str], body: int, opening: e.Opened, book: Rulebook, lexicon: Lexicon) -> Iterator[GameLine]:
    log, lines_of = _at(1, RunningLog, opening, book, MOST_AGAIN), [""]
    table_named = partial(_table_named, log, lines_of)
    number = body
    try:
        for number, line in enumerate(islice(lines, body, None), body + 1):
            said = line.lstrip()
            if said and not said.startswith("#"):
                table = log.table
                reading = read(line, table, book, lexicon, table_named)
                added = _added(number, reading, table, log, lines_of, book)
                lines_of += [str(number)] * len(added.entries)
                yield added
    except RefereeError as error:
        raise _told_with(number, error) from None
    _at(len(lines), _table, log)


def _table(log: RunningLog) -> Table:
    return log.table


def _added(
    number: int, reading: ParsedLine, table: Table, log: RunningLog, lines_of: Sequence[str], book: Rulebook
) -> GameLine:
    """A line that can stand in this log, at whose end is this table, and which goes on with the entries of the line.

    `lines_of`: the line of each entry it has.
    """
    entries = reading.entries
    goes_on = not history.is_about_the_log(entries)
    if goes_on:
        history.check_length(len(log.entries) + len(entries))
    else:
        entries = entries_meant(entries, log.entries, lines_of)
        history.check_amending(log.entries, entries)
    for entry in entries:
        soundness.check(entry, table, book)
    found = tuple(map(log.go_on, entries)) if goes_on else log.add(entries)
    return GameLine(number, entries, found, reading.mended)


def _table_named(log: RunningLog, lines_of: Sequence[str], number: int) -> Table:
    """The table that an entry found, the one of the line before where none is named. Raises `BadLine`."""
    return log.before(last_typed(log.entries, lines_of)[0] if number == LAST_TYPED else number)


def _at(number: int, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What an act comes to; what goes wrong in it is told with its line."""
    try:
        return act(*args, **kwargs)
    except RefereeError as error:
        raise _told_with(number, error) from None


def _told_with(number: int, error: RefereeError) -> BadJournal:
    """What went wrong, told with its line."""
    return BadJournal(error.key, **{**error.about, "line": number})


def write_game(log: Sequence[e.Entry], book: Rulebook, lexicon: Lexicon) -> str:
    """The text of a whole log, read back line by line so that nothing is lost; what would be is written out."""
    opening = log[0]
    assert isinstance(opening, e.Opened)
    lines = [f"{HEAD} {e.VERSION}", *lines_of_position(opening.table, book), RULE]
    written = RunningLog(opening, book)
    while (index := len(written.entries)) < len(log):
        count = 1 + getattr(log[index], "count", 0) if isinstance(log[index], e.Corrected | e.Inserted) else 1
        entries = tuple(log[index : index + count])
        lines.append(_line(entries, written.table, book, lexicon))
        written.add(entries)
    return "\n".join(lines) + "\n"


def _line(entries: tuple[e.Entry, ...], table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    head, parts = entries[0], entries[1:]
    if isinstance(head, e.Corrected | e.Inserted):
        word = "correct" if isinstance(head, e.Corrected) else "insert"
        return f"{word} {head.entry} " + " ; ".join(explicit_line(part, book) for part in parts)
    line = line_of(head, book)
    if isinstance(head, e.Retracted | e.LetStand | e.HouseRuled | e.Noted | e.Gap):
        return line
    return line if _reads_back(line, head, table, book, lexicon) else explicit_line(head, book)


def _reads_back(line: str, entry: e.Entry, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    try:
        return read(line, table, book, lexicon).entries == (entry,)
    except BadLine:
        return False
