"""What comes from outside is refused with its line, or brought in whole."""

from __future__ import annotations

import json

import pytest

from referee.core.nouns.table import Owed
from referee.desk.desk import Desk
from referee.errors import BadJournal, RefereeError
from tests.desk.conftest import FOUR
from tests.rows import rows

DEEP = "[" * 100_000
HOSTILE = {
    "turn 11 play": "seat_out_of_range",
    "turn 0 play": "seat_out_of_range",
    "death 11 12 bang 1": "seat_out_of_range",
    "death 1 2 nonsense 1": "unknown_id",
    "sighted bang 11": "seat_out_of_range",
    "winner nobody": "unknown_id",
    "turn 1 play played nonsense": "unknown_id",
    "house allow passed_over": "unknown_id",
    "house follow own_panic allow own_cards": "unknown_id",
    "house follow ../x allow own_cards": "unknown_id",
    f"house follow {'x' * 101} allow own_cards": "unknown_id",
    "house follow own-panic own_cards": "house_how",
    f"house allow own_cards {'x' * 2001}": "line_too_long",
    'under "{\\"x\\":' + DEEP + '"': "line_too_long",
    'under "{\\"x\\":' + DEEP[:15_000] + '"': "bad_position",
    'under "{\\"targets\\":[5]}"': "seat_out_of_range",
    'under "{\\"owed\\":[{\\"kind\\":\\"take\\",\\"seat\\":1}]}"': "seat_out_of_range",
    'under "{\\"owed\\":[{\\"kind\\":\\"nonsense\\",\\"seat\\":1}]}"': "unknown_id",
    'under "{\\"owed\\":[{\\"kind\\":\\"flip\\",\\"seat\\":1}]}"': "wrong_cause",
    "waived 1 fall side law": "bad_entry",
    'waived "{\\"kind\\":\\"fall\\",\\"seat\\":1,\\"count\\":1000000000000}"': "number_out_of_range",
}


@rows(("line", "key"), HOSTILE.items(), ids=[line[:24] for line in HOSTILE])
def test_a_position_that_cannot_be_is_refused_at_its_line(desk: Desk, line: str, key: str) -> None:
    """Seats, ids and amounts of the head must exist; the error names the line."""
    with pytest.raises(BadJournal, match=key) as refused:
        desk.new(FOUR.strip() + "\n" + line + "\ndeck 30")
    assert refused.value.about["line"] == 6
    assert desk.tables() == []


OPENING = {"number": 0, "entry": {"type": "opened", "table": {"sets": ["base"], "seats": []}}}


def opened(**table: object) -> str:
    """A game in JSON Lines that opens at a table of two with these facts."""
    seats = [{"number": n, "name": str(n)} for n in (1, 2)]
    entry = {"type": "opened", "table": {"sets": ["base"], "seats": seats, **table}}
    return '{"bang":1}\n' + json.dumps({"number": 0, "entry": entry})


@rows(
    "table",
    [
        {"deck": {"least": 0, "most": 10**12}},
        {"deck": {"least": 5, "most": 1}},
        {"turned": -1},
        {"title": "x" * 100_000},
        {"options": {"edition": "nonsense"}},
        {"options": {"nonsense": "fourth"}},
        {"winner": "nobody"},
        {"turn": {"seat": 3, "phase": "play"}},
        {"triggers": [{"kind": "draw", "seat": 9}]},
        {"seats": [{"number": 1, "name": "1", "role": "nonsense"}]},
        {"seats": [{"number": 1, "name": "1", "figures": [{"most": 10**12}]}]},
        {"seats": [{"number": 1, "name": "1", "figures": [{"character": "nonsense"}]}]},
        {"seats": [{"number": 1, "name": "1", "hand": {"least": -5, "most": -9}}]},
        {"seats": []},
    ],
    ids=str,
)
def test_an_opening_that_cannot_be_is_refused(desk: Desk, table: dict[str, object]) -> None:
    """JSON passes the same check as a position."""
    desk.bring_in(opened())
    with pytest.raises(BadJournal):
        desk.bring_in(opened(**table))


