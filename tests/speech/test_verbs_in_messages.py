"""Where a message says what to type, the verb is one of its language."""

import pytest

from referee.languages import LANGUAGES
from referee.lexicon import load
from referee.speech import Speech
from referee.speech.words import Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_to_insert_is_told_in_its_language(lang: str) -> None:
    """Of an answer that may be to an earlier shot: `insert 120 LINE`."""
    told = Speech(Words(lang)).say("table-answered_of_two", number=120, earlier=117, before=119)
    verb = told[: told.rindex("119")].split()[-1]
    assert load().is_said_in(lang, verb, "verb", "insert")
