"""`dynamite 2 of hearts` of whose turn comes next is a draw! where one may have come to him, else he lays it down."""

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

OPEN = {
    "after a plain end": "set 1 hand 5; end",
    "after an answered shot": "bang ben; missed; ben missed",
    "after one with an answer lacking": "bang ben",
    "while the turn goes on": "beer",
}
SAID = [
    ("it", "ben dinamite 2 cuori"),
    ("nl", "ben dynamiet harten 2"),
    ("en", "ben dynamite 2 of hearts"),
    ("de", "ben Dynamit Herz 2"),
]
HIS = SIX.replace("turn 1 play", "turn 1 over").replace("life 2/3 hand 3", "life 2/3 hand 3 play dynamite")


@rows("before", OPEN)
@rows(("lang", "line"), SAID)
def test_it_is_laid_where_none_lies(desk: Desk, lang: str, line: str, before: str) -> None:
    """Whatever the turn before left open, no Dynamite can be drawn for."""
    assert logged(six_after(desk, OPEN[before]), line, lang).endswith("2 draw 2 | 2 dynamite/2h")


@rows(("lang", "line"), SAID)
def test_it_is_drawn_for_where_one_comes_to_him(desk: Desk, lang: str, line: str) -> None:
    """It lay before whose turn it was, or still does: then he draws! for it."""
    log = six_after(desk, "ben turn; ben flip dynamite 5d; pass dynamite", HIS)
    assert logged(log, line.replace("ben", "cleo"), lang).endswith("3 flip dynamite 2h")


def test_jail_is_drawn_for(desk: Desk) -> None:
    """A card that lies before whom it was played at is nothing that he lays down himself."""
    assert logged(six_after(desk, "bang ben; missed; ben missed"), "ben jail 2 of hearts").endswith("2 flip jail 2h")


def test_a_barrel_is_laid_while_another_draw_is_due(desk: Desk) -> None:
    """Who has none draws! for none, whatever the log lacks at the beginning of the turn."""
    waits = SIX.replace("turn 1 play", "turn 1 start").replace("life 5/5 hand 5", "life 5/5 hand 5 play dynamite")
    assert logged(six_after(desk, "draw 2", waits), "anna barile K♠", "it") == "1 barrel/ks"


IN_JAIL = SIX.replace("turn 1 play", "turn 2 start").replace("life 2/3 hand 3", "life 2/3 hand 3 play dynamite jail")


@pytest.mark.parametrize("then", ["", ", misses a turn", "; drop; end; cleo draws 2"])
def test_told_late_it_is_asked_whether_it_goes_before_the_jail(desk: Desk, then: str) -> None:
    """Put in there no step was taken in the wrong order, and the Dynamite lies before whoever is next."""
    log = six_after(desk, f"ben jail 8c{then}", IN_JAIL)
    with pytest.raises(BadLine, match="told_late") as asked:
        log.enter("ben dynamite 4h")
    log.enter(asked.value.about["choices"][0])
    assert not [each for each in log.history() if each.now and each.now.reasons]
    assert [card.kind for card in log.table.seat(3).in_play] == ["dynamite"]


def test_put_in_before_a_draw_that_nothing_called_for_it_passes_on(desk: Desk) -> None:
    """What a flip brings about of itself comes with it, whatever stands behind it."""
    no_jail = IN_JAIL.replace("dynamite jail", "dynamite")
    log = six_after(desk, "ben jail 8c", no_jail)
    assert logged(log, "insert 1 ben dynamite 4h") == "2 flip dynamite 4h | 2 pass dynamite 3"


PASSES = {
    "en": ("ben dynamite ad", ("passes it to cleo", "goes to cleo", "passes to cleo"), "draws 2"),
    "nl": ("ben dynamiet ruitenaas", ("gaat naar cleo", "geeft hem door aan cleo"), "trekt 2"),
    "it": ("ben dinamite A♦", ("la passa a cleo", "va a cleo", "passa a cleo"), "pesca 2"),
    "de": ("Ben Dynamit A♦", ("geht an Cleo", "gibt es an Cleo weiter"), "zieht 2"),
}


@rows(("lang", "goes"), [(lang, goes) for lang in PASSES for goes in PASSES[lang][1]])
def test_where_it_goes_is_told_between_two_things(desk: Desk, lang: str, goes: str) -> None:
    """On the line of the draw! and of what is drawn then, or by itself."""
    drawn, _, draws = PASSES[lang]
    whole = "2 turn | 2 flip dynamite ad | 2 pass dynamite 3 | 2 draw 2"
    assert logged(six_after(desk, "", HIS), f"{drawn}, {goes}, {draws}", lang) == whole
    assert logged(six_after(desk, "2 turn; 2 flip dynamite ad", HIS), goes, lang) == "2 pass dynamite 3"
