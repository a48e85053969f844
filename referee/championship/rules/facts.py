"""The printed figures of the regulation, read from the TOML beside this module."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

from msgspec import Struct

_HERE = Path(__file__).parent


def read(name: str) -> dict[str, Any]:
    """What a TOML file of this folder holds."""
    return tomllib.loads((_HERE / name).read_text(encoding="utf-8"))


class Criterion(Struct, frozen=True):
    """One of the criteria that separate equal scores: wins as a role, or games finished in play."""

    key: str
    clause: str
    wins_as: str = ""


class Correction(Struct, frozen=True):
    """The factor for tables of `seats` where there are tables of `beside` too."""

    factor: Fraction
    seats: int
    beside: int


_READ = read("regulation.toml")

LEAST_PLAYERS: int = _READ["least_players"]
LEAST_SEATS: int = _READ["least_seats"]
MOST_SEATS: int = _READ["most_seats"]
UNEVEN: int = _READ["uneven"]
LIKED_SEATS: int = _READ["liked_seats"]
STOPS_AT: int = _READ["stops_at"]
PURSE: int = _READ["purse"]
STEP: int = _READ["step"]
LEAST_PRICE: int = _READ["least_price"]
WARNINGS: int = _READ["warnings"]
PLAYS: tuple[str, ...] = tuple(_READ["plays"])
DUELS_PLAY: tuple[str, ...] = tuple(_READ["duels_play"])
DUELLISTS: tuple[str, ...] = tuple(_READ["duellists"])
LEADER: str = _READ["leader"]
DUELLIST: str = _READ["duellist"]
SIDES: dict[str, str] = _READ["sides"]
ENDINGS: dict[str, str] = _READ["endings"]
DEALT: dict[int, tuple[str, ...]] = {int(seats): tuple(roles) for seats, roles in _READ["dealt"].items()}
DEALT_CLAUSES: dict[int, str] = {int(seats): clause for seats, clause in _READ["dealt_clauses"].items()}
COUNTED: dict[str, str] = _READ["counted"]
CRITERIA = tuple(Criterion(**criterion) for criterion in _READ["criteria"])
CORRECTION = Correction(
    Fraction(_READ["correction"]["factor"]), _READ["correction"]["seats"], _READ["correction"]["beside"]
)


def dealt(players: int) -> Counter[str]:
    """How many of each role are dealt to so many players; none where no deal is printed."""
    return Counter(DEALT.get(players, ()))
