"""Who is asked for an answer and takes it is hit, and a card that he gives is no shot at a player behind a comma."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

HIT = ["2 no", "2 lose 1 by 1 to gatling"]
SAID = [
    ("it", "ben la prende"), ("it", "ben lo prende"), ("it", "ben la becca"), ("it", "ben se la piglia"),
    ("en", "ben takes it"), ("nl", "ben pakt hem"), ("nl", "ben neemt hem"), ("de", "ben nimmt sie"),
    ("de", "ben kassiert sie"), ("de", "ben steckt sie ein"),
]  # fmt: skip
IN_A_ROW = [
    ("it", "ben mancato, cleo la prende, dirk mancato"), ("en", "ben missed, cleo takes it, dirk missed"),
    ("nl", "ben gemist, cleo pakt hem, dirk gemist"), ("de", "ben daneben, cleo nimmt sie, dirk daneben"),
]  # fmt: skip
NO_SHOT = [("gatling", "ben missed, cleo"), ("indians", "ben bang, cleo"), ("gatling", "ben missed, cleo grumbles")]


@rows(("lang", "line"), SAID)
def test_who_takes_it_is_hit(tmp_path: Path, lang: str, line: str) -> None:
    """Also where others are asked as well."""
    assert meant(tmp_path / "a.db", "gatling", line, lang) == HIT


@rows(("lang", "line"), IN_A_ROW)
def test_between_two_answers(tmp_path: Path, lang: str, line: str) -> None:
    """Each clause is of the player whom it names."""
    hit = ["3 no", "3 lose 1 by 1 to gatling"]
    assert meant(tmp_path / "a.db", "gatling", line, lang) == ["2 answer missed", *hit, "4 answer missed"]


@rows(("before", "line"), NO_SHOT)
def test_an_answer_is_no_shot(tmp_path: Path, before: str, line: str) -> None:
    """Where nothing can be made of what stands behind the comma the line is refused."""
    with pytest.raises(BadLine, match="unread"):
        meant(tmp_path / "a.db", before, line)


@rows(("line",), [("bang a ben, a segno",), ("bang a ben, va a segno",)])
def test_a_shot_that_went_home(tmp_path: Path, line: str) -> None:
    """Told of the shot it is a hit as well."""
    assert meant(tmp_path / "a.db", "", line, "it") == ["1 bang 2", "2 no", "2 lose 1 by 1 to bang"]
