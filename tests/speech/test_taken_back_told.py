"""What is taken back is told by what it was, and two faces side by side are told without brackets in brackets."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.core.nouns.entries import Flipped, Retracted
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.speech import Speech
from referee.speech.words import Words
from tests.notation.spoken import FIVE
from tests.rows import rows

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
def test_what_goes_with_it_is_counted_once(tmp_path: Path, lang: str) -> None:
    """A play goes with the draw taken for granted and its mark: two more, also where a file names them twice."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "stagecoach", "panic ben"):
        log.enter(line)
    back = log.enter("retract").judged[0].entry
    speech, table = Speech(Words(lang)), log.table
    desk.close()
    assert back == Retracted(6, (4, 5))
    assert speech.entry(back, table) == speech.entry(Retracted(6, (4, 5, 4, 5)), table)
    assert "2" in speech.entry(back, table)


@pytest.mark.parametrize("lang", SCOPE)
def test_no_entry_is_named_where_none_was_put_right(tmp_path: Path, lang: str) -> None:
    """Who puts a retraction right is told to name another entry, and never the number nought."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "retract 2"):
        log.enter(line)
    with pytest.raises(BadLine, match="not_about_the_table") as refused:
        log.enter("correct 3 mustang")
    said = Speech(Words(lang)).error(refused.value)
    desk.close()
    assert "0" not in said and said.count("3") == 2


@pytest.mark.parametrize("lang", SCOPE)
def test_the_card_that_did_not_count_stands_behind_a_comma(tmp_path: Path, lang: str) -> None:
    """No bracket is opened inside another, in any language."""
    desk = Desk(tmp_path / "s.db")
    table = desk.new(FIVE).table
    desk.close()
    said = Speech(Words(lang)).entry(Flipped(3, "barrel", "8h", "5d"), table)
    assert "(" not in said.replace("8♥ (", "").replace("5♦ (", "") and ", " in said


@rows("lang", SCOPE)
def test_an_error_tells_one_and_many_apart(lang: str) -> None:
    """How many there are is a number to it, where it has words of its own for one."""
    said = [Speech(Words(lang)).error(BadLine("too_many_cells", columns=many)) for many in (1, 2)]
    assert "2" in said[1] and "1" not in said[0]


@pytest.mark.parametrize("lang", SCOPE)
def test_as_many_are_counted_as_are_named(tmp_path: Path, lang: str) -> None:
    """The mark of what was taken for granted is seen by nobody: the play and its draw are two."""
    desk = Desk(tmp_path / "s.db")
    log = desk.new(FIVE)
    for line in ("anna turn", "draw", "stagecoach", "panic ben"):
        log.enter(line)
    back = log.enter("retract").judged[0].entry
    assert isinstance(back, Retracted)
    speech, table = Speech(Words(lang)), log.table
    said = speech.retracted(back, log.entries, table)
    desk.close()
    assert said.startswith(f"{speech.entry(Retracted(6, (5,)), table)}: ") and said.count(" · ") == 1
