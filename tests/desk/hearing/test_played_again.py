"""A play told with its card, and without it once more just after the answer: it may be the same, and that is asked."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after

AGAIN = {
    "nl": ("bang/8d ben; ben hit", "anna schiet op ben"),
    "it": ("bang/8d otto; otto missed", "anna spara a otto"),
    "de": ("bang/8d ben; ben hit", "anna schießt auf ben"),
    "en": ("bang/8d ben; ben hit; ben draw 1 from anna", "anna shoots ben"),
}


@pytest.mark.parametrize("lang", AGAIN)
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


@pytest.mark.parametrize("what", OFFENCES)
def test_a_second_shot_stays_an_offence(desk: Desk, what: str) -> None:
    """Nothing is asked where it cannot be the same."""
    before, line = OFFENCES[what]
    assert "second_bang" in six_after(desk, before).enter(line).judged[-1].verdict.keys


def test_with_a_volcanic_it_is_one_more(desk: Desk) -> None:
    """A second shot that is allowed is logged."""
    assert six_after(desk, "volcanic; bang/8d ben; ben hit").enter("bang ben").judged[-1].verdict.clean
