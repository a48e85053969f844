"""A line that names nobody: whose turn it is did not do that, where all is well if the next turn has begun."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after

OF_CLEO = "set 1 hand 5; end; 2 turn; 2 draw 2; set 2 hand 2; end; 3 turn; 3 draw 2; set 3 hand 3"
SHOT = f"{OF_CLEO}; 3 bang 4; 4 missed"
BY_SID = "set 4 character sid_ketchum; set 4 life 2; set 5 character jourdonnais; 4 discard 2 for sid_ketchum; 4 gain 1"
JACK = f"set 4 character black_jack; {OF_CLEO}"


def test_who_did_something_last_may_be_meant(desk: Desk) -> None:
    """Cleo has shot, and then Dirk gave up two cards for a life: it is asked who shoots Eva."""
    log = six_after(desk, f"{SHOT}; {BY_SID}")
    with pytest.raises(BadLine) as asked:
        log.enter("bang eva")
    assert asked.value.key == "whose_card" and asked.value.about["choices"] == ("3 bang eva", "4 bang eva")
    assert logged(log, "dirk bang eva") == "3 end | 4 turn | 4 draw 2 | 4 bang 5"


@pytest.mark.parametrize("line", ["bang eva", "bang dirk"])
def test_a_second_shot_is_one(desk: Desk, line: str) -> None:
    """Nobody did anything since the first but to answer it: Cleo is told of the second, and not asked."""
    verdict = six_after(desk, SHOT).enter(line).judged[-1].verdict
    assert "second_bang" in verdict.keys and verdict.reasons


def test_named_she_is_told_of_it_too(desk: Desk) -> None:
    """Whoever writes that Cleo shot again says so."""
    verdict = six_after(desk, f"{SHOT}; {BY_SID}").enter("cleo bang dirk").judged[-1].verdict
    assert "second_bang" in verdict.keys


def test_nobody_shoots_at_himself(desk: Desk) -> None:
    """Nobody wrote that Cleo's turn was over: that is doubted, and Dirk shoots at her."""
    log = six_after(desk, SHOT)
    assert logged(log, "bang cleo").endswith("4 turn | 4 draw 2 | 4 bang 3")
    assert not any(verdict.reasons for verdict in map(log.verdict, range(log.length)) if verdict)


def test_what_the_ability_of_the_next_alone_allows_is_his(desk: Desk) -> None:
    """Only Black Jack shows a card, and he comes next."""
    log = six_after(desk, JACK)
    assert logged(log, "show ks").endswith("4 turn | 4 draw 2 | 4 show ks")


def test_what_nobody_s_ability_allows_is_an_offence(desk: Desk) -> None:
    """Where Black Jack does not come next, whose turn it is has shown a card."""
    verdict = six_after(desk, OF_CLEO).enter("show ks").judged[-1].verdict
    assert "lacks_ability" in verdict.keys


@pytest.mark.parametrize(("lang", "line"), [("nl", "bier dirk"), ("it", "birra dirk"), ("de", "Bier Dirk")])
def test_a_card_at_nobody_and_a_player_is_asked(desk: Desk, lang: str, line: str) -> None:
    """It may be his, or of whose turn it is; who drinks for another is named, and told of it."""
    log = six_after(desk, OF_CLEO)
    with pytest.raises(BadLine) as asked:
        log.enter(line, lang)
    word = line.split()[0]
    assert asked.value.about["choices"] == (f"3 {word}", f"4 {word}")
    assert "only_for_oneself" in log.enter("cleo beer dirk").judged[-1].verdict.keys
