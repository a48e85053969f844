"""While play goes on past somebody without a life point, what the log lacks of him is told as still to be noted."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk

FOUR = """
seat 1 "Piet" sheriff willy_the_kid life 5/5 hand 4
seat 2 "Ria" outlaw sid_ketchum life 1/4 hand 4
seat 3 "Tom" renegade bart_cassidy life 4/4 hand 4
seat 4 "Ulla" outlaw lucky_duke life 4/4 hand 4
"""
FELL = ("1 draw 2", "1 duel 2", "2 no", "2 lose 1 by 1 to duel")
SAVED = ("2 discard 2 for sid_ketchum", "2 gain 1 for sid_ketchum")


def still_lacking(desk: Desk, *after: str) -> list[tuple[int, bool, bool]]:
    """Of each fall on the agenda after these lines who falls, whether the log lacks it, and whether play waits."""
    log = desk.new(FOUR)
    for line in (*FELL, *after):
        log.enter(line)
    return [(item.owed.seat, item.owed.late, item.must) for item in log.agenda().due if item.owed.kind == "fall"]


@pytest.mark.parametrize("after", [("1 mustang",), ("1 end",), ("1 end", "2 turn")])
def test_it_is_named_as_play_goes_on(desk: Desk, after: tuple[str, ...]) -> None:
    """In the same turn and in later ones, and nothing waits for it."""
    assert still_lacking(desk, *after) == [(2, True, False)]


def test_before_that_play_waits_for_it(desk: Desk) -> None:
    """As long as nobody has done anything else it is due."""
    assert still_lacking(desk) == [(2, False, True)]


@pytest.mark.parametrize("after", [("2 out outlaw",), SAVED])
def test_once_it_is_noted_it_lacks_no_more(desk: Desk, after: tuple[str, ...]) -> None:
    """Whether he was saved or is out."""
    assert still_lacking(desk, "1 mustang", *after) == []
