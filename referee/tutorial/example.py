"""The example: a whole game, to be stepped through play by play, each with the lines that it was typed in.

It is read by plays as the history is: a card with its answers and what they cost. A turn that ends and the one that
begins, which is a heading there, is stepped through with the first play under it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from referee.core.nouns.entries import Noted
from referee.desk.desk import unkept
from referee.desk.table_log import TableLog
from referee.desk.whole_game import game_of
from referee.lexicon import Lexicon
from referee.resources import example_game
from referee.typing.spoken_line import spoken_line
from referee.views.history import Chronicle, HistoryLine
from referee.views.records import FlagView, TableView
from referee.views.voice import Voice


class Play(Struct, frozen=True):
    """The entries of a play, and the lines of the file that they were typed in."""

    entries: tuple[int, ...]
    lines: tuple[str, ...]


class Example:
    """The example game, judged, in the language of this voice."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.text = example_game().read_text(encoding="utf-8")
        self.log: TableLog = unkept(self.text, voice.lexicon)
        self._chronicle = Chronicle(self.log, voice.views)
        self.plays = tuple(_plays(self.text, self._beginnings(), voice.lexicon))

    def _beginnings(self) -> frozenset[int]:
        """The entries with which something else begins than what a heading heads; remarks stand in between."""
        rows = [row for row in self._chronicle.rows() if not isinstance(self.log.entry(row.numbers[0]), Noted)]
        return frozenset(row.numbers[0] for before, row in pairwise(rows) if before.sort != "heading")

    def table(self, place: int) -> TableView:
        """The table after so many plays."""
        return self.voice.views.referee_table(self.log.moments.after(self._last(place)), self.log.book)

    def _last(self, place: int) -> int:
        return self.plays[place - 1].entries[-1] if place else 0

    def winner(self, place: int) -> str:
        """The side that has won by then; empty while none has."""
        return self.log.moments.after(self._last(place)).winner

    def told(self, place: int) -> tuple[HistoryLine, ...]:
        """What happened in the play that led there, entry by entry; before the first that the table opened."""
        if self._chronicle.views is not self.voice.views:
            self._chronicle = Chronicle(self.log, self.voice.views)
        return tuple(map(self._chronicle.line, self.plays[place - 1].entries if place else (0,)))

    def typed(self, place: int) -> tuple[str, ...]:
        """The lines of that play, as they are typed in this language."""
        lines = self.plays[place - 1].lines if place else ()
        return tuple(spoken_line(line, self.voice) for line in lines)

    def flags(self, place: int) -> tuple[FlagView, ...]:
        """What there is to say against that play."""
        return tuple(self._flag(each) for each in self.plays[place - 1].entries if self._flagged(each)) if place else ()

    def next_flag(self, place: int) -> int:
        """The next play that has a flag; the same place if there is none."""
        later = range(place + 1, len(self.plays) + 1)
        return next((each for each in later if any(map(self._flagged, self.plays[each - 1].entries))), place)

    def _flagged(self, number: int) -> bool:
        verdict = self.log.verdict(number)
        return verdict is not None and not verdict.clean

    def _flag(self, number: int) -> FlagView:
        return self.voice.views.flag_of(self.log, number)


def _plays(text: str, beginnings: frozenset[int], lexicon: Lexicon) -> Iterator[Play]:
    """The plays of the game that this text tells, which this log holds; remarks are none."""
    numbers, lines, number = list[int](), list[str](), 1
    for line in game_of(text, lexicon).lines:
        entries = range(number, number + len(line.entries))
        if numbers and number in beginnings:
            yield Play(tuple(numbers), tuple(lines))
            numbers, lines = [], []
        if not isinstance(line.entries[-1], Noted):
            numbers += entries
            lines.append(text.splitlines()[line.number - 1].partition("#")[0].strip())
        number = entries.stop
    if numbers:
        yield Play(tuple(numbers), tuple(lines))
