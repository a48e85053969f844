"""Final scores as exact fractions, each opening into what it is made of."""

from fractions import Fraction
from math import prod

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.accounts import total
from referee.championship.rules.figures import Figure
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.scores import ledger, score
from tests.championship.rules.making import ROLES, career, drawn, results

FIVE = [
    (600, "sheriff", "law", "+"),
    (100, "deputy", "law", "-"),
    (400, "outlaw", "law", "-"),
    (300, "renegade", "law", "d"),
    (200, "outlaw", "outlaws", "+"),
]
SIX = [
    (500, "sheriff", "law", "+"),
    (400, "deputy", "law", "+"),
    (300, "outlaw", "law", "-"),
    (300, "outlaw", "outlaws", "-"),
    (400, "renegade", "law", "-"),
    (200, "renegade", "outlaws", "+"),
]
SEVEN = [
    (900, "renegade", "renegade", "+"),
    (100, "sheriff", "law", "+"),
    (500, "deputy", "law", "-"),
    (300, "outlaw", "law", "-"),
    (300, "deputy", "outlaws", "+"),
    (200, "renegade", "law", "-"),
    (200, "outlaw", "outlaws", "+"),
]
FOUR = tuple(e.SeatResult(each, role, False) for each, role in zip((2, 3, 4, 5), ROLES[5][1:], strict=True))
NO_WIN = [(price, "outlaw", "law", "-") for price in (500, 400, 300, 300, 300)]


def scored(log: list[e.Logged], player: int) -> Figure:
    """The score of a player by this log."""
    found = score(ledger(tournament_of(log)), player)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("sizes", "rounds", "value"),
    [
        ((5, 6), FIVE, Fraction(1564)),
        ((5, 5), FIVE, Fraction(1360)),
        ((6, 5), SIX, Fraction(1450)),
        ((6, 6), SIX, Fraction(1450)),
        ((7, 6), SEVEN, Fraction(16200, 7)),
        ((5, 6), NO_WIN, Fraction(-414)),
        ((5, 6), FIVE[:3], Fraction(11, 10) * 1000 * Fraction(23, 20)),
    ],
)
def test_a_score(sizes: tuple[int, ...], rounds: list[tuple[int, str, str, str]], value: Fraction) -> None:
    """ITC-121, ITC-122: gain over rounds, the fives corrected only beside sixes, below nothing too, never rounded."""
    count = sum(sizes)
    log = [*drawn(count, sizes), *career(1, tuple(range(1, sizes[0] + 1)), rounds)]
    assert scored(log, 1).value == value


def test_a_score_of_thirds_stays_exact() -> None:
    """ITC-201, ITC-202: a table of five stopped after three rounds: 2800 / 3 x 1.15 = 3220 / 3."""
    rounds = [(300, "outlaw", "outlaws", "+"), (200, "outlaw", "outlaws", "-"), (100, "outlaw", "law", "-")]
    log = [*drawn(11, (5, 6)), *career(1, (1, 2, 3, 4, 5), rounds)]
    log += [e.PlayerLeft(4, "between_rounds"), e.PlayerLeft(5, "between_rounds")]
    assert scored(log, 1).value == Fraction(3220, 3)


def test_rounds_before_and_after_somebody_left_are_paid_by_their_own_size() -> None:
    """ITC-224, ITC-225: four games of seven, three of six; divided by seven rounds."""
    early = [
        (500, "sheriff", "law", "+"),
        (100, "outlaw", "law", "-"),
        (300, "outlaw", "outlaws", "-"),
        (200, "renegade", "law", "d"),
    ]
    late = [(100, "renegade", "renegade", "+"), (100, "outlaw", "outlaws", "+"), (200, "outlaw", "law", "-")]
    log = [*drawn(14, (7, 7)), *career(1, (1, 2, 3, 4, 5, 6, 7), early), e.PlayerLeft(7, "during_game")]
    for number, told in enumerate(late, 5):
        begun, hired, played = career(1, (1, 2, 3, 4, 5, 6), [told])
        assert isinstance(begun, e.RoundOpened | e.CharacterHired | e.GamePlayed)
        log += [e.RoundOpened(1, number, 5), e.CharacterHired(1, number, 1, "x", told[0])]
        assert isinstance(played, e.GamePlayed) and hired
        log += [e.GamePlayed(1, number, played.outcome, played.results)]
    found = scored(log, 1)
    assert found.value == Fraction(18700, 7)
    assert any("ITC-224" in each.clauses for each in found.opened())


def test_who_leaves_in_mid_game_earns_by_his_role_as_if_in_play() -> None:
    """ITC-220, ITC-226: his seat is one of the game's five, in play unless he was eliminated."""
    log = [*drawn(10), e.RoundOpened(1, 1, 1), e.PlayerLeft(4, "during_game")]
    log += [e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "---+-"))]
    assert total(tournament_of(log), 4).value == 7000


