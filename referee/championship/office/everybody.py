"""The tournament as everybody may see it, in words: made of what everybody heard, and of nothing else (`ITC-119`)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.office.shapes import MatchRow, PublicView, TableRow
from referee.championship.office.views import match_rows
from referee.championship.rules.aloud import bracket_aloud, over, state_aloud
from referee.championship.rules.bracket import FINAL, THIRD, ladder
from referee.championship.rules.entries import Logged
from referee.championship.rules.state import Round, Table
from referee.championship.speech.sentences import TournamentSpeech
from referee.speech import Speech


def bracket_everybody_sees(log: Sequence[Logged], speech: Speech) -> tuple[MatchRow, ...]:
    """The duels between those whom the referee named."""
    state = state_aloud(log)
    return match_rows(bracket_aloud(state), ladder(state), TournamentSpeech(speech.words, state.players))


def everybody_sees(log: Sequence[Logged], speech: Speech) -> PublicView:
    """What everybody may know of a tournament with this log."""
    known = state_aloud(log)
    told = TournamentSpeech(speech.words, known.players)
    return PublicView(
        name=known.name,
        region=known.region,
        players=tuple(told.player(number) for number in known.players if not known.gone(number)),
        gone=tuple(told.player(number) for number in known.players if known.gone(number)),
        drawn_by=known.drawn_by,
        tables=tuple(_table(table, told) for table in known.tables.values()),
        qualifiers=tuple(map(told.player, known.qualifiers)),
        duels={told.match(match): told.player(won.winner) for match, won in known.duels.items()},
        places=tuple(map(told.player, _places(log))),
    )


def _places(log: Sequence[Logged]) -> tuple[int, ...]:
    """The places that the duels gave, once the last is over; those below are the ranking's, and not heard of."""
    matches = bracket_aloud(state_aloud(log)) if over(log) else {}
    ended = (matches[key] for key in (FINAL, THIRD) if key in matches)
    return tuple(player for match in ended for player in (match.winner, match.loser) if player is not None)


def _table(table: Table, told: TournamentSpeech) -> TableRow:
    played = (each for each in table.rounds if each.sheriff or each.game)
    now = max(played, key=lambda each: each.number, default=Round(0))
    characters = {told.player(hire.player): told.words.character(hire.character) for hire in now.hires}
    sheriff = told.player(now.sheriff) if now.sheriff else ""
    players, over = tuple(map(told.player, table.seating)), now.game is not None
    return TableRow(table.number, players, now.number, sheriff, characters, over, now.extra)
