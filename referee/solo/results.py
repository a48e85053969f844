"""The games of a store that the program dealt: how far they are, and how those that are over ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from referee.core.book.rulebook import Situation
from referee.core.nouns.entries import Entry, Opened, Retracted, Won
from referee.desk.desk import Desk
from referee.errors import BadJournal
from referee.journal import StreamInfo
from referee.log.history import effective
from referee.sets.lone_gunslinger import LAWMEN, LEVEL, the_gang
from referee.solo.setup import BOOK
from referee.solo.simulation import Chance

LAW = "law"
"""The roles that the player moves, as the record counts by them."""


class Result(Struct, frozen=True):
    """A game by its table: how it was dealt, and who won, empty while it goes on. `taken_back`: how often."""

    table: str
    title: str
    at: str
    seed: str
    level: int
    variations: Mapping[str, str]
    sheriff: str
    deputy: str
    winner: str
    entries: int
    taken_back: int

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.winner)

    @property
    def won(self) -> bool:
        """Was it the law?"""
        return self.winner == LAW


def results_of(desk: Desk) -> list[Result]:
    """Every game of the store, the one touched last first."""
    found = (_result(info, _log(desk, info.id)) for info in desk.tables())
    return [each for each in found if each is not None]


def _log(desk: Desk, stream: str) -> Sequence[Entry]:
    """Nothing of a log of which nothing can be made: whoever opens it is told."""
    with suppress(BadJournal):
        return desk.entries(stream)
    return ()


def _result(info: StreamInfo, log: Sequence[Entry]) -> Result | None:
    """What became of this log; None if it is no game that the program dealt."""
    opening = log[0] if log else None
    if not isinstance(opening, Opened) or opening.table.sets != BOOK.sets or not the_gang(opening.table).seed:
        return None
    table = opening.table
    winners = [entry.side for _, entry in effective(log) if isinstance(entry, Won)]
    law = {seat.role: seat.character for seat in table.seats}
    usual = {name: values[0] for name, values in BOOK.options.items()}
    options = {name: value for name, value in table.options.items() if value != usual.get(name)}
    return Result(
        table=info.id,
        title=info.title,
        at=info.last_at,
        seed=the_gang(table).seed,
        level=Situation(table, BOOK).ask(LEVEL),
        variations={name: value for name, value in options.items() if name != LEVEL.name},
        **{role: law.get(role, "") for role in LAWMEN},
        winner=winners[-1] if winners else "",
        entries=info.length,
        taken_back=sum(isinstance(entry, Retracted) for entry in log),
    )


class Tally(Struct, frozen=True):
    """How many games of a kind were won: at a level (`what` is its number), or with a Sheriff or Deputy."""

    of: str
    what: str
    won: int
    games: int


class GameRecord(Struct, frozen=True):
    """The games that are over, and what they come to."""

    games: tuple[Result, ...]
    tallies: tuple[Tally, ...]


def tallies(found: Iterable[Result]) -> list[Tally]:
    """The games that are over, counted by level, by Sheriff and by Deputy."""
    over = [each for each in found if each.over]
    return [each for of in (LEVEL.name, *LAWMEN) for each in _by(of, over)]


def _by(of: str, over: Sequence[Result]) -> Iterator[Tally]:
    counted: dict[str, Chance] = {}
    for each in over:
        what = str(getattr(each, of))
        before = counted.get(what, Chance(0, 0))
        counted[what] = Chance(before.won + each.won, before.of + 1)
    yield from (Tally(of, what, chance.won, chance.of) for what, chance in sorted(counted.items()))
