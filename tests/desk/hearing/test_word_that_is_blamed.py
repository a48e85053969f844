"""Of a line of several things that is refused the word is named that cannot be read, and none that was understood."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.speech import Speech
from tests.desk.hearing.told import six_after
from tests.rows import rows

BLAMED = [
    ("it", "anna pesca 2, cuori k bang a ben", "cuori"),
    ("it", "anna pesca 2 e cuori k bang a ben", "cuori"),
    ("it", "anna beve birra 8♥, vola a 3, e birra J♥", "vola"),
    ("it", "anna mette lo zabaione in tavola", "zabaione"),
    ("it", "ritira il duello", "duello"),
    ("en", "anna beer 8h, barrel, zooms to 4", "zooms"),
    ("en", "anna beer 8h and zooms, bang ben", "zooms"),
    ("nl", "anna bier, ton, zoeft naar ben", "zoeft"),
    ("de", "Anna Bier, Fass, huscht zu Ben", "huscht"),
]


@rows(("lang", "line", "word"), BLAMED)
def test_it_is_the_first_that_means_nothing_in_its_part(desk: Desk, lang: str, line: str, word: str) -> None:
    """What stands before it is read as if it had happened, and articles carry nothing."""
    with pytest.raises(BadLine) as refused:
        six_after(desk, "").enter(line, lang)
    assert refused.value.about["word"] == word


READ_SO_FAR = {
    "en": ("anna beer, barrel, zooms to 4", "anna beer, barrel"),
    "nl": ("anna bier, ton, zoeft naar ben", "anna bier, ton"),
    "it": ("anna birra, barile, vola a ben", "anna birra, barile"),
    "de": ("Anna Bier, Fass, huscht zu Ben", "Anna Bier, Fass"),
}


@pytest.mark.parametrize("lang", READ_SO_FAR)
def test_it_is_told_how_far_the_line_was_read(desk: Desk, lang: str) -> None:
    """So that it is seen what has to be said otherwise, and that nothing was logged."""
    line, read = READ_SO_FAR[lang]
    with pytest.raises(BadLine) as refused:
        six_after(desk, "").enter(line, lang)
    assert read in Speech.of(lang).error(refused.value)
