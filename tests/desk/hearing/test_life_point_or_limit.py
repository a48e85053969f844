"""Two cards that Sid Ketchum gives up are his ability, those over the limit as his turn ends, or it is asked."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.rows import rows

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5
seat 2 "Dave" outlaw jourdonnais life 4/4 hand 4
seat 3 "Sue" outlaw el_gringo life 3/3 hand 3
seat 4 "Tom" renegade sid_ketchum life 2/4 hand 4
turn 1 play
"""
SAID = {
    "en": ("Tom discards two cards", "Sid: discards 2 cards", "Tom throws away two cards"),
    "nl": ("Tom legt twee kaarten af", "Sid: legt 2 kaarten af", "Tom gooit 2 kaarten weg"),
    "it": ("Tom scarta due carte", "Sid: scarta 2 carte", "Sid scarta due carte"),
    "de": ("Tom legt zwei Karten ab", "Sid: wirft 2 Karten ab", "Tom wirft zwei Karten weg"),
}
LINES = [(lang, line) for lang, lines in SAID.items() for line in lines]
ABILITY = ["4 discard 2 for sid_ketchum", "4 gain 1 for sid_ketchum"]


@rows(("lang", "line"), LINES)
@rows("before", [(), ("set 4 life 1", "bang 4", "4 hit")])
def test_elsewhere_it_is_his_ability(desk: Desk, lang: str, line: str, before: tuple[str, ...]) -> None:
    """In another's turn, and as he falls, no end of a turn can be meant: nobody did wrong."""
    log = desk.new(FOUR)
    for each in before:
        log.enter(each)
    judged = log.enter(line, lang).judged
    assert [line_of(each.entry, log.book) for each in judged] == ABILITY
    assert all(each.verdict.clean for each in judged)


@rows(("lang", "line"), LINES)
def test_in_his_turn_it_is_asked(desk: Desk, lang: str, line: str) -> None:
    """Both are offered as whole lines, which mean that, and are in order."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 4 play"))
    with pytest.raises(BadLine, match="for_life_or_limit") as asked:
        log.enter(line, lang)
    assert asked.value.about["word"] == line
    ability, limit = map(str, asked.value.about["choices"])  # type: ignore[call-overload]
    for choice, means in ((limit, ["4 discard 2"]), (ability, ABILITY)):
        judged = log.preview(choice, lang).judged
        assert [line_of(each.entry, log.book) for each in judged] == means
        assert all(each.verdict.clean for each in judged)


AND_ENDS = {
    "en": "Tom discards two cards and passes the turn",
    "nl": "Tom gooit twee kaarten weg en geeft de beurt door",
    "it": "Tom scarta due carte e passa il turno",
    "de": "Tom wirft zwei Karten ab und gibt ab",
}

ASKED = [("life 4/4", *told) for told in (*LINES, *AND_ENDS.items())] + [
    ("life 2/4", *told) for told in AND_ENDS.items()
]


@rows(("life", "lang", "line"), ASKED)
def test_what_is_no_use_to_him_is_asked_as_well(desk: Desk, life: str, lang: str, line: str) -> None:
    """With all life points nobody gives cards for one; that the log counts too few in his hand is as likely."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 4 play").replace("life 2/4", life))
    with pytest.raises(BadLine, match="for_life_or_limit") as asked:
        log.enter(line, lang)
    assert asked.value.about["choices"] == ("4 sid 2", "4 discard 2")


@pytest.mark.parametrize(
    ("line", "count"), [("Tom discards three cards", 3), ("Tom discards a card", 1), ("4 discard 2", 2)]
)
def test_what_can_only_be_the_limit_is_not_asked(desk: Desk, line: str, count: int) -> None:
    """Another number is no ability, a line of a file says what it says, and so does what is shown as due."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 4 play"))
    assert line_of(log.enter(line).judged[0].entry, log.book) == f"4 discard {count}"


@pytest.mark.parametrize("changed", [("life 2/4", "life 4/4"), ("sid_ketchum", "suzy_lafayette")])
def test_who_cannot_regain_discards_over_the_limit(desk: Desk, changed: tuple[str, str]) -> None:
    """With all life points, or another character, two cards are those over the limit."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 4 play").replace("hand 4\nturn", "hand 8\nturn").replace(*changed))
    assert line_of(log.enter("Tom discards two cards").judged[0].entry, log.book) == "4 discard 2"


def test_the_cards_that_lacked_at_the_end_of_his_turn_are_asked_about(desk: Desk) -> None:
    """His turn ended with too many cards: two told in the next may be those, which are put in there then."""
    log = desk.new(FOUR.replace("turn 1 play", "turn 4 play"))
    for each in ("end", "1 turn"):
        log.enter(each)
    with pytest.raises(BadLine, match="for_life_or_limit") as asked:
        log.enter("Tom discards two cards")
    late = log.enter(str(asked.value.about["choices"][1]))  # type: ignore[index]
    assert [each.now.clean for each in late.changed] == [True]
