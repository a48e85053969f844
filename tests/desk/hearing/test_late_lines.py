"""What is typed late or twice is put where it belongs, or told to be there already; it is nobody's offence."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Corrected, Inserted
from referee.desk.table_log import TableLog
from referee.notation import line_of

TWICE = {
    "an answer": (["bang bruno"], "bruno missed"),
    "a hit": (["bang bruno"], "hit"),
    "cards drawn": (["discard 2", "end"], "draw 2"),
    "a draw! of Jourdonnais": (["bang bruno"], "bruno flip 5c"),
    "a draw! for Dynamite": (["set 2 play dynamite", "discard 2", "end", "2 turn"], "bruno flip dynamite 5c"),
    "a discard": ([], "discard 2"),
    "a life point lost": (["bang bruno", "bruno hit"], "bruno loses a life"),
    "a card that lies there": ([], "schofield"),
    "what Kit Carlson kept": (["set 2 character kit_carlson", "discard 2", "end", ""], "bruno draws 2"),
    "what Kit Carlson drew": (["set 2 character kit_carlson", "discard 2", "end", ""], "bruno draw 3"),
}


@pytest.mark.parametrize("what", TWICE)
def test_said_twice_in_a_row_it_is_logged_once(log: TableLog, what: str) -> None:
    """The number of what says so already is told; the log and the table stay as they are."""
    before, line = TWICE[what]
    for each in (*before, line):
        log.enter(each)
    length, table = log.length, log.table
    outcome = log.enter(line)
    assert outcome.already and not outcome.judged and (log.length, log.table) == (length, table)


def test_what_may_be_done_again_is_logged_again(log: TableLog) -> None:
    """Slab the Killer takes two Missed!, and whom Gatling asks one after the other are hit one after the other."""
    for line in ("set 1 character slab_the_killer", "bang bruno", "bruno missed"):
        log.enter(line)
    assert log.enter("bruno missed").judged
    for line in ("gatling", "hit"):
        log.enter(line)
    assert log.enter("hit").judged


A_TURN_LATER = ["bang bruno", "scope", "end", "2 turn", "2 draw 2"]
LATE = {
    "an answer after the play that went on past it": (["bang bruno", "scope"], "bruno missed", "2 answer missed"),
    "a draw! of whose character is named": (["bang bruno", "scope"], "jourdonnais 6h", "2 flip jourdonnais 6h"),
    "a hit": (["bang bruno", "scope"], "bruno hit", "2 no"),
    "the play that cost a card": (["1 toss 2 hand"], "cat bruno", "1 cat_balou 2"),
    "the play that was answered": (["bruno missed", "scope"], "bang bruno", "1 bang 2"),
    "an answer one turn later": (A_TURN_LATER, "bruno missed", "2 answer missed"),
    "a life point one turn later": (A_TURN_LATER, "bruno loses a life", "2 lose 1 by 1 to bang"),
    "a discard after the next turn": (["mustang", "bruno schofield"], "anna discard 1", "1 discard 1"),
}  # fmt: skip


@pytest.mark.parametrize("what", LATE)
def test_what_was_lacking_is_put_in_where_it_lacked(log: TableLog, what: str) -> None:
    """The doubt that it left is gone, and there is no second one."""
    before, line, means = LATE[what]
    for each in before:
        log.enter(each)
    assert not all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)
    outcome = log.enter(line)
    assert line_of(outcome.judged[1].entry, log.book) == means
    assert [change.now.clean for change in outcome.changed] == [True]
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


STORE = ["general store", "turnup 4 with beer bang missed duel", "2 pick beer"]
HIT = ["winchester", "bang carla", "hit"]
TURN_OVER = {
    "a play, two turns over": (["mustang", "scope", "end", "", "2 mustang/9h", "2 discard 1", "2 end"], "anna barrel",
                               "1 barrel"),
    "a play, after turns that were taken back": (["mustang", "scope", "end", "4 turn", "retract 6..9"], "anna barrel",
                                                 "1 barrel"),
    "cards drawn for a hit": ([*HIT, "end", ""], "carla draw from anna", "3 draw 1 from 1 for el_gringo"),
    "the same in his own turn": (["discard 2", "end", "", "bang carla", "hit", "discard 1", "end", ""],
                                 "carla draw from bruno", "3 draw 1 from 2 for el_gringo"),
}  # fmt: skip
MORE = {
    "which cards were drawn": (["stagecoach", "scope"], "draw 2 with beer", "1 draw 2 for stagecoach with beer"),
    "which card of a store": (STORE, "1 pick duel", "1 pick duel"),
}  # fmt: skip


@pytest.mark.parametrize("what", MORE)
def test_what_says_more_than_was_assumed_stands_in_its_place(log: TableLog, what: str) -> None:
    """It is the same event, told better."""
    before, line, means = MORE[what]
    for each in before:
        log.enter(each)
    hands = [seat.hand for seat in log.table.seats]
    outcome = log.enter(line)
    assert [line_of(each.entry, log.book) for each in outcome.judged[1:]] == [means]
    assert [seat.hand for seat in log.table.seats] == hands
    assert log.enter(line).already


ON_HIS_LAST = ("set 2 life 1", "bang bruno", "bruno hit", "discard 1", "carla draw 2")


def test_a_fall_typed_a_turn_late_has_its_author(log: TableLog) -> None:
    """It is put in where play went on past it: whose kill it was is known, and the reward is lacking there alone."""
    for line in ON_HIS_LAST:
        log.enter(line)
    outcome = log.enter("bruno out outlaw")
    assert line_of(outcome.judged[1].entry, log.book) == "2 out outlaw by 1 to bang"


def test_the_reward_for_it_is_given_and_what_is_over_the_limit_given_up(log: TableLog) -> None:
    """The assumed end of the turn is no offence because of it; typed as well, the reward was said already."""
    for line in (*ON_HIS_LAST, "bruno out outlaw"):
        log.enter(line)
    assert log.table.seat(1).hand.exact == log.table.seat(1).life == 5
    assert log.enter("anna draw 3 for reward").already
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_a_reward_typed_a_turn_late_is_no_offence(log: TableLog) -> None:
    """Nor is it drawn for nothing: it was assumed with the fall that it is for, before the end of that turn."""
    for line in ("set 1 hand 3", "set 2 life 1", "set 1 life 2", "bang bruno", "bruno hit", "carla draw 2"):
        log.enter(line)
    log.enter("bruno out outlaw")
    number = log.enter("anna draw 3 for reward").already
    assert line_of(log.entry(number), log.book) == "1 draw 3 for reward"
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


@pytest.mark.parametrize("what", TURN_OVER)
def test_what_was_in_order_in_a_turn_that_is_over_is_put_in_there(log: TableLog, what: str) -> None:
    """No turn of anybody is assumed for it, and nothing is an offence or in doubt."""
    before, line, means = TURN_OVER[what]
    for each in before:
        log.enter(each)
    turn = log.table.turn.seat
    put_in, entry = log.enter(line).judged
    assert isinstance(put_in.entry, Inserted) and line_of(entry.entry, log.book) == means
    assert log.table.turn.seat == turn
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_a_play_that_asks_somebody_takes_the_place_of_an_end_just_typed(log: TableLog) -> None:
    """The turn is not over, and who is asked answers."""
    for line in ("mustang", "scope", "end", "anna bang bruno"):
        log.enter(line)
    assert log.table.turn.phase == "play" and log.enter("bruno missed").judged[0].verdict.clean
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_what_casts_doubt_on_what_is_written_is_not_put_in(log: TableLog) -> None:
    """By a heart drawn for his Barrel Bruno was not hit, and that he was is in the log."""
    for line in ("set 2 play barrel", "bang bruno", "bruno no", "bruno lose 1", "mustang", "end", ""):
        log.enter(line)
    words = [verdict.word for verdict in map(log.verdict, range(log.length)) if verdict]
    outcome = log.enter("bruno barrel 7h")
    assert not outcome.changed and len(outcome.judged) == 1
    assert [verdict.word for verdict in map(log.verdict, range(log.length - 1)) if verdict] == words


def test_what_was_an_offence_in_that_turn_as_well_stays_one(log: TableLog) -> None:
    """A second BANG! does not become lawful because it is typed after the end."""
    for line in ("bang bruno", "bruno missed", "scope", "end"):
        log.enter(line)
    assert "second_bang" in log.enter("anna bang dario").judged[-1].verdict.keys


def test_a_discard_two_turns_late_makes_good_the_end_it_is_for(log: TableLog) -> None:
    """Just those cards were too many there; another number is not."""
    for line in ("end", "", "2 discard 2", "2 end", ""):
        log.enter(line)
    assert not log.preview("anna discard 1").judged[-1].verdict.clean
    outcome = log.enter("anna discard 2")
    assert [(each.was.word, each.now.word) for each in outcome.changed] == [("doubt", "legal")]
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


@pytest.mark.parametrize("line", ["anna bang bruno", "anna schofield again"])
def test_a_card_in_the_turn_of_another_is_out_of_turn(log: TableLog, line: str) -> None:
    """The next player has played: it is an offence; of a card that is laid that is told, and asked without the word."""
    for each in ("mustang", "scope", "end", "", "bruno mustang"):
        log.enter(each)
    told = log.enter(line).judged
    assert [(each.verdict.word, each.verdict.keys) for each in told] == [("illegal", ("not_your_turn",))]


@pytest.mark.parametrize("line", ["anna bang bruno", "anna schofield"])
def test_while_the_next_one_has_only_drawn_it_may_be_typed_late(log: TableLog, line: str) -> None:
    """It may be an offence or a late line: a doubt, and put in nowhere unasked."""
    for each in ("mustang", "discard 1", "end", ""):
        log.enter(each)
    told = log.enter(line).judged
    assert [(each.verdict.word, each.verdict.keys) for each in told] == [("doubt", ("played_late",))]


@pytest.mark.parametrize("line", ["anna bang bruno", "anna schofield"])
def test_so_may_it_while_the_next_one_has_not_even_drawn(log: TableLog, line: str) -> None:
    """Only that Bruno's turn began was written."""
    for each in ("mustang", "discard 1", "end", "2 turn"):
        log.enter(each)
    told = log.enter(line).judged
    assert [(each.verdict.word, each.verdict.keys) for each in told] == [("doubt", ("played_late",))]


