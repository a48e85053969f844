"""Dodge City and The Bullet beside the event decks: what neither box could show alone."""

from __future__ import annotations

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import agenda
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.notation import read_position
from tests.house.beside import follows, then
from tests.rows import rows

POSITION = """
sets base dodge_city bullet events high_noon fistful
seat 1 Anna sheriff pedro_ramirez life 4/5 hand 4
seat 2 Bruno deputy {second}
seat 3 Carla outlaw {third} life 4/4 hand 4
seat 4 Dario outlaw {dead} life 0/4 out shown
lies {event}
turn {turn}
deck 40
death 4 2 bang 2
"""


def at(
    event: str,
    turn: str,
    second: str = "black_jack life 4/4 hand 4",
    third: str = "willy_the_kid",
    dead: str = "sid_ketchum",
) -> tuple[Table, Rulebook]:
    """The table with this event open, and its book."""
    text = POSITION.format(second=second, third=third, dead=dead, event=event, turn=turn)
    return read_position(text, sets.bind, load())[:2]


def test_greg_digger_and_herb_hunter_gain_when_a_ghost_leaves() -> None:
    """HNX-049: once his turn is over, and beside what he leaves; the ghost himself gains nothing by it."""
    table, book = at("ghost_town", "3 over", "greg_digger life 1/4 hand 4", "herb_hunter")
    table, _ = then(table, book, "4 turn", "4 draw 3", "4 mustang", "4 end")
    owed = {(item.owed.kind, item.owed.seat, item.owed.count) for item in agenda(table, book).due}
    assert {("forfeit", 4, 1), ("gain", 2, 2), ("draw", 3, 2)} <= owed
    _, verdict = then(table, book, "4 forfeit", "2 gain 2 for greg_digger", "3 draw 2 for herb_hunter")
    assert verdict.clean


def test_bill_noface_comes_back_with_two_wounds() -> None:
    """FCX-030, DCX-098: Dead Man gives him two life points of four before phase 1 is drawn."""
    table, book = at("dead_man", "3 over", dead="bill_noface")
    table, _ = then(table, book, "4 turn")
    assert follows(table, book) == ["4 returns", "4 draw 2 for dead_man", "4 draw 3"]


@rows(("life", "drawn"), [("4/4", []), ("3/4", ["2 draw 1"])])
def test_bill_noface_without_a_wound_draws_nothing_in_a_thirst(life: str, drawn: list[str]) -> None:
    """HNX-084, DCX-100: one card fewer than the one of full life is none, and no step of his turn."""
    table, book = at("thirst", "1 over", f"bill_noface life {life} hand 4")
    table, _ = then(table, book, "2 turn")
    assert follows(table, book) == drawn
    assert drawn or then(table, book, "2 beer")[1].clean


def test_what_dynamite_takes_in_a_thirst_bill_noface_draws_for() -> None:
    """DCX-098: with nothing to draw before it exploded, and behind the Jail that is still to come."""
    table, book = at("thirst", "1 over", "bill_noface life 4/4 hand 4 play dynamite jail")
    lines = ("2 turn", "2 flip dynamite 5s", "2 lose 3 to dynamite", "2 drop dynamite")
    table, verdict = then(table, book, *lines)
    assert verdict.clean
    assert [item.owed.kind for item in agenda(table, book).due] == ["flip", "draw"]
    assert follows(then(table, book, "2 flip jail 5h", "2 drop jail")[0], book) == ["2 draw 3"]


def test_a_green_card_that_is_uncle_wills_store_is_not_put_down() -> None:
    """BUL-010: it goes to the discards, and cards are turned up for it."""
    table, book = at("ranch", "2 play", "uncle_will life 4/4 hand 4")
    table, verdict = then(table, book, "2 opens knife", "2 turnup 3")
    assert verdict.clean
    assert (table.seat(2).in_play, table.discards[0].kind) == ((), "knife")


