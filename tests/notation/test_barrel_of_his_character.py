"""`draws for the barrel` of one who has none but draws as with one by his character: that draw!, and no offence."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

SAID = [
    ("it", "eva estrae per il barile 4c"), ("it", "eva estrae per il barile: cuori 4"),
    ("nl", "eva draait voor haar ton harten 4"), ("en", "eva flip barrel 4h"), ("en", "eva draws for the barrel: 4h"),
    ("de", "eva zieht für das fass: herz 4"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_he_draws_by_his_character(tmp_path: Path, lang: str, line: str) -> None:
    """However it is said."""
    assert meant(tmp_path / "a.db", "bang eva", line, lang) == ["5 flip jourdonnais 4h"]


def test_in_a_file_it_is_the_barrel(tmp_path: Path) -> None:
    """Written out it is what it says."""
    assert meant(tmp_path / "a.db", "bang eva", "5 flip barrel 4h") == ["5 flip barrel 4h"]
