"""`no, the Schofield`: just after a card was taken or made to be discarded another is named, and put in its place."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

LAID = "mustang; schofield; end; 2 turn; 2 draw 2"
OTHERWISE = {
    "nl": ("Cat Balou ruiten 10 op Anna, de Mustang", "nee, de Schofield", "2 toss 1 schofield"),
    "it": ("Cat Balou 10q su Anna, la Mustang", "no, la Schofield", "2 toss 1 schofield"),
    "de": ("Cat Balou Karo 10 auf Anna, den Mustang", "nein, aus der Hand", "2 toss 1 hand"),
    "en": ("Cat Balou jd on Anna, the Mustang", "no, from her hand", "2 toss 1 hand"),
}
LIMIT = "set 1 hand 4"


@rows("lang", OTHERWISE)
def test_the_other_card_stands_in_its_place(desk: Desk, lang: str) -> None:
    """Nobody gave nothing, and nothing was played."""
    play, said, means = OTHERWISE[lang]
    log = six_after(desk, f"{LIMIT}; {LAID}")
    log.enter(play, lang)
    assert logged(log, said, lang) == means
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_the_whole_play_may_be_told_anew_each_time(desk: Desk) -> None:
    """What was put right before goes with it."""
    log = six_after(desk, f"{LIMIT}; {LAID}; cat balou 10d on anna, the mustang; no, the schofield")
    assert logged(log, "no, cat balou 10d on anna, the mustang").endswith("2 cat_balou/10d 1 | 2 toss 1 mustang")
    assert [card.kind for card in log.table.seat(1).in_play] == ["schofield"]


@pytest.mark.parametrize("line", ["cat balou on ben, hand card 10 of clubs", "anna cat balou ben hand 10c"])
def test_a_play_told_again_with_what_it_takes_is_not_played_twice(desk: Desk, line: str) -> None:
    """The card under way, of which it was not said what goes: now it is."""
    log = six_after(desk, "cat balou 10d on ben")
    assert logged(log, line) == "1 toss 2 hand with 10c"


def test_said_to_be_one_more_it_is(desk: Desk) -> None:
    """Then the first one has taken a card that nobody named."""
    log = six_after(desk, "cat balou 10d on ben")
    assert logged(log, "another cat balou on ben, hand").endswith("1 cat_balou 2 | 1 toss 2 hand")


def test_while_an_answer_is_due_no_is_one(desk: Desk) -> None:
    """`no` says then that nothing is given."""
    log = six_after(desk, "cat balou on ben, hand; bang ben")
    assert logged(log, "no") == "2 no"


def test_who_was_aimed_at_is_put_right_with_the_card_that_was_told(desk: Desk) -> None:
    """`no, at otto` says nothing of rank and suit, which stay."""
    log = six_after(desk, "bang/8d ben")
    assert logged(log, "nee, op otto", "nl") == "1 bang/8d 6"
    assert logged(log, "nee, ben", "nl") == "1 bang/8d 2"


def test_a_card_picked_from_a_store_keeps_its_rank_and_suit(desk: Desk) -> None:
    """Though the cards turned up were told without."""
    log = six_after(desk, "general store 9c; turnup 6 with bang bang beer missed duel jail")
    assert logged(log, "anna neemt bang klaveren 6", "nl") == "1 pick bang/6c"
    assert log.verdict(log.length - 1).clean  # type: ignore[union-attr]
