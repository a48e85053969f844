"""A Barrel that does not lie there, said of one who may draw! for his ability as for a Barrel: it is that draw!."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant
from tests.rows import rows

BEFORE = "bang eva"
SAID = [
    ("de", "eva probiert ihr fass: pik 8, nix"), ("nl", "eva probeert haar ton: schoppen 8, niks"),
    ("it", "eva prova il suo barile: picche 8, niente"), ("en", "eva tries her barrel: 8s, nothing"),
    ("de", "eva deckt das fass auf: pik 8"), ("nl", "eva draait ton schoppen 8"),
    ("it", "eva estrae barile 8p"), ("en", "eva flips barrel 8s"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_only_the_ability_is_meant(tmp_path: Path, lang: str, line: str) -> None:
    """Eva is Jourdonnais and has no Barrel in play."""
    assert meant(tmp_path / "a.db", BEFORE, line, lang)[0] == "5 flip jourdonnais 8s"


@pytest.mark.parametrize("lying", ["barrel", "barrel; 5 flip barrel 9c"])
def test_a_barrel_that_lies_there_is_drawn_for(tmp_path: Path, lying: str) -> None:
    """It comes first of its own name, and once only."""
    laid, *drawn = lying.split("; ")
    before = "; ".join((f"set 5 play {laid}", BEFORE, *drawn))
    kind = "jourdonnais" if drawn else "barrel"
    assert meant(tmp_path / "a.db", before, "eva tries her barrel: 8s") == [f"5 flip {kind} 8s"]


def test_a_line_of_a_file_means_what_it_says(tmp_path: Path) -> None:
    """Nothing is read into it: whoever draws! for a card that does not lie there is told so."""
    assert meant(tmp_path / "a.db", BEFORE, "5 flip barrel 8s") == ["5 flip barrel 8s"]
