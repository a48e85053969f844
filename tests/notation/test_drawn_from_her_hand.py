"""`draws a card from her hand`: of whom it is due from; from the hand of nobody nothing is drawn."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("en", "ben draws a card from her hand"), ("de", "ben zieht ihr eine Karte aus der Hand"),
    ("nl", "ben trekt een kaart uit haar hand"), ("it", "ben pesca una carta dalla sua mano"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_el_gringo_draws_of_who_shot(tmp_path: Path, lang: str, line: str) -> None:
    """Anna shot Ben, El Gringo: the hand is hers, though nobody names her."""
    assert meant(tmp_path / "a.db", "bang ben; hit", line, lang) == ["2 draw 1 from 1 for el_gringo"]


def test_of_nobody_it_is_asked(tmp_path: Path) -> None:
    """Where no card of a hand is due the line is refused: whose hand was not said."""
    with pytest.raises(BadLine, match="needs_seat"):
        meant(tmp_path / "a.db", "", "anna draws a card from the hand")