def test_a_total_opens_into_its_bookings() -> None:
    """ITC-071, ITC-079 to ITC-081, ITC-101: each with the entry that says so."""
    log = [*drawn(10), *career(1, (1, 2, 3, 4, 5), FIVE[:2])]
    owned = total(tournament_of(log), 1)
    assert [(part.key, part.value) for part in owned.parts] == [
        ("purse", 5000),
        ("price", -600),
        ("prize", 3000),
        ("price", -100),
        ("prize", 1400),
    ]
    assert [log[entry] for entry in owned.parts[2].entries] == [log[14]]
    assert owned.parts[4].args == {
        "table": 1, "round": 2, "role": "deputy", "outcome": "law", "fate": "eliminated",
        "each": 700, "times": "outlaws", "count": 2,
    }  # fmt: skip


def test_keeping_a_character_is_booked_by_its_own_clause() -> None:
    """ITC-094: at the price of the auction in which it was won."""
    log = [*drawn(10), e.CharacterHired(1, 1, 1, "x", 300), e.CharacterHired(1, 2, 1, "x", 300, kept=True)]
    owned = total(tournament_of(log), 1)
    assert [part.clauses for part in owned.parts[1:]] == [("ITC-080", "ITC-081"), ("ITC-092", "ITC-094")]


@pytest.mark.parametrize(("refunded", "money"), [(True, 5000), (False, 4700)])
def test_a_voided_game_pays_nothing_and_may_pay_back(refunded: bool, money: int) -> None:
    """ITC-231: with a new auction what was paid comes back."""
    log = [*drawn(10), *career(1, (1, 2, 3, 4, 5), [(300, "sheriff", "law", "+")])]
    assert total(tournament_of([*log, e.GameVoided(1, 1, refunded, "shown")]), 1).value == money


def test_debts_are_told_as_they_are() -> None:
    """ITC-088: who has nothing pays 100 all the same."""
    log = [*drawn(10), e.CharacterHired(1, 1, 1, "x", 5000), e.CharacterHired(1, 2, 1, "y", 100)]
    assert total(tournament_of(log), 1).value == -100


@pytest.mark.parametrize(("sizes", "rounds"), [((5, 6), FIVE), ((6, 6), SIX), ((7, 6), SEVEN), ((5, 6), NO_WIN)])
def test_every_figure_is_what_its_parts_make(sizes: tuple[int, ...], rounds: list[tuple[int, str, str, str]]) -> None:
    """Law 4: whoever opens a score can work it out again, down to entries and clauses."""
    log = [*drawn(sum(sizes), sizes), *career(1, tuple(range(1, sizes[0] + 1)), rounds)]
    whole = scored(log, 1)
    for figure in whole.opened():
        parts = [part.value for part in figure.parts]
        if figure.key == "score":
            assert figure.value == prod(parts)
        elif figure.key == "average":
            assert figure.value == Fraction(parts[0]) / parts[1]
        elif parts:
            assert figure.value == sum(parts)
        assert figure.parts or figure.clauses
    spoken = {number for number, each in enumerate(log) if isinstance(each, e.GamePlayed | e.CharacterHired)}
    assert spoken <= {entry for each in whole.opened() for entry in each.entries}


def test_a_score_below_nothing_says_that_the_correction_lowers_it() -> None:
    """ITC-122: literal, and pointed out."""
    log = [*drawn(11, (5, 6)), *career(1, (1, 2, 3, 4, 5), NO_WIN)]
    assert scored(log, 1).args == {"lowered": 1}
    assert any("ITC-122" in each.clauses for each in scored(log, 1).opened())


def test_the_correction_goes_by_the_sizes_formed() -> None:
    """ITC-122: sixes alone, one of whose tables lost a player, are not corrected."""
    log = [*drawn(12, (6, 6)), e.PlayerLeft(6, "between_rounds")]
    log += career(1, (1, 2, 3, 4, 5), [(100, "sheriff", "law", "+")])
    assert scored(log, 1).value == 2900


@pytest.mark.parametrize(("player", "value"), [(1, Fraction(23, 20) * 1500), (6, Fraction(1500))])
def test_the_correction_goes_by_the_table_somebody_was_drawn_to(player: int, value: Fraction) -> None:
    """ITC-122, ITC-064: a game put down under another table, or one that was never drawn, moves nobody there."""
    law, lost = e.SeatResult(player, "sheriff", True), e.SeatResult(player, "outlaw", False)
    for table in (0, 1, 2, 3):
        log = [*drawn(11, (5, 6)), e.GamePlayed(1 + player // 6, 1, "law", (law, *FOUR))]
        assert scored([*log, e.GamePlayed(table, 2, "law", (lost, *FOUR))], player).value == value
