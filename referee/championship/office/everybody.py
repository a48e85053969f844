"""The tournament as everybody may see it, in words: made of what everybody heard, and of nothing else (`ITC-119`)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.office.shapes import MatchRow, PublicView, TableRow
from referee.championship.office.views import match_rows
from referee.championship.rules.aloud import bracket_aloud, over, state_aloud
from referee.championship.rules.bracket import FINAL, THIRD, ladder
from referee.championship.rules.entries import Logged
from referee.championship.rules.public import PublicRound, PublicTable, public
from referee.championship.speech.sentences import TournamentSpeech
from referee.speech import Speech


def bracket_everybody_sees(log: Sequence[Logged], speech: Speech) -> tuple[MatchRow, ...]:
    """The duels between those whom the referee named."""
    state = state_aloud(log)
    return match_rows(bracket_aloud(state), ladder(state), TournamentSpeech(speech.words, state.players))


def everybody_sees(log: Sequence[Logged], speech: Speech) -> PublicView:
    """What everybody may know of a tournament with this log."""
    known = public(log)
    told = TournamentSpeech(speech.words, known.players)
    return PublicView(
        name=known.name,
        region=known.region,
        players=tuple(told.player(each.number) for each in known.players.values() if not each.gone),
        gone=tuple(told.player(each.number) for each in known.players.values() if each.gone),
        drawn_by=known.drawn_by,
        tables=tuple(_table(table, told) for table in known.tables.values()),
        qualifiers=tuple(map(told.player, known.qualifiers)),
        duels={told.match(match): told.player(winner) for match, (winner, _) in known.duels.items()},
        places=tuple(map(told.player, _places(log))),
    )


def _places(log: Sequence[Logged]) -> tuple[int, ...]:
    """The places that the duels gave, once the last is over; those below are the ranking's, and not heard of."""
    matches = bracket_aloud(state_aloud(log)) if over(log) else {}
    ended = (matches[key] for key in (FINAL, THIRD) if key in matches)
    return tuple(player for match in ended for player in (match.winner, match.loser) if player is not None)


def _table(table: PublicTable, told: TournamentSpeech) -> TableRow:
    played = (each for each in table.rounds.values() if each.sheriff or each.over)
    now = max(played, key=lambda each: each.number, default=PublicRound(0))
    characters = {told.player(player): told.words.character(id_) for player, id_ in now.characters.items()}
    sheriff = told.player(now.sheriff) if now.sheriff else ""
    return TableRow(
        table.number, tuple(map(told.player, table.seating)), now.number, sheriff, characters, now.over, now.extra
    )
