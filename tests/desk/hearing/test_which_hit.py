"""A hit while one is due and an earlier attack lacks an answer: it is asked which it was; a late draw! is put in."""

import pytest

from referee.core.nouns.entries import TurnEnded
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SHOT = "set 2 play dynamite; set 1 hand 6; bang 2; end; 2 turn"
BLOWN = f"{SHOT}; 2 flip dynamite 5s"
LATE = "set 5 character jourdonnais; set 1 hand 6; gatling; end"


@rows(("lang", "line"), [("nl", "ben raak"), ("it", "ben colpito"), ("en", "ben hit"), ("de", "Ben getroffen")])
def test_it_is_asked_which(desk: Desk, lang: str, line: str) -> None:
    """The three points of the Dynamite, or the one of a shot that nobody answered."""
    log = six_after(desk, BLOWN)
    ended = next(number for number, entry in enumerate(log.entries) if isinstance(entry, TurnEnded))
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    before, now = asked.value.about["choices"]
    assert before.endswith(f" {ended} {line}") and now == "2 lose 3 to dynamite"
    assert logged(log, before, lang) == "2 no | 2 lose 1 by 1 to bang"
    assert logged(log, line, lang) == "2 lose 3 to dynamite"


def test_with_nothing_else_lacking_it_is_what_is_due(desk: Desk) -> None:
    """The shot was answered."""
    log = six_after(desk, BLOWN.replace("bang 2;", "bang 2; 2 missed; 2 no; 2 lose 1 by 1 to bang;"))
    assert logged(log, "ben hit") == "2 lose 3 to dynamite"


@pytest.mark.parametrize(("face", "lang"), [("3c", "en"), ("klaveren 3", "nl")])
def test_a_draw_that_came_to_nothing_is_put_in_late(desk: Desk, face: str, lang: str) -> None:
    """His answer is lacking as before; where it stands is known."""
    log = six_after(desk, LATE)
    assert logged(log, f"eva flip {face}", lang) == "5 flip jourdonnais 3c"
    assert logged(log, "eva hit") == "5 no | 5 lose 1 by 1 to gatling"
