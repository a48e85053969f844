"""The games that are over: that they are, as soon as the result is in; who won, once money may be told (`ITC-119`)."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.hall.records import Fate, GameOver, TableGames
from referee.championship.hall.tables import course
from referee.championship.hall.wording import Wording
from referee.championship.rules.bracket import Match
from referee.championship.rules.entries import SeatResult
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.state import Game, Round, Table


def games(words: Wording) -> tuple[TableGames, ...]:
    """Table by table, the games that are over."""
    told = tournament_of(words.heard.opened).tables if words.heard.over else {}
    tables = (table for table in words.heard.state.tables.values() if table.seating)
    return tuple(_of_a_table(words, table, told.get(table.number)) for table in tables)


def duels(words: Wording) -> tuple[str, ...]:
    """The duels that are decided, the last one first."""
    return tuple(_duel(words, match) for match in reversed(words.heard.matches.values()) if match.winner is not None)


def _of_a_table(words: Wording, table: Table, told: Table | None) -> TableGames:
    games = tuple(_game(words, each, told) for each in table.played)
    return TableGames(words.table(table.number), course(words, table), games)


def _game(words: Wording, each: Round, told: Table | None) -> GameOver:
    sheriff = words.player(each.sheriff) if each.sheriff else "–"
    title = words.cup("game", round=str(each.number), sheriff=sheriff)
    now = told.round(each.number) if told else None
    if now is None or now.game is None:
        return GameOver(title)
    return GameOver(title, words.told.speech.outcome(now.game.outcome), tuple(_fates(words, now.game)))


def _fates(words: Wording, game: Game) -> Iterator[Fate]:
    return (_fate(words, each) for each in game.results)


def _fate(words: Wording, each: SeatResult) -> Fate:
    ended = words.told.word("in_play" if each.in_play else "out")
    role = words.told.speech.words.role(each.role)
    return Fate(words.player(each.player), role, ended, each.in_play)


def _duel(words: Wording, match: Match) -> str:
    name = words.told.speech.match(match.key)
    winner = words.player(match.winner or 0)
    if match.loser is None or match.key not in words.heard.state.duels:
        return words.cup("goes_through", match=name, winner=winner)
    return words.cup("beats", match=name, winner=winner, loser=words.player(match.loser))
