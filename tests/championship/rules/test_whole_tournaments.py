"""Whole random tournaments: what is played by the regulation is not objected to, and the figures add up."""

from collections import Counter

import msgspec
import pytest

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.accounts import bookings, purses, total_of
from referee.championship.rules.aloud import state_aloud
from referee.championship.rules.bracket import places
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import audit
from referee.championship.rules.standings import standings, undecided
from referee.championship.simulating.slips import objected
from referee.championship.simulating.tournament import simulated

GAMES = [(10, 1), (11, 2), (13, 3), (16, 4), (20, 5), (24, 6), (26, 7), (35, 8), (12, 9), (17, 10)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nothing_is_objected_to_but_what_the_referee_let_stand(players: int, seed: int) -> None:
    """What a later correction makes look wrong is let stand; all else is played as the regulation has it."""
    log = simulated(players, seed)
    stood = tournament_of(log).let_stand
    assert [each for each in audit(log) if objected(each) and each.counted.number not in stood] == []


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_in_the_end_nothing_is_owed_and_nobody_tied(players: int, seed: int) -> None:
    """ITC-062, ITC-130, ITC-223: everybody still there was Sheriff once, unless his table stopped."""
    state = tournament_of(simulated(players, seed))
    assert due(state) == ()
    found = standings(state)
    assert undecided(found) == ()
    assert [each.place for each in found] == list(range(1, len(found) + 1))
    assert len(places(state)) == len(found)
    for table in state.tables.values():
        left = state.seated(table)
        been = Counter(each.sheriff for each in table.played)
        assert len(left) <= 3 or all(been[player] == 1 for player in left)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_purses_are_what_the_bookings_come_to(players: int, seed: int) -> None:
    """ITC-079, ITC-120: what a bid is held against is what a player is told when he asks."""
    log = simulated(players, seed)
    for length in range(0, len(log) + 1, 50):
        booked = bookings(tournament_of(log[:length]))
        owned = {player: total_of(figures).value for player, figures in booked.items()}
        assert purses(tournament_of(log[:length]), booked) == owned


@pytest.mark.parametrize(("players", "seed"), GAMES[:4])
def test_everybody_sees_the_same_whatever_was_bid_and_dealt(players: int, seed: int) -> None:
    """ITC-119: other prices, other deals, other winners, the same public view at every moment."""
    log = simulated(players, seed)
    other = [_elsewhere(entry) for entry in log]
    assert other != log
    for length in range(0, len(log) + 1, 7):
        assert msgspec.json.encode(state_aloud(log[:length])) == msgspec.json.encode(state_aloud(other[:length]))


def _elsewhere(entry: e.Logged) -> e.Logged:
    if isinstance(entry, e.Corrected):
        return msgspec.structs.replace(entry, to=_elsewhere(entry.to))
    if isinstance(entry, e.Inserted):
        return msgspec.structs.replace(entry, fact=_elsewhere(entry.fact))
    if isinstance(entry, e.CharacterHired):
        return msgspec.structs.replace(entry, price=entry.price + 100, kept=not entry.kept)
    if isinstance(entry, b.BidOpened | b.BidRaised):
        return msgspec.structs.replace(entry, bid=entry.bid + 100)
    if isinstance(entry, e.RoundOpened):
        return msgspec.structs.replace(entry, roles=())
    if isinstance(entry, e.GamePlayed):
        ended = tuple(msgspec.structs.replace(each, in_play=not each.in_play) for each in entry.results)
        return msgspec.structs.replace(entry, outcome="law", results=ended)
    return entry
