"""What is said of a game reads as one would say it."""

from __future__ import annotations

import pytest

from referee.entries import Declined, Flipped
from referee.lexicon import load
from referee.solo.telling import Telling
from referee.speech import LANGUAGES, Speech
from referee.table import Figure, Owed, Seat, Table
from referee.verdict import Argument, Level, Reason
from referee.views import Views

TABLE = Table(seats=(Seat(1, "Jourdonnais", "outlaw", figures=(Figure("jourdonnais", 4, 4),)),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_makes_a_draw_by_his_own_ability_is_named_once(language: str) -> None:
    """Seats are called by their characters; with a Barrel it is said for what the draw! is."""
    speech = Speech.of(language)
    args: dict[str, Argument] = {"by": 1, "card": "jourdonnais"}
    said = [
        speech.entry(Flipped(1, "jourdonnais", "10h"), TABLE),
        speech.owed(Owed("flip", 1, card="jourdonnais"), TABLE),
        *(speech.reason(Reason(key, Level.ILLEGAL, (), args), TABLE) for key in ("barrel_used", "barrel_comes_first")),
    ]
    assert [sentence.count("Jourdonnais") for sentence in said] == [1] * len(said)
    assert speech.card("barrel") in speech.entry(Flipped(1, "barrel", "10h"), TABLE)


@pytest.mark.parametrize(("language", "word"), [("en", "hit"), ("nl", "geraakt"), ("it", "colpo")])
def test_of_one_who_does_not_answer_it_is_said_that_he_is_hit(language: str, word: str) -> None:
    """Whether it was done or comes next, so that nobody wonders where the life point went."""
    telling = Telling(Views(Speech.of(language), load()))
    assert word in telling.entry(Declined(1), TABLE)
    assert "Jourdonnais" in telling.entry(Declined(1), TABLE)
