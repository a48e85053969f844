"""A card aimed at all, or at nobody, has no target by name: the name behind it begins what is said next."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import FIVE, meant
from tests.rows import rows

ALL = "1 indians 2 3 4 5"
SHOT = "1 gatling 2 3 4 5"
CLEO_HIT = ["3 no", "3 lose 1 by 1 to indians"]
SAID = {
    "behind a comma": ("en", "indians, cleo bang", [ALL, "3 answer bang"]),
    "behind the sign of the card": ("en", "indians! dirk bang", [ALL, "4 answer bang"]),
    "behind a full stop": ("en", "indians. cleo hit", [ALL, *CLEO_HIT]),
    "behind a colon": ("en", "indians: dirk bang, cleo hit", [ALL, "4 answer bang", *CLEO_HIT]),
    "with no sign": ("en", "gatling cleo missed", [SHOT, "3 answer missed"]),
    "said of its player": ("en", "anna gatling cleo missed", [SHOT, "3 answer missed"]),
    "with commas between": ("nl", "indianen! dirk bang, cleo raak", [ALL, "4 answer bang", *CLEO_HIT]),
    "in Italian": ("it", "indiani! dirk bang, cleo colpita", [ALL, "4 answer bang", *CLEO_HIT]),
    "in German": ("de", "Indianer! Dirk Bang, Cleo getroffen", [ALL, "4 answer bang", *CLEO_HIT]),
    "what goes on is his who began it": (
        "nl", "gatling! eva draait 3k, raak", [SHOT, "5 flip jourdonnais 3c", "5 no", "5 lose 1 by 1 to gatling"]
    ),
    "with all told again": ("en", "indians ben cleo dirk eva", [ALL]),
    "where a target is told as one": ("en", "indians at cleo", ["1 indians 3"]),
    "where it is told as files have it": ("en", "1 indians 3", ["1 indians 3"]),
}  # fmt: skip


@rows("what", SAID)
def test_the_answer_is_of_whom_it_names(tmp_path: Path, what: str) -> None:
    """All are asked, and he who is named has answered."""
    lang, line, means = SAID[what]
    assert meant(tmp_path / "s.db", "", line, lang) == means


def test_a_name_alone_behind_it_may_be_who_plays_it(tmp_path: Path) -> None:
    """So it is asked who does."""
    with pytest.raises(BadLine, match="whose_card"):
        meant(tmp_path / "s.db", "", "indians dirk", "en", FIVE)
