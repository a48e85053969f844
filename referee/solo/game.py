"""A game against the deck that is kept in a store: what the program does, what the player may, each logged at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.notation import line_of, lines_of_position
from referee.sets.lone_gunslinger import behind
from referee.solo import dealing
from referee.solo.setup import BOOK, NAMES, dealt


class Step(Struct, frozen=True):
    """An entry that was logged: its line of shorthand, the clauses that it follows from, and the verdict on it."""

    entry: Entry
    line: str
    clauses: tuple[str, ...]
    verdict: Verdict


class Choice(Struct, frozen=True):
    """Something the player may do, and its line; a "draw!" and a draw do not name their cards yet."""

    entry: Entry
    line: str


class SoloGame:
    """A game that the program deals, on the log of its table. Raises `BadJournal` `not_dealt`, `not_this_deck`."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self._length = 0
        self._standing = dealing.resumed(log.entries)
        self._length = log.length

    @property
    def standing(self) -> dealing.DealStage:
        """The game as it stands, deck and all; worked out anew where something else was logged meanwhile."""
        if self._length != self.log.length:
            self._standing = dealing.resumed(self.log.entries)
            self._length = self.log.length
        return self._standing

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.log.table

    @property
    def seed(self) -> str:
        """What the deck was shuffled by."""
        return self.standing.stock.seed

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return self.standing.over

    @property
    def chooses(self) -> int:
        """The seat for which the player chooses now; 0 where the program goes on, or the game is over."""
        return dealing.seat_to_choose(self.standing) if self.coming() is None else 0

    def coming(self) -> Entry | None:
        """The next entry of the program; None where the player has to choose, or the game is over."""
        return dealing.coming(self.standing)

    def step(self) -> Step | None:
        """Log the next entry of the program, if it is its turn."""
        entry = self.coming()
        return None if entry is None else self._logged(entry)

    def choices(self) -> tuple[Choice, ...]:
        """Everything the player may do now."""
        return tuple(Choice(entry, line_of(entry, BOOK)) for entry in dealing.choices(self.standing))

    def choose(self, choice: Choice) -> Step:
        """Log what the player chose. Raises `BadLine` `not_offered`."""
        if choice not in self.choices():
            raise BadLine("not_offered", word=choice.line[:60])
        return self._logged(dealing.filled(self.standing, choice.entry))

    def _logged(self, entry: Entry) -> Step:
        at = self.standing
        clauses, line = behind(at.table, entry, dealing.pressing(at)), line_of(entry, BOOK)
        (judged,) = self.log.enter(line).judged
        self._standing, self._length = dealing.after(at, judged.entry), self.log.length
        return Step(judged.entry, line, clauses, judged.verdict)


def new_game(
    desk: Desk,
    seed: str,
    options: Mapping[str, str],
    names: Sequence[str] = NAMES,
    chosen: Sequence[str] = (),
    title: str = "",
) -> SoloGame:
    """A game dealt by this seed, as a new table of the store. Raises `BadLine`, see `setup.dealt`."""
    opening, _ = dealt(seed, options, names, chosen)
    table = replace(opening.table, title=title)
    return SoloGame(desk.new("\n".join(lines_of_position(table, BOOK)), title))
