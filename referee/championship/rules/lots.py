"""Against a draw of tables or of lots."""

from __future__ import annotations

from collections import Counter

from referee.championship.rules.course import rounds_over
from referee.championship.rules.draw import LOTS, SEATING, drawn, shuffled
from referee.championship.rules.entries import Drawn, LotsDrawn, SeedWritten
from referee.championship.rules.facts import LEAST_PLAYERS, LEAST_SEATS, MOST_SEATS, UNEVEN
from referee.championship.rules.grounds import Grounds, doubt, for_referee, illegal, remark, without_effect
from referee.championship.rules.standings import standings, undecided
from referee.championship.rules.state import Tournament
from referee.championship.rules.tables import Sizes, lawful, partitions, standing

_FAIR = ("ITC-025", "ITC-064")
"""Draws are drawn, and correctly so."""


def seed(state: Tournament, fact: SeedWritten) -> Grounds:
    """Against a seed: there is one already, and nobody may choose between two."""
    if any(each.purpose == fact.purpose for each in state.seeds):
        yield for_referee("seed_again", *_FAIR, purpose=fact.purpose)


def draw(state: Tournament, fact: Drawn) -> Grounds:
    """Against a draw of tables (`ITC-013`, `ITC-055`, `ITC-059` to `ITC-064`)."""
    seated = Counter(player for table in fact.tables for player in table)
    sizes = tuple(map(len, fact.tables))
    if state.drawn is not None:
        begun = any(table.rounds for table in state.tables.values())
        yield (illegal if begun else for_referee)("drawn_again", "ITC-055", "ITC-064", entry=state.drawn)
    if len(seated) < LEAST_PLAYERS:
        yield without_effect("too_few_players", "ITC-013", players=len(seated), least=LEAST_PLAYERS)
    yield from _sizes(sizes)
    yield from _seated(state, seated)
    if fact.seed:
        yield from _by_seed(state, fact.seed, SEATING)
        if drawn(seated, sizes, fact.seed) != fact.tables:
            yield illegal("not_by_the_seed", *_FAIR, seed=fact.seed)


def _sizes(sizes: Sizes) -> Grounds:
    players = sum(sizes)
    if not partitions(players):
        yield illegal("no_tables_possible", "ITC-060", "ITC-061", players=players)
    if wrong := tuple(size for size in sizes if not LEAST_SEATS <= size <= MOST_SEATS):
        yield illegal("table_size", "ITC-060", sizes=wrong, least=LEAST_SEATS, most=MOST_SEATS)
    if sizes and max(sizes) - min(sizes) > UNEVEN:
        yield illegal("tables_uneven", "ITC-061", sizes=sizes)
    if lawful(sizes) and standing(sizes) != "printed":
        yield remark("not_in_the_annex", "ITC-063", "ITC-264", sizes=sizes)


def _seated(state: Tournament, seated: Counter[int]) -> Grounds:
    if missing := tuple(player for player in state.present if player not in seated):
        yield illegal("not_seated", "ITC-064", players=missing)
    if twice := tuple(player for player, times in seated.items() if times > 1):
        yield doubt("seated_twice", players=twice)
    if gone := tuple(player for player in seated if state.gone(player)):
        yield illegal("gone_and_seated", "ITC-211", players=gone)
    if unknown := tuple(player for player in seated if player not in state.players):
        yield doubt("unknown_players", players=unknown)


def _by_seed(state: Tournament, told: str, purpose: str) -> Grounds:
    written = {each.seed for each in state.seeds if each.purpose == purpose}
    if told not in written:
        yield for_referee("seed_not_written", *_FAIR, seed=told)
    elif len(written) > 1:
        yield for_referee("one_seed_of_several", *_FAIR, seed=told)


def tie(state: Tournament, fact: LotsDrawn) -> Grounds:
    """Against lots among players: they are the last criterion, after all others, when all rounds are over."""
    if not rounds_over(state):
        yield illegal("rounds_not_over", "ITC-124")
    if tuple(sorted(fact.players)) not in undecided(standings(state)):
        yield illegal("not_tied", "ITC-124", "ITC-130", players=fact.players)
    if fact.seed:
        yield from _by_seed(state, fact.seed, LOTS)
        if shuffled(fact.players, fact.seed, LOTS) != fact.players:
            yield illegal("not_by_the_seed", *_FAIR, seed=fact.seed)
