"""Who is meant by a character is asked of the table, not of one looked at before with the same players."""

from pathlib import Path

from tests.notation.spoken import FIVE, meant

SWAPPED = FIVE.replace("el_gringo", "somebody").replace("lucky_duke", "el_gringo").replace("somebody", "lucky_duke")


def test_a_rematch_has_other_characters(tmp_path: Path) -> None:
    """The same line names Ben in one game and Cleo in the next."""
    line = "el gringo mustang"
    assert meant(tmp_path / "first.db", "end", line) == ["2 mustang"]
    assert meant(tmp_path / "second.db", "end; 2 turn; draw; end", line, position=SWAPPED) == ["3 mustang"]
