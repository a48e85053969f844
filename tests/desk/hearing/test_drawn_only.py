"""How many were drawn last, said again with `only` or with what goes back, is put right and drawn no second time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.notation.spoken import FIVE
from tests.rows import rows


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An empty desk."""
    desk = Desk(tmp_path / "store.sqlite")
    yield desk
    desk.close()


SAID = [
    ("it", "ne pesca solo due"), ("it", "anna ne pesca soltanto due"), ("it", "una la rimette, sono due"),
    ("it", "sono solo due"), ("it", "ha pescato solo due carte"),
    ("nl", "ze trekt er maar twee"), ("nl", "anna trok slechts twee kaarten"), ("nl", "een terug, het zijn er twee"),
    ("nl", "het zijn er maar twee"),
    ("en", "she draws only two"), ("en", "it was only two she drew"), ("en", "she only drew two"),
    ("en", "one goes back, it is two"), ("en", "anna just drew two cards"),
    ("de", "sie zieht nur zwei"), ("de", "zurück, es sind nur zwei"), ("de", "anna hat nur zwei gezogen"),
    ("de", "eine zurück, es sind zwei"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_is_no_second_draw(desk: Desk, lang: str, line: str) -> None:
    """Three were one too many; with two nothing is held against her."""
    log = six_after(desk, "anna turn; draw 3", FIVE)
    assert logged(log, line, lang) == "1 draw 2"
    assert not any(each.reasons for number in range(log.length) if (each := log.verdict(number)))
    assert log.length == 5


@rows(("lang", "line"), [("en", "it was only one she drew"), ("it", "ne pesca solo una"), ("de", "sie zog nur eine")])
def test_of_two_one(desk: Desk, lang: str, line: str) -> None:
    """So it is where the draw was in order: what was seen counts."""
    assert logged(six_after(desk, "anna turn; draw 2", FIVE), line, lang) == "1 draw 1"


def test_of_another_it_is_his(desk: Desk) -> None:
    """Who drew nothing last has nothing to put right."""
    assert logged(six_after(desk, "anna turn; draw 3", FIVE), "ben draws only two") != "1 draw 2"
