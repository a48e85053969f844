"""What can be logged of a tournament: small frozen facts, one type each, numbered by their place in the log.

An entry says all it does, and beside it stands what all hear of it. Players and tables are numbers from 1, rounds one
table's. Not heard, because they are the referee's or tell somebody's money: roles but the Sheriff's, prices, whether a
character was kept for its old price, who won a game and who survived it (`ITC-119`: money follows from it), bids, what
was turned up for them (it tells how many kept theirs), what was asked at enrolment, warnings, reasons, lots, and what
the referee let stand. That somebody left is heard; whether he had to is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from referee.championship.rules.bids import OfAnAuction
from referee.championship.rules.entry import Entry, unheard
from referee.championship.rules.entry import LeftWhen as LeftWhen
from referee.championship.rules.noticed import Noticed
from referee.championship.rules.penalties import Expelled as Expelled
from referee.championship.rules.penalties import PenaltyCancelled as PenaltyCancelled
from referee.championship.rules.penalties import PlayerLeft as PlayerLeft
from referee.championship.rules.penalties import Warned as Warned
from referee.championship.rules.places import OfAPlace
from referee.championship.rules.qualifying import DuelWon as DuelWon
from referee.championship.rules.qualifying import LotsDrawn as LotsDrawn
from referee.championship.rules.qualifying import QualifiersNamed as QualifiersNamed


class Opened(Entry, frozen=True):
    """A tournament begins; open to every region or not; what the sources leave open is asked at its tables or not."""

    aloud: ClassVar[tuple[str, ...]] = ("name", "region")
    secret: ClassVar[Mapping[str, Any]] = {"open_to_all": False, "readings_asked": False}

    name: str
    region: str = ""
    open_to_all: bool = False
    readings_asked: bool = False


class PlayerEnrolled(Entry, frozen=True):
    """Somebody signs up. What was not asked is None: qualified already, disqualified before, citizen or resident."""

    aloud: ClassVar[tuple[str, ...]] = ("player", "name")
    secret: ClassVar[Mapping[str, Any]] = {"region": "", "qualified": None, "disqualified": None, "resident": None}

    player: int
    name: str
    region: str = ""
    qualified: bool | None = None
    disqualified: bool | None = None
    resident: bool | None = None


class SeedWritten(Entry, frozen=True):
    """A seed is written down, before anything is drawn by it."""

    aloud: ClassVar[tuple[str, ...]] = ("seed", "purpose")

    seed: str
    purpose: str


class Drawn(Entry, frozen=True):
    """The tables, each player to the left of the one before; `seed` is empty where lots were drawn by hand."""

    aloud: ClassVar[tuple[str, ...]] = ("tables", "seed")

    tables: tuple[tuple[int, ...], ...]
    seed: str = ""


class Dealt(Struct, frozen=True):
    """The role card of one player."""

    player: int
    role: str


class RoundOpened(Entry, frozen=True):
    """A round of a table begins; `roles` as far as the referee knows them."""

    aloud: ClassVar[tuple[str, ...]] = ("table", "round", "sheriff")
    secret: ClassVar[Mapping[str, Any]] = {"roles": ()}

    table: int
    round: int
    sheriff: int
    roles: tuple[Dealt, ...] = ()


class CharacterHired(Entry, frozen=True):
    """A player pays for his character; `kept` is one that survived the game before."""

    aloud: ClassVar[tuple[str, ...]] = ("table", "round", "player", "character")
    secret: ClassVar[Mapping[str, Any]] = {"price": 0, "kept": False}

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

    aloud: ClassVar[tuple[str, ...]] = ("table", "round")
    secret: ClassVar[Mapping[str, Any]] = {"outcome": "", "results": ()}

    table: int
    round: int
    outcome: str
    results: tuple[SeatResult, ...]


class GameVoided(Entry, frozen=True):
    """A game does not count and is played again; with a new auction (`refunded`) or for what was paid already."""

    aloud: ClassVar[tuple[str, ...]] = ("table", "round", "refunded")
    secret: ClassVar[Mapping[str, Any]] = {"reason": ""}

    table: int
    round: int
    refunded: bool
    reason: str


class LetStand(Entry, frozen=True):
    """The referee lets an entry stand that the regulation speaks against."""

    secret: ClassVar[Mapping[str, Any]] = unheard("entry", "reason")

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

    secret: ClassVar[Mapping[str, Any]] = unheard("entry", "reason")

    entry: int
    reason: str = ""


class Corrected(Entry, frozen=True):
    """An entry should have been `to`, which stands in its place."""

    secret: ClassVar[Mapping[str, Any]] = unheard("entry", "to", "reason")

    entry: int
    to: Fact
    reason: str = ""


class Inserted(Entry, frozen=True):
    """`fact` was forgotten: it happened right before the entry `before`."""

    secret: ClassVar[Mapping[str, Any]] = unheard("before", "fact", "reason")

    before: int
    fact: Fact
    reason: str = ""


Amendment = Retracted | Corrected | Inserted
"""What is said about earlier entries."""

Logged = Fact | Amendment
"""Everything a tournament's log may hold."""
