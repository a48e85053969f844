"""A word that is known, and stands where a player or a card should, is no name that nobody has."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

REFUSED = [
    ("it", "bang scarti", "no_player", "scarti"),
    ("nl", "bang harten", "no_player", "harten"),
    ("en", "panic barrel", "no_player", "barrel"),
    ("de", "bang tisch", "no_player", "tisch"),
    ("en", "bang zed", "unknown_seat", "zed"),
    ("nl", "anna speelt met", "no_card", "met"),
    ("it", "anna gioca zabaione", "unknown_card", "zabaione"),
    ("it", "anna scarta dalla", "too_much", "dalla"),
    ("nl", "anna verliest 1 van ben", "too_much", "van"),
]


@rows(("lang", "line", "key", "word"), REFUSED)
def test_the_error_says_what_is_wrong_with_it(store: Path, lang: str, line: str, key: str, word: str) -> None:
    """The word is told as it was typed, and as what it is."""
    with pytest.raises(BadLine) as refused:
        meant(store, "", line, lang)
    assert (refused.value.key, refused.value.about["word"]) == (key, word)
