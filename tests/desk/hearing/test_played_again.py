"""A play told with its card, and without it once more just after the answer: it may be the same, and that is asked."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after
from tests.rows import rows

AGAIN = {
    "nl": ("bang/8d ben; ben hit", "anna schiet op ben"),
    "it": ("bang/8d otto; otto missed", "anna spara a otto"),
    "de": ("bang/8d ben; ben hit", "anna schießt auf ben"),
    "en": ("bang/8d ben; ben hit; ben draw 1 from anna", "anna shoots ben"),
}


@rows("lang", AGAIN)
def test_it_is_asked(desk: Desk, lang: str) -> None:
    """Nothing is logged of it, unless it is said that it happened once more: then it is the second BANG! it is."""
    before, line = AGAIN[lang]
    log = six_after(desk, before)
    length = log.length
    with pytest.raises(BadLine, match="played_again") as asked:
        log.enter(line, lang)
    assert log.length == length
    told = log.enter(asked.value.about["choices"][-1], lang)
    assert "second_bang" in told.judged[-1].verdict.keys


OFFENCES = {
    "of which no card is told, as of the first": ("bang ben; ben hit", "bang ben"),
    "with another card": ("bang/8d ben; ben hit", "bang/9d ben"),
    "at another": ("bang/8d ben; ben hit", "bang otto"),
    "of which it is said that it is one more": ("bang/8d ben; ben hit", "bang ben again"),
    "after something else was done": ("bang/8d ben; ben hit; mustang", "bang ben"),
}


@rows("what", OFFENCES)
def test_a_second_shot_stays_an_offence(desk: Desk, what: str) -> None:
    """Nothing is asked where it cannot be the same."""
    before, line = OFFENCES[what]
    assert "second_bang" in six_after(desk, before).enter(line).judged[-1].verdict.keys


def test_with_a_volcanic_it_is_one_more(desk: Desk) -> None:
    """A second shot that is allowed is logged."""
    assert six_after(desk, "volcanic; bang/8d ben; ben hit").enter("bang ben").judged[-1].verdict.clean


WAITING = """
sets base dodge_city
seat 1 "Anna" sheriff slab_the_killer life 5/5 hand 6
seat 2 "Ben" outlaw el_gringo life 3/3 hand 1
seat 3 "Otto" ? lucky_duke life 3/4 hand 2
seat 4 "Dirk" ? calamity_janet life 3/4 hand 3
turn 1 play
deck 40
"""
TWICE = {
    "en": ("schofield; bang ben; ben hit", "anna schofield, bang ben hit, end"),
    "nl": ("schofield; bang ben; ben hit", "anna schofield, bang ben raak, einde"),
    "it": ("schofield; bang ben; ben hit", "anna schofield, bang ben colpito, fine"),
    "de": ("schofield; bang ben; ben hit", "anna schofield, bang ben treffer, ende"),
    "after something else": ("bang ben; ben hit; schofield", "anna bang ben, hit"),
    "in a turn that is over": ("bang ben; ben hit; schofield; end", "anna bang ben"),
    "a card that waits": ("sombrero; mustang; scope", "anna sombrero"),
}


@rows("what", TWICE)
def test_a_whole_line_told_again_may_be_typed_twice(desk: Desk, what: str) -> None:
    """It is asked, and logged as it stands where it is said that it happened once more."""
    before, line = TWICE[what]
    log, lang = six_after(desk, before, WAITING), what if len(what) == 2 else "en"
    length = log.length
    with pytest.raises(BadLine, match="typed_twice") as asked:
        log.enter(line, lang)
    assert log.length == length
    told = log.enter(asked.value.about["choices"][-1], lang)
    assert not all(each.verdict.clean for each in told.judged)


@rows("line", ["anna mustang", "anna mustang 8h", "anna schofield, bang ben hit", "anna jail ben"])
def test_another_card_is_no_line_told_again(desk: Desk, line: str) -> None:
    """What is an offence for its own sake is logged."""
    six_after(desk, "mustang 9h; schofield; bang otto; otto hit").enter(line)
