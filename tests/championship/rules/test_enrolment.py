"""Who may enter."""

import pytest
from msgspec.structs import replace

from referee.championship.rules import entries as e
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled

ANNA = e.PlayerEnrolled(31, "Anna", qualified=False, disqualified=False, resident=True)
TEN = enrolled(10)
REGIONAL = [e.Opened("Cup", "Piemonte")]


@pytest.mark.parametrize(
    ("log", "change", "level", "grounds"),
    [
        (TEN, {}, "legal", []),
        (TEN, {"qualified": True}, "illegal", ["already_qualified ITC-017 ITC-035"]),
        (TEN, {"disqualified": True}, "illegal", ["disqualified_before ITC-036"]),
        (TEN, {"resident": False}, "without_effect", ["not_resident ITC-018 ITC-034"]),
        (TEN, {"resident": None}, "unclear", ["eligibility_unasked ITC-018 ITC-035 ITC-036"]),
        (REGIONAL, {"region": "Lazio"}, "illegal", ["other_region ITC-014 ITC-015"]),
        (REGIONAL, {"region": "Piemonte"}, "legal", []),
        (REGIONAL, {}, "legal", []),
        (TEN, {"region": "Lazio"}, "legal", []),
        ([e.Opened("Open", "Piemonte", True)], {"region": "Lazio"}, "legal", []),
        (TEN, {"player": 3}, "legal", ["? number_taken"]),
        (TEN, {"name": "P4"}, "legal", ["? name_taken"]),
        (drawn(10), {}, "for_referee", ["after_the_draw ITC-050 ITC-059 ITC-064"]),
        ([*TEN, e.PlayerLeft(4, "before_draw")], {"player": 4}, "illegal", ["came_back ITC-211"]),
        ([*TEN, e.PlayerLeft(4, "before_draw")], {"name": "P4"}, "legal", ["? namesake_left ITC-211"]),
        (
            TEN,
            {"qualified": True, "disqualified": True},
            "illegal",
            ["already_qualified ITC-017 ITC-035", "disqualified_before ITC-036"],
        ),
    ],
)
def test_who_may_enter(log: list[e.Logged], change: dict[str, object], level: str, grounds: list[str]) -> None:
    """ITC-014, ITC-015, ITC-016, ITC-017, ITC-018, ITC-034 to ITC-036, ITC-064, ITC-211: all reasons, not the first."""
    assert said(log, replace(ANNA, **change)) == (level, grounds)


def test_what_was_not_asked_is_named() -> None:
    """Law 3: unclear says what it would need to know."""
    from referee.championship.rules.folding import tournament_of
    from referee.championship.rules.judging import judge

    (reason,) = judge(tournament_of(TEN), e.PlayerEnrolled(31, "Anna", disqualified=False)).reasons
    assert reason.args == {"player": 31, "questions": ("qualified", "resident")}
