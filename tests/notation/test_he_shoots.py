"""`er schießt auf Ben` is a shot, and no `erschießt`, by which somebody falls."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows


@rows(
    "line",
    ["er schießt auf ben", "er schießt ben", "dann schießt er auf ben", "anna ballert ben ab", "anna knallt ben ab"],
)
def test_it_is_a_shot(tmp_path: Path, line: str) -> None:
    """Of whoever's turn it is."""
    assert meant(tmp_path / "a.db", "", line, "de") == ["1 bang 2"]


def test_in_one_word_he_falls(tmp_path: Path) -> None:
    """With his last life point open it tells of that."""
    assert meant(tmp_path / "a.db", "set 2 life 1; bang ben", "anna erschießt ben", "de")[-1].startswith("2 out")


@rows(
    ("lang", "line"),
    [
        ("de", "duell anna gegen ben"), ("nl", "duel anna tegen ben"), ("it", "duello anna contro ben"),
        ("en", "duel anna against ben"),
    ],
)  # fmt: skip
def test_one_against_the_other(tmp_path: Path, lang: str, line: str) -> None:
    """A card, who plays it and at whom."""
    assert meant(tmp_path / "a.db", "", line, lang) == ["1 duel 2"]
