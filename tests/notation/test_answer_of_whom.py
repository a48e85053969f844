"""`bang at eva, missed from eva`: a card that is asked for is of whoever stands behind it, and never a shot at him."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("de", "bang auf eva, fehlschuss von eva"), ("nl", "bang op eva, misser van eva"),
    ("it", "bang a eva, mancato di eva"), ("en", "bang eva, missed by eva"), ("en", "bang eva, a missed from eva"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_he_gives_it(tmp_path: Path, lang: str, line: str) -> None:
    """Told behind the shot, in each language."""
    assert meant(tmp_path / "a.db", "", line, lang)[1:] == ["5 answer missed"]


@rows(
    ("before", "line", "logged"),
    [
        ("bang eva", "fehlschuss von ben", ["2 answer missed"]),
        ("indians", "bang von ben, bang von cleo", ["2 answer bang", "3 answer bang"]),
        ("duel ben", "bang von ben, bang von anna", ["2 answer bang", "1 answer bang"]),
        ("bang eva; eva hit", "bang von anna auf ben", ["1 bang 2"]),
    ],
)
def test_whoever_is_asked(tmp_path: Path, before: str, line: str, logged: list[str]) -> None:
    """One who is not asked gives it all the same, which is an offence; a card told with its target is played."""
    assert meant(tmp_path / "a.db", before, line, "de") == logged
