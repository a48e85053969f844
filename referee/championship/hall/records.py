"""What pages show of a tournament, as plain records of text: a template only lays them out."""

from __future__ import annotations

from msgspec import Struct

from referee.championship.reports.blocks import Duel, Ladder


class Clock(Struct, frozen=True):
    """How long a round has been played, and since when; empty where nobody knows when it began.

    `extra` are the minutes that it was given beyond the usual, in words; empty where it was given none. `at` is when it
    began, in seconds, or would have without the pauses; 0 where nobody knows, and while all pause, which `paused` says.
    """

    table: int
    title: str
    round: str
    since: str = ""
    lasted: str = ""
    extra: str = ""
    at: int = 0
    paused: str = ""


class Seat(Struct, frozen=True):
    """A seat of a table: who sits there, his character once heard, whether he is Sheriff now or has left, in words."""

    seat: int
    number: int
    name: str
    character: str = ""
    note: str = ""
    sheriff: bool = False
    gone: bool = False


class Sheet(Struct, frozen=True):
    """A table of the tournament: how far it has come, and who sits there, each to the left of the one before."""

    table: int
    title: str
    course: str
    playing: bool
    seats: tuple[Seat, ...]
    clock: Clock | None = None


class Fate(Struct, frozen=True):
    """How a game ended for one of its players, in words."""

    name: str
    role: str
    ended: str
    in_play: bool


class GameOver(Struct, frozen=True):
    """A game that is over: of which round and under which Sheriff; who won it, once that may be told."""

    title: str
    winner: str = ""
    players: tuple[Fate, ...] = ()


class TableGames(Struct, frozen=True):
    """The games of a table that are over, and how many it plays in all."""

    title: str
    course: str
    games: tuple[GameOver, ...]


class Placed(Struct, frozen=True):
    """Somebody's place in a ranking, and what it came by."""

    place: str
    name: str
    score: str = ""
    made_of: str = ""
    decided: str = ""
    strong: bool = False


class Ranking(Struct, frozen=True):
    """The places that the duels gave, and the ranking of the rounds before them."""

    places: tuple[Placed, ...]
    rounds: tuple[Placed, ...]
    note: str = ""


class Person(Struct, frozen=True):
    """A player and where he plays; `table` and `seat` are 0 before the draw."""

    number: int
    name: str
    table: int = 0
    seat: int = 0
    place: str = ""
    gone: bool = False


class Whereabouts(Struct, frozen=True):
    """Where somebody plays, and what is next for him: a large answer, and what else is known, line by line."""

    person: Person
    answer: str
    lines: tuple[str, ...]


class Cup(Struct, frozen=True):
    """A tournament as everybody may see it now, in one language.

    `ranking` is None as long as it has to be kept hidden; `missing` says which entries cannot be read, `paused` that
    all pause.
    """

    name: str
    region: str
    next: tuple[str, ...]
    people: tuple[Person, ...]
    counted: str
    sheets: tuple[Sheet, ...]
    clocks: tuple[Clock, ...]
    games: tuple[TableGames, ...]
    duels: tuple[str, ...]
    ladder: Ladder | None
    through: tuple[Placed, ...]
    left: tuple[str, ...]
    seeds: str
    ranking: Ranking | None = None
    missing: str = ""
    paused: str = ""

    @property
    def stages(self) -> tuple[tuple[str, tuple[Duel, ...]], ...]:
        """The duels, stage by stage."""
        return self.ladder.stages if self.ladder else ()
