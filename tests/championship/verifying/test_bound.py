"""A document is proved in the time that its length allows, whatever it says of itself."""

import json
from typing import Any

import pytest

from referee.championship.verifying.proof import MOST_DIFFERENT, MOST_MALFORMED, verify
from referee.errors import BadJournal

OPENED = {"type": "opened", "name": "Cup"}


def document(entries: list[Any], results: Any) -> str:
    """With numbers and times."""
    items = [{"number": number, "at": "", "entry": entry} for number, entry in enumerate(entries)]
    return json.dumps({"bang_tournament": 1, "entries": items, "results": results})


def test_of_what_is_no_entry_so_many_are_told() -> None:
    """And nothing else is looked at."""
    told = json.dumps({"bang_tournament": 1, "entries": [{}] * (MOST_MALFORMED + 50)})
    assert len(verify(told).differences) == MOST_MALFORMED


def test_of_results_that_differ_so_many_are_told() -> None:
    """Nobody reads more."""
    told = document([OPENED], {"players": [{}] * (MOST_DIFFERENT + 50)})
    assert len(verify(told).differences) == MOST_DIFFERENT


def test_retractions_of_retractions_are_followed_so_far() -> None:
    """As far as anybody types them; a chain without an end is refused and not followed again with each of them."""
    assert verify(document([OPENED, *({"type": "retracted", "entry": n} for n in range(500))], {})).entries == 501
    with pytest.raises(BadJournal) as refused:
        verify(document([OPENED, *({"type": "retracted", "entry": n} for n in range(3_000))], {}))
    assert refused.value.key == "taken_back_too_often"
