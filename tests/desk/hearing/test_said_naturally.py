"""What people say at a table where only one thing can be meant: a face alone, a role alone, a card that lies open."""

from __future__ import annotations

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.notation import line_of
from tests.rows import rows

FIVE = """
seat 1 Ann sheriff bart_cassidy
seat 2 Bob ? kit_carlson
seat 3 Cleo ? el_gringo
seat 4 Dan ? jourdonnais
seat 5 Eva ? sid_ketchum
turn 1 play
deck 40
"""
BEER = "3 draw 1 from 1 for el_gringo with beer"
OPEN = "1 turnup 5 with bang bang missed cat_balou remington"
SEEN = ("general store", "turnup 5 with bang beer jail duel scope", "1 pick bang")
STORE = ("general store", "1 pick missed")
SAID = {
    "a face where a draw! is possible": (("gatling",), "9h", "4 flip jourdonnais 9h"),
    "the same of the one named": (("gatling",), "dan 7s", "4 flip jourdonnais 7s"),
    "the same with the character begun": (("gatling",), "dan jourd 3h", "4 flip jourdonnais 3h"),
    "a card drawn from a hand": (("bang cleo", "cleo hit"), "cleo draws a beer from ann", BEER),
    "a card taken from a hand": (("bang cleo", "cleo hit"), "cleo takes a beer from ann's hand", BEER),
    "a card taken too early": (("gatling", "cleo hit"), "cleo takes a card from ann", "3 draw 1 from 1 for el_gringo"),
    "cards turned up": (("general store",), "turn up bang bang missed cat remington", OPEN),
    "the choice of one named": (STORE, "bob bang", "2 pick bang"),
    "a choice that would need a player": (STORE, "bob jail", "2 pick jail"),
    "a choice that he gets": (STORE, "bob gets the remington", "2 pick remington"),
    "a choice that others come before": (STORE, "dan remington", "4 pick remington"),
    "the first choice, with nothing turned up yet": (("general store",), "ann missed", "1 pick missed"),
    "a choice of what was seen to lie there": (SEEN, "scope", "2 pick scope"),
    "the cards of a turn that are kept": (("set 1 hand 2", "end"), "bob draws two", "2 draw 3"),
    "the same written out, which is too few": (("set 1 hand 2", "end"), "bob draw 2", "2 draw 2"),
    "a role where it is asked for": (("set 2 life 1", "bang bob", "bob hit"), "outlaw", "2 out outlaw by 1 to bang"),
    "a role of the one named": (("set 2 life 1", "bang bob", "bob hit"), "bob deputy", "2 out deputy by 1 to bang"),
}  # fmt: skip


@rows("what", SAID)
def test_it_is_read(desk: Desk, what: str) -> None:
    """The line means what alone it can mean there."""
    before, line, means = SAID[what]
    log = desk.new(FIVE)
    for each in before:
        log.enter(each)
    assert line_of(log.enter(line).judged[-1].entry, log.book) == means


def test_a_show_that_was_passed_over_gives_way_to_a_draw(desk: Desk) -> None:
    """Black Jack never showed his second card; what is turned up now is against his shot."""
    log = desk.new(FIVE.replace("turn 1 play", "turn 5 over").replace("bart_cassidy", "black_jack"))
    for each in ("1 turn", "1 draw 2", "scope", "bang dan"):
        log.enter(each)
    assert line_of(log.enter("9h").judged[-1].entry, log.book) == "4 flip jourdonnais 9h"


def test_one_who_chose_already_plays(desk: Desk) -> None:
    """Ann's next card is no second choice, whatever lies there."""
    log = desk.new(FIVE)
    for each in (*STORE, "ann mustang"):
        log.enter(each)
    assert log.entries[-1].__class__.__name__ == "Played"


def test_nothing_is_said_in_dutch_as_well() -> None:
    """`niks` is what a Dutch player says."""
    assert load().heard_in("nl").exact("niks", "verb") == ("no",)
