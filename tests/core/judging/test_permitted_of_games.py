"""What was played lawfully in whole games had been offered, at those at whom it was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.core.judging.permitted import permitted_to
from referee.core.nouns.entries import Played
from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk

GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize("name", ["the_dead_decide", "a_final_between_two", "dead_man_walking", "short_evening"])
def test_every_lawful_play_had_been_offered(tmp_path: Path, name: str) -> None:
    """By the living, by the dead who came to town, before a partner; rescues are due, and no action."""
    desk = Desk(tmp_path / "tables.sqlite")
    log = desk.bring_in((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    offered, missed = 0, []
    for row in log.history():
        entry = row.entry
        if not isinstance(entry, Played) or row.now is None or row.now.level > Level.WITHOUT_EFFECT:
            continue
        table = log.table_before(row.number)
        if table.seat(entry.by).falling:
            continue
        actions = permitted_to(table, log.book, entry.by).actions
        same = [each for each in actions if each.key == "play" and each.args["cards"][0].kind == entry.card.kind]
        if any(each.level <= Level.WITHOUT_EFFECT and {*entry.at} <= {*each.at} for each in same):
            offered += 1
        else:
            missed.append((row.number, entry))
    desk.close()
    assert missed == [] and offered > 15
