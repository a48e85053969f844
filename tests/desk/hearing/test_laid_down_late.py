"""A card that would have allowed a play, typed just after it: whether it lay there already is asked, in one key."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import six_after
from tests.rows import rows

SHOT_FAR = "bang dirk"
TWICE = "bang ben; ben hit; bang otto"
LATE = {
    "a weapon after a shot that nobody has answered yet": ("bang cleo", "anna schofield ks", "en", "1 schofield/ks"),
    "after one that was answered": (f"{SHOT_FAR}; dirk missed", "legt eine remington", "de", "1 remington"),
    "sight in place of a weapon": ("bang cleo; cleo missed", "mirino", "it", "1 scope"),
    "a Volcanic after a second shot": (TWICE, "volcanic", "nl", "1 volcanic"),
    "and after a third": (f"{TWICE}; otto hit; bang otto", "volcanic", "it", "1 volcanic"),
}  # fmt: skip


@rows("what", LATE)
def test_it_is_asked_whether_it_lay_there(desk: Desk, what: str) -> None:
    """Put before the play nothing is held against anybody any more, and the change of the verdict is told."""
    before, line, lang, means = LATE[what]
    log = six_after(desk, before)
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    assert asked.value.key == "laid_late"
    told = log.enter(asked.value.about["choices"][0], lang)
    assert line_of(told.judged[-1].entry, log.book) == means
    assert {(each.was.word, each.now.word) for each in told.otherwise} == {("illegal", "legal")}
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and verdict.reasons]


@rows("what", LATE)
def test_laid_down_now_it_excuses_nothing(desk: Desk, what: str) -> None:
    """The other answer logs it where it is, and the play before it stays what it was."""
    before, line, lang, means = LATE[what]
    log = six_after(desk, before)
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    told = log.enter(asked.value.about["choices"][1], lang)
    assert line_of(told.judged[-1].entry, log.book) == means
    assert not told.otherwise


STAYS = {
    "a card that does not reach so far": (SHOT_FAR, "schofield"),
    "a card of which it is said that it is one more": (SHOT_FAR, "remington again"),
    "after an offence that the referee let stand": (f"{SHOT_FAR}; stand 1", "remington"),
    "after another play since": (f"{SHOT_FAR}; dirk missed; barrel", "remington"),
    "of another player": (f"{SHOT_FAR}; dirk missed", "ben remington"),
    "the next turn": (f"{SHOT_FAR}; dirk missed; end; ben draw 2", "remington"),
}  # fmt: skip


@rows("what", STAYS)
def test_an_offence_that_it_does_not_explain_stays(desk: Desk, what: str) -> None:
    """The shot is told as out of reach as before."""
    before, line = STAYS[what]
    log = six_after(desk, before)
    log.enter(line)
    verdict = log.verdict(1)
    assert verdict is not None and [reason.key for reason in verdict.reasons] == ["out_of_reach"]


def test_a_card_without_effect_asks_nothing(desk: Desk) -> None:
    """A Beer at full life is allowed: what is laid after it was laid after it."""
    assert not six_after(desk, "beer").enter("mustang").changed
