"""`no, bang ben`, `sorry, dirk shot ben`: the whole play said again puts the last one right."""

import pytest

from referee.core.nouns.entries import Played
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SAID = [
    ("nl", "nee bang eva"),
    ("nl", "sorry anna bang eva"),
    ("nl", "ik bedoel bang eva"),
    ("it", "no bang a eva"),
    ("it", "scusa anna spara a eva"),
    ("en", "sorry anna bang eva"),
    ("en", "i meant anna shoots eva"),
    ("de", "nein Bang auf Eva"),
    ("de", "sorry Anna Bang Eva"),
]


@rows(("lang", "line"), SAID)
def test_the_last_play_is_put_right(desk: Desk, lang: str, line: str) -> None:
    """Anna shot Eva, and nobody else."""
    log = six_after(desk, "bang cleo")
    assert logged(log, line, lang) == "1 bang 5"
    assert [owed.seat for owed in log.table.owed() if owed.kind == "answer"] == [5]


def test_a_shot_at_one_who_is_out_too(desk: Desk) -> None:
    """It is no offence any more once it was said at whom."""
    log = six_after(desk, "set 3 life 0; 3 out outlaw; bang cleo")
    assert log.enter("no, bang ben").judged[-1].verdict.clean


@pytest.mark.parametrize(("lang", "line"), [("nl", "nee, bang eva"), ("it", "no, bang a eva"), ("en", "no, bang eva")])
def test_what_may_be_an_answer_is_asked(desk: Desk, lang: str, line: str) -> None:
    """Cleo may say no, and Anna shoot again."""
    with pytest.raises(BadLine) as asked:
        six_after(desk, "bang cleo").enter(line, lang)
    assert asked.value.key == "no_or_correct"


def test_the_correction_offered_is_of_that_play_whatever_is_typed_before_it(desk: Desk) -> None:
    """It names the entry by its number, so that it means the same behind another line."""
    log = six_after(desk, "bang cleo")
    with pytest.raises(BadLine) as asked:
        log.enter("no, bang eva")
    offered = str(asked.value.about["choices"][0])  # type: ignore[index]
    log.enter("cleo missed")
    log.enter(offered)
    played = [each.entry for each in log.history() if each.now is not None and isinstance(each.entry, Played)]
    assert [each.at for each in played] == [(5,)]


GIVES_NOTHING = [
    ("en", "no, cleo nothing"),
    ("nl", "nee, cleo niets"),
    ("it", "no, cleo niente"),
    ("de", "nein, cleo nichts"),
]


@rows(("lang", "line"), GIVES_NOTHING)
def test_who_is_asked_gives_nothing(desk: Desk, lang: str, line: str) -> None:
    """Nothing is asked of the line while he owes an answer; where he gave one, that is put right."""
    assert logged(six_after(desk, "indians; ben bang"), line, lang) == "3 no"
    log = six_after(desk, "indians; ben bang; cleo bang")
    assert logged(log, line, lang) == "3 no" and log.verdict(3) is None


def test_it_is_put_right_twice(desk: Desk) -> None:
    """What was a correction is corrected by the number of what it replaced."""
    assert logged(six_after(desk, "bang cleo; sorry bang eva"), "sorry bang dirk") == "1 bang 4"


def test_answers_go_with_it(desk: Desk) -> None:
    """Who was shot at has answered."""
    log = six_after(desk, "bang cleo; hit")
    assert logged(log, "sorry anna bang dirk") == "1 bang 4 | 4 no | 4 lose 1 by 1 to bang"


@pytest.mark.parametrize("before", ["bang cleo; hit; 1 end", ""])
def test_nothing_is_put_right_where_play_went_on(desk: Desk, before: str) -> None:
    """Which play was wrong has to be told by its number then."""
    with pytest.raises(BadLine):
        six_after(desk, before).enter("sorry anna bang eva")
