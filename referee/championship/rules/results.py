"""Against a result: the winners have to fit the roles and who was left."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.rules.course import players_of
from referee.championship.rules.entries import GamePlayed, SeatResult
from referee.championship.rules.facts import DUELLIST, ENDINGS, LEADER, SIDES
from referee.championship.rules.grounds import Grounds, doubt, for_referee, illegal
from referee.championship.rules.hiring import waiting
from referee.championship.rules.rounds import deal
from referee.championship.rules.state import Round, Table, Tournament

_BY_ENDING = {
    "leader_left": ("NLB-058",),
    "duellist_alone": ("NLB-061", "NLB-062"),
    "leader_fallen": ("NLB-059", "NLB-060"),
}


def result(state: Tournament, fact: GamePlayed) -> Grounds:
    """Against the result of a game (`ITC-083`, `ITC-101`, `ITC-118`, `ITC-226`, and who wins by the base rules)."""
    table = state.tables.get(fact.table)
    each = table.round(fact.round) if table else None
    if table is None or each is None or each.entry is None:
        yield doubt("round_not_open", table=fact.table, round=fact.round)
    else:
        yield from _players(players_of(state, table, each), fact)
        yield from _against_the_round(each, fact)
        yield from _hires(state, table, each)
    seats = tuple(result.player for result in fact.results)
    roles = {result.player: result.role for result in fact.results}
    leader = each.sheriff if each and each.sheriff else next((p for p in seats if roles[p] == LEADER), 0)
    yield from deal(seats, roles, leader, fact.round)
    yield from _outcome(fact)
    yield from _final_duel(fact)


def _players(players: tuple[int, ...], fact: GamePlayed) -> Grounds:
    told = [result.player for result in fact.results]
    if sorted(told) != sorted(players):
        yield doubt("other_players", "ITC-226", said=tuple(told), expected=players)


def _against_the_round(each: Round, fact: GamePlayed) -> Grounds:
    if each.game:
        yield doubt("result_already", table=fact.table, round=fact.round, entry=each.game.entry)
    for result in fact.results:
        known = each.roles.get(result.player)
        if known and known != result.role:
            yield doubt("role_was_another", player=result.player, said=result.role, dealt=known)


def _hires(state: Tournament, table: Table, each: Round) -> Grounds:
    """Nobody plays before every character is assigned, and what was paid is recorded (`ITC-081`, `ITC-083`)."""
    without = waiting(state, table, each)
    if without and not each.game:
        yield doubt("hires_missing", "ITC-081", "ITC-083", players=without)


def ending(results: Sequence[SeatResult]) -> str | None:
    """How a game with these left has ended, if it is over: by its key in the regulation."""
    left = [result.role for result in results if result.in_play]
    if LEADER in left:
        return "leader_left" if {SIDES.get(role, role) for role in left} == {SIDES[LEADER]} else None
    return "duellist_alone" if left == [DUELLIST] else "leader_fallen"


def _outcome(fact: GamePlayed) -> Grounds:
    key = ending(fact.results)
    if key is None:
        left = tuple(result.player for result in fact.results if result.in_play)
        yield illegal("game_not_over", "NLB-058", "NLB-059", players=left)
    elif ENDINGS[key] == fact.outcome:
        return
    elif key == "duellist_alone" and fact.outcome == ENDINGS["leader_fallen"]:
        yield for_referee("winner_by_moment", "NLB-059", "NLB-061", "ITC-246", said=fact.outcome, found=ENDINGS[key])
    else:
        yield illegal("other_outcome", *_BY_ENDING[key], said=fact.outcome, found=ENDINGS[key])


def _final_duel(fact: GamePlayed) -> Grounds:
    there = [result for result in fact.results if result.final_duel]
    if wrong := tuple(result.player for result in there if result.role != DUELLIST):
        yield illegal("final_duel_of_another", "ITC-118", players=wrong)
    others = tuple(each.player for each in fact.results if each.in_play and each.role not in (LEADER, DUELLIST))
    if there and others:
        yield illegal("final_duel_with_others", "ITC-118", players=others)
