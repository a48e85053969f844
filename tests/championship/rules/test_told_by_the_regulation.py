"""What the duels, the games and the decisions of a referee rest on, and which rules they are played by."""

import pytest

from referee.championship.office import duelling, playing
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import due_aloud, over
from referee.championship.rules.bracket import bracket
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.judging import judge
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled
from tests.championship.rules.test_bracket import FEW, MANY, SEMIS, won

PRINTED = {
    **dict.fromkeys(("quarter_1", "quarter_2", "quarter_3", "quarter_4"), ("ITC-133", "ITC-134")),
    **dict.fromkeys(("semi_1", "semi_2"), ("ITC-135",)),
    **dict.fromkeys(("third", "final"), ("ITC-132",)),
}


def test_each_duel_names_the_clauses_that_print_it() -> None:
    """ITC-131 to ITC-135: quarter-finals only from five tables up."""
    few, many = (bracket(tournament_of(log)) for log in (FEW, MANY))
    assert {key: match.clauses for key, match in many.items()} == PRINTED
    semis = dict.fromkeys(("semi_1", "semi_2"), ("ITC-131",))
    assert {key: match.clauses for key, match in few.items()} == semis | {
        key: PRINTED[key] for key in ("third", "final")
    }


def test_a_round_is_played_with_the_base_box_alone() -> None:
    """ITC-053: by the base set and the championship's own, and by no other box."""
    state = tournament_of([*drawn(10), e.RoundOpened(1, 1, 1)])
    told = playing.position(state, state.tables[1], state.tables[1].rounds[0]).splitlines()
    assert told[0] == "sets base championship"


def test_a_duel_is_played_by_the_rules_of_duels() -> None:
    """ITC-053, ITC-141, ITC-150: the first picks first, each has two places."""
    told = duelling.position(tournament_of(drawn(10)), (4, 1)).splitlines()
    assert told[0] == "sets base championship duel"
    assert told[2:] == [
        'seat 1 "P4" duellist1 ?', 'seat 2 "P4" duellist1 ?', 'seat 3 "P1" duellist2 ?', 'seat 4 "P1" duellist2 ?',
    ]  # fmt: skip


def test_the_referee_has_the_last_word() -> None:
    """ITC-027, ITC-051: what he lets stand stands, with his reason, and is not objected to for being let stand."""
    fact = e.LetStand(3, "agreed by all")
    assert said(drawn(10), fact) == ("legal", [])
    assert tournament_of([*drawn(10), fact]).let_stand == {3: "agreed by all"}


def test_who_goes_through_already_is_named() -> None:
    """ITC-229: an opponent of somebody who left is told to whoever says that he lost."""
    state = tournament_of([*FEW, e.PlayerLeft(4, "during_duel")])
    (reason,) = judge(state, won("semi_1", 4, 1)).reasons
    assert reason.args == {"player": 4, "expected": 1}


def test_the_naming_of_the_best_is_due_for_all_to_know() -> None:
    """ITC-131, ITC-133: once the rounds are over, by what everybody heard."""
    assert [(each.kind, each.clauses) for each in due_aloud(FEW)] == [("qualifiers", ("ITC-131", "ITC-133"))]


@pytest.mark.parametrize(
    ("log", "answer"),
    [
        ([], False),
        (enrolled(10), False),
        (FEW, False),
        ([*FEW, e.QualifiersNamed((1, 2, 3, 4)), *SEMIS, won("third", 4, 2)], False),
        ([*FEW, e.QualifiersNamed((1, 2, 3, 4)), *SEMIS, won("third", 4, 2), won("final", 1, 3)], True),
    ],
)
def test_money_is_a_secret_until_the_last_duel_is_over(log: list[e.Logged], answer: bool) -> None:
    """ITC-119: and from then on it is none."""
    assert over(log) is answer
