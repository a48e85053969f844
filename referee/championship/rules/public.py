"""The tournament as everybody may see it, folded from what everybody heard and from nothing else.

No money, no result, no hidden role and no ranking but what the referee told to all, the qualifiers, is in what it is
made of (`ITC-119`), so none can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.rules import hearing as h
from referee.championship.rules.entries import Logged
from referee.championship.rules.history import effective


class PublicPlayer(Struct, frozen=True):
    """A player, and whether he has gone."""

    number: int
    name: str
    gone: bool = False


class PublicRound(Struct, frozen=True):
    """A round: its Sheriff, who plays which character, whether it is over, how often it was begun, extra minutes."""

    number: int
    sheriff: int = 0
    characters: dict[int, str] = {}
    over: bool = False
    repeated: int = 0
    extra: int = 0


class PublicTable(Struct, frozen=True):
    """A table: who sits where, and its rounds."""

    number: int
    seating: tuple[int, ...] = ()
    rounds: dict[int, PublicRound] = {}


class PublicTournament(Struct, frozen=True):
    """All that everybody may know."""

    name: str = ""
    region: str = ""
    players: dict[int, PublicPlayer] = {}
    tables: dict[int, PublicTable] = {}
    seeds: tuple[tuple[str, str], ...] = ()
    drawn_by: str = ""
    qualifiers: tuple[int, ...] = ()
    duels: dict[str, tuple[int, int]] = {}


def public(log: Sequence[Logged]) -> PublicTournament:
    """What everybody may know of a tournament with this log."""
    aloud = [(each.number, h.heard(each.fact)) for each in effective(log)]
    withdrawn = {word.entry for _, word in aloud if isinstance(word, h.Back)}
    state = PublicTournament()
    for number, word in aloud:
        if number not in withdrawn and type(word) in _FOLDS:
            state = _FOLDS[type(word)](state, word)
    return state


def _announced(state: PublicTournament, aloud: h.Announced) -> PublicTournament:
    return replace(state, name=aloud.name, region=aloud.region)


def _joined(state: PublicTournament, aloud: h.Joined) -> PublicTournament:
    return _with_player(state, PublicPlayer(aloud.player, aloud.name))


def _gone(state: PublicTournament, aloud: h.Gone) -> PublicTournament:
    known = state.players.get(aloud.player)
    return state if known is None else _with_player(state, replace(known, gone=True))


def _with_player(state: PublicTournament, player: PublicPlayer) -> PublicTournament:
    return replace(state, players={**state.players, player.number: player})


def _chosen(state: PublicTournament, aloud: h.Chosen) -> PublicTournament:
    return replace(state, seeds=(*state.seeds, (aloud.purpose, aloud.seed)))


def _seated(state: PublicTournament, aloud: h.Seated) -> PublicTournament:
    tables = {table: PublicTable(table, seating) for table, seating in enumerate(aloud.tables, 1)}
    return replace(state, tables=tables, drawn_by=aloud.seed)


def _begun(state: PublicTournament, aloud: h.Begun) -> PublicTournament:
    return _with_round(state, aloud, lambda now: replace(now, sheriff=aloud.sheriff))


def _named(state: PublicTournament, aloud: h.Named) -> PublicTournament:
    return _with_round(
        state, aloud, lambda now: replace(now, characters={**now.characters, aloud.player: aloud.character})
    )


def _ended(state: PublicTournament, aloud: h.Ended) -> PublicTournament:
    return _with_round(state, aloud, lambda now: replace(now, over=True))


def _repeated(state: PublicTournament, aloud: h.Repeated) -> PublicTournament:
    def again(now: PublicRound) -> PublicRound:
        kept = {} if aloud.auction else now.characters
        return replace(now, characters=kept, over=False, repeated=now.repeated + 1)

    return _with_round(state, aloud, again)


def _extended(state: PublicTournament, aloud: h.Extended) -> PublicTournament:
    return _with_round(state, aloud, lambda now: replace(now, extra=now.extra + aloud.minutes))


def _qualified(state: PublicTournament, aloud: h.Qualified) -> PublicTournament:
    return replace(state, qualifiers=aloud.players)


def _beat(state: PublicTournament, aloud: h.Beat) -> PublicTournament:
    return replace(state, duels={**state.duels, aloud.match: (aloud.winner, aloud.loser)})


OfARound = h.Begun | h.Named | h.Ended | h.Repeated | h.Extended


def _with_round(
    state: PublicTournament, aloud: OfARound, change: Callable[[PublicRound], PublicRound]
) -> PublicTournament:
    table = state.tables.get(aloud.table) or PublicTable(aloud.table)
    changed = change(table.rounds.get(aloud.round) or PublicRound(aloud.round))
    rounds = {**table.rounds, aloud.round: changed}
    return replace(state, tables={**state.tables, aloud.table: replace(table, rounds=rounds)})


_FOLDS: dict[type, Callable[[PublicTournament, Any], PublicTournament]] = {
    h.Announced: _announced,
    h.Joined: _joined,
    h.Gone: _gone,
    h.Chosen: _chosen,
    h.Seated: _seated,
    h.Begun: _begun,
    h.Named: _named,
    h.Ended: _ended,
    h.Repeated: _repeated,
    h.Extended: _extended,
    h.Qualified: _qualified,
    h.Beat: _beat,
}
