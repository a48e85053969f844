"""What a line at a championship table lacks is shown by a whole one, in the language spoken."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

CHAMPIONSHIP = f"sets base championship\n{FIVE}"
SUCH = {
    "nl": ("2 speeltvals gluren", "beurtlimiet 1:30", "extratijd 10", "overspelen deling"),
    "it": ("2 imbroglia sbirciata", "limiteturno 1:30", "recupero 10", "ripete distribuzione"),
    "en": ("2 cheats peeking", "limit 1:30", "extratime 10", "replay deal"),
}
MEANS = ("2 cheats peeking", "limit 1:30", "extratime 10", "replay deal")
LINES = [(lang, such, means) for lang, lines in SUCH.items() for such, means in zip(lines, MEANS, strict=True)]


@rows(("lang", "such", "means"), LINES)
def test_the_example_is_in_the_language_and_is_read(tmp_path: Path, lang: str, such: str, means: str) -> None:
    """Without its last word the line is answered with all of it, which means what English says."""
    with pytest.raises(BadLine, match="needs_more") as caught:
        meant(tmp_path / "short.db", "", such.rpartition(" ")[0], lang, CHAMPIONSHIP)
    assert caught.value.about["such"] == such
    assert meant(tmp_path / "whole.db", "", such, lang, CHAMPIONSHIP) == [means]
