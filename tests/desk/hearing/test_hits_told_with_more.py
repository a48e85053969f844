"""A hit told with what it was, by whom, or for how many points; and of who takes cards nothing but that he does."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

SHOT, BLOWN = "bang 3", "set 2 play dynamite; set 1 hand 5; end; 2 turn; 2 flip dynamite 5s"
HIT, EXPLODED = "3 no | 3 lose 1 by 1 to bang", "2 lose 3 to dynamite"
SAID = {
    "en": ("cleo is hit by the bang", "cleo was hit by anna"),
    "nl": ("cleo geraakt door de bang", "cleo is geraakt door anna"),
    "it": ("cleo colpita dal bang", "cleo è colpita da anna"),
    "de": ("cleo vom bang getroffen", "cleo wird von anna getroffen"),
}
POINTS = {"en": ("ben hit 3", "ben -3"), "nl": ("ben raak 3",), "it": ("ben colpito 3",), "de": ("ben getroffen 3",)}


@rows(("lang", "line"), [(lang, line) for lang, lines in SAID.items() for line in lines])
def test_by_what_or_by_whom_is_known(desk: Desk, lang: str, line: str) -> None:
    """It is due, so that it tells nothing more."""
    assert logged(six_after(desk, SHOT), line, lang) == HIT


@pytest.mark.parametrize("line", ["cleo is hit by the duel", "cleo is hit by eva"])
def test_what_is_not_due_is_refused(desk: Desk, line: str) -> None:
    """Nothing of the kind was played."""
    with pytest.raises(BadLine):
        six_after(desk, SHOT).enter(line)


@rows(("lang", "line"), [(lang, line) for lang, lines in POINTS.items() for line in lines])
def test_as_many_points_as_are_due(desk: Desk, lang: str, line: str) -> None:
    """Three go by the Dynamite."""
    assert logged(six_after(desk, BLOWN), line, lang) == EXPLODED


def test_other_points_are_refused(desk: Desk) -> None:
    """A BANG! costs one."""
    with pytest.raises(BadLine):
        six_after(desk, SHOT).enter("cleo hit 3")


@pytest.mark.parametrize(("lang", "line"), [("nl", "ben pakt"), ("it", "ben prende"), ("en", "ben takes")])
def test_who_comes_next_takes_his_cards(desk: Desk, lang: str, line: str) -> None:
    """That his turn began nobody wrote."""
    log = six_after(desk, f"set 1 hand 5; {SHOT}; {HIT.replace(' | ', '; ')}")
    assert logged(log, line, lang).endswith("2 turn | 2 draw 2")


def test_another_who_takes_is_asked_from_whom(desk: Desk) -> None:
    """Eva's turn does not come yet."""
    with pytest.raises(BadLine) as asked:
        six_after(desk, SHOT).enter("eva takes")
    assert asked.value.key == "needs_seat"


@rows("lang", ["nl", "it", "en", "de"])
def test_a_draw_for_nothing_is_asked_for_what(desk: Desk, lang: str) -> None:
    """No card is missing, but for which one was turned up."""
    with pytest.raises(BadLine) as asked:
        six_after(desk, SHOT).enter("eva flip 3s", lang)
    assert asked.value.key == "needs_draw"
