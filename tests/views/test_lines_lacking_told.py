"""What a log lacks is told in words that name it, and a verdict that stays what it was is told of no second time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.speech import Speech
from referee.views.resolutions import Resolutions
from referee.views.table import Views
from tests.desk.hearing.test_turns_untyped import FIVE


@pytest.fixture
def log(tmp_path: Path) -> Iterator[TableLog]:
    """A table of five at which Ann has drawn."""
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: "2026-11-21T20:00:00+00:00")
    log = desk.new(FIVE)
    log.enter("ann draw")
    yield log
    desk.close()


def test_the_discard_that_may_not_have_been_typed_comes_first(log: TableLog) -> None:
    """Too many cards at an end are a doubt; the first way on is to log the discard before it."""
    (ended,) = log.enter("end").judged
    assert ended.verdict.word == "doubt"
    way = Resolutions(log, Views(Speech.of("en"), log._lexicon)).of(ended.number)[0]
    assert (way.kind, way.line) == ("surplus", f"insert {ended.number} 1 discard 2")
    log.enter(way.line)
    assert log.verdict(ended.number).clean  # type: ignore[union-attr]


def test_the_end_that_was_not_typed_comes_first(log: TableLog) -> None:
    """Bob's turn begins with no end of Ann's: the first way on is to log that."""
    began = next(each for each in log.enter("bob draw").judged if "turn_not_over" in each.verdict.keys)
    way = Resolutions(log, Views(Speech.of("en"), log._lexicon)).of(began.number)[0]
    assert (way.kind, way.line) == ("first", f"insert {began.number} 1 end")
    log.enter(way.line)
    assert log.verdict(began.number).clean  # type: ignore[union-attr]


def test_a_wrong_name_is_put_right_first(log: TableLog) -> None:
    """Who answers for another stays told of it; that he who was asked has answered is offered before all else."""
    for line in ("discard 2", "bang bob"):
        log.enter(line)
    wrong = log.enter("cleo missed").judged[-1]
    assert wrong.verdict.word == "illegal"
    way = Resolutions(log, Views(Speech.of("en"), log._lexicon)).of(wrong.number)[0]
    assert (way.kind, way.line) == ("asked", f"correct {wrong.number} 2 answer missed")
    log.enter(way.line)
    assert log.verdict(log.length - 1).clean  # type: ignore[union-attr]


def test_a_play_at_one_who_is_out_is_put_right_first(log: TableLog) -> None:
    """Nobody shoots the dead: at whom it was is asked for before it is let stand or taken back."""
    for line in ("set 3 life 0", "cleo out outlaw"):
        log.enter(line)
    wrong = log.enter("bang cleo").judged[-1]
    assert Resolutions(log, Views(Speech.of("en"), log._lexicon)).of(wrong.number)[0].kind == "correct"


def test_a_card_out_of_turn_may_have_been_forgotten_in_the_turn_before(log: TableLog) -> None:
    """The first way on puts it there, and takes the line away that was held to be out of turn."""
    for line in ("set 1 hand 3", "end", "bob draw", "mustang"):
        log.enter(line)
    wrong = log.enter("ann barrel again").judged[-1]
    way = Resolutions(log, Views(Speech.of("nl"), log._lexicon)).of(wrong.number)[0]
    assert (wrong.verdict.word, way.kind, way.line) == ("illegal", "late", "vergeten 1 barrel")
    log.enter(way.line, "nl")
    assert log.verdict(wrong.number) is None
    assert "barrel" in [card.kind for card in log.table.seat(1).in_play]


def test_a_card_that_would_allow_it_may_have_been_forgotten(log: TableLog) -> None:
    """A shot out of reach: the last way on puts in the Scope that may have lain there, and the shot is in order."""
    wrong = log.enter("bang cleo").judged[-1]
    way = Resolutions(log, Views(Speech.of("en"), log._lexicon)).of(wrong.number)[-1]
    assert (way.kind, way.line) == ("unwritten", f"insert {wrong.number} 1 scope")
    log.enter(way.line)
    assert log.verdict(wrong.number).clean  # type: ignore[union-attr]


def test_a_verdict_that_stays_a_doubt_is_no_other_one(log: TableLog) -> None:
    """What is still lacking is told with the entry; that it changed from a doubt to a doubt is not."""
    for line in ("set 2 life 1", "bang bob", "bob hit", "cleo draw"):
        log.enter(line)
    outcome = log.enter("bob out outlaw")
    assert [(each.was.word, each.now.word) for each in outcome.changed] == [("doubt", "doubt")]
    assert outcome.otherwise == ()


def test_the_card_that_was_not_shown_is_named(log: TableLog) -> None:
    """Black Jack drew both cards: that phase 1 is not finished would tell nobody what is lacking."""
    for line in ("set 2 character black_jack", "scope", "mustang", "bob draw"):
        log.enter(line)
    (doubt,) = log.enter("bob mustang").judged[-1].verdict.doubts
    said = Speech.of("en").reason(doubt, log.table)
    assert said == "By the log Bob has skipped a step of the turn: showing the second card drawn."