@rows(
    "entry",
    [
        {"type": "won", "side": "nonsense"},
        {"type": "characterset", "by": 1, "character": "nonsense"},
        {"type": "roleset", "by": 1, "role": "nonsense"},
        {"type": "flipped", "by": 1, "card": "nonsense", "face": "4h"},
        {"type": "flipped", "by": 1, "card": "jail", "face": ""},
        {"type": "played", "by": 1, "card": {"kind": "bang"}, "serves": "nonsense"},
        {"type": "lifelost", "by": 1, "cause": "nonsense"},
        {"type": "handset", "by": 1, "hand": {"least": -5, "most": -9}},
        {"type": "passed", "by": 1, "card": {"kind": "dynamite"}, "to": 0},
        {"type": "houseruled", "key": "passed_over", "allowed": True, "reason": ""},
        {"type": "noted", "text": "x" * 100_000},
        {"type": "retracted", "entry": 0},
        {"type": "retracted", "entry": 1},
        {"type": "corrected", "entry": 1, "count": 3},
        {"type": "opened", "table": {}},
    ],
    ids=str,
)
def test_an_entry_that_cannot_be_is_refused(desk: Desk, entry: dict[str, object]) -> None:
    """What no line of shorthand can say does not come in through JSON either."""
    with pytest.raises(RefereeError):
        desk.bring_in(opened() + "\n" + json.dumps({"number": 1, "entry": entry}))
    assert desk.tables() == []


@pytest.mark.parametrize("text", ['{"bang":1}\n{"number":0,"x":' + DEEP, '{"bang":1}\n{"number":0,"entry":' + DEEP])
def test_json_without_a_bottom_is_refused(desk: Desk, text: str) -> None:
    """Nesting that no reader can follow is an error of the line."""
    with pytest.raises(BadJournal, match="bad_entry") as refused:
        desk.bring_in(text)
    assert refused.value.about["line"] == 2


CONTRADICTING = {
    "wrong_cause": [
        {"kind": "won", "seat": 0, "card": "law", "side": "outlaws"},
        {"kind": "flip", "seat": 1},
        {"kind": "flip", "seat": 1, "card": "mustang"},
        {"kind": "answer", "seat": 2},
        {"kind": "answer", "seat": 2, "card": "beer"},
        {"kind": "draw", "seat": 1},
        {"kind": "lose", "seat": 1},
        {"kind": "take", "seat": 1, "other": 2},
        {"kind": "turn", "seat": 1, "card": "bang"},
        {"kind": "drop", "seat": 1},
        {"kind": "drop", "seat": 1, "card": "reward"},
        {"kind": "pass", "seat": 1, "other": 2},
    ],
    "bad_entry": [
        {"kind": "lose", "seat": 1, "card": "bang", "side": "law"},
        {"kind": "flip", "seat": 1, "card": "jail", "side": "law"},
    ],
}


@rows(("key", "owed"), [(key, each) for key, all_ in CONTRADICTING.items() for each in all_], ids=str)
def test_what_is_owed_does_not_contradict_itself(desk: Desk, key: str, owed: dict[str, object]) -> None:
    """A side is named where the game is won, else a card or cause that calls for it: a draw! for one that has one."""
    with pytest.raises(BadJournal, match=key):
        desk.bring_in(opened(frames=[{}, {"card": "bang", "author": 1, "targets": [2], "owed": [owed]}]))
    assert desk.tables() == []


def test_a_side_where_the_cause_stands_still_opens(desk: Desk) -> None:
    """Logs of before 2026-11 write it there."""
    owed = {"kind": "won", "seat": 0, "card": "outlaws"}
    log = desk.bring_in(opened(frames=[{"owed": [owed]}]))
    assert log.table.frames[0].owed == (Owed("won", 0, side="outlaws"),)


def test_an_opening_comes_in_as_the_rules_see_it(desk: Desk) -> None:
    """What is called for at an imported table is worked out anew, so that it goes out and comes in alike."""
    log = desk.bring_in(opened(triggers=[{"kind": "draw", "seat": 1, "card": "turn"}]))
    assert desk.bring_in(log.game_text()).history()[0].entry == log.history()[0].entry


def test_a_table_with_two_characters_survives_as_a_position(desk: Desk) -> None:
    """A position says everything about a seat, its further figures included."""
    figures = [
        {"character": "willy_the_kid", "life": 3, "most": 4, "in_play": [{"kind": "scope"}]},
        {"character": "paul_regret", "life": 1, "most": 3, "in_play": [{"kind": "mustang", "face": "8h"}]},
        {},
    ]
    seats = [{"number": 1, "name": "Anna", "figures": figures}, {"number": 2, "name": "Bruno"}]
    log = desk.bring_in(opened(seats=seats))
    assert "figure paul_regret life 1/3 play mustang/8h" in log.game_text()
    assert desk.bring_in(log.game_text()).table == log.table
