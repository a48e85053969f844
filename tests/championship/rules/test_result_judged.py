"""The winners have to fit the roles and who lived."""

from itertools import product

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import audit, judge
from referee.championship.rules.results import ending
from tests.championship.rules.judged import said
from tests.championship.rules.making import ROLES, drawn, hired, results

ONE = (1, 2, 3, 4, 5)
BEGUN = [*drawn(10), e.RoundOpened(1, 1, 1)]
OPEN = [*BEGUN, *hired(1, 1, ONE)]
LAW, BAD, REN = "law", "outlaws", "renegade"
BY_LAW, BY_BAD, BY_REN = "NLB-058", "NLB-059 NLB-060", "NLB-061 NLB-062"


def played(outcome: str, alive: str, duel: bool = False) -> e.GamePlayed:
    """A game of five: Sheriff, Deputy, two Outlaws, Renegade."""
    return e.GamePlayed(1, 1, outcome, results(ONE, alive, duel))


@pytest.mark.parametrize(
    ("outcome", "alive", "duel", "level", "grounds"),
    [
        (LAW, "++---", False, "legal", []),
        (LAW, "+----", False, "legal", []),
        (LAW, "+----", True, "legal", []),
        (BAD, "-++++", False, "legal", []),
        (BAD, "-+--+", False, "legal", []),
        (BAD, "-+---", False, "legal", []),
        (BAD, "-----", False, "legal", []),
        (REN, "----+", True, "legal", []),
        (REN, "----+", False, "legal", []),
        (LAW, "+-+--", False, "illegal", ["game_not_over NLB-058 NLB-059"]),
        (LAW, "+---+", False, "illegal", ["game_not_over NLB-058 NLB-059"]),
        (BAD, "+-+--", False, "illegal", ["game_not_over NLB-058 NLB-059"]),
        (BAD, "++---", False, "illegal", [f"other_outcome {BY_LAW}"]),
        (REN, "+----", False, "illegal", [f"other_outcome {BY_LAW}"]),
        (LAW, "-+---", False, "illegal", [f"other_outcome {BY_BAD}"]),
        (REN, "-+--+", False, "illegal", [f"other_outcome {BY_BAD}"]),
        (REN, "-----", False, "illegal", [f"other_outcome {BY_BAD}"]),
        (LAW, "----+", False, "illegal", [f"other_outcome {BY_REN}"]),
        (BAD, "----+", False, "for_referee", ["winner_by_moment NLB-059 NLB-061 ITC-246"]),
        (LAW, "++---", True, "illegal", ["final_duel_with_others ITC-118"]),
        ("?", "++---", False, "illegal", [f"other_outcome {BY_LAW}"]),
    ],
)
def test_an_outcome(outcome: str, alive: str, duel: bool, level: str, grounds: list[str]) -> None:
    """ITC-118, NLB-058 to NLB-062."""
    assert said(OPEN, played(outcome, alive, duel)) == (level, grounds)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_way_to_be_left_ends_as_the_base_rules_say(players: int) -> None:
    """NLB-058 to NLB-062, told once more in other words, for all who may be left."""
    for alive in product("+-", repeat=players):
        left = {role for role, sign in zip(ROLES[players], alive, strict=True) if sign == "+"}
        count = alive.count("+")
        if left <= {"sheriff", "deputy"} and "sheriff" in left:
            expected = "leader_left"
        elif "sheriff" in left:
            expected = None
        else:
            expected = "duellist_alone" if left == {"renegade"} and count == 1 else "leader_fallen"
        assert ending(results(tuple(range(players)), "".join(alive))) == expected


def seats(*told: str) -> tuple[e.SeatResult, ...]:
    """Results as `player role alive`."""
    split = (each.split() for each in told)
    return tuple(e.SeatResult(int(player), role, alive == "+") for player, role, alive in split)


