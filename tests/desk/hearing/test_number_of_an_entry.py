"""`insert before entry 58: LINE`: the number of an entry with what people type around it; and what is none at all."""

import pytest

from referee.core.nouns.entries import Corrected, Inserted
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.notation.spoken import FIVE
from tests.rows import rows

BEFORE = ("anna turn", "draw", "bang ben")

INSERTED = [
    ("de", "einfügen vor 3: anna fass"), ("de", "einfügen vor eintrag 3: anna fass"), ("de", "einfügen 3: anna fass"),
    ("nl", "invoegen voor notitie 3: anna ton"), ("it", "inserisci prima di 3: anna barile"),
    ("en", "insert before entry 3: anna barrel"),
]  # fmt: skip


@rows(("lang", "line"), INSERTED)
def test_it_is_put_in_there(desk: Desk, lang: str, line: str) -> None:
    """A colon behind the number is no part of it."""
    assert first_of(desk, line, lang) == Inserted(3, 1)


@rows(("lang", "line"), [("de", "berichtigen eintrag 3: anna fass"), ("en", "correct entry 3, anna barrel")])
def test_it_is_corrected(desk: Desk, lang: str, line: str) -> None:
    """So it is where a line stands in the place of an entry."""
    assert first_of(desk, line, lang) == Corrected(3, 1)


@rows(
    ("line", "word"),
    [("anna zieht xyz", "xyz"), ("anna zieht jetzt erst seine zwei", "jetzt")],
)
def test_a_word_that_is_no_number_is_not_called_one(desk: Desk, line: str, word: str) -> None:
    """It is not understood, wherever a number might stand."""
    with pytest.raises(BadLine) as error:
        first_of(desk, line, "de")
    assert (error.value.key, error.value.about["word"]) == ("unread", word)


def first_of(desk: Desk, line: str, lang: str) -> object:
    """The first entry that the line comes to after a shot."""
    log = desk.new(FIVE)
    for each in BEFORE:
        log.enter(each)
    return log.enter(line, lang).judged[0].entry
