"""The six lines that carry an evening can be typed as they stand, in every language."""

from __future__ import annotations

import pytest

from referee.core.nouns import entries as e
from referee.desk.desk import unkept
from referee.lexicon import load
from referee.speech import LANGUAGES, Speech
from referee.tutorial.six_lines import six_lines

TABLE = """bang 1
sets base
seat 1 Anna sheriff slab
seat 2 Bruno outlaw bart life 4/4 hand 4 play barrel
seat 3 Carla renegade suzy life 4/4 hand 4
seat 4 Dario outlaw vulture life 4/4 hand 4
turn 1 play
---
"""
MEANT = {
    "play": [e.Played, e.Played],
    "answer": [e.Answered, e.Declined],
    "flip": [e.Flipped],
    "end": [e.Discarded, e.TurnEnded],
}


def first_entry(skill: str, line: str, lang: str) -> e.Entry:
    """What a line comes to where it is needed: an answer once somebody was shot at."""
    log = unkept(TABLE, load())
    if skill in ("answer", "flip"):
        log.enter("bang 2")
    return log.preview(line, lang).judged[0].entry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_them_means_what_it_is_shown_for(lang: str) -> None:
    """No typing error is mended in any, and every one says what it is for."""
    assert len(six_lines()) == 6
    for each in six_lines():
        assert Speech.of(lang).words.find(f"six-{each.skill}")
        if each.skill in MEANT:
            found = [type(first_entry(each.skill, line, lang)) for line in each.spoken(lang)]
            assert found == MEANT[each.skill], each
