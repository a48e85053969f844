"""`ben's barrel shows spades`: what was drawn for the Barrel, told as what it shows."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

SHOWN = [
    ("en", "the barrel shows spades", "spades"), ("en", "eva's barrel turns up a club", "clubs"),
    ("de", "ihr Fass zeigt Herz Bube", "jh"), ("nl", "de ton toont harten boer", "jh"),
    ("it", "il barile mostra picche", "spades"), ("en", "barrel shows 9d", "9d"),
]  # fmt: skip


@rows(("lang", "line", "face"), SHOWN)
def test_it_is_the_card_of_the_draw(tmp_path: Path, lang: str, line: str, face: str) -> None:
    """Eva is shot at with a Barrel before her, and this is its draw!: nobody shows a card of a hand."""
    position = FIVE.replace("jourdonnais", "willy_the_kid")
    logged = meant(tmp_path / "a.db", "set 5 play barrel; bang eva", line, lang, position)
    assert logged[0] == f"5 flip barrel {face}"
