"""The tournament as its log tells it: players, tables, rounds, hires, games, penalties. Frozen, judged by nobody.

Everything carries the number of the entry it came from. Money and roles in here are the referee's; what others may
know is folded from what everybody heard and from nothing else (`aloud`).
"""

from __future__ import annotations

from itertools import count

from msgspec import Struct

from referee.championship.rules.entries import SeatResult
from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.hammer import UnderTheHammer
from referee.championship.rules.history import Place, place
from referee.championship.rules.noted import Decided, DuelLog, HandOver, Lots, Seed, Shown, Won


class Leaving(Struct, frozen=True):
    """When a player left, and whether he was put out; `cancelled` is the entry that withdrew it."""

    entry: int
    when: LeftWhen
    expelled: bool = False
    reason: str = ""
    cancelled: int | None = None


class WarningGiven(Struct, frozen=True):
    """A warning; `cancelled` is the entry that withdrew it."""

    entry: int
    reason: str
    cancelled: int | None = None


class Player(Struct, frozen=True):
    """Somebody who signed up; expulsions that were withdrawn are kept beside, and the entries that called him to order.

    `resident`: is he a citizen of Italy or resident there, so that he counts for the championship? None: not asked.
    """

    number: int
    name: str
    entry: int
    left: Leaving | None = None
    warnings: tuple[WarningGiven, ...] = ()
    pardoned: tuple[Leaving, ...] = ()
    called: tuple[int, ...] = ()
    shown: tuple[Shown, ...] = ()
    resident: bool | None = None

    @property
    def standing_warnings(self) -> tuple[WarningGiven, ...]:
        """The warnings that were not withdrawn."""
        return tuple(warning for warning in self.warnings if warning.cancelled is None)


class Hire(Struct, frozen=True, gc=False):
    """What a player paid for a character."""

    entry: int
    player: int
    character: str
    price: int
    kept: bool = False


class Game(Struct, frozen=True, gc=False):
    """A game that was played to its end."""

    entry: int
    outcome: str
    results: tuple[SeatResult, ...]

    def of(self, player: int) -> SeatResult | None:
        """How it ended for this player."""
        return next((result for result in self.results if result.player == player), None)


class Void(Struct, frozen=True):
    """A game that does not count, and what was paid back for it."""

    entry: int
    reason: str
    refunds: tuple[Hire, ...] = ()


class Round(Struct, frozen=True, gc=False):
    """One round of a table: who is Sheriff, which roles are known, who hired whom, how it ended.

    `stream` is the log of its game where it has one, `extra` the minutes it was given beyond the usual.
    """

    number: int
    sheriff: int = 0
    entry: int | None = None
    roles: dict[int, str] = {}
    hires: tuple[Hire, ...] = ()
    game: Game | None = None
    voids: tuple[Void, ...] = ()
    auction: UnderTheHammer | None = None
    stream: str = ""
    extra: int = 0

    def hire_of(self, player: int) -> Hire | None:
        """What this player hired last."""
        return next((hire for hire in reversed(self.hires) if hire.player == player), None)


class Table(Struct, frozen=True, gc=False):
    """A table as it was drawn, and its rounds in their order."""

    number: int
    seating: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()

    def round(self, number: int) -> Round | None:
        """The round of this number, if it was begun."""
        return next((each for each in self.rounds if each.number == number), None)

    @property
    def played(self) -> tuple[Round, ...]:
        """The rounds whose game is over."""
        return tuple(each for each in self.rounds if each.game)

    @property
    def under_way(self) -> Round | None:
        """The round that was begun and whose game is not over; one to be played again has not been."""
        return next((each for each in self.rounds if not each.game and each.entry is not None), None)

    @property
    def next_number(self) -> int:
        """The number of the first round that was not played to its end."""
        played = {each.number for each in self.played}
        return next(number for number in count(1) if number not in played)


class Tournament(Struct, frozen=True):
    """All that the log tells up to an entry. `drawn_by` is the seed of the draw.

    `paused` is the entry by which it pauses, `late` is what was put in afterwards, with what it was put before.
    """

    name: str = ""
    region: str = ""
    open_to_all: bool = False
    readings_asked: bool = False
    opened: int | None = None
    drawn: int | None = None
    drawn_by: str = ""
    players: dict[int, Player] = {}
    tables: dict[int, Table] = {}
    seeds: tuple[Seed, ...] = ()
    lots: tuple[Lots, ...] = ()
    qualifiers: tuple[int, ...] = ()
    duels: dict[str, Won] = {}
    decided: dict[str, Decided] = {}
    duel_logs: dict[str, DuelLog] = {}
    let_stand: dict[int, str] = {}
    handed: HandOver | None = None
    paused: int | None = None
    late: dict[int, tuple[int, ...]] = {}

    def when(self, entry: int) -> Place:
        """Where an entry stands in the order in which things happened, which is not always that of the numbers."""
        return place(entry, self.late.get(entry, ()))

    @property
    def present(self) -> tuple[int, ...]:
        """The players who have not left, in the order of their numbers."""
        return tuple(sorted(number for number, player in self.players.items() if player.left is None))

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of the tables as they were formed."""
        return tuple(len(table.seating) for table in self.tables.values() if table.seating)

    def gone(self, player: int) -> bool:
        """Has this player left?"""
        known = self.players.get(player)
        return known is not None and known.left is not None

    def seated(self, table: Table) -> tuple[int, ...]:
        """The players of a table who have not left."""
        return tuple(player for player in table.seating if not self.gone(player))

    def table_of(self, player: int) -> Table | None:
        """The table of a player."""
        return next((table for table in self.tables.values() if player in table.seating), None)
