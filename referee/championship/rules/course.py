"""How far a table has come: who is Sheriff next, whether it has stopped, who is part of a round."""

from __future__ import annotations

from itertools import count

from referee.championship.rules.draw import next_sheriff
from referee.championship.rules.entry import LeftWhen
from referee.championship.rules.facts import STOPS_AT
from referee.championship.rules.state import Leaving, Round, Table, Tournament


def been_sheriff(table: Table) -> tuple[int, ...]:
    """Who was Sheriff in the rounds that were played."""
    return tuple(each.sheriff for each in table.played)


def due_sheriff(state: Tournament, table: Table) -> int | None:
    """Who is Sheriff of the next round to be played (`ITC-066`, `ITC-068`, `ITC-223`); nobody once all were."""
    gone = [player for player in table.seating if state.gone(player)]
    return next_sheriff(table.seating, been_sheriff(table), gone)


def stopped(state: Tournament, table: Table) -> bool:
    """Have so many left that play stops at the end of the round (`ITC-201`)?"""
    return bool(table.seating) and len(state.seated(table)) <= STOPS_AT


def finished(state: Tournament, table: Table) -> bool:
    """Has the table played all it will play?"""
    return not table.under_way and (stopped(state, table) or due_sheriff(state, table) is None)


def rounds_over(state: Tournament) -> bool:
    """Is the elimination round over at every table?"""
    return bool(state.tables) and all(finished(state, table) for table in state.tables.values())


def to_come(state: Tournament, table: Table) -> tuple[tuple[int, int], ...]:
    """The rounds that a table still plays if nobody leaves any more, by number and Sheriff; one under way comes first.

    Who left is Sheriff in none (`ITC-223`), and a table that stops plays only the one under way (`ITC-201`).
    """
    now, found = table.under_way, list[tuple[int, int]]()
    if now is not None:
        found.append((now.number, now.sheriff))
    gone = [player for player in table.seating if state.gone(player)]
    been = [*been_sheriff(table), *(sheriff for _, sheriff in found)]
    used = {each.number for each in table.played} | {number for number, _ in found}
    free = (number for number in count(1) if number not in used)
    while not stopped(state, table) and (player := next_sheriff(table.seating, been, gone)) is not None:
        found.append((next(free), player))
        been.append(player)
    return tuple(found)


def players_of(state: Tournament, table: Table, each: Round) -> tuple[int, ...]:
    """The players of a round: all at the table but those who had left before it began (`ITC-212`, `ITC-221`)."""
    return tuple(player for player in table.seating if not _left_before(state, player, each))


def seats_of(state: Tournament, table: Table, each: Round) -> tuple[int, ...]:
    """The players of a round from the Sheriff on, each to the left of the one before."""
    players = players_of(state, table, each)
    at = players.index(each.sheriff) if each.sheriff in players else 0
    return players[at:] + players[:at]


def _left_before(state: Tournament, player: int, each: Round) -> bool:
    known = state.players.get(player)
    if known is None:
        return False
    if each.entry is None:
        return known.left is not None
    return any(_away(state, left, each.entry) for left in (*known.pardoned, known.left) if left)


def _away(state: Tournament, left: Leaving, entry: int) -> bool:
    went, now = state.when(left.entry), state.when(entry)
    return went < now and (left.cancelled is None or now < state.when(left.cancelled))


def still_in(state: Tournament, table: Table, each: Round) -> tuple[int, ...]:
    """The players of a round who have not left since."""
    return tuple(player for player in players_of(state, table, each) if not state.gone(player))


def moment(state: Tournament, player: int) -> LeftWhen:
    """Where the tournament stands for a player: when he would leave, if he left now.

    Once the qualifiers are named the ranking is closed (`ITC-227`): who leaves then keeps the place that he has in it.
    """
    table = state.table_of(player)
    if state.drawn is None or table is None:
        return "before_draw"
    if table.under_way:
        return "during_game"
    if not finished(state, table):
        return "between_rounds"
    return "during_duel" if state.qualifiers or state.duels else "after_rounds"