def test_an_end_that_was_only_assumed_may_have_come_after_it(log: TableLog) -> None:
    """Nobody wrote that Anna's turn was over, and Bruno has done nothing: her card goes before its end."""
    for each in ("set 1 hand 4", "mustang", "2 turn"):
        log.enter(each)
    put_in, entry, *_ = log.enter("anna schofield").judged
    assert isinstance(put_in.entry, Inserted) and line_of(entry.entry, log.book) == "1 schofield"
    assert log.table.turn.seat == 2
    assert log.enter("anna schofield").already == entry.number
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_a_card_from_a_hand_may_be_told_late_in_words_that_mean_nothing_now(log: TableLog) -> None:
    """Which card `from bruno` is, nobody can tell now; when it was due it came out of his hand."""
    for each in (
        "set 2 play scope",
        "set 1 hand 4",
        "end",
        "",
        "winchester",
        "bang carla",
        "hit",
        "end",
        "3 turn",
        "3 draw 2",
    ):
        log.enter(each)
    put_in, entry, *_ = log.enter("carla takes a card from bruno").judged
    assert isinstance(put_in.entry, Inserted)
    assert line_of(entry.entry, log.book) == "3 draw 1 from 2 for el_gringo"


def test_a_draw_of_the_next_turn_is_not_put_before_an_answer(log: TableLog) -> None:
    """Bruno was shot at from Jail: his draw! for it comes with his turn, and doubts no end of another's."""
    for each in ("set 2 play jail", "set 1 hand 6", "bang bruno", "bruno hit", "end"):
        log.enter(each)
    outcome = log.enter("bruno jail 7h")
    assert [type(each.entry).__name__ for each in outcome.judged] == ["Assumed", "TurnBegan", "Flipped"]
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


WRONG = {
    "a second BANG! typed after the end": (
        ["bang bruno", "bruno missed", "scope", "end"],
        "anna bang dario",
        "second_bang",
    ),
    "too many cards discarded": (["mustang", "end", "bruno draw 2"], "anna discard 2", "discard_within_limit"),
    "an end with too many cards": (["mustang", "2 turn"], "anna end", "over_hand_limit"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_was_wrong_in_a_turn_that_is_over_is_judged_in_that(log: TableLog, what: str) -> None:
    """It is told what was wrong with it, and neither that it was out of turn nor that the log lacks something."""
    before, line, key = WRONG[what]
    for each in before:
        log.enter(each)
    judged = log.enter(line).judged
    assert isinstance(judged[0].entry, Inserted | Corrected)
    assert [each.verdict.keys for each in judged if not each.verdict.clean] == [(key,)]
    told = [verdict for verdict in map(log.verdict, range(log.length)) if verdict and not verdict.clean]
    assert len(told) == 1