def test_a_bible_against_one_shot_of_a_fistful_leaves_nothing_open() -> None:
    """DCX-052 is about one attack that takes two Missed!; each shot of the last card is an attack of its own."""
    table, book = at("a_fistful_of_cards", "1 over", "black_jack life 4/4 hand 2 play bible")
    table, verdict = then(table, book, "2 turn", "2 answer bible from play", "2 draw 1 for bible")
    assert verdict.clean and not verdict.open
    assert [item.owed.kind for item in agenda(table, book).due][:1] == ["answer"]


def test_under_handcuffs_doc_holydays_two_cards_may_be_of_any_suit() -> None:
    """HNX-099: they are given up, not played; a card that Uncle Will plays as a General Store is (HNX-100)."""
    named = ("2 turn", "2 draw 2", "2 suit d")
    table, book = at("handcuffs", "1 over", "doc_holyday life 4/4 hand 4")
    assert then(table, book, *named, "2 doc 1 missed/jc bang/kc")[1].clean
    table, book = at("handcuffs", "1 over", "uncle_will life 4/4 hand 4")
    assert then(table, book, *named, "2 opens missed/jc")[1].keys == ("card_of_another_suit",)


@rows(("was", "becomes"), [("vera_custer", "jesse_jones"), ("jesse_jones", "vera_custer")])
def test_with_a_new_identity_the_turn_begins_as_the_new_card_says(was: str, becomes: str) -> None:
    """HNX-103, HNX-107, DCX-141: who is Vera Custer when it is time to choose does, and nobody who was."""
    table, book = at("new_identity", "1 over", f"{was} life 3/3 hand 4")
    table, _ = then(table, book, "2 turn", f"2 becomes {becomes}")
    steps = [item.owed.kind for item in agenda(table, book).due]
    assert steps == (["imitate", "draw"] if becomes == "vera_custer" else ["draw"])


def test_belle_stars_turn_is_over_when_the_roulette_goes_round() -> None:
    """DCX-097: between two turns a Barrel is tried against it, and of Jourdonnais nothing is left open."""
    table, book = at("vendetta", "3 play", "jourdonnais life 4/4 hand 4", "belle_star")
    table, verdict = then(table, book, "3 end", "event russian_roulette", "1 answer missed", "2 flip jourdonnais 8h")
    assert verdict.clean and not verdict.open


def test_a_green_card_in_hand_is_no_missed_to_refuse() -> None:
    """FCX-088, DCX-013: only what he could give is kept back."""
    table, book = at("vendetta", "3 play", third="claus_the_saint", second="black_jack life 4/4 hand 4 holds sombrero")
    table, verdict = then(table, book, "3 end", "event russian_roulette", "1 answer missed", "2 no")
    assert verdict.clean and not verdict.open


def test_no_card_has_to_be_played_where_it_is_open_whether_it_can() -> None:
    """FCX-051: a Panic! that reaches nobody's cards but his own need not go there."""
    table, book = at("law_of_the_west", "1 over", "jesse_jones life 4/4 hand 4 play barrel", "paul_regret")
    table = then(table, book, "set 1 hand 0")[0]
    assert then(table, book, "2 turn", "2 draw 2", "2 show panic/jh", "2 discard 2")[1].clean


def test_molly_stark_draws_for_the_roulette_after_her_own_turn() -> None:
    """DCX-124: her turn is over when the next event is turned up, so that she gives her card out of it."""
    table, book = at("vendetta", "3 play", third="molly_stark")
    table, _ = then(table, book, "3 end", "event russian_roulette", "1 answer missed", "2 answer missed")
    assert then(table, book, "3 answer missed", "3 draw 1 for molly_stark")[1].clean


def test_doc_holyday_need_not_shoot_with_what_he_has_shown() -> None:
    """FCX-054, DCX-106: he gives the two cards up and plays neither, so that a Missed! stays in his hand."""
    table, book = at("law_of_the_west", "1 over", "doc_holyday life 4/4 hand 4")
    shown = ("2 turn", "2 draw 2", "2 show missed/jc")
    assert then(table, book, *shown, "2 doc 1 bang/kc beer/6h")[1].clean
    assert then(table, book, *shown, "2 discard 2")[1].clean
