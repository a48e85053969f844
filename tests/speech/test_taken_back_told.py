"""What is taken back is told by what it was, and two faces side by side are told without brackets in brackets."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.core.nouns.entries import Flipped, Retracted
from referee.desk.desk import Desk
from referee.speech import Speech
from referee.speech.words import Words
from tests.notation.spoken import FIVE

SCOPE = {"en": "Scope", "nl": "Scope", "it": "Mirino", "de": "Zielfernrohr"}


@pytest.mark.parametrize("lang", SCOPE)
def test_what_was_put_in_before_is_named(tmp_path: Path, lang: str) -> None:
    """And not that the next entry belongs before another."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "mustang", "insert 3 scope"):
        log.enter(line)
    back = log.enter("retract").judged[0]
    assert isinstance(back.entry, Retracted)
    said = Speech(Words(lang)).retracted(back.entry, log.entries, log.table)
    desk.close()
    assert SCOPE[lang] in said and said.count("4") == 1


@pytest.mark.parametrize("lang", SCOPE)
def test_the_card_that_did_not_count_stands_behind_a_comma(tmp_path: Path, lang: str) -> None:
    """No bracket is opened inside another, in any language."""
    desk = Desk(tmp_path / "s.db")
    table = desk.new(FIVE).table
    desk.close()
    said = Speech(Words(lang)).entry(Flipped(3, "barrel", "8h", "5d"), table)
    assert "(" not in said.replace("8♥ (", "").replace("5♦ (", "") and ", " in said
