"""The next state, by what an entry says and nothing else; nothing is judged, and every well-formed entry can be folded.

What speaks of a table, a round or a player that nothing was said of before makes it known: no money gets lost because
an earlier entry is missing. Only penalties of unknown players are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules import matches as m
from referee.championship.rules import places as p
from referee.championship.rules.befalling import OF_PERSONS, with_player
from referee.championship.rules.hammer import auction_after
from referee.championship.rules.history import Counted, effective
from referee.championship.rules.noted import Decided, DuelLog, HandOver, Lots, Seed, Won
from referee.championship.rules.state import Game, Hire, Player, Round, Table, Tournament, Void


def tournament_of(log: Sequence[e.Logged]) -> Tournament:
    """The tournament as this log, or the first part of one, tells it."""
    return fold(effective(log))


def fold(facts: Iterable[Counted]) -> Tournament:
    """The tournament after these facts."""
    state = Tournament()
    for each in facts:
        state = evolve(state, each)
    return state


def evolve(state: Tournament, counted: Counted) -> Tournament:
    """The tournament after one more fact."""
    after = _FOLDS[type(counted.fact)](state, counted.number, counted.fact)
    return replace(after, late={**after.late, counted.number: counted.before}) if counted.before else after


def _opened(state: Tournament, number: int, fact: e.Opened) -> Tournament:
    state = replace(state, name=fact.name, region=fact.region, open_to_all=fact.open_to_all, opened=number)
    return replace(state, readings_asked=fact.readings_asked)


def _enrolled(state: Tournament, number: int, fact: e.PlayerEnrolled) -> Tournament:
    known = state.players.get(fact.player, Player(fact.player, fact.name, number))
    return with_player(state, replace(known, name=fact.name, left=None, resident=fact.resident))


def _seed(state: Tournament, number: int, fact: e.SeedWritten) -> Tournament:
    return replace(state, seeds=(*state.seeds, Seed(number, fact.seed, fact.purpose)))


def _drawn(state: Tournament, number: int, fact: e.Drawn) -> Tournament:
    tables = {table: Table(table, seating) for table, seating in enumerate(fact.tables, 1)}
    return replace(state, tables=tables, drawn=number, drawn_by=fact.seed)


def _round_opened(state: Tournament, number: int, fact: e.RoundOpened) -> Tournament:
    roles = {dealt.player: dealt.role for dealt in fact.roles}
    return _with_round(state, fact, lambda now: replace(now, sheriff=fact.sheriff, entry=number, roles=roles))


def _hired(state: Tournament, number: int, fact: e.CharacterHired) -> Tournament:
    hire = Hire(number, fact.player, fact.character, fact.price, fact.kept)
    return _with_round(state, fact, lambda now: replace(now, hires=(*now.hires, hire)))


def _played(state: Tournament, number: int, fact: e.GamePlayed) -> Tournament:
    return _with_round(state, fact, lambda now: replace(now, game=Game(number, fact.outcome, fact.results)))


def _voided(state: Tournament, number: int, fact: e.GameVoided) -> Tournament:
    def void(now: Round) -> Round:
        back, stay = (now.hires, ()) if fact.refunded else ((), now.hires)
        return Round(now.number, now.sheriff, hires=stay, voids=(*now.voids, Void(number, fact.reason, back)))

    return _with_round(state, fact, void)


OfARound = (
    e.RoundOpened | e.CharacterHired | e.GamePlayed | e.GameVoided | b.OfAnAuction | p.TableOpened | p.TimeGranted
)


def _bid(state: Tournament, number: int, fact: b.OfAnAuction) -> Tournament:
    return _with_round(state, fact, lambda now: replace(now, auction=auction_after(now.auction, number, fact)))


def _table_opened(state: Tournament, number: int, fact: p.TableOpened) -> Tournament:
    return _with_round(state, fact, lambda now: replace(now, stream=fact.stream))


def _time_granted(state: Tournament, number: int, fact: p.TimeGranted) -> Tournament:
    return _with_round(state, fact, lambda now: replace(now, extra=now.extra + fact.minutes))


def _handed(state: Tournament, number: int, fact: p.HandedOver) -> Tournament:
    return replace(state, handed=HandOver(number, fact.to, fact.copy))


def _with_round(state: Tournament, fact: OfARound, change: Callable[[Round], Round]) -> Tournament:
    table = state.tables.get(fact.table) or Table(fact.table)
    rounds = _changed(table.rounds, fact.round, change)
    return replace(state, tables={**state.tables, fact.table: replace(table, rounds=rounds)})


def _changed(rounds: tuple[Round, ...], number: int, change: Callable[[Round], Round]) -> tuple[Round, ...]:
    """The rounds with one of them changed, mostly the last."""
    if rounds and rounds[-1].number == number:
        return (*rounds[:-1], change(rounds[-1]))
    changed = change(next((each for each in rounds if each.number == number), Round(number)))
    others = (each for each in rounds if each.number != number)
    return tuple(sorted((*others, changed), key=lambda each: each.number))


def _lots(state: Tournament, number: int, fact: e.LotsDrawn) -> Tournament:
    return replace(state, lots=(*state.lots, Lots(number, fact.players)))


def _named(state: Tournament, number: int, fact: e.QualifiersNamed) -> Tournament:
    return replace(state, qualifiers=fact.players)


def _won(state: Tournament, number: int, fact: e.DuelWon) -> Tournament:
    return replace(state, duels={**state.duels, fact.match: Won(number, fact.winner, fact.loser)})


def _decided(state: Tournament, number: int, fact: m.MatchDecided) -> Tournament:
    players = tuple(dict.fromkeys(fact.players))[:2]
    return replace(state, decided={**state.decided, fact.match: Decided(number, players)})


def _duel_opened(state: Tournament, number: int, fact: m.DuelOpened) -> Tournament:
    return replace(state, duel_logs={**state.duel_logs, fact.match: DuelLog(fact.stream, fact.players)})


def _let_stand(state: Tournament, number: int, fact: e.LetStand) -> Tournament:
    return replace(state, let_stand={**state.let_stand, fact.entry: fact.reason})


_FOLDS: dict[type, Callable[[Tournament, int, Any], Tournament]] = {
    e.Opened: _opened,
    e.PlayerEnrolled: _enrolled,
    **OF_PERSONS,
    e.SeedWritten: _seed,
    e.Drawn: _drawn,
    e.RoundOpened: _round_opened,
    e.CharacterHired: _hired,
    e.GamePlayed: _played,
    e.GameVoided: _voided,
    e.LotsDrawn: _lots,
    e.QualifiersNamed: _named,
    e.DuelWon: _won,
    m.MatchDecided: _decided,
    m.DuelOpened: _duel_opened,
    e.LetStand: _let_stand,
    **dict.fromkeys(get_args(b.OfAnAuction), _bid),
    p.TableOpened: _table_opened,
    p.TimeGranted: _time_granted,
    p.HandedOver: _handed,
    p.Paused: lambda state, number, _: replace(state, paused=number),
    p.WentOn: lambda state, *_: replace(state, paused=None),
    p.Resumed: lambda state, *_: replace(state, handed=None),
}
