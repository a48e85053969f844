"""`ben saves himself with his barrel`, which lies nowhere by the log: no card is laid, what was drawn is asked."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after
from tests.rows import rows

SAVED = [
    ("en", "cleo saves herself with her barrel"), ("en", "cleo uses her barrel"), ("nl", "cleo redt zich met haar ton"),
    ("nl", "cleo gebruikt haar ton"), ("it", "cleo si salva col barile"), ("it", "cleo usa il barile"),
    ("de", "cleo rettet sich mit ihrem fass"), ("de", "cleo benutzt ihr fass"),
]  # fmt: skip


@rows(("lang", "line"), SAVED)
def test_what_was_drawn_is_asked(desk: Desk, lang: str, line: str) -> None:
    """Whether she is shot at or not: nobody puts one down in another's turn to save himself."""
    for before in ("gatling; ben missed", "barrel"):
        with pytest.raises(BadLine, match="needs_face_too"):
            six_after(desk, before).enter(line, lang)


@rows(("lang", "line"), [("en", "ben saves himself with his barrel"), ("it", "si salva col barile")])
def test_it_is_asked_of_whose_turn_comes_next(desk: Desk, lang: str, line: str) -> None:
    """No turn of his is begun for it while he is shot at, named or not."""
    with pytest.raises(BadLine, match="needs_face_too"):
        six_after(desk, "bang ben").enter(line, lang)
