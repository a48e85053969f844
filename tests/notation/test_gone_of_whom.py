"""`cat balou at ben, mustang gone`: his, also where Anna's hand is uncertain, and may hide one laid."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

ROUND = "; ".join(f"{name} turn; draw; end" for name in ("ben", "cleo", "dirk", "eva"))
BEFORE = f"set 2 play mustang remington; end; {ROUND}; anna turn; draw"


@rows(
    ("lang", "line"),
    [
        ("de", "anna cat balou auf ben, mustang weg"), ("nl", "anna cat balou op ben, mustang weg"),
        ("it", "anna cat balou a ben, via il mustang"), ("en", "anna cat balou ben, mustang gone"),
    ],
)  # fmt: skip
def test_it_is_of_whom_the_card_is_played_at(tmp_path: Path, lang: str, line: str) -> None:
    """Nothing would make a Mustang of her own go."""
    assert meant(tmp_path / "a.db", BEFORE, line, lang)[-1] == "1 toss 2 mustang"
