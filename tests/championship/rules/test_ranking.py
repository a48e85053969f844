"""The ranking: by score, by the criteria among those still tied, by lots that were drawn and recorded."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.championship.rules import entries as e
from referee.championship.rules.accounts import bookings
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.standings import Standing, standings, undecided
from tests.championship.rules.making import ROLES, drawn, game, results
from tests.hunts import tries

TABLES = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10), (11, 12, 13, 14, 15))
PLAYED = [
    *drawn(15),
    *game(1, 1, TABLES[0], "law", "++---"),
    *game(2, 1, TABLES[1], "outlaws", "-+-++"),
    *game(3, 1, TABLES[2], "renegade", "----+"),
]

GAME_1 = PLAYED.index(next(each for each in PLAYED if isinstance(each, e.GamePlayed)))


def all_equal(log: list[e.Logged]) -> list[e.Logged]:
    """The same games, and everybody has paid so much that all scores are 0."""
    owned = {player: sum(part.value for part in parts) for player, parts in bookings(tournament_of(log)).items()}
    table = {player: number for number, seating in enumerate(TABLES, 1) for player in seating}
    return [*log, *(e.CharacterHired(table[each], 1, each, "x", int(sum_) - 5000) for each, sum_ in owned.items())]


def order(log: list[e.Logged]) -> list[tuple[int, int]]:
    """Place and player of everybody."""
    return [(each.place, each.player) for each in standings(tournament_of(log))]


def of(log: list[e.Logged], player: int) -> Standing:
    """The standing of a player."""
    return next(each for each in standings(tournament_of(log)) if each.player == player)


def test_the_highest_score_comes_first() -> None:
    """ITC-121, ITC-136: over all tables, whatever table it was."""
    scores = [(each.place, each.player, each.score.value) for each in standings(tournament_of(PLAYED))]
    assert scores[:3] == [(1, 15, 6500), (2, 1, 3000), (3, 2, 2000)]
    assert scores[3:7] == [(4, 9, 2000), (5, 8, 1400), (6, 10, 1000), (7, 11, 500)]


TIED = [(1, 1), (2, 15), (3, 2), (4, 9), (5, 7), (5, 10), (7, 8), *((8, each) for each in (3, 4, 5, 6, 11, 12, 13, 14))]


def test_equal_scores_are_separated_criterion_by_criterion() -> None:
    """ITC-124 to ITC-129: wins as Sheriff, in play, wins as Renegade, as Deputy, as Outlaw, dead winners too."""
    assert order(all_equal(PLAYED)) == TIED


@pytest.mark.parametrize(
    ("player", "applied"),
    [
        (1, [("sheriff_wins", 1, 15)]),
        (15, [("sheriff_wins", 0, 15), ("in_play", 1, 14), ("renegade_wins", 1, 5)]),
        (2, [("sheriff_wins", 0, 15), ("in_play", 1, 14), ("renegade_wins", 0, 5), ("deputy_wins", 1, 4)]),
    ],
)
def test_each_criterion_is_applied_only_to_those_still_tied(player: int, applied: list[tuple[str, int, int]]) -> None:
    """ITC-124: and everybody can see which, with what, against how many."""
    told = of(all_equal(PLAYED), player).separations
    assert [(each.figure.key, each.figure.value, len(each.among)) for each in told] == applied


def test_a_criterion_opens_into_the_games_it_counts() -> None:
    """ITC-125: the entry of the game that was won."""
    log = all_equal(PLAYED)
    (won,) = of(log, 1).separations
    assert [log[entry] for entry in won.figure.entries] == [PLAYED[GAME_1]]
    assert won.figure.clauses == ("ITC-124", "ITC-125")


@pytest.mark.parametrize(
    ("player", "told"),
    [
        (1, ["sheriff_wins ITC-124 ITC-125"]),
        (15, ["sheriff_wins ITC-124 ITC-125", "in_play ITC-124 ITC-126", "renegade_wins ITC-124 ITC-127"]),
        (
            9,
            [
                "sheriff_wins ITC-124 ITC-125", "in_play ITC-124 ITC-126", "renegade_wins ITC-124 ITC-127",
                "deputy_wins ITC-124 ITC-128", "outlaw_wins ITC-124 ITC-129",
            ],
        ),
    ],
)  # fmt: skip
def test_each_criterion_names_its_clause(player: int, told: list[str]) -> None:
    """ITC-124: as far as it went for this player."""
    figures = [each.figure for each in of(all_equal(PLAYED), player).separations]
    assert [" ".join((figure.key, *figure.clauses)) for figure in figures] == told


def test_without_lots_players_stay_tied() -> None:
    """ITC-130: lots are owed among 7 and 10, and among the eight that nothing separates."""
    log = all_equal(PLAYED)
    assert of(log, 7).tied == (10,)
    assert undecided(standings(tournament_of(log))) == ((7, 10), (3, 4, 5, 6, 11, 12, 13, 14))


def test_lots_decide_and_are_named() -> None:
    """ITC-130: the first lot is the better place; only among those whom nothing else separates."""
    log = [*all_equal(PLAYED), e.LotsDrawn((10, 1, 7))]
    assert order(log)[:7] == [(1, 1), (2, 15), (3, 2), (4, 9), (5, 10), (6, 7), (7, 8)]
    last = of(log, 7).separations[-1]
    assert (last.figure.key, last.figure.value, last.figure.clauses) == ("lots", 2, ("ITC-124", "ITC-130"))
    assert last.figure.entries == (len(log) - 1,)


def test_lots_among_others_decide_nothing() -> None:
    """ITC-130: the draw has to be among all who are tied."""
    assert order([*all_equal(PLAYED), e.LotsDrawn((10, 3))]) == TIED


def test_the_last_lots_hold() -> None:
    """ITC-130: drawn again, after a correction say."""
    log = [*all_equal(PLAYED), e.LotsDrawn((10, 7)), e.LotsDrawn((7, 10))]
    assert order(log)[4:6] == [(5, 7), (6, 10)]


@pytest.mark.parametrize("lots", [(10, 7, 10), (10, 10, 7)])
def test_who_is_named_twice_in_lots_has_one_place(lots: tuple[int, ...]) -> None:
    """ITC-130: the place of his first lot."""
    log = [*all_equal(PLAYED), e.LotsDrawn(lots)]
    assert order(log)[:7] == [(1, 1), (2, 15), (3, 2), (4, 9), (5, 10), (6, 7), (7, 8)]
    assert of(log, 7).separations[-1].figure.value == 2


@pytest.mark.parametrize("when", ["between_rounds", "during_game", "after_rounds"])
def test_who_left_has_no_place_and_others_move_up(when: e.LeftWhen) -> None:
    """ITC-222, ITC-227: before the qualifiers are determined."""
    log = [*all_equal(PLAYED), e.PlayerLeft(15, when)]
    assert order(log)[:3] == [(1, 1), (2, 2), (3, 9)]


def test_who_leaves_in_the_duels_keeps_the_place_that_brought_him_there() -> None:
    """ITC-227 to ITC-229: the ranking was made before."""
    assert order([*all_equal(PLAYED), e.PlayerLeft(15, "during_duel")]) == TIED


def test_the_expelled_are_handled_like_those_who_leave() -> None:
    """ITC-194."""
    assert order([*all_equal(PLAYED), e.Expelled(15, "cheating", "between_rounds")])[:2] == [(1, 1), (2, 2)]


def test_a_corrected_result_moves_everything_after_it() -> None:
    """The Sheriff of table 1 did not win after all."""
    right = e.GamePlayed(1, 1, "outlaws", results(TABLES[0], "--+-+"))
    assert order([*PLAYED, e.Corrected(GAME_1, right)]) == [
        *((1, 15), (2, 3), (2, 9), (4, 4), (4, 8), (6, 5), (6, 10), (8, 11), (9, 7)),
        *((10, each) for each in (1, 2, 6, 12, 13, 14)),
    ]


alive = st.lists(st.booleans(), min_size=5, max_size=5)
fates = st.sampled_from(["law", "outlaws", "renegade"])


@settings(max_examples=tries(150))
@given(st.lists(st.tuples(fates, st.permutations(ROLES[5]), alive), min_size=3, max_size=9))
def test_the_order_is_that_of_score_and_criteria_read_one_after_the_other(
    told: list[tuple[str, list[str], list[bool]]],
) -> None:
    """ITC-124: against a plain sort by all six values at once, worked out from the results alone."""
    log = drawn(15)
    money: Counter[int] = Counter()
    rows: dict[int, list[int]] = {each: [0] * 6 for each in range(1, 16)}
    for number, (outcome, roles, alive) in enumerate(told):
        seats = TABLES[number % 3]
        ended = [e.SeatResult(*each) for each in zip(seats, roles, alive, strict=True)]
        log.append(e.GamePlayed(number % 3 + 1, number // 3 + 1, outcome, tuple(ended)))
        for seat in ended:
            mine = rows[seat.player]
            mine[0] += 1
            mine[2] += seat.in_play
            wins = {"sheriff": "law", "renegade": "renegade", "deputy": "law", "outlaw": "outlaws"}[seat.role]
            mine[{"sheriff": 1, "renegade": 3, "deputy": 4, "outlaw": 5}[seat.role]] += wins == outcome
    state = tournament_of(log)
    for player, booked in bookings(state).items():
        money[player] = int(sum(part.value for part in booked)) - 5000
    keys = {player: (money[player] / row[0], *row[1:]) for player, row in rows.items() if row[0]}
    found = standings(state)
    assert {each.player for each in found} == set(keys)
    for each in found:
        assert each.place == 1 + sum(key > keys[each.player] for key in keys.values())
        assert set(each.tied) == {other for other in keys if keys[other] == keys[each.player]} - {each.player}
