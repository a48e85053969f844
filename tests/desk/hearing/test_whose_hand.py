"""A card that its player did not have by the log: the name may be a slip, and is asked for before anybody is blamed."""

from __future__ import annotations

import pytest

from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, as_lines
from tests.rows import rows

LINES = {"en": "otto beer 6h", "nl": "otto drinkt bier 6h", "it": "otto beve birra 6c", "de": "Otto trinkt Bier 6h"}


OTTO = '"Otto" ? pedro_ramirez life 3/4 hand 4'


def _bens_turn(desk: Desk, otto: str = OTTO.replace("hand 4", "hand 0")) -> TableLog:
    return desk.new(SIX.replace("turn 1 play", "turn 2 play").replace(OTTO, otto))


@rows("lang", LINES)
def test_it_is_asked_whose_it_was(desk: Desk, lang: str) -> None:
    """The first answer is the line of whose turn it is, in which nothing speaks against it."""
    log = _bens_turn(desk)
    with pytest.raises(BadLine, match="whose_hand") as asked:
        log.enter(LINES[lang], lang)
    told = log.enter(asked.value.about["choices"][0]).judged
    assert as_lines(log, (each.entry for each in told)) == "2 beer/6h" and told[-1].verdict.clean


@rows("line", ["otto beer 6h again", "otto stagecoach again"])
def test_said_again_he_played_it_out_of_turn(desk: Desk, line: str) -> None:
    """That is held against him, however many cards the log has counted in his hand; it is doubted beside."""
    verdict = _bens_turn(desk).enter(line).judged[-1].verdict
    assert verdict.level == Level.ILLEGAL
    assert [each.key for each in verdict.doubts] == ["no_card_in_hand"]


def test_who_had_a_card_plays_out_of_turn(desk: Desk) -> None:
    """Nothing is asked of a card that he may have had."""
    verdict = _bens_turn(desk, OTTO).enter("otto beer 6h").judged[-1].verdict
    assert verdict.level == Level.ILLEGAL


def test_who_is_out_plays_nothing(desk: Desk) -> None:
    """Once it was said that it was he: that he has no card is no slip of the log."""
    log = _bens_turn(desk, '"Otto" outlaw pedro_ramirez out')
    verdict = log.preview("6 stagecoach again").judged[-1].verdict
    assert verdict.level == Level.ILLEGAL
