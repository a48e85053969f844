"""What can be logged of a tournament: small frozen facts, one type each, numbered by their place in the log.

An entry says all it does. Players and tables are numbers from 1, rounds one table's; `hearing` tells what all heard.
"""

from __future__ import annotations

from msgspec import Struct

from referee.championship.rules.bids import OfAnAuction
from referee.championship.rules.entry import Entry, LeftWhen, OfAPerson
from referee.championship.rules.noticed import Noticed
from referee.championship.rules.places import OfAPlace


class Opened(Entry, frozen=True):
    """A tournament begins; open to every region or not; what the sources leave open is asked at its tables or not."""

    name: str
    region: str = ""
    open_to_all: bool = False
    readings_asked: bool = False


class PlayerEnrolled(Entry, frozen=True):
    """Somebody signs up. What was not asked is None: qualified already, disqualified before, citizen or resident."""

    player: int
    name: str
    region: str = ""
    qualified: bool | None = None
    disqualified: bool | None = None
    resident: bool | None = None


class PlayerLeft(OfAPerson, frozen=True):
    """Somebody leaves of his own will, or does not turn up."""

    player: int
    when: LeftWhen


class SeedWritten(Entry, frozen=True):
    """A seed is written down, before anything is drawn by it."""

    seed: str
    purpose: str


class Drawn(Entry, frozen=True):
    """The tables, each player to the left of the one before; `seed` is empty where lots were drawn by hand."""

    tables: tuple[tuple[int, ...], ...]
    seed: str = ""


class Dealt(Struct, frozen=True):
    """The role card of one player."""

    player: int
    role: str


class RoundOpened(Entry, frozen=True):
    """A round of a table begins; `roles` as far as the referee knows them."""

    table: int
    round: int
    sheriff: int
    roles: tuple[Dealt, ...] = ()


class CharacterHired(Entry, frozen=True):
    """A player pays for his character; `kept` is one that survived the game before."""

    table: int
    round: int
    player: int
    character: str
    price: int
    kept: bool = False


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """How a game ended for one player; `final_duel`: at some moment only he and the Sheriff were left."""

    player: int
    role: str
    in_play: bool
    final_duel: bool = False


class GamePlayed(Entry, frozen=True):
    """A game is over: which side won, and how it ended for everybody."""

    table: int
    round: int
    outcome: str
    results: tuple[SeatResult, ...]


class GameVoided(Entry, frozen=True):
    """A game does not count and is played again; with a new auction (`refunded`) or for what was paid already."""

    table: int
    round: int
    refunded: bool
    reason: str


class Warned(OfAPerson, frozen=True):
    """A warning."""

    player: int
    reason: str


class Expelled(OfAPerson, frozen=True):
    """A player is put out of the tournament; he is handled like one who leaves."""

    player: int
    reason: str
    when: LeftWhen


class PenaltyCancelled(Entry, frozen=True):
    """The warning or expulsion logged as `entry` is withdrawn; that it was given stays known."""

    entry: int
    reason: str


class LotsDrawn(Entry, frozen=True):
    """Players whom no criterion separates, in the order of their lots; `seed` is empty where lots came by hand."""

    players: tuple[int, ...]
    seed: str = ""


class QualifiersNamed(Entry, frozen=True):
    """Who plays the knock-out duels is told to all, the best first."""

    players: tuple[int, ...]


class DuelWon(Entry, frozen=True):
    """A knock-out duel is over, by its key in the bracket."""

    match: str
    winner: int
    loser: int


class LetStand(Entry, frozen=True):
    """The referee lets an entry stand that the regulation speaks against."""

    entry: int
    reason: str


Fact = (
    Opened | PlayerEnrolled | PlayerLeft | SeedWritten | Drawn | RoundOpened | CharacterHired | GamePlayed | GameVoided
    | Warned | Expelled | PenaltyCancelled | LotsDrawn | QualifiersNamed | DuelWon | LetStand
    | OfAnAuction | OfAPlace | Noticed
)  # fmt: skip
"""What happened."""


class Retracted(Entry, frozen=True):
    """An entry is taken back, as if it had never been logged."""

    entry: int
    reason: str = ""


class Corrected(Entry, frozen=True):
    """An entry should have been `to`, which stands in its place."""

    entry: int
    to: Fact
    reason: str = ""


class Inserted(Entry, frozen=True):
    """`fact` was forgotten: it happened right before the entry `before`."""

    before: int
    fact: Fact
    reason: str = ""


Amendment = Retracted | Corrected | Inserted
"""What is said about earlier entries."""

Logged = Fact | Amendment
"""Everything a tournament's log may hold."""
