"""How many life points somebody has is what it comes to: a hit, a loss or a gain that is due, or nothing new."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import logged, six_after

HIT = "1 bang 2 | 2 no | 2 lose 1 by 1 to bang"
DRANK = "2 beer | 2 gain 1 for beer | 2 end"
DRAWN = "end; ben draw 2; discard 1"
TOLD = (
    ("en", "", "bang ben, down to 1", HIT),
    ("nl", "", "bang op ben, op 1", HIT),
    ("it", "", "bang a ben, scende a 1", HIT),
    ("de", "", "Bang auf Ben, auf 1", HIT),
    ("en", "", "bang ben, ben has 1 left, end", f"{HIT} | 1 end"),
    ("nl", "", "bang op ben, ben heeft er nog 1, einde", f"{HIT} | 1 end"),
    ("it", "", "bang a ben, ben ha ancora 1 vita, fine", f"{HIT} | 1 end"),
    ("de", "", "Bang auf Ben, Ben hat noch 1, Ende", f"{HIT} | 1 end"),
    ("en", "", "bang ben, hit, only 1 life left", HIT),
    ("nl", "", "bang op ben, raak, nog maar 1 leven", HIT),
    ("it", "", "bang a ben, colpito, solo 1 vita", HIT),
    ("de", "", "Bang auf Ben, getroffen, nur noch 1 Leben", HIT),
    ("en", DRAWN, "beer, back up to 3, end", DRANK),
    ("nl", DRAWN, "bier, weer op 3, einde", DRANK),
    ("it", DRAWN, "birra, torna a 3, fine", DRANK),
    ("de", DRAWN, "Bier, wieder auf 3, Ende", DRANK),
    ("de", DRAWN, "Bier für Ben, wieder auf 3, Ende", DRANK),
    ("en", "bang ben", "ben at 1", "2 no | 2 lose 1 by 1 to bang"),
)


@pytest.mark.parametrize(("lang", "before", "line", "means"), TOLD)
def test_it_is_what_was_due(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """That leaves him as many, and nobody is shot at or drinks once more by that number."""
    assert logged(six_after(desk, before), line, lang) == means


OTHERWISE = {"en": "ben has 3 lives, not 2", "nl": "ben heeft 3 levens, niet 2", "it": "ben ha 3 vite, non 2",
             "de": "Ben hat 3 Leben, nicht 2"}  # fmt: skip


@pytest.mark.parametrize("lang", OTHERWISE)
def test_what_nothing_due_comes_to_is_told_with_what_the_log_has(desk: Desk, lang: str) -> None:
    """And how to log what is missing, of whom it is."""
    with pytest.raises(BadLine, match="life_otherwise") as refused:
        six_after(desk, "").enter(OTHERWISE[lang], lang)
    assert (refused.value.about["life"], refused.value.about["told"], refused.value.about["whom"]) == (2, 3, "ben")


def test_what_the_log_has_is_nothing_new(desk: Desk) -> None:
    """It is said so, with the entry that has it where that is the last turn's."""
    assert six_after(desk, "bang ben; hit").enter("ben is at 1").already == 3
    with pytest.raises(BadLine, match="life_so"):
        six_after(desk, "").enter("ben is at 2")


def test_who_loses_one_life_is_at_no_such_number(desk: Desk) -> None:
    """A number of points lost is no total."""
    assert logged(six_after(desk, "bang ben"), "ben verliert 1 Leben", "de") == "2 lose 1 by 1 to bang"
