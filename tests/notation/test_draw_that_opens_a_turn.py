"""`anna ends. ben dynamite: q of hearts`: the draw! with which the next turn begins, before that was told to begin."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "set 1 hand 4; set 2 play dynamite"
SAID = [
    ("de", "anna ende. ben dynamit: herz dame, geht an cleo"),
    ("nl", "anna klaar. ben dynamiet: harten vrouw, gaat naar cleo"),
    ("it", "anna finisce. ben dinamite: donna di cuori, va a cleo"),
    ("en", "anna ends. ben dynamite: queen of hearts, goes to cleo"),
]


@rows(("lang", "line"), SAID)
def test_no_second_dynamite_is_played(tmp_path: Path, lang: str, line: str) -> None:
    """Behind the colon stands the card of the draw!, and then that the Dynamite goes on."""
    assert meant(tmp_path / "a.db", BEFORE, line, lang) == ["1 end", "2 flip dynamite qh", "2 pass dynamite 3"]


@rows("line", ["ben dynamit", "dynamit"])
def test_the_card_is_asked_for(tmp_path: Path, line: str) -> None:
    """Between two turns as within the one that has begun."""
    with pytest.raises(BadLine) as refused:
        meant(tmp_path / "a.db", f"{BEFORE}; end", line, "de")
    assert refused.value.key == "needs_face_too"
