"""Entries taken back and let stand, as a referee says it."""

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "bang ben; ben missed"
BACK = [
    ("de", "nein, nimm es zurück"), ("de", "nimm bens fehlschuss zurück"), ("de", "fehlschuss zurück"),
    ("en", "take ben's missed back"), ("en", "takes that one back in his hand"), ("en", "missed is taken back"),
]  # fmt: skip


@rows(("lang", "line"), BACK)
def test_the_last_card_is_taken_back(tmp_path: Path, lang: str, line: str) -> None:
    """Whosever it is said to be, it is the last one."""
    assert meant(tmp_path / "a.db", BEFORE, line, lang) == ["retract 4"]


@rows(("lang", "line"), [("en", "3 to 7 back"), ("de", "3 bis 7 zurück"), ("de", "nimm 3 bis 7 zurück")])
def test_a_run_of_entries_goes(tmp_path: Path, lang: str, line: str) -> None:
    """The verb stands before or behind them."""
    assert meant(tmp_path / "a.db", "scope; mustang; volcanic; bang ben; missed", line, lang) == ["retract 3..7"]


@rows(("lang", "line"), [("de", "3 lassen wir stehen"), ("en", "let 3 stand")])
def test_what_stands_is_told_by_its_number(tmp_path: Path, lang: str, line: str) -> None:
    """Before the verb as well as behind it."""
    assert meant(tmp_path / "a.db", "scope", line, lang) == ['stand 3 ""']
