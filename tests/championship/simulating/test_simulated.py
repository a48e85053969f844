"""Simulated tournaments: the same for the same seed, and everything that can happen does."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from msgspec import json

from referee.championship.rules import entries as e
from referee.championship.rules.accounts import bookings, total_of
from referee.championship.rules.entries import Logged
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.standings import standings
from referee.championship.rules.state import Tournament
from referee.championship.simulating.entrants import name
from referee.championship.simulating.tournament import simulated
from tests.championship.simulated import MANY, players_of, tournament


def tournaments() -> Iterator[tuple[Logged, ...]]:
    """A number of tournaments of all sizes."""
    return map(tournament, range(MANY))


@cache
def states() -> tuple[Tournament, ...]:
    """How they ended."""
    return tuple(map(tournament_of, tournaments()))


def test_a_seed_gives_one_tournament() -> None:
    """Anybody can have the same one again, and another seed or number of players gives another."""
    assert simulated(14, 3) == simulated(14, 3)
    assert len({json.encode(simulated(*each)) for each in ((14, 3), (14, 4), (15, 3))}) == 3


def test_so_many_sit_down_as_were_asked_for() -> None:
    """Who does not turn up comes on top; a late one may too."""
    for seed, state in enumerate(states()):
        assert sum(state.sizes) in (players_of(seed), players_of(seed) + 1)


def test_every_kind_of_entry_comes_about() -> None:
    """All that a tournament's own log can hold; where it goes on, and time, are the desk's."""
    kinds = {type(entry).__name__ for log in tournaments() for entry in log}
    assert kinds == {
        "Opened", "PlayerEnrolled", "PlayerLeft", "SeedWritten", "Drawn", "RoundOpened", "CharacterHired",
        "GamePlayed", "GameVoided", "Warned", "Expelled", "PenaltyCancelled", "LotsDrawn", "QualifiersNamed", "DuelWon",
        "LetStand", "Retracted", "Corrected", "Inserted", "CharactersLaid", "BidOpened", "BidRaised", "BidWithdrawn",
        "CharacterChosen", "ChoiceDrawn",
    }  # fmt: skip


def test_players_leave_at_every_moment() -> None:
    """ITC-210, ITC-194: before the draw, between rounds, in a game, after the rounds, in a duel; some are put out."""
    left = [player.left for state in states() for player in state.players.values() if player.left]
    moments = {"before_draw", "between_rounds", "during_game", "after_rounds", "during_duel"}
    assert {each.when for each in left} == moments
    assert {each.when for each in left if each.expelled} >= {"between_rounds", "during_game", "during_duel"}
    assert any(player.pardoned for state in states() for player in state.players.values())


def test_every_outcome_at_tables_of_every_size() -> None:
    """Law, Outlaws and Renegade win, with four to seven players; some tables fall to three (`ITC-201`)."""
    rounds = [each for state in states() for table in state.tables.values() for each in table.rounds]
    games = [each.game for each in rounds if each.game]
    assert {game.outcome for game in games} == {"law", "outlaws", "renegade"}
    assert {len(game.results) for game in games} == {4, 5, 6, 7}
    assert {bool(void.refunds) for each in rounds for void in each.voids} == {True, False}
    stopped = [table for state in states() for table in state.tables.values() if 0 < len(state.seated(table)) <= 3]
    assert stopped


def test_ties_come_down_to_late_criteria_and_to_lots() -> None:
    """ITC-124 to ITC-130."""
    decided = Counter(
        each.separations[-1].figure.key for state in states() for each in standings(state) if each.separations
    )
    assert decided.keys() >= {"sheriff_wins", "in_play", "deputy_wins", "outlaw_wins", "lots"}
    assert {bool(entry.seed) for log in tournaments() for entry in log if isinstance(entry, e.LotsDrawn)} == {
        True,
        False,
    }


def test_too_few_for_the_duels_are_let_stand() -> None:
    """ITC-050: a table that fell to three before its first game leaves nobody with a score, and three at the other."""
    log = simulated(10, 451)
    named = next(number for number, entry in enumerate(log) if isinstance(entry, e.QualifiersNamed))
    assert len(tournament_of(log).qualifiers) == 3
    assert named in tournament_of(log).let_stand


def test_some_run_out_of_money() -> None:
    """ITC-088: totals below nothing come about."""
    owned = [total_of(booked).value for state in states() for booked in bookings(state).values()]
    assert min(owned) < 0


def test_slips_are_put_right_late() -> None:
    """Corrections reach far back, and corrections and retractions are themselves taken back."""
    back = [
        number - entry.entry
        for log in tournaments()
        for number, entry in enumerate(log)
        if isinstance(entry, e.Corrected)
    ]
    assert max(back) > 100
    again = [log[entry.entry] for log in tournaments() for entry in log if isinstance(entry, e.Retracted)]
    assert {e.Retracted, e.Corrected} <= {type(entry) for entry in again}


def test_what_was_typed_wrong_is_put_right() -> None:
    """At once or later: whoever typed wrong says so."""
    said = [entry.reason for log in tournaments() for entry in log if isinstance(entry, e.Retracted | e.Corrected)]
    assert said.count("typed wrong") > 3


def test_everybody_has_a_name_of_his_own() -> None:
    """However many play."""
    names = [name(number) for number in range(1, 5001)]
    assert len(set(names)) == len(names)
