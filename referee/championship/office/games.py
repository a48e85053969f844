"""What every game paid to whom: the prize sheet of each table."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.office.shapes import GameRow, SeatRow
from referee.championship.rules.entries import SeatResult
from referee.championship.rules.prizes import prize
from referee.championship.rules.state import Round, Tournament
from referee.championship.speech.sentences import TournamentSpeech


def games(state: Tournament, told: TournamentSpeech) -> Iterator[GameRow]:
    """Every round that was begun, with its seats once it is over."""
    for table in state.tables.values():
        for each in table.rounds:
            outcome = each.game.outcome if each.game else ""
            yield GameRow(table.number, each.number, outcome, tuple(_seats(each, told)))


def _seats(each: Round, told: TournamentSpeech) -> Iterator[SeatRow]:
    for result in each.game.results if each.game else ():
        yield _seat(each, result, told)


def _seat(each: Round, result: SeatResult, told: TournamentSpeech) -> SeatRow:
    hire, paid = each.hire_of(result.player), None
    if each.game:
        paid = prize(result, each.game.outcome, len(each.game.results))
    character, price = (hire.character, hire.price) if hire else ("", 0)
    name = told.player(result.player)
    return SeatRow(result.player, name, result.role, result.in_play, character, price, paid.money if paid else 0)
