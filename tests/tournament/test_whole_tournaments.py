"""Whole random tournaments: nothing that is played by the regulation is objected to, and the figures add up."""

from collections import Counter

import msgspec
import pytest

from referee.tournament import entries as e
from referee.tournament.bracket import places
from referee.tournament.due import due
from referee.tournament.folding import tournament_of
from referee.tournament.judging import audit
from referee.tournament.public import public
from referee.tournament.standings import standings, undecided
from tests.tournament.playing import played

GAMES = [(10, 1), (11, 2), (13, 3), (16, 4), (20, 5), (24, 6), (26, 7), (35, 8), (12, 9), (17, 10)]
REMARKS = {"second_warning", "not_in_the_annex"}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nothing_is_objected_to(players: int, seed: int) -> None:
    """Only what is worth knowing is said: a second warning, tables that the annex leaves out."""
    said = {key for each in audit(played(players, seed)) for key in each.verdict.keys}
    assert said <= REMARKS


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_in_the_end_nothing_is_owed_and_nobody_tied(players: int, seed: int) -> None:
    """ITC-062, ITC-130, ITC-223: everybody still there was Sheriff once, unless his table stopped."""
    state = tournament_of(played(players, seed))
    assert due(state) == ()
    found = standings(state)
    assert undecided(found) == ()
    assert [each.place for each in found] == list(range(1, len(found) + 1))
    assert len(places(state)) == len(found)
    for table in state.tables.values():
        left = state.seated(table)
        been = Counter(each.sheriff for each in table.played)
        assert len(left) <= 3 or all(been[player] == 1 for player in left)


@pytest.mark.parametrize(("players", "seed"), GAMES[:4])
def test_everybody_sees_the_same_whatever_was_bid_and_dealt(players: int, seed: int) -> None:
    """ITC-119: other prices, other deals, other winners, the same public view at every moment."""
    log = played(players, seed)
    other = [_elsewhere(entry) for entry in log]
    assert other != log
    for length in range(0, len(log) + 1, 7):
        assert msgspec.json.encode(public(log[:length])) == msgspec.json.encode(public(other[:length]))


def _elsewhere(entry: e.Logged) -> e.Logged:
    if isinstance(entry, e.CharacterHired):
        return msgspec.structs.replace(entry, price=entry.price + 100, kept=not entry.kept)
    if isinstance(entry, e.RoundOpened):
        return msgspec.structs.replace(entry, roles=())
    if isinstance(entry, e.GamePlayed):
        ended = tuple(msgspec.structs.replace(each, in_play=not each.in_play) for each in entry.results)
        return msgspec.structs.replace(entry, outcome="law", results=ended)
    return entry
