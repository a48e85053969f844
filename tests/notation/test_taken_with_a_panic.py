"""`takes a card with a panic from ben's hand`: the Panic! is played, and is not the card that was taken."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows


@rows(("lang", "line"), [("en", "anna takes a card with a panic from ben's hand"),
                         ("it", "anna ruba con un panico una carta a ben")])  # fmt: skip
def test_it_is_played_for_it(tmp_path: Path, lang: str, line: str) -> None:
    """It was logged as a card that nothing entitled her to take."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 panic 2", "1 take 2 hand"]


@rows(("lang", "line"), [("nl", "anna pikt met paniek een kaart uit bens hand"),
                         ("de", "anna nimmt mit panik eine karte aus bens hand")])  # fmt: skip
def test_or_it_is_refused(tmp_path: Path, lang: str, line: str) -> None:
    """Where it stands before what is taken it is not read yet, and nothing is logged."""
    with pytest.raises(BadLine):
        meant(tmp_path / "a.db", "", line, lang)
