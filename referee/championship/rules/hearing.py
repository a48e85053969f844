"""What everybody heard of an entry: the public half of each type, made before anything is folded.

What everybody may see is folded from these alone, so that no secret can reach it. Not heard, because they are the
referee's or tell somebody's money: roles but the Sheriff's, prices, whether a character was kept for its old price,
who won a game and who survived it (`ITC-119`: money follows from it), bids, what was turned up for them (it tells how
many kept theirs), what was asked at enrolment, warnings, reasons, lots, and what the referee let stand. That somebody
left is heard; whether he had to is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from referee.championship.rules import entries as e
from referee.championship.rules.matches import MatchDecided
from referee.championship.rules.places import TimeGranted


class Heard(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something everybody may know."""


class Announced(Heard, frozen=True):
    """The tournament and its name."""

    name: str
    region: str


class Joined(Heard, frozen=True):
    """A player and his name."""

    player: int
    name: str


class Gone(Heard, frozen=True):
    """A player is no longer there."""

    player: int


class Back(Heard, frozen=True):
    """What was decided about a player by this entry is withdrawn."""

    entry: int


class Chosen(Heard, frozen=True):
    """A seed, before anything is drawn by it."""

    seed: str
    purpose: str


class Seated(Heard, frozen=True):
    """Who sits where, and by which seed."""

    tables: tuple[tuple[int, ...], ...]
    seed: str


class Begun(Heard, frozen=True):
    """A round, and its Sheriff, whose role lies open."""

    table: int
    round: int
    sheriff: int


class Named(Heard, frozen=True):
    """Who plays which character."""

    table: int
    round: int
    player: int
    character: str


class Ended(Heard, frozen=True):
    """A game is over."""

    table: int
    round: int


class Repeated(Heard, frozen=True):
    """A game is to be played again, with a new auction or without."""

    table: int
    round: int
    auction: bool


class Extended(Heard, frozen=True):
    """A round gets more minutes."""

    table: int
    round: int
    minutes: int


class Qualified(Heard, frozen=True):
    """Who plays the duels, the best first."""

    players: tuple[int, ...]


class Beat(Heard, frozen=True):
    """A knock-out duel is over."""

    match: str
    winner: int
    loser: int


class Settled(Heard, frozen=True):
    """What the referee decided about a duel: who meets there, who goes on from it alone, or that nobody does."""

    match: str
    players: tuple[int, ...]


def heard(fact: e.Fact) -> Heard | None:
    """What everybody heard of this, if anything."""
    hear = _HEARD.get(type(fact))
    return hear(fact) if hear else None


_HEARD: dict[type, Callable[[Any], Heard]] = {
    e.Opened: lambda fact: Announced(fact.name, fact.region),
    e.PlayerEnrolled: lambda fact: Joined(fact.player, fact.name),
    e.PlayerLeft: lambda fact: Gone(fact.player),
    e.Expelled: lambda fact: Gone(fact.player),
    e.PenaltyCancelled: lambda fact: Back(fact.entry),
    e.SeedWritten: lambda fact: Chosen(fact.seed, fact.purpose),
    e.Drawn: lambda fact: Seated(fact.tables, fact.seed),
    e.RoundOpened: lambda fact: Begun(fact.table, fact.round, fact.sheriff),
    e.CharacterHired: lambda fact: Named(fact.table, fact.round, fact.player, fact.character),
    e.GamePlayed: lambda fact: Ended(fact.table, fact.round),
    e.GameVoided: lambda fact: Repeated(fact.table, fact.round, fact.refunded),
    TimeGranted: lambda fact: Extended(fact.table, fact.round, fact.minutes),
    e.QualifiersNamed: lambda fact: Qualified(fact.players),
    e.DuelWon: lambda fact: Beat(fact.match, fact.winner, fact.loser),
    MatchDecided: lambda fact: Settled(fact.match, fact.players),
}
