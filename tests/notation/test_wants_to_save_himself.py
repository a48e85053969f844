"""`wants to save himself with a beer`: he plays the card, or gives it in answer, as if it was said that he does."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAVED = [
    ("en", "ben wants to save himself with a beer"), ("nl", "ben wil zich redden met bier"),
    ("de", "ben will sich mit einem Bier retten"), ("it", "ben vuole salvarsi con una birra"),
]  # fmt: skip


@rows(("lang", "line"), SAVED)
def test_on_his_last_point_he_drinks(tmp_path: Path, lang: str, line: str) -> None:
    """He has lost his last life point, and plays the Beer."""
    assert meant(tmp_path / "a.db", "set 2 life 1; bang ben; hit", line, lang)[0] == "2 beer"


def test_a_card_that_averts_is_an_answer(tmp_path: Path) -> None:
    """Shot at, he gives the Missed! with which he wants to save himself."""
    line = "ben wants to save himself with a missed"
    assert meant(tmp_path / "a.db", "bang ben", line) == ["2 answer missed"]
