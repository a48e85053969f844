"""A card that goes at another than was told: taken back and given to her, in the same line or the next, or instead."""

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import as_lines, logged, six_after
from tests.rows import rows

JAIL = "1 jail 5"
BACK = [
    ("en", "takes it back and gives it to eva"), ("en", "not allowed, it goes to eva"), ("en", "undo, eva gets it"),
    ("nl", "hij neemt hem terug en geeft hem aan eva"), ("nl", "o nee, die gaat naar eva"),
    ("nl", "mag niet, terug. de cel is voor eva"), ("nl", "terug, eva krijgt hem"),
    ("it", "la riprende e la dà a eva"), ("it", "troppo lontana, la mette a eva"), ("it", "non si può, la dà a eva"),
    ("de", "nimmt es zurück und gibt es eva"), ("de", "geht nicht, das kriegt eva"),
]  # fmt: skip
RIGHT = [
    ("en", "no, gives it to eva"), ("nl", "nee, die is voor eva"), ("nl", "de cel is voor eva"),
    ("it", "no, la dà a eva"), ("it", "allora la prigione va a eva"), ("de", "nein, das ist für eva"),
]  # fmt: skip
BEHIND = [
    ("en", "gives it to eva"), ("en", "at eva instead"), ("nl", "die gaat naar eva"), ("nl", "dan maar op eva"),
    ("nl", "eva krijgt hem"), ("it", "la dà a eva"), ("it", "allora a eva"), ("de", "gibt es eva"),
    ("de", "dann eben auf eva"),
]  # fmt: skip
INSTEAD = [
    ("en", "instead shoots otto"), ("en", "shoots otto instead"), ("nl", "schiet in plaats daarvan op otto"),
    ("it", "spara invece a otto"), ("de", "schießt stattdessen auf otto"),
]  # fmt: skip


@rows(("lang", "line"), BACK)
def test_it_is_taken_back_and_goes_there(desk: Desk, lang: str, line: str) -> None:
    """The Jail at the Sheriff was not allowed."""
    assert logged(six_after(desk, "end; 2 draw; jail 1"), line, lang) == "retract 5 | 2 jail 5"


@rows(("lang", "line"), RIGHT)
def test_it_is_put_right(desk: Desk, lang: str, line: str) -> None:
    """So it is where nobody says that it was taken back."""
    told = (log := six_after(desk, "jail ben")).enter(line, lang).judged
    assert isinstance(told[0].entry, Corrected)
    assert as_lines(log, (each.entry for each in told)) == JAIL


@rows(("lang", "line"), BEHIND)
def test_the_next_line_tells_where(desk: Desk, lang: str, line: str) -> None:
    """Behind what took the card back."""
    assert logged(six_after(desk, "jail ben; retract"), line, lang) == JAIL


@rows(("lang", "line"), INSTEAD)
@rows("before", ["bang ben", "bang ben; retract"])
def test_instead_may_stand_anywhere(desk: Desk, before: str, lang: str, line: str) -> None:
    """In the place of what is not answered yet, or of what was taken back."""
    assert logged(six_after(desk, before), line, lang) == "1 bang 6"


def test_then_is_no_instead(desk: Desk) -> None:
    """A shot told whole is one more, whatever it begins with."""
    told = six_after(desk, "set 1 play volcanic; bang ben").enter("allora spara a otto", "it").judged
    assert not any(isinstance(each.entry, Corrected) for each in told)


def test_whoever_is_not_at_turn_gives_nothing_back(desk: Desk) -> None:
    """Behind a card taken back whose player's turn is over nothing is meant."""
    with pytest.raises(BadLine):
        six_after(desk, "jail ben; retract; end; 2 turn").enter("gives it to eva")


@rows(("lang", "line"), [("en", "too far"), ("nl", "te ver"), ("nl", "dat mag niet"), ("it", "troppo lontano"),
                         ("de", "zu weit")])  # fmt: skip
def test_why_not_alone_does_nothing(desk: Desk, lang: str, line: str) -> None:
    """It is said what to type, and no word of it is blamed."""
    with pytest.raises(BadLine, match="why_not_alone"):
        six_after(desk, "bang dirk").enter(line, lang)
