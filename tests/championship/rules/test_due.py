"""What has to happen next."""

import pytest

from referee.championship.rules import bids as b
from referee.championship.rules import entries as e
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.noticed import RoleShown
from referee.championship.rules.places import Paused, WentOn
from tests.championship.rules.making import drawn, enrolled, game, turned

TEN = drawn(10)
OPEN = [*TEN, e.RoundOpened(1, 1, 1)]
HIRED = [*OPEN, *(e.CharacterHired(1, 1, player, f"c{player}", 100) for player in range(1, 6))]
FIRST = [*TEN, *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]
OVER = list(TEN)
for table, players in ((1, (1, 2, 3, 4, 5)), (2, (6, 7, 8, 9, 10))):
    for number in range(1, 6):
        OVER += game(table, number, turned(players, number), "law", "++---")
LEFT = [e.PlayerLeft(player, "between_rounds") for player in (4, 5)]

SEEDED = [*OVER, e.LotsDrawn(tuple(range(1, 11)))]
NAMED = [*SEEDED, e.QualifiersNamed((1, 2, 3, 4))]
TWICE = [e.Warned(2, "a"), e.Warned(2, "b")]
SHOWN, BY_MISTAKE = RoleShown(2, "purpose"), RoleShown(2, "mistake")
AUCTION = [*OPEN, b.CharactersLaid(1, 1, ("c1", "c2", "c3", "c4", "c5"))]


def owed(log: list[e.Logged]) -> list[tuple[object, ...]]:
    """Kind, table, round, players."""
    return [(each.kind, each.table, each.round, each.players) for each in due(tournament_of(log))]


NAMING = ("qualifiers", 0, 0, ())
TABLE_2 = ("round", 2, 1, (6,))


@pytest.mark.parametrize(("players", "missing"), [(0, 10), (1, 9), (4, 6), (9, 1)])
def test_below_the_least_it_is_told_how_many_are_missing(players: int, missing: int) -> None:
    """ITC-013: a draw is owed from ten on; before that, sign-ups."""
    (only,) = due(tournament_of(enrolled(players)))
    assert (only.kind, only.clauses, only.missing, only.least) == ("sign_ups", ("ITC-013",), missing, 10)


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        (enrolled(3), [("sign_ups", 0, 0, (1, 2, 3))]),
        ([*enrolled(10), e.PlayerLeft(10, "before_draw")], [("sign_ups", 0, 0, tuple(range(1, 10)))]),
        (enrolled(10), [("draw", 0, 0, tuple(range(1, 11)))]),
        (TEN, [("round", 1, 1, (1,)), TABLE_2]),
        ([*TEN, e.PlayerEnrolled(11, "P11")], [("unseated", 0, 0, (11,)), ("round", 1, 1, (1,)), TABLE_2]),
        ([*TEN, e.PlayerEnrolled(11, "P11"), e.PlayerLeft(11, "before_draw")], [("round", 1, 1, (1,)), TABLE_2]),
        (OPEN, [("hires", 1, 1, (1, 2, 3, 4, 5)), TABLE_2]),
        (HIRED[:-1], [("hires", 1, 1, (5,)), TABLE_2]),
        (AUCTION, [("bid", 1, 1, (1,)), TABLE_2]),
        ([*AUCTION, *HIRED[-5:]], [("result", 1, 1, ()), TABLE_2]),
        (HIRED, [("result", 1, 1, ()), TABLE_2]),
        (
            [*enrolled(10), e.Drawn(((1, 2, 3, 4, 99), (6, 7, 8, 9, 10)))],
            [("unseated", 0, 0, (5,)), ("round", 1, 1, (1,)), TABLE_2],
        ),
        (FIRST, [("round", 1, 2, (2,)), TABLE_2]),
        ([*FIRST, e.PlayerLeft(2, "between_rounds")], [("round", 1, 2, (3,)), TABLE_2]),
        ([*FIRST, *LEFT], [TABLE_2]),
        ([*OPEN, *LEFT], [("hires", 1, 1, (1, 2, 3)), TABLE_2]),
        ([*HIRED, e.GameVoided(1, 1, False, "shown")], [("round", 1, 1, (1,)), TABLE_2]),
        ([*HIRED, *LEFT, e.GameVoided(1, 1, False, "shown")], [TABLE_2]),
        ([*TEN, *TWICE], [("expulsion", 0, 0, (2,)), TABLE_2]),
        ([*HIRED, *TWICE], [("expulsion", 0, 0, (2,)), ("result", 1, 1, ()), TABLE_2]),
        ([*TEN, *TWICE, e.Expelled(2, "b", "between_rounds")], [("round", 1, 1, (1,)), TABLE_2]),
        ([*OVER, e.PlayerEnrolled(11, "P11")], [("lots", 0, 0, tuple(range(1, 11)))]),
        (OVER, [("lots", 0, 0, tuple(range(1, 11)))]),
        (SEEDED, [NAMING, ("match", 0, 0, (1, 4)), ("match", 0, 0, (2, 3))]),
        ([*SEEDED, *TWICE], [("expulsion", 0, 0, (2,)), ("match", 0, 0, (1, 4))]),
        (NAMED, [("match", 0, 0, (1, 4)), ("match", 0, 0, (2, 3))]),
        ([*NAMED, *TWICE], [("expulsion", 0, 0, (2,)), ("match", 0, 0, (1, 4))]),
        ([*SEEDED, e.DuelWon("semi_1", 4, 1)], [NAMING, ("match", 0, 0, (2, 3))]),
        ([*NAMED, e.DuelWon("semi_1", 4, 1)], [("match", 0, 0, (2, 3))]),
        ([*HIRED, Paused("lunch")], [("go", 0, 0, ()), ("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, Paused("lunch"), WentOn()], [("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, SHOWN], [("penalty", 0, 0, (2,)), ("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, e.Warned(2, "late"), SHOWN], [("penalty", 0, 0, (2,)), ("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, SHOWN, e.Warned(2, "shown")], [("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, SHOWN, e.Expelled(2, "shown", "during_game")], [("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, RoleShown(2)], [("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, BY_MISTAKE], [("again", 1, 1, ()), TABLE_2]),
        ([*HIRED, BY_MISTAKE, e.GameVoided(1, 1, True, "shown")], [("round", 1, 1, (1,)), TABLE_2]),
        ([*HIRED, BY_MISTAKE, e.GameVoided(1, 1, False, "shown"), OPEN[-1]], [("result", 1, 1, ()), TABLE_2]),
        ([*HIRED, RoleShown(7, "mistake")], [("result", 1, 1, ()), TABLE_2]),
        (
            [*NAMED, e.DuelWon("semi_1", 4, 1), e.DuelWon("semi_2", 2, 3)],
            [("match", 0, 0, (1, 3)), ("match", 0, 0, (4, 2))],
        ),
    ],
)
def test_what_is_owed(log: list[e.Logged], expected: list[tuple[object, ...]]) -> None:
    """ITC-050, ITC-055, ITC-062, ITC-068, ITC-083, ITC-101, ITC-130 to ITC-132, ITC-180, ITC-182, ITC-193, ITC-201,
    ITC-203, ITC-223, ITC-231."""
    assert owed(log) == expected