GOOD = ("1 sheriff +", "2 deputy +", "3 outlaw -", "4 outlaw -", "5 renegade -")
SWAPPED = ("1 deputy +", "2 sheriff +", "3 outlaw -", "4 outlaw -", "5 renegade -")
KNOWN = [*drawn(10), e.RoundOpened(1, 1, 1, (e.Dealt(3, "renegade"),)), *hired(1, 1, ONE)]
GONE = [*OPEN, e.PlayerLeft(4, "during_game")]
HIRED = [*drawn(10), e.CharacterHired(1, 1, 1, "x", 100)]
"""A round that nobody said began: who is Sheriff in it is not known."""
LATER = [*drawn(10), e.PlayerLeft(4, "between_rounds"), e.RoundOpened(1, 1, 1), *hired(1, 1, (1, 2, 3, 5))]


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (OPEN, e.GamePlayed(1, 1, LAW, seats(*GOOD)), "legal", []),
        (drawn(10), e.GamePlayed(1, 1, LAW, seats(*GOOD)), "legal", ["? round_not_open"]),
        (OPEN, e.GamePlayed(1, 2, LAW, seats(*GOOD)), "legal", ["? round_not_open"]),
        (HIRED, e.GamePlayed(1, 1, LAW, seats(*GOOD[::-1])), "legal", ["? round_not_open"]),
        (OPEN, e.GamePlayed(1, 1, LAW, seats(*SWAPPED)), "illegal", ["leader_has_other_role ITC-066 ITC-068"]),
        (KNOWN, e.GamePlayed(1, 1, LAW, seats(*GOOD)), "legal", ["? role_was_another"]),
        (OPEN, e.GamePlayed(1, 1, LAW, seats(*GOOD[:4])), "illegal",
         ["other_roles NLB-002 ITC-067", "? other_players ITC-226"]),
        (OPEN, e.GamePlayed(1, 1, LAW, seats(*GOOD[:4], "5 outlaw -")), "illegal", ["other_roles NLB-003 ITC-067"]),
        (OPEN, e.GamePlayed(1, 1, LAW, seats(*GOOD[:4], "6 renegade -")), "legal", ["? other_players ITC-226"]),
        ([*OPEN, played(LAW, "++---")], played(LAW, "++---"), "legal", ["? result_already"]),
        (GONE, e.GamePlayed(1, 1, LAW, seats(*GOOD)), "legal", []),
        (LATER, e.GamePlayed(1, 1, LAW, seats(*GOOD)), "legal", ["? other_players ITC-226"]),
        (LATER, e.GamePlayed(1, 1, LAW, seats("1 sheriff +", "2 outlaw -", "3 outlaw -", "5 renegade -")), "legal", []),
        (OPEN, e.GamePlayed(1, 1, LAW, (e.SeatResult(1, "sheriff", True, True), *seats(*GOOD[1:4], "5 renegade -"))),
         "illegal", ["final_duel_of_another ITC-118", "final_duel_with_others ITC-118"]),
    ],
)  # fmt: skip
def test_a_result(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-066, ITC-067, ITC-118, ITC-212, ITC-221, ITC-226: of this round, of these players, with these roles."""
    assert said(log, fact) == (level, grounds)


LAWFUL = played(LAW, "++---")
PAID_BACK = [*OPEN, LAWFUL, e.GameVoided(1, 1, True, "a role was shown"), e.RoundOpened(1, 1, 1)]
PAID_ALREADY = [*OPEN, LAWFUL, e.GameVoided(1, 1, False, "a role was shown"), e.RoundOpened(1, 1, 1)]


@pytest.mark.parametrize(
    ("log", "missing"),
    [
        (BEGUN, ONE),
        ([*BEGUN, *hired(1, 1, (1, 2, 5))], (3, 4)),
        ([*BEGUN, *hired(1, 1, (1, 2, 5)), e.PlayerLeft(3, "during_game")], (4,)),
        ([*BEGUN, *hired(1, 1, (1, 2, 4, 5)), e.PlayerLeft(3, "during_game")], ()),
        (PAID_BACK, ONE),
        (PAID_ALREADY, ()),
        (OPEN, ()),
        ([*BEGUN, LAWFUL], ()),
    ],
)
def test_a_game_that_nobody_hired_for(log: list[e.Logged], missing: tuple[int, ...]) -> None:
    """ITC-081, ITC-083: no game begins before all characters are assigned, and what was spent is recorded.

    A second result of one game is doubted as such, and not for its hires.
    """
    doubts = judge(tournament_of(log), LAWFUL).doubts
    told = [(reason.key, reason.clauses, reason.args["players"]) for reason in doubts if reason.key == "hires_missing"]
    assert told == ([("hires_missing", ("ITC-081", "ITC-083"), missing)] if missing else [])


def test_what_was_hired_is_put_in_afterwards() -> None:
    """ITC-083: the doubt is gone once the hires stand before the result."""
    late = [e.Inserted(len(BEGUN), e.CharacterHired(1, 1, player, f"c{player}", 100)) for player in ONE]
    verdicts = {each.counted.number: each.verdict for each in audit([*BEGUN, LAWFUL, *late])}
    assert verdicts[len(BEGUN)].doubts == ()
