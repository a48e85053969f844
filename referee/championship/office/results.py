"""What the entries of a tournament come to, as plain rows: the shapes of a document's results.

Money and roles are in it: it is the referee's until the tournament is over (`ITC-119`). Exact values are written as
text, `1033/6`, beside a decimal for the eye. Entries are told by their numbers.
"""

from __future__ import annotations

from msgspec import Struct


class Left(Struct, frozen=True):
    """When a player left, by which entry, and whether he was put out; `cancelled` is the entry that withdrew it."""

    entry: int
    when: str
    expelled: bool
    reason: str
    cancelled: int | None


class WarningGiven(Struct, frozen=True):
    """A warning; `cancelled` is the entry that withdrew it."""

    entry: int
    reason: str
    cancelled: int | None


class Player(Struct, frozen=True):
    """A player, his table (none before the draw), and what became of him."""

    player: int
    name: str
    table: int | None
    left: Left | None
    warnings: tuple[WarningGiven, ...]
    pardoned: tuple[Left, ...]


class Seating(Struct, frozen=True):
    """A table as it was drawn, each player to the left of the one before."""

    table: int
    players: tuple[int, ...]


class Draw(Struct, frozen=True):
    """The draw of the tables; the seed is empty where lots were drawn by hand."""

    entry: int
    seed: str
    tables: tuple[Seating, ...]


class Hire(Struct, frozen=True):
    """What a player paid for a character."""

    entry: int
    player: int
    character: str
    price: int
    kept: bool


class Cell(Struct, frozen=True):
    """A figure of the prize table: so much for each of so many, on what condition."""

    fate: str
    each: int
    times: str
    count: int
    clauses: tuple[str, ...]


class Seat(Struct, frozen=True):
    """How a game ended for a player, and what he earned by it; no prize where the table prints none."""

    player: int
    role: str
    in_play: bool
    final_duel: bool
    prize: int | None
    cell: Cell | None


class Void(Struct, frozen=True):
    """A game that did not count, and what was paid back for it."""

    entry: int
    reason: str
    refunds: tuple[Hire, ...]


class Round(Struct, frozen=True):
    """A round of a table; `opened` and `game` are the entries that say so, none where it did not happen (yet)."""

    table: int
    round: int
    sheriff: int
    opened: int | None
    hires: tuple[Hire, ...]
    game: int | None
    outcome: str
    seats: tuple[Seat, ...]
    voids: tuple[Void, ...]


class Account(Struct, frozen=True):
    """A player's money: the purse of the start, all he paid, what came back, what he earned, what he owns."""

    player: int
    purse: int
    paid: int
    refunded: int
    earned: int
    total: int


class Criterion(Struct, frozen=True):
    """How a player stands by a criterion (by `lots`: which lot he drew), and among whom it was to separate."""

    key: str
    value: int
    among: tuple[int, ...]


class Standing(Struct, frozen=True):
    """A place in the ranking: gain over rounds, times the factor, is the score.

    `decided_by` is what separated him from the last who were level with him: `score`, a criterion, `lots`, or nothing
    while he is tied.
    """

    place: int
    player: int
    gain: int
    rounds: int
    factor: str
    score: str
    decimal: str
    decided_by: str
    criteria: tuple[Criterion, ...]
    lots: int | None
    tied: tuple[int, ...]


class Match(Struct, frozen=True):
    """A knock-out duel; `entry` is the one that decided it, with the clauses it rests on."""

    match: str
    players: tuple[int | None, ...]
    winner: int | None
    loser: int | None
    entry: int | None
    clauses: tuple[str, ...]


class Place(Struct, frozen=True):
    """A final place."""

    place: int
    player: int


class Results(Struct, frozen=True):
    """Everything that can be worked out of the entries; the final places once all duels are over."""

    name: str
    region: str
    open_to_all: bool
    players: tuple[Player, ...]
    draw: Draw | None
    rounds: tuple[Round, ...]
    accounts: tuple[Account, ...]
    standings: tuple[Standing, ...]
    qualifiers: tuple[int, ...]
    named: tuple[int, ...]
    bracket: tuple[Match, ...]
    places: tuple[Place, ...]
