"""How far somebody is with the guided first game: whether a line says what happened, and what to show him next.

In go the lines he types, out come yes or no and what is shown. A line is right if its entries are those that come
next, however it was typed: they may be a part of a step, or reach into the one after it. The line is shown until its
skill was mastered once: typed without having been wrong, and without having been asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec import Struct

from referee.core.nouns.entries import Entry
from referee.desk.desk import unkept
from referee.desk.table_log import TableLog
from referee.errors import RefereeError
from referee.lexicon import WRITTEN_IN, Lexicon
from referee.tutorial.script import FirstGame, Step, first_game
from referee.typing.conversation import Conversation
from referee.views.voice import Voice

UNDO = "undo"
"""The skill of taking a line back."""


class Shown(Struct, frozen=True):
    """What to show: the message that tells what happens, that which says how it is typed, and the line.

    Both are empty where he is left to himself.
    """

    prose: str
    how: str = ""
    line: str | None = None


class Lesson:
    """One guided game. `log` is its table, which is in no store."""

    def __init__(self, voice: Voice, game: FirstGame | None = None) -> None:
        self._game = game or first_game()
        self.voice = voice
        self.log: TableLog = unkept(self._game.deal.lstrip(), voice.lexicon)
        self.at = 0
        """The step he is at."""
        self.mastered: set[str] = set()
        self._helped = False
        self._wanted = _entries_wanted(self._game, voice.lexicon)
        self._lines: list[dict[int, int]] = []
        """Of each line that stands in the log: by step, how many of its entries are of that step."""

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self._game.step)

    @property
    def step(self) -> Step | None:
        """What happens now; None when all is done."""
        return self._game.step[self.at] if self.at < self.steps else None

    @property
    def shown(self) -> Shown:
        """What to show now."""
        step = self.step
        if step is None:
            return Shown("")
        if self._typed and self._comes_next(self._entries(".")):
            return Shown(step.prose, self._game.step[0].skill, "")  # it begins with what Enter logs
        if self._helped or not (step.alone or step.skill in self.mastered):
            return Shown(step.prose, step.skill, step.typed(self.voice.lang))
        return Shown(step.prose)

    @property
    def takes_back(self) -> bool:
        """Is it now that a line has to be taken back?"""
        return self.step is not None and self.step.skill == UNDO

    def help(self) -> None:
        """Show the line; it was asked for, or another one was typed."""
        self._helped = True

    def hears(self, line: str, talk: Conversation) -> bool:
        """Does this line say what comes next?"""
        said = self._entries(talk.preview(line).meant or line)
        if self.takes_back:
            return said == self._entries(self._game.step[self.at].typed(self.voice.lang))
        return self._comes_next(said)

    def _comes_next(self, said: Sequence[Entry]) -> bool:
        """Do these entries say what comes next, and perhaps of what the next step tells too?"""
        ahead = chain(self._wanted[self.at][self._typed :], *self._wanted[self.at + 1 :])
        return bool(said) and all(each == next(ahead, None) for each in said)

    def went_on(self, entries: int) -> None:
        """A line that was right is in the log, with so many entries."""
        if self.takes_back:
            self._lines.pop()
            self._done()
            return
        parts: dict[int, int] = {}
        self._lines.append(parts)
        while entries:
            parts[self.at] = min(entries, len(self._wanted[self.at]) - self._typed)
            entries -= parts[self.at]
            if self._typed == len(self._wanted[self.at]):
                self._done()

    def _done(self) -> None:
        if not self._helped:
            self.mastered.add(self._game.step[self.at].skill)
        self._helped = False
        self.at += 1

    def went_back(self) -> None:
        """The last line was taken back, though nobody had asked for it: it has to be typed again."""
        if self._lines:
            self.at = min(self._lines.pop())
            self._helped = False

    @property
    def _typed(self) -> int:
        """How many entries of this step are in the log."""
        return sum(parts.get(self.at, 0) for parts in self._lines)

    def _entries(self, line: str) -> Sequence[Entry]:
        """What a line comes to at the table as it stands; nothing where it means nothing."""
        try:
            return [each.entry for each in self.log.preview(line, self.voice.lang).judged]
        except RefereeError:
            return []


def _entries_wanted(game: FirstGame, lexicon: Lexicon) -> Sequence[Sequence[Entry]]:
    """What each step comes to; of one that takes a line back nothing, since that is another entry each time."""
    log = unkept(game.deal.lstrip(), lexicon)
    outcomes = [(step, log.enter(step.typed(WRITTEN_IN), WRITTEN_IN)) for step in game.step]
    return [[] if step.skill == UNDO else [each.entry for each in outcome.judged] for step, outcome in outcomes]
