"""What would have made it legal: every single change of the list, and none that would not."""

from __future__ import annotations

import pytest

from referee import sets
from referee.counterfactual import remedies
from referee.lexicon import load
from referee.notation import read, read_position

BOOK = sets.bind(("base",))
FIVE = """
seat 1 "Anna" sheriff bart_cassidy life 3/5 hand 3
seat 2 "Bruno" outlaw sid_ketchum life 4/4 hand 4
seat 3 "Carla" outlaw el_gringo life 3/3 hand 3 play mustang
seat 4 "Dario" renegade vulture_sam life 4/4 hand 4
seat 5 "Elio" deputy lucky_duke life 4/4 hand 4
turn 1 play
deck 40
"""


def told(line: str, position: str = FIVE) -> set[tuple[str, int, str]]:
    """The remedies for a line at a position: kind, seat, what."""
    table, _ = read_position(position, sets.bind, load())
    (entry,) = read(line, table, BOOK, load()).entries
    return {(change.kind, change.seat, change.what) for change in remedies(table, entry, BOOK)}


def test_a_shot_out_of_reach_wants_a_weapon_or_another_target() -> None:
    """Carla is seen at 3: only a weapon that reaches so far, or a nearer target, makes it legal."""
    found = told("1 bang 3")
    assert {("with_card", 1, weapon) for weapon in ("remington", "rev_carabine", "winchester")} <= found
    assert ("with_card", 1, "schofield") not in found
    assert {("other_target", 2, ""), ("other_target", 5, "")} <= found
    assert ("without_card", 3, "mustang") not in found


def test_one_step_too_far_is_mended_by_any_one_thing_in_between() -> None:
    """At 2 with reach 1: a Scope, a Schofield, Rose Doolan, or the one in between out."""
    found = told("1 bang 3", FIVE.replace(" play mustang", ""))
    assert {("with_card", 1, "scope"), ("with_card", 1, "schofield"), ("character", 1, "rose_doolan")} <= found
    assert ("out", 2, "") in found
    assert ("out", 4, "") not in found


def test_a_second_bang_wants_a_volcanic_willy_or_the_first_not_played() -> None:
    """What lifts the limit, or what was played."""
    found = told("1 bang 2", FIVE.replace("turn 1 play", "turn 1 play played bang"))
    assert {("with_card", 1, "volcanic"), ("character", 1, "willy_the_kid"), ("not_played", 1, "bang")} <= found


def test_anothers_turn_wants_his_own() -> None:
    """A card played in another's turn would have been legal in one's own."""
    assert told("2 stagecoach") == {("own_turn", 2, "")}


def test_a_hand_over_the_limit_wants_fewer_cards_or_more_life() -> None:
    """Ending with four cards at three life points."""
    found = told("1 end", FIVE.replace("life 3/5 hand 3", "life 3/5 hand 4"))
    assert {("life", 1, "4"), ("life", 1, "5"), ("hand", 1, "3"), ("hand", 1, "0")} <= found
    assert ("life", 1, "2") not in found


def test_a_draw_of_three_wants_two_or_kit_carlson() -> None:
    """The count, or the character who draws so many."""
    found = told("1 draw 3", FIVE.replace("turn 1 play", "turn 1 draw"))
    assert ("count", 1, "2") in found


def test_jail_on_the_sheriff_is_mended_by_another_prisoner_only() -> None:
    """No card and no distance makes it legal."""
    found = told("2 jail 1", FIVE.replace("turn 1 play", "turn 2 play"))
    assert {kind for kind, _, _ in found} == {"other_target"}


@pytest.mark.parametrize("line", ["1 bang 2", "1 mustang", "1 end"])
def test_a_legal_play_wants_nothing(line: str) -> None:
    """Nothing is listed for what is legal as it stands."""
    assert told(line) == set()


def test_none_is_said_to_help_where_none_does() -> None:
    """A Missed! is never played by itself, whatever stands on the table."""
    assert told("1 play missed") == set()
