"""What is due, or was assumed, is said for what it is: a choice, a step that the log lacks, a card none knows."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Picked
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.speech import Speech
from tests.desk.conftest import FOUR

NOT_LOGGED = {"nl": "nog niet genoteerd", "it": "non ancora registrato", "en": "not logged yet"}
UNKNOWN = {"nl": "welke, is niet bekend", "it": "quale, non si sa", "en": "which one is not known"}


@pytest.mark.parametrize("lang", NOT_LOGGED)
def test_a_draw_that_was_passed_over_is_no_choice(desk: Desk, lang: str) -> None:
    """Anna has a Dynamite, and drew her cards: the draw! for it is lacking, which nobody may choose."""
    log = desk.new(FOUR.replace("bart_cassidy", "bart_cassidy play dynamite"))
    for line in ("anna turn", "anna draw 2"):
        log.enter(line)
    said = [Speech.of(lang).owed(item.owed, log.table, must=item.must) for item in log.agenda().due]
    assert [NOT_LOGGED[lang] in each for each in said] == [True]


def test_it_stands_in_a_position(desk: Desk) -> None:
    """Whoever goes on from there is told the same."""
    log = desk.new(FOUR.replace("bart_cassidy", "bart_cassidy play dynamite"))
    for line in ("anna turn", "anna draw 2"):
        log.enter(line)
    again = desk.bring_in(log.game_text())
    assert [item.owed.late for item in again.agenda().due] == [True]


def test_of_one_who_fell_without_a_card_nothing_is_due(desk: Desk) -> None:
    """No pile of nothing is put away, and play goes on with whoever killed him."""
    log = desk.new(FOUR.replace("jourdonnais", "jourdonnais life 1/4 hand 0"))
    for line in ("", "bang bruno", "bruno hit", "bruno out outlaw"):
        log.enter(line)
    assert [item.owed.kind for item in log.agenda().due] == ["draw"]


@pytest.mark.parametrize("lang", UNKNOWN)
def test_which_card_of_a_store_was_taken_is_not_known(log: TableLog, lang: str) -> None:
    """Bruno chose one of several before Carla: that is assumed, and what it was is told of no card."""
    for line in ("general store", "turnup 4 with beer bang duel scope", "pick beer"):
        log.enter(line)
    judged = log.enter("carla duel").judged
    picked = [Speech.of(lang).entry(each.entry, each.before) for each in judged if isinstance(each.entry, Picked)]
    assert [UNKNOWN[lang] in each for each in picked] == [True, False]
