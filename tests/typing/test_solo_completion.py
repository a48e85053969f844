"""What the line proposes where Kit Carlson puts a card back that all have seen."""

from __future__ import annotations

import pytest

from referee.lexicon import load
from referee.solo.setup import BOOK, dealt
from referee.speech import Speech
from referee.typing.acting import Acting
from referee.typing.completion import Completion
from referee.views.table import Views


@pytest.mark.parametrize(("language", "line", "joint"), [("en", "putback 1 w", "with"), ("nl", "putback 1 m", "met")])
def test_putback_goes_on_with_the_card(language: str, line: str, joint: str) -> None:
    """The card that goes back is named, since all cards lie open."""
    table, lexicon = dealt("7", {})[0].table, load()
    completion = Completion(Acting(table, BOOK, lexicon, Views(Speech.of(language), lexicon)))
    assert joint in [each.shown for each in completion.proposals(line)]
    assert "beer" in [each.shown for each in completion.proposals(f"{line[:-1]}{joint} bee")]
