"""A result beside the log of the game or duel it is of: where they tell different things, that is a doubt."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from referee.championship.rules import entries as e
from referee.championship.rules.facts import DUELLISTS
from referee.championship.rules.grounds import Grounds, doubt
from referee.championship.rules.history import Counted
from referee.championship.rules.state import Round, Tournament


class GameTold(Struct, frozen=True):
    """By the log of a game: which side won, and by which of its entries."""

    side: str
    entry: int


def log_of(state: Tournament, fact: e.Fact) -> str:
    """The log of what this is the result of; none where it has none, or is no result."""
    if isinstance(fact, e.DuelWon):
        kept = state.duel_logs.get(fact.match)
        return kept.stream if kept and {fact.winner, fact.loser} == set(kept.players) else ""
    return next((each.stream for each in _rounds(state, fact)), "")


def stands(state: Tournament, counted: Counted) -> bool:
    """Is this the result that counts of its game or duel?"""
    fact = counted.fact
    if isinstance(fact, e.DuelWon):
        return fact.match in state.duels and state.duels[fact.match].entry == counted.number
    game = next((each.game for each in _rounds(state, fact) if each.game), None)
    return game is not None and game.entry == counted.number


def _rounds(state: Tournament, fact: e.Fact) -> Iterator[Round]:
    """The round that a result is of, if it is known."""
    table = state.tables.get(fact.table) if isinstance(fact, e.GamePlayed) else None
    found = table.round(fact.round) if table and isinstance(fact, e.GamePlayed) else None
    if found is not None:
        yield found


def beside(state: Tournament, fact: e.Fact, told: GameTold) -> Grounds:
    """Against a result that its own log contradicts (`ITC-101`, `ITC-149`)."""
    if isinstance(fact, e.DuelWon):
        winner = winner_of(state, fact.match, told.side)
        if winner not in (None, fact.winner):
            yield doubt("duel_log_says", "ITC-149", match=fact.match, player=winner or 0, entry=told.entry)
    elif isinstance(fact, e.GamePlayed) and told.side != fact.outcome:
        yield doubt("game_log_says", "ITC-101", table=fact.table, round=fact.round, outcome=told.side, entry=told.entry)


def winner_of(state: Tournament, match: str, side: str) -> int | None:
    """The player of a duel who has this side in its log."""
    kept = state.duel_logs.get(match)
    return dict(zip(DUELLISTS, kept.players if kept else (), strict=False)).get(side)
