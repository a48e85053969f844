"""A tournament is an append-only log: what counts of it, and the state that any first part of it tells."""

import msgspec
import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.course import players_of
from referee.championship.rules.folding import evolve, tournament_of
from referee.championship.rules.history import effective
from referee.championship.rules.state import Tournament
from tests.championship.rules.making import drawn, game

LOG = [
    *drawn(10),
    *game(1, 1, (1, 2, 3, 4, 5), "law", "++---"),
    e.Warned(2, "late"),
    *game(2, 1, (6, 7, 8, 9, 10), "outlaws", "-+---"),
]


def facts(*log: e.Logged) -> list[e.Fact]:
    """What counts."""
    return [each.fact for each in effective(log)]


def test_every_entry_is_json_and_back() -> None:
    """A log survives being written down, its type told by a tag."""
    log = [*LOG, e.Retracted(3), e.Corrected(4, e.PlayerEnrolled(4, "Dario")), e.Inserted(5, B)]
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[e.Logged]) == log


@pytest.mark.parametrize("length", range(len(LOG) + 1))
def test_any_first_part_of_a_log_tells_a_state(length: int) -> None:
    """Step by step comes to the same as all at once."""
    state = Tournament()
    for each in effective(LOG[:length]):
        state = evolve(state, each)
    assert state == tournament_of(LOG[:length])


def test_a_state_is_not_changed_by_what_follows() -> None:
    """What stood is still there, byte for byte."""
    before = tournament_of(LOG)
    written = msgspec.json.encode(before)
    (last,) = effective([e.Warned(3, "again")])
    evolve(before, last)
    assert msgspec.json.encode(before) == written


A, B, C, D = e.Warned(1, "a"), e.Warned(1, "b"), e.Warned(1, "c"), e.Warned(1, "d")


@pytest.mark.parametrize(
    ("log", "counts"),
    [
        ((A, B, e.Retracted(0)), [B]),
        ((A, B, e.Retracted(0), e.Retracted(2)), [A, B]),
        ((A, B, e.Corrected(0, C)), [C, B]),
        ((A, e.Corrected(0, B), e.Corrected(0, C)), [C]),
        ((A, e.Corrected(0, B), e.Corrected(0, C), e.Retracted(2)), [B]),
        ((A, e.Corrected(0, B), e.Retracted(1)), [A]),
        ((A, e.Corrected(0, B), e.Retracted(0)), []),
        ((A, e.Retracted(0), e.Retracted(1), e.Retracted(2)), []),
        ((e.Retracted(1), A), [A]),
        ((e.Retracted(7), A), [A]),
        ((A, B, e.Inserted(1, C)), [A, C, B]),
        ((A, B, e.Inserted(0, C)), [C, A, B]),
        ((A, B, e.Inserted(1, C), e.Inserted(1, D)), [A, C, D, B]),
        ((A, B, e.Inserted(1, C), e.Inserted(2, D)), [A, D, C, B]),
        ((A, B, e.Inserted(1, C), D, e.Inserted(3, A)), [A, C, B, A, D]),
        ((A, B, e.Inserted(1, C), e.Retracted(2)), [A, B]),
        ((A, B, e.Inserted(1, C), e.Retracted(2), e.Retracted(3)), [A, C, B]),
        ((A, B, e.Inserted(1, C), e.Retracted(1)), [A, C]),
        ((A, B, e.Inserted(1, C), e.Inserted(2, D), e.Retracted(2)), [A, D, B]),
        ((A, B, e.Inserted(1, C), e.Corrected(2, D)), [A, D, B]),
        ((A, B, e.Inserted(1, C), e.Corrected(1, D)), [A, C, D]),
        ((A, e.Retracted(0), e.Inserted(1, C)), []),
        ((A, e.Inserted(1, C), e.Inserted(7, C), e.Inserted(-1, C)), [A]),
        ((A, e.Inserted(7, C), e.Inserted(1, D)), [A]),
    ],
)
def test_what_counts_after_amendments(log: tuple[e.Logged, ...], counts: list[e.Fact]) -> None:
    """At any depth; what names nothing before it changes nothing."""
    assert facts(*log) == counts


def test_a_correction_keeps_the_place_and_tells_who_said_it() -> None:
    """The number of the entry that it stands for, and its own."""
    (first, second) = effective([A, B, e.Corrected(0, C)])
    assert (first.number, first.said, second.number) == (0, 2, 1)


