"""What would have made it legal: every single change of the list, and none that would not."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.judging.remedies import every_remedy
from referee.lexicon import load
from referee.notation import read, read_position
from tests.cases.case import HERE

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
    table, book = read_position(position, sets.bind, load())
    (entry,) = read(line, table, book, load()).entries
    return {(change.kind, change.seat, change.what) for change in every_remedy(table, entry, book)}


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


def test_another_weapon_takes_the_place_of_the_first_and_of_nothing_else() -> None:
    """With the Scope he has, Anna sees Carla at 2: a Schofield would do, though a Volcanic lies there."""
    scoped = FIVE.replace("hand 3\nseat 2", "hand 3 play volcanic scope\nseat 2")
    assert ("with_card", 1, "schofield") in told("1 bang 3", scoped)


def mesa(name: str, turn: int) -> str:
    """A shared position of Death Mesa in phase 2 of this player."""
    lines = (HERE / "tables" / f"{name}.game").read_text(encoding="utf-8").splitlines()
    return "\n".join((*(line for line in lines if not line.startswith("turn ")), f"turn {turn} play"))


def test_nobody_has_to_be_dead_to_play_what_ghosts_play() -> None:
    """That he were a ghost is no way to have played a card of theirs."""
    assert told("3 haunt spook/ks 4", mesa("mesa_two", 3)) == set()


def test_no_target_has_to_be_dead_to_be_aimed_at() -> None:
    """A BANG! at a ghost goes any distance: of the living only who sits in between need not be there."""
    found = told("1 bang 3", mesa("mesa_five", 1))
    assert {seat for kind, seat, _ in found if kind == "out"} == {2}


def test_only_one_on_the_way_need_not_be_there() -> None:
    """Who is out is no step on the way; who sits on the other side makes no difference, nor does a dead target help."""
    found = told("1 bang 3", FIVE.replace(" play mustang", ""))
    assert {seat for kind, seat, _ in found if kind == "out"} == {2}


def test_a_dead_target_would_have_to_live() -> None:
    """He alone: nobody else's life has to do with it."""
    found = told("1 duel 3", FIVE.replace("life 3/3 hand 3", "life 0/3 out hand 3"))
    assert {(kind, seat) for kind, seat, _ in found if kind in ("alive", "out")} == {("alive", 3)}


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
