"""Cards discarded to the limit may be those that somebody drew though nobody wrote it: a doubt, and no offence."""

from __future__ import annotations

import pytest

from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from tests.rows import rows

FOUR = """
seat 1 "Piet" sheriff black_jack life 5/5 hand 5
seat 2 "Ria" outlaw paul_regret life 3/3 hand 3
seat 3 "Tom" renegade bart_cassidy life 4/4 hand 4
seat 4 "Ulla" outlaw suzy_lafayette life 4/4 hand 4
"""
PLAYED = ("1 turn", "1 draw 2", "1 dynamite", "1 mustang")
SAID = {
    "nl": ("Piet legt 1 af", "Piet legt 2 af"),
    "it": ("Piet scarta 1 carta", "Piet scarta 2 carte"),
    "en": ("Piet discards 1", "Piet discards 2"),
    "de": ("Piet wirft 1 ab", "Piet wirft 2 ab"),
}
LATE = "under ?\nowes 1 draw count 2 for turn may late\n"
KEY = "discard_within_limit"


def said_of(desk: Desk, lines: tuple[str, ...], last: str, lang: str, position: str = FOUR) -> tuple[Level, list[str]]:
    """The level of what is logged last, and what is doubted there."""
    log = desk.new(position)
    for line in lines:
        log.enter(line)
    verdict = log.enter(last, lang).judged[-1].verdict
    assert verdict is not None
    return verdict.level, [reason.key for reason in verdict.doubts]


@rows("lang", SAID)
def test_a_third_card_may_have_been_drawn(desk: Desk, lang: str) -> None:
    """Black Jack's second card was not shown: it may have given him a third, and no more than that."""
    assert said_of(desk, PLAYED, SAID[lang][0], lang) == (Level.LEGAL, [KEY])
    assert said_of(desk, PLAYED, SAID[lang][1], lang) == (Level.ILLEGAL, [])


@pytest.mark.parametrize("shown", ["1 show 6s", "1 show 6d; 1 draw 1 for black_jack; 1 jail 2"])
def test_what_was_shown_and_drawn_is_counted(desk: Desk, shown: str) -> None:
    """Once it is logged what the second card gave, a card of those within the limit is an offence."""
    lines = (*PLAYED[:2], *shown.split("; "), *PLAYED[2:])
    assert said_of(desk, lines, "1 discard 1", "en") == (Level.ILLEGAL, [])


def test_others_have_nothing_to_show(desk: Desk) -> None:
    """With another character the same is an offence."""
    position = FOUR.replace("black_jack", "willy_the_kid")
    assert said_of(desk, PLAYED, "1 discard 1", "en", position) == (Level.ILLEGAL, [])


@pytest.mark.parametrize(("owed", "level"), [("", Level.ILLEGAL), (LATE, Level.LEGAL)])
def test_draws_passed_over_may_be_among_them(desk: Desk, owed: str, level: Level) -> None:
    """Cards of phase 1 that were passed over and are still to be noted may have been drawn."""
    position = f"{FOUR.replace('black_jack', 'willy_the_kid')}turn 1 play\n{owed}"
    assert said_of(desk, (), "1 discard 2", "en", position)[0] is level
