"""A card said to be gone lies before its player no more, and nobody played it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

ROUND = "dynamite 5h; end; ben turn; draw 2; end; cleo turn; draw 2; end; dirk turn; draw 2; end; eva turn; draw 2; end"
BLOWN = f"{ROUND}; anna turn; dynamite 5s"


@rows(
    ("lang", "line"),
    [
        ("en", "dynamite gone"),
        ("en", "anna dynamite away"),
        ("nl", "dynamiet weg"),
        ("it", "dinamite via"),
        ("de", "Dynamit weg"),
    ],
)
def test_a_card_that_is_gone_is_put_away(store: Path, lang: str, line: str) -> None:
    """The Dynamite went off: it was read as one more that is laid down."""
    assert meant(store, BLOWN, line, lang) == ["1 drop dynamite"]


def test_life_points_that_are_gone_are_lost(store: Path) -> None:
    """The same word behind a number is of life points."""
    assert meant(store, "", "ben three lives gone") == ["2 lose 3"]
