"""A draw that a play taken back last would have given tells that it may have been made: it is asked."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Drew, TurnEnded
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import holding, six_after
from tests.rows import rows

AFTER = {
    "nl": ("postkoets; undo", "trekt 2"),
    "it": ("wells fargo; undo", "anna pesca 3"),
    "en": ("stagecoach; undo", "draws 2"),
    "de": ("stagecoach; undo", "zieht 2"),
}


@rows("lang", AFTER)
def test_it_is_asked_whether_the_play_was_made(desk: Desk, lang: str) -> None:
    """One answer brings it back, and the draw is due then."""
    before, line = AFTER[lang]
    log = six_after(desk, before)
    with pytest.raises(BadLine, match="taken_back_before") as asked:
        log.enter(line, lang)
    log.enter(asked.value.about["choices"][0], lang)
    assert isinstance(log.enter(line, lang).judged[-1].entry, Drew)
    assert holding(log, log.length - 1).clean


@rows("lang", AFTER)
def test_the_other_answer_logs_the_draw_by_itself(desk: Desk, lang: str) -> None:
    """Cards drawn for nothing stay an offence."""
    before, line = AFTER[lang]
    log = six_after(desk, before)
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    assert log.enter(asked.value.about["choices"][1], lang).judged[-1].verdict.word == "illegal"


@pytest.mark.parametrize("before", ["barrel; undo", "stagecoach; undo; barrel"])
def test_a_draw_for_which_nothing_was_taken_back_is_none(desk: Desk, before: str) -> None:
    """Nor where play went on since."""
    assert six_after(desk, before).enter("draw 2 for turn").judged[-1].verdict.word == "illegal"


ENDS = {"nl": "klaar", "it": "anna fine", "en": "done", "de": "fertig"}


@rows("lang", ENDS)
def test_the_end_of_a_turn_tells_of_no_play(desk: Desk, lang: str) -> None:
    """With the card back in the hand there may be too many in it: that is doubted, and nothing asked."""
    log = six_after(desk, "set 1 hand 6; barrel; undo")
    assert isinstance(log.enter(ENDS[lang], lang).judged[-1].entry, TurnEnded)
