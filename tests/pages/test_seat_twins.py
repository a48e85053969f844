"""What a player's phone is sent hangs on nothing that he may not know: no page, nor when it comes, nor its number.

Two worlds that look alike to a seat are played entry by entry, and its page is made after each as the hall makes it; a
message is sent where the page changed. `python -m tests.hunts twin` looks at many more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from referee.core.book.rulebook import Rulebook
from referee.core.knowledge import public
from referee.core.nouns import entries as e
from referee.core.nouns.table import Sighting, Table
from referee.desk.following import Following
from referee.desk.hall_codes import SeatPass
from referee.lexicon import load
from referee.log.history import effective
from referee.log.latest import followed
from referee.notation import read, read_position
from referee.pages.hall import Hall
from referee.pages.hub import Gone
from referee.pages.seat import FollowedSeats
from referee.sets import bind
from referee.views import own_seat
from tests.hunts import many
from tests.pages.seat_hall import DEATH, POSITION
from tests.properties.twin_games import TwinGame, twin_game
from tests.properties.twins import Twins

SHARDS = 2
LANGUAGES = ("nl", "it", "en", "de")
SHORT = 6
"""So many entries at the end of a game are looked at one by one."""
SETS = ("championship", "death_mesa", "duel", "lone_gunslinger", "rebel")
"""Those that bring secrets of their own."""
SMALL = 30
"""Entries of a game that is looked at for its set."""
HALL = Hall(Path("nowhere"), "hall")


class AtHand(Following):
    """A log that is at hand, in no store."""

    def hear(self, log: Sequence[e.Entry], book: Rulebook) -> None:
        """So much of it was read."""
        self._log = [*log]
        self.table, self.lately = followed((entry for _, entry in effective(log)), book, Table())


def messages(log: Sequence[e.Entry], book: Rulebook, seat: int, lang: str) -> list[tuple[int, int, str]]:
    """After which entry a message comes, its number, and what it says."""
    seats = FollowedSeats(HALL, "twins")
    seats.passes = {seat: SeatPass("code", 0.0, "phone", 0.0)}
    seats._look = lambda: False  # type: ignore[method-assign]
    table = seats.table.following = AtHand(Path("nowhere"), "twins")
    sent: list[tuple[int, int, str]] = []
    for length in range(max(1, len(log) - SHORT), len(log) + 1):
        table.hear(log[:length], book)
        try:
            now = seats.shown(seat, "phone", HALL.voice(lang), "")
        except Gone:
            now = "ended"
        if not sent or sent[-1][2] != now:
            sent.append((length, len(sent) + 1, now))
    return sent


def differing(game: TwinGame, chance: Random) -> Iterator[str]:
    """The first message in which two worlds that look alike to a seat differ."""
    assert isinstance(game.happened[0], e.Opened)
    seat, lang = chance.randint(1, len(game.happened[0].table.seats)), chance.choice(LANGUAGES)
    there = Twins(game.happened, game.book, seat).other(chance)
    both = (messages(log, game.book, seat, lang) for log in (game.happened, there))
    one, other = both
    if one != other:
        yield f"seat {seat}, {lang}, after {next((a[0] for a, b in zip(one, other, strict=False) if a != b), 'more')}"


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_neither_pages_nor_messages(shard: int) -> None:
    """In games of every set, with whatever a referee may note besides."""
    found: list[Any] = []
    for seed in range(shard, many("twins", 6), SHARDS):
        chance = Random(seed)
        game = twin_game(chance)
        if game is not None:
            found += [(seed, game.name, what) for what in differing(game, chance)]
    assert found == []


def test_every_set_with_secrets_is_among_them() -> None:
    """A game of each at least, with whatever secrets it brings."""
    missing = {*SETS}
    for seed in range(1000, 1200):
        game = twin_game(Random(seed)) if missing else None
        if game is not None and len(game.happened) <= SMALL and missing.intersection(game.book.sets):
            missing.difference_update(game.book.sets)
            assert [*differing(game, Random(seed))] == [], (seed, game.name)
    assert missing == set()


def _cards_known_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sighting, "known_to", lambda sighting, seat: True)


def _roles_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(public, "_seat", lambda now, seat, own: seat)


def _moves_of_goods_told_whole(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(own_seat, "told", lambda entry, after, viewer: entry)


ROBBED = ("4 exhume 1 from 2 for rob_grave with panic",)


@pytest.mark.parametrize(
    ("leak", "then"), [(_cards_known_to_all, ()), (_roles_open, ()), (_moves_of_goods_told_whole, ROBBED)]
)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], then: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison can fail: whatever lets a secret through makes pages of ghosts look different to others."""
    leak(monkeypatch)
    game, chance = a_death(*then), Random(1)
    assert any(what for _ in range(20) for what in differing(game, chance))


def a_death(*then: str) -> TwinGame:
    """Bruno dies, and his cards are buried."""
    table, _ = read_position(POSITION, bind, load())
    log: list[e.Entry] = [e.Opened(table)]
    for line in (*DEATH, *then):
        log += read(line, followed(log, bind(table.sets), Table())[0], bind(table.sets), load()).entries
    return TwinGame("a death", tuple(log), bind(table.sets))
