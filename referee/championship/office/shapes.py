"""Plain records of strings and numbers, for faces and for `--json`: what the office shows of a tournament."""

from __future__ import annotations

from msgspec import Struct

from referee.views.records import FlagView


class TournamentInfo(Struct, frozen=True):
    """A tournament of the store from outside, its times in UTC."""

    id: str
    name: str
    created: str
    entries: int
    last: str


class DueRow(Struct, frozen=True):
    """Something owed, as a sentence and by its parts."""

    kind: str
    sentence: str
    clauses: tuple[str, ...]
    table: int
    round: int
    players: tuple[int, ...]
    match: str


class MovedRow(Struct, frozen=True):
    """A player whose place or score a correction changes; null where he has none."""

    player: int
    name: str
    place_before: int | None
    place_after: int | None
    score_before: str | None
    score_after: str | None


class SaidRow(Struct, frozen=True):
    """An entry of which something else is said since; null where it did not count, or does not any more."""

    number: int
    entry: str
    before: FlagView | None
    after: FlagView | None


class ChangeRows(Struct, frozen=True):
    """All that an amendment changes: the ranking, and what rested on the wrong figure."""

    moved: tuple[MovedRow, ...]
    said: tuple[SaidRow, ...]

    @property
    def movers(self) -> tuple[str, int, int]:
        """Whether `places`, `scores` or `both` change: how many players move, and of how many only the score does."""
        count = sum(row.place_before != row.place_after for row in self.moved)
        others = len(self.moved) - count
        return "both" if count and others else "places" if count else "scores", count, others


class EntriesLogged(Struct, frozen=True):
    """The entries of a line judged, what they change, and what is due at the tables they are about.

    `logged` is false where it was only looked at.
    """

    logged: bool
    flags: tuple[FlagView, ...]
    change: ChangeRows | None
    due: tuple[DueRow, ...]


class EntryRow(Struct, frozen=True):
    """An entry of the history: by whom and when, the verdict then and now (empty: none), whether it counts.

    `stood` is why the referee let it stand, null where he did not; `line` is the shorthand that logs it again; `kept`
    is why it was kept where two lines parted.
    """

    number: int
    at: str
    by: str
    entry: str
    said: str
    now: str
    counts: bool
    stood: str | None
    line: str
    kept: str = ""


class PlayerRow(Struct, frozen=True):
    """A player: his table (0 before the draw), his standing warnings, when he left (empty: he is there)."""

    number: int
    name: str
    table: int
    warnings: int
    left: str
    expelled: bool


class StandingRow(Struct, frozen=True):
    """A place in the ranking, the exact score, what decided the place, and with whom nothing separates him yet."""

    place: int
    player: int
    name: str
    score: str
    shown: str
    decided_by: str
    tied: tuple[int, ...]


class FigureRow(Struct, frozen=True):
    """A line of a figure opened: how deep it lies, what it is, what it comes to, by which clauses and entries."""

    depth: int
    label: str
    value: str
    clauses: tuple[str, ...]
    entries: tuple[int, ...]


class PartitionRow(Struct, frozen=True):
    """A lawful way to spread so many players over tables: `printed` in the annex, or `rule_conform` only."""

    tables: int
    sizes: tuple[int, ...]
    standing: str
    preferred: bool


class SeatRow(Struct, frozen=True):
    """What a game paid a player, and what he paid for his character in it."""

    player: int
    name: str
    role: str
    in_play: bool
    character: str
    price: int
    prize: int


class GameRow(Struct, frozen=True):
    """A game of a table: how it ended (empty: not over), seat by seat."""

    table: int
    round: int
    outcome: str
    seats: tuple[SeatRow, ...]


class MatchRow(Struct, frozen=True):
    """A duel of the bracket: its players, the winner's number and name, 0 while there is none.

    Of a player who is not known yet, where he comes from; a dash where nobody will come.
    """

    key: str
    name: str
    players: tuple[str, ...]
    winner: int
    won: str
    ready: bool


class WarningRow(Struct, frozen=True):
    """A warning or expulsion; one that was withdrawn does not stand."""

    entry: int
    player: int
    name: str
    kind: str
    reason: str
    stands: bool


class TableRow(Struct, frozen=True):
    """A table as everybody may see it: who sits there, the round, its Sheriff, the characters, whether it is over."""

    table: int
    players: tuple[str, ...]
    round: int
    sheriff: str
    characters: dict[str, str]
    over: bool
    extra: int


class PublicView(Struct, frozen=True):
    """The tournament as everybody may see it; with the places that the duels gave, once the last is over."""

    name: str
    region: str
    players: tuple[str, ...]
    gone: tuple[str, ...]
    drawn_by: str
    tables: tuple[TableRow, ...]
    qualifiers: tuple[str, ...]
    duels: dict[str, str]
    places: tuple[str, ...] = ()


class FaultRow(Struct, frozen=True):
    """What is wrong with a line of a sign-up list; line 0 where it is the list as a whole."""

    line: int
    key: str
    sentence: str
