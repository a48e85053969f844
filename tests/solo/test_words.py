"""What is said of a game reads as one would say it."""

from __future__ import annotations

import pytest

from referee.entries import Flipped
from referee.speech import LANGUAGES, Speech
from referee.table import Figure, Owed, Seat, Table
from referee.verdict import Argument, Level, Reason

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
