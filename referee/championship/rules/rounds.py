"""Against a round: its number, its Sheriff, its deal; and against a game's being played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from referee.championship.rules.conduct import expulsion_due
from referee.championship.rules.course import due_sheriff, stopped
from referee.championship.rules.entries import GameVoided, RoundOpened
from referee.championship.rules.facts import DEALT_CLAUSES, LEADER, STOPS_AT, dealt
from referee.championship.rules.grounds import Grounds, doubt, for_referee, illegal
from referee.championship.rules.places import TableOpened, TimeGranted
from referee.championship.rules.state import Table, Tournament


def opening(state: Tournament, fact: RoundOpened) -> Grounds:
    """Against the beginning of a round (`ITC-062`, `ITC-066` to `ITC-069`, `ITC-193`, `ITC-201`, `ITC-223`)."""
    table = state.tables.get(fact.table)
    if table is None:
        yield doubt("unknown_table", table=fact.table)
        return
    yield from _in_turn(table, fact)
    yield from _sheriff(state, table, fact)
    for player in table.seating:
        known = state.players.get(player)
        if known and expulsion_due(known):
            yield illegal("expulsion_due", "ITC-193", "ITC-194", player=player)
    yield from deal(state.seated(table), {each.player: each.role for each in fact.roles}, fact.sheriff, fact.round)


def _in_turn(table: Table, fact: RoundOpened) -> Grounds:
    now = table.under_way
    if now and now.number != fact.round:
        yield doubt("round_not_over", "ITC-062", table=fact.table, round=now.number)
    elif now:
        yield doubt("round_open_already", table=fact.table, round=fact.round)
    elif fact.round != table.next_number:
        yield doubt("other_round", "ITC-062", table=fact.table, round=fact.round, expected=table.next_number)


def _sheriff(state: Tournament, table: Table, fact: RoundOpened) -> Grounds:
    expected = due_sheriff(state, table)
    if stopped(state, table):
        yield illegal("table_stopped", "ITC-201", table=fact.table, players=len(state.seated(table)), stops_at=STOPS_AT)
    elif expected is None:
        yield illegal("everybody_was_sheriff", "ITC-062", "ITC-223", table=fact.table)
    elif expected != fact.sheriff:
        clauses = ("ITC-068", "ITC-223") if table.played else ("ITC-066",)
        yield illegal("other_sheriff", *clauses, said=fact.sheriff, expected=expected)


def deal(players: tuple[int, ...], roles: Mapping[int, str], leader: int, number: int) -> Grounds:
    """Against the roles told of these players: no more of any than are dealt, and the Sheriff's is known."""
    if not roles:
        return
    told, due = Counter(roles.values()), dealt(len(players))
    if strangers := tuple(player for player in roles if player not in players):
        yield doubt("not_at_the_table", players=strangers)
    complete = len(roles) == len(players)
    if due and (told != due if complete else told - due):
        clauses = (DEALT_CLAUSES[len(players)], "ITC-069" if number > 1 else "ITC-067")
        yield illegal("other_roles", *clauses, roles=tuple(roles.values()), dealt=tuple(due.elements()))
    if roles.get(leader, LEADER) != LEADER or any(roles[each] == LEADER for each in roles if each != leader):
        yield illegal("leader_has_other_role", "ITC-066", "ITC-068", player=leader)


def voiding(state: Tournament, fact: GameVoided) -> Grounds:
    """Against playing a game again (`ITC-231`)."""
    table = state.tables.get(fact.table)
    known = table.round(fact.round) if table else None
    if table is None or known is None or known.entry is None:
        yield doubt("no_such_round", table=fact.table, round=fact.round)
    elif any(each.number > fact.round for each in table.rounds):
        yield for_referee("later_round_begun", "ITC-050", "ITC-231", table=fact.table, round=fact.round)


def playing(state: Tournament, fact: TableOpened | TimeGranted) -> Grounds:
    """Against a log for a game, or more time for it (`ITC-050`, `ITC-205`): there has to be one under way."""
    table = state.tables.get(fact.table)
    each = table.round(fact.round) if table else None
    if each is None or each.entry is None or each.game:
        yield doubt("round_not_open", table=fact.table, round=fact.round)
    elif isinstance(fact, TableOpened) and each.stream:
        yield for_referee("log_begun_already", "ITC-050", table=fact.table, round=fact.round)
