"""What would have made it legal: every single change of the list, and none that would not."""

from __future__ import annotations

import pytest

from referee import sets
from referee.core.judging.remedies import every_remedy
from referee.core.play.evolve import evolve
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
    assert {("target", 2, ""), ("target", 5, "")} <= found
    assert ("without_card", 3, "mustang") not in found


def test_one_step_too_far_is_mended_by_any_one_thing_in_between() -> None:
    """At 2 with reach 1: a Scope, a Schofield, Rose Doolan; nobody would tell that the one in between were out."""
    found = told("1 bang 3", FIVE.replace(" play mustang", ""))
    assert {("with_card", 1, "scope"), ("with_card", 1, "schofield"), ("character", 1, "rose_doolan")} <= found
    assert not any(kind == "out" for kind, _, _ in found)


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


def test_a_dead_target_would_have_to_live() -> None:
    """He alone: nobody else's life has to do with it."""
    found = told("1 duel 3", FIVE.replace("life 3/3 hand 3", "life 0/3 out hand 3"))
    assert {(kind, seat) for kind, seat, _ in found if kind == "alive"} == {("alive", 3)}


def test_a_second_bang_wants_a_volcanic_willy_or_the_first_not_played() -> None:
    """What lifts the limit, or what was played."""
    found = told("1 bang 2", FIVE.replace("turn 1 play", "turn 1 play played bang"))
    assert {("with_card", 1, "volcanic"), ("character", 1, "willy_the_kid"), ("not_played", 1, "bang")} <= found


def test_anothers_turn_wants_his_own() -> None:
    """A card played in another's turn would have been legal in one's own."""
    assert told("2 stagecoach") == {("own_turn", 2, "")}


def test_a_hand_over_the_limit_wants_cards_discarded_first() -> None:
    """Four cards left after discarding, at three life points: one more had to go; no other hand or wound is told."""
    held = FIVE.replace("life 3/5 hand 3", "life 3/5 hand 4").replace("turn 1 play", "turn 1 discard")
    assert told("1 end", held) == {("discarded", 1, "1")}


def test_cards_given_up_for_nothing_want_nothing() -> None:
    """That he had none to give up is no way to have done it."""
    assert told("1 forfeit") == set()


def test_what_was_due_comes_first() -> None:
    """The draw! for Dynamite, and what it leads to, before the one for Jail."""
    held = FIVE.replace("life 4/4 hand 4\nseat 3", "life 4/4 hand 4 play dynamite jail\nseat 3")
    assert {kind for kind, _, _ in told("2 flip jail 4h", held.replace("turn 1 play", "turn 2 start"))} == {
        "all_due_first"
    }


def test_a_kill_is_put_down_to_him_whose_it_is() -> None:
    """That nothing else were due, or that it were his own turn, has nothing to do with it."""
    shot = FIVE.replace("life 4/4 hand 4\nseat 3", "life 1/4 hand 4\nseat 3")
    table, book = read_position(shot, sets.bind, load())
    for line in ("1 bang 2", "2 hit", "2 lose 1"):
        for entry in read(line, table, book, load()).entries:
            table = evolve(table, entry, book)
    (entry,) = read("2 out outlaw by 5 to bang", table, book, load()).entries
    assert [(change.kind, change.seat) for change in every_remedy(table, entry, book)] == [("author", 1)]


def test_a_draw_of_three_wants_two_or_kit_carlson() -> None:
    """The count, or the character who draws so many."""
    found = told("1 draw 3", FIVE.replace("turn 1 play", "turn 1 draw"))
    assert ("count", 1, "2") in found


def test_jail_on_the_sheriff_is_mended_by_another_prisoner_only() -> None:
    """No card and no distance makes it legal."""
    found = told("2 jail 1", FIVE.replace("turn 1 play", "turn 2 play"))
    assert {kind for kind, _, _ in found} == {"target"}


@pytest.mark.parametrize("line", ["1 bang 2", "1 mustang", "1 end"])
def test_a_legal_play_wants_nothing(line: str) -> None:
    """Nothing is listed for what is legal as it stands."""
    assert told(line) == set()


def test_none_is_said_to_help_where_none_does() -> None:
    """A Missed! is never played by itself, whatever stands on the table."""
    assert told("1 play missed") == set()
