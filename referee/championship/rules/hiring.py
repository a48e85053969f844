"""Against a hire: its price, its buyer, its character. Money is the referee's, and so is all that is said here."""

from __future__ import annotations

from collections.abc import Mapping

from referee.championship.rules.accounts import purses
from referee.championship.rules.course import still_in
from referee.championship.rules.entries import CharacterHired
from referee.championship.rules.facts import LEAST_PRICE, STEP
from referee.championship.rules.figures import Value
from referee.championship.rules.grounds import Grounds, doubt, for_referee, illegal
from referee.championship.rules.state import Hire, Round, Table, Tournament

Owned = Mapping[int, Value]


def hire(state: Tournament, fact: CharacterHired) -> Grounds:
    """Against a hire (`ITC-075`, `ITC-079`, `ITC-084` to `ITC-089`, `ITC-092`, `ITC-094`).

    What is paid counts whether or not anybody said that its round began, and so it is judged all the same.
    """
    table = state.tables.get(fact.table)
    each = (table.round(fact.round) if table else None) or Round(fact.round)
    there = table if table and not each.game and fact.player in still_in(state, table, each) else None
    if each.entry is None or each.game:
        yield doubt("round_not_open", table=fact.table, round=fact.round)
    elif there is None:
        yield doubt("not_at_the_table", players=(fact.player,))
    yield from _amount(fact) if there is None else _at_the_table(state, there, each, fact)


def _at_the_table(state: Tournament, table: Table, each: Round, fact: CharacterHired) -> Grounds:
    owned = owned_by(state, table)
    yield from _character(each, fact)
    yield from _kept(table, owned, fact) if fact.kept else _price(state, table, each, owned, fact)


def owned_by(state: Tournament, table: Table) -> Owned:
    """What everybody at a table owns now."""
    return purses(state, table.seating)


def waiting(state: Tournament, table: Table, each: Round) -> tuple[int, ...]:
    """Who has no character yet, in the order of the seats."""
    return tuple(player for player in still_in(state, table, each) if each.hire_of(player) is None)


def _character(each: Round, fact: CharacterHired) -> Grounds:
    if each.hire_of(fact.player):
        yield illegal("hired_already", "ITC-085", player=fact.player)
    if taken := tuple(hire.player for hire in each.hires if hire.character == fact.character):
        yield doubt("character_taken", players=taken, character=fact.character)


def _amount(fact: CharacterHired) -> Grounds:
    if fact.price % STEP:
        yield illegal("not_in_hundreds", "ITC-075", price=fact.price, step=STEP)
    if fact.price < LEAST_PRICE:
        yield illegal("below_least_price", "ITC-084", price=fact.price, least=LEAST_PRICE)


def _price(state: Tournament, table: Table, each: Round, owned: Owned, fact: CharacterHired) -> Grounds:
    rivals = [other for other in waiting(state, table, each) if other != fact.player]
    yield from _amount(fact)
    if owned[fact.player] < LEAST_PRICE:
        yield from _without_money(owned, rivals, fact)
    elif fact.price > owned[fact.player]:
        yield illegal("more_than_owned", "ITC-079", player=fact.player, price=fact.price)
    elif fact.price > LEAST_PRICE and not any(owned[other] >= LEAST_PRICE for other in rivals):
        yield illegal("last_pays_least", "ITC-084", player=fact.player, price=fact.price, least=LEAST_PRICE)


def _without_money(owned: Owned, rivals: list[int], fact: CharacterHired) -> Grounds:
    if fact.price != LEAST_PRICE:
        yield illegal("without_money_pays_least", "ITC-086", "ITC-088", player=fact.player, least=LEAST_PRICE)
    if first := tuple(other for other in rivals if owned[other] >= LEAST_PRICE):
        yield illegal("without_money_waits", "ITC-086", "ITC-087", player=fact.player, players=first)
    if first := tuple(other for other in rivals if LEAST_PRICE > owned[other] > owned[fact.player]):
        yield illegal("smaller_debt_first", "ITC-089", player=fact.player, players=first)


def _kept(table: Table, owned: Owned, fact: CharacterHired) -> Grounds:
    before = table.round(fact.round - 1)
    ended = before.game.of(fact.player) if before and before.game else None
    if before is None or ended is None or not ended.in_play:
        yield illegal("did_not_survive", "ITC-092", "ITC-093", player=fact.player)
        return
    yield from _same(before.hire_of(fact.player), fact)
    if owned[fact.player] < LEAST_PRICE == fact.price:
        yield for_referee("kept_without_money", "ITC-050", "ITC-079", "ITC-086", "ITC-092", player=fact.player)
    elif fact.price > owned[fact.player]:
        yield illegal("more_than_owned", "ITC-079", "ITC-092", player=fact.player, price=fact.price)


def _same(was: Hire | None, fact: CharacterHired) -> Grounds:
    if was is None or was.character != fact.character:
        yield illegal("not_his_character", "ITC-092", player=fact.player, character=fact.character)
    elif was.price != fact.price:
        yield illegal("other_price", "ITC-094", player=fact.player, price=fact.price, expected=was.price)
