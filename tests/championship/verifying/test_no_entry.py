"""What is no entry at all is said to be none, whatever stands in its place."""

from typing import Any

import pytest

from referee.championship.verifying.shapes import wrong

WON = {"type": "duelwon", "match": "final", "winner": 1, "loser": 2}


@pytest.mark.parametrize("kind", [[], {}, None, 1, True, "", "nothing"])
def test_a_type_that_is_no_word_is_none(kind: Any) -> None:
    """A list where the type should stand is a wrong type, as any word that names none."""
    assert wrong({**WON, "type": kind}) == "type"


@pytest.mark.parametrize("name", ["", " ", "wrong"])
def test_a_field_without_a_name_is_one_too_many(name: str) -> None:
    """An empty name is a name that no entry knows."""
    assert wrong({**WON, name: 1}) == name


def test_an_entry_is_well_formed() -> None:
    """Nothing is wrong with what is told as it should be."""
    assert wrong(WON) is None
