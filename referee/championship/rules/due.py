"""What has to happen next, table by table; some of it tells money or roles, and is the referee's alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from referee.championship.rules.auctioning import owed_lots, speaker
from referee.championship.rules.bracket import BOTH_LEFT, EMPTY_PLACE, Match, bracket, qualifiers
from referee.championship.rules.conduct import expulsion_due, penalty_due, to_be_repeated
from referee.championship.rules.course import due_sheriff, finished, rounds_over
from referee.championship.rules.facts import LEAST_PLAYERS
from referee.championship.rules.hiring import waiting
from referee.championship.rules.standings import standings, undecided
from referee.championship.rules.state import Round, Table, Tournament


class Due(Struct, frozen=True):
    """Something owed: what, at which table and in which round, by whom, and the clauses that ask for it.

    Of sign-ups: how many are missing, and how many there have to be at least.
    """

    kind: str
    clauses: tuple[str, ...]
    table: int = 0
    round: int = 0
    players: tuple[int, ...] = ()
    match: str = ""
    missing: int = 0
    least: int = 0


def due(state: Tournament) -> tuple[Due, ...]:
    """All that is owed now: the end of a pause, penalties, who sits nowhere, each table's own, lots, naming, duels.

    Nothing is announced that may not begin before somebody is expelled (`ITC-193`).
    """
    return (
        *_pause(state), *_penalties(state), *_draw(state), *_unseated(state), *_tables(state), *_lots(state),
        *_qualifiers(state), *_matches(state),
    )  # fmt: skip


def _pause(state: Tournament) -> Iterator[Due]:
    """A pause goes on until the referee ends it."""
    if state.paused is not None:
        yield Due("go", ("ITC-050",))


def _penalties(state: Tournament) -> Iterator[Due]:
    for player in state.players.values():
        if expulsion_due(player):
            yield Due("expulsion", ("ITC-193", "ITC-194"), players=(player.number,))
        elif penalty_due(state, player):
            yield Due("penalty", ("ITC-180", "ITC-182"), players=(player.number,))


def _held_up(state: Tournament, players: Iterable[int]) -> bool:
    """Has one of these to be expelled first?"""
    return bool(to_expel(state, players))


def to_expel(state: Tournament, players: Iterable[int]) -> tuple[int, ...]:
    """Those of these players who are to be expelled before anything else happens where they are (`ITC-193`)."""
    return tuple(player for player in players if player in state.players and expulsion_due(state.players[player]))


def _draw(state: Tournament) -> Iterator[Due]:
    """From the least number on; before that, as many sign-ups as are missing."""
    if state.drawn is not None:
        return
    if missing := max(0, LEAST_PLAYERS - len(state.present)):
        yield Due("sign_ups", ("ITC-013",), players=state.present, missing=missing, least=LEAST_PLAYERS)
    else:
        yield Due("draw", ("ITC-055", "ITC-064"), players=state.present)


def _unseated(state: Tournament) -> Iterator[Due]:
    """Who is there and sits at no table, as long as rounds are played: no clause says where he goes (`ITC-050`)."""
    if state.drawn is None or rounds_over(state):
        return
    seated = {player for table in state.tables.values() for player in table.seating}
    if without := tuple(player for player in state.present if player not in seated):
        yield Due("unseated", ("ITC-050", "ITC-059", "ITC-064"), players=without)


def _tables(state: Tournament) -> Iterator[Due]:
    for table in state.tables.values():
        if not finished(state, table):
            yield from _of_table(state, table)


def _of_table(state: Tournament, table: Table) -> Iterator[Due]:
    """What comes next there: a round, then its auction or its hires, and its result once everybody has a character."""
    now = table.under_way
    if now is None:
        yield from () if _held_up(state, table.seating) else (_next_round(state, table),)
    elif to_be_repeated(state, now):
        yield Due("again", ("ITC-231",), table.number, now.number)
    elif without := waiting(state, table, now):
        hires = Due("hires", ("ITC-083",), table.number, now.number, without)
        yield from tuple(_auction(state, table, now)) or (hires,)
    else:
        yield Due("result", ("ITC-101",), table.number, now.number)


def _next_round(state: Tournament, table: Table) -> Due:
    sheriff = due_sheriff(state, table)
    players = () if sheriff is None else (sheriff,)
    return Due("round", ("ITC-062", "ITC-068"), table.number, table.next_number, players)


def _auction(state: Tournament, table: Table, now: Round) -> Iterator[Due]:
    if lots := owed_lots(state, table, now):
        yield Due("choice", ("ITC-090",), table.number, now.number, lots)
    elif player := speaker(state, table, now):
        yield Due("bid", ("ITC-074", "ITC-076"), table.number, now.number, (player,))


def _lots(state: Tournament) -> Iterator[Due]:
    if rounds_over(state):
        for group in undecided(standings(state)):
            yield Due("lots", ("ITC-130",), players=group)


def _qualifiers(state: Tournament) -> Iterator[Due]:
    """To be named as soon as they are known: whoever follows from outside waits for it."""
    best = () if state.qualifiers or state.drawn is None else qualifiers(state)
    if best and not _held_up(state, best):
        yield Due("qualifiers", ("ITC-131", "ITC-133"))


def _matches(state: Tournament) -> Iterator[Due]:
    for match in bracket(state).values() if state.drawn is not None else ():
        if not _held_up(state, match.there):
            yield from of_a_match(match)


def of_a_match(match: Match) -> Iterator[Due]:
    """A duel to be played, or for the referee to decide because no clause does."""
    if match.ready:
        yield Due("match", match.clauses, players=match.there, match=match.key)
    elif match.undecided == EMPTY_PLACE:
        yield Due("empty_place", match.clauses, players=match.there, match=match.key)
    elif match.undecided == BOTH_LEFT:
        yield Due("both_left", match.clauses, players=match.there, match=match.key)