def test_what_is_put_in_keeps_its_own_number_and_stands_in_its_place() -> None:
    """Nothing is numbered anew; what is put in is called by the number under which it was logged."""
    assert [each.number for each in effective([A, B, e.Inserted(1, C), D])] == [0, 2, 1, 3]


def test_a_forgotten_leaving_keeps_somebody_out_of_the_rounds_after_it() -> None:
    """ITC-212: what was put in before a round began went before it, whatever its number."""
    begun = LOG.index(e.RoundOpened(1, 1, 1))
    state = tournament_of([*LOG, e.Inserted(begun, e.PlayerLeft(5, "between_rounds"))])
    table = state.tables[1]
    assert players_of(state, table, table.rounds[0]) == (1, 2, 3, 4)
    late = tournament_of([*LOG, e.PlayerLeft(5, "between_rounds")])
    assert players_of(late, table, table.rounds[0]) == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("forgotten", range(1, len(LOG)))
def test_what_was_forgotten_and_is_put_in_comes_to_what_would_have_been(forgotten: int) -> None:
    """The same facts in the same order, whichever of them was forgotten."""
    log = [*LOG, C]
    fact = log.pop(forgotten)
    assert not isinstance(fact, e.Retracted | e.Corrected | e.Inserted)
    assert facts(*log, e.Inserted(forgotten, fact)) == [*LOG, C]


def test_the_state_knows_tables_rounds_and_games() -> None:
    """By table and round, each with its entry."""
    state = tournament_of(LOG)
    assert state.sizes == (5, 5)
    table = state.tables[1]
    assert (table.seating, len(table.played), table.under_way) == ((1, 2, 3, 4, 5), 1, None)
    (played,) = table.rounds
    assert played.game is not None
    assert (played.sheriff, played.game.outcome, LOG[played.game.entry]) == (1, "law", LOG[13])
    assert [LOG[warning.entry] for warning in state.players[2].warnings] == [e.Warned(2, "late")]


def test_a_wrong_result_of_round_one_is_put_right_rounds_later() -> None:
    """Everything after it stands as it was."""
    wrong = LOG[13]
    assert isinstance(wrong, e.GamePlayed)
    right = msgspec.structs.replace(wrong, outcome="outlaws")
    state = tournament_of([*LOG, e.Corrected(13, right)])
    first, later = state.tables[1].played[0].game, state.tables[2].played[0].game
    assert first is not None and later is not None
    assert (first.outcome, first.entry, later.outcome) == ("outlaws", 13, "outlaws")


VOIDED = [*drawn(10), e.RoundOpened(1, 1, 1), e.CharacterHired(1, 1, 1, "x", 300), e.CharacterHired(1, 1, 2, "y", 100)]


@pytest.mark.parametrize(("refunded", "stay", "back"), [(True, [], [300, 100]), (False, [300, 100], [])])
def test_a_game_is_repeated_with_a_new_auction_or_without(refunded: bool, stay: list[int], back: list[int]) -> None:
    """ITC-231: either reading; the same round and Sheriff begin again."""
    state = tournament_of([*VOIDED, e.GameVoided(1, 1, refunded, "role shown")])
    (again,) = state.tables[1].rounds
    assert (again.sheriff, again.game) == (1, None)
    assert [hire.price for hire in again.hires] == stay
    assert [hire.price for hire in again.voids[0].refunds] == back


def test_what_nobody_spoke_of_before_is_made_known() -> None:
    """Evolve does not judge: a hire at a table that was never drawn is not lost."""
    state = tournament_of([e.CharacterHired(9, 2, 1, "x", 300), e.Warned(4, "unknown")])
    assert [hire.price for hire in state.tables[9].rounds[0].hires] == [300]
    assert state.players == {}


def test_a_cancelled_warning_is_kept_as_such() -> None:
    """ITC-197: cancelled is not the same as never given."""
    at = len(LOG)
    state = tournament_of([*LOG, e.Warned(2, "loud"), e.PenaltyCancelled(at, "not he")])
    player = state.players[2]
    assert [(warning.reason, warning.cancelled) for warning in player.warnings] == [("late", None), ("loud", at + 1)]
    assert [warning.reason for warning in player.standing_warnings] == ["late"]


def test_a_cancelled_expulsion_lets_the_player_back_in() -> None:
    """ITC-194: with its history."""
    at = len(LOG)
    log = [*LOG, e.Expelled(2, "cheating", "between_rounds"), e.PenaltyCancelled(at, "not he")]
    assert tournament_of(log[:-1]).gone(2)
    state = tournament_of(log)
    assert not state.gone(2)
    assert [leaving.reason for leaving in state.players[2].pardoned] == ["cheating"]
