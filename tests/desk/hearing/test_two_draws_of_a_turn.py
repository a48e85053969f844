"""Two draws! begin a turn, for Dynamite and for Jail: that it began is understood, their order may be the log's."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Inserted
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from referee.notation import line_of
from tests.desk.hearing.told import SIX, holding, logged, six_after
from tests.rows import rows

JAILED = SIX.replace("lucky_duke life 3/4 hand 4", "rose_doolan life 3/4 hand 4 play jail dynamite")
SHOT = "set 2 hand 2; 2 bang 4; 4 no; 4 lose 1 by 2 to bang"
JAIL = {"en": "cleo jail 4h", "nl": "cleo gevangenis 4h", "it": "cleo prigione 4h", "de": "cleo gefängnis 4h"}
BLAST = {"en": "dynamite 9d", "nl": "dynamiet 9d", "it": "dinamite 9d", "de": "dynamit 9d"}


def jailed(desk: Desk) -> TableLog:
    """Ben has shot Dirk, and Cleo comes next, with Jail and Dynamite before her."""
    return six_after(desk, SHOT, JAILED.replace("turn 1 play", "turn 2 play"))


@rows("lang", JAIL)
def test_a_draw_for_the_jail_tells_that_the_turn_began(desk: Desk, lang: str) -> None:
    """The Dynamite comes first, and that alone is said; it is no draw! for nothing."""
    log = jailed(desk)
    judged = log.enter(JAIL[lang], lang).judged
    assert [line_of(each.entry, log.book) for each in judged] == ["assumed 2", "2 end", "3 turn", "3 flip jail 4h"]
    assert judged[-1].verdict.keys == ("dynamite_first",)


@rows("lang", BLAST)
@rows("turn", ["", "3 turn"])
def test_the_other_draw_told_after_it_is_asked_about(desk: Desk, lang: str, turn: str) -> None:
    """Put before it, it takes the offence away; said to have been made now, it lets it stand."""
    log = jailed(desk)
    log.enter(turn or JAIL[lang], lang if not turn else "en")
    if turn:
        log.enter(JAIL[lang], lang)
    wrong = log.length - 1
    with pytest.raises(BadLine) as asked:
        log.enter(BLAST[lang], lang)
    before, now = asked.value.about["choices"]  # type: ignore[misc]
    assert asked.value.key == "told_late"
    put = log.preview(str(before), lang)
    assert isinstance(put.judged[0].entry, Inserted)
    assert [(each.number, each.now.clean) for each in put.changed] == [(wrong, True)]
    assert logged(log, str(now), lang) == "3 flip dynamite 9d"
    assert holding(log, wrong).word == "illegal"


def test_in_their_order_nothing_is_asked(desk: Desk) -> None:
    """The Dynamite goes on before the Jail is drawn for."""
    log = jailed(desk)
    assert logged(log, "cleo dynamite 9d") == "2 end | 3 turn | 3 flip dynamite 9d"
    assert logged(log, "jail 4h") == "3 pass dynamite 4 | 3 flip jail 4h"
