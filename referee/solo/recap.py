"""What the cowboys did since the player moved last: a line for each of their turns, in cards and signs.

The history says it whole; this is what one wants to know before one chooses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.log.history import effective
from referee.sets.lone_gunslinger import is_cowboy
from referee.solo.game import SoloGame
from referee.views.table import Views

LIFE, OUT, NOTHING = "●", "†", "–"


class CowboyTurn(Struct, frozen=True):
    """A turn of a cowboy: how he is called, and what he did, part by part."""

    label: str
    did: tuple[str, ...]


def recap(game: SoloGame, views: Views) -> tuple[CowboyTurn, ...]:
    """The turns of the cowboys after the last one of the law, each with what came of it."""
    told = _Told(game.table, views)
    turns = _since(game.table, [entry for _, entry in effective(game.log.entries)])
    return tuple(CowboyTurn(told.label(turn[0]), tuple(told.parts(turn)) or (NOTHING,)) for turn in turns)


def _since(table: Table, log: Sequence[e.Entry]) -> list[list[e.Entry]]:
    """The entries of those turns, each from its beginning on."""
    turns: list[list[e.Entry]] = []
    for entry in reversed(log):
        if not turns or isinstance(turns[-1][0], e.TurnBegan):
            turns.append([])
        turns[-1].insert(0, entry)
        if isinstance(entry, e.TurnEnded) and not is_cowboy(table, entry.by):
            turns[-1].pop(0)
            break
    whole = [turn for turn in turns if turn and isinstance(turn[0], e.TurnBegan) and is_cowboy(table, turn[0].by)]
    return whole[::-1]


class _Told:
    def __init__(self, table: Table, views: Views) -> None:
        self._table = table
        self._views = views

    def label(self, entry: e.Entry) -> str:
        return self._player(entry.by) if isinstance(entry, e.TurnBegan) else ""

    def _player(self, seat: int) -> str:
        return self._views.speech.player(self._table, seat)

    def parts(self, turn: Sequence[e.Entry]) -> Iterator[str]:
        own = next((entry.by for entry in turn if isinstance(entry, e.TurnBegan)), 0)
        for entry in turn:
            match entry:
                case e.Played(by=by) if by == own:
                    target = f" → {self._player(entry.at[0])}" if len(entry.at) == 1 else ""
                    yield f"{self._views.card(entry.card)}{target}"
                case e.LifeLost():
                    yield f"{self._player(entry.by)} −{entry.count} {LIFE}"
                case e.LifeGained():
                    yield f"{self._player(entry.by)} +{entry.count} {LIFE}"
                case e.Eliminated():
                    yield f"{OUT} {self._player(entry.by)}"
