"""A whole game of the Lone Gunslinger by chance: the program moves the cowboys, a rash player the law.

Every card has a rank and a suit, so that whoever looks at the table knows where each of the 80 is.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry
from referee.core.nouns.verdict import Verdict
from referee.solo.dealing import DealStage, after
from referee.solo.players import Player, View
from referee.solo.setup import BOOK
from referee.solo.simulation import LONGEST, play

__all__ = ["BOOK", "LONGEST", "Game", "game", "options_of", "rash"]

VARIATIONS: tuple[Mapping[str, str], ...] = (
    {},
    {"night_brings_chaos": "yes"},
    {"four_most_wanted": "yes"},
    {"two_characters": "yes"},
    {"robbed": "hand_only"},
    {"two_characters": "yes", "four_most_wanted": "yes", "night_brings_chaos": "yes"},
    {"final_challenge": "yes"},
)


class Game(Struct):
    """A game that was played: what was logged with its verdicts, and what it came to."""

    log: list[tuple[Entry, Verdict]]
    end: DealStage


def options_of(number: int) -> dict[str, str]:
    """Every level with every variation, in turn."""
    return {"level": str(number % 5), **VARIATIONS[number // 5 % len(VARIATIONS)]}


def rash(seed: str) -> Player:
    """Does whatever is allowed."""
    chance = Random(seed)

    def choose(view: View) -> Entry:
        return chance.choice(view.offered())

    return choose


def game(seed: int) -> Game:
    """The game of this seed, played to its end."""
    log: list[tuple[Entry, Verdict]] = []
    at = entry = None
    for at, entry in play(str(seed), options_of(seed), rash(str(seed))):
        log.append((entry, judge(at.table, entry, BOOK)))
        assert len(log) < LONGEST, seed
    assert at is not None and entry is not None
    return Game(log, after(at, entry))
