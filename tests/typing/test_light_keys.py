"""The keys of the light log: a seat, then what happened to it."""

from referee import sets
from referee.lexicon import load
from referee.notation import read_position
from referee.typing.light_keys import LightKeys, Pressed
from tests.rows import rows
from tests.tui.seated import dealt

KEYS = {
    "3-": ["3 lose 1"],
    "3+": ["3 gain 1"],
    "3--": ["3 lose 1", "3 lose 1"],
    "1cm": ["1 lay mustang"],
    "1cmustang2-": ["1 lay mustang", "2 lose 1"],
    "2csco": ["2 lay scope"],
    "2o": ["2 out outlaw"],
    "t": ["turned"],
    "n": ["next"],
    "-+cxo": [],
    "9-": [],
    "1cq": [],
}


@rows("pressed", KEYS)
def test_the_keys_of_the_light_log(pressed: str) -> None:
    """A seat, then what happened to it; letters that only spell a name out further are let go."""
    table, _ = read_position(dealt(), sets.bind, load())
    keys, now, lines = LightKeys(table, sets.bind(("base",)), load(), "en"), Pressed(), []
    for key in pressed:
        now = keys.press(now, key)
        lines += [now.line] if now.line else []
    assert lines == KEYS[pressed]


def test_without_a_number_it_is_whose_turn_it_is() -> None:
    """At the start of each turn anew; who was spoken of before is let go."""
    book = sets.bind(("base",))
    table, _ = read_position(dealt().replace("---", "turn 2 play"), sets.bind, load())
    keys = LightKeys(table, book, load(), "en")
    assert keys.press(Pressed(), "-").line == "2 lose 1"
    assert keys.press(keys.press(Pressed(seat=4), "n"), "-").line == "2 lose 1"
    assert keys.press(Pressed(seat=4), "-").line == "4 lose 1"


def test_a_card_lost_is_one_that_lies_there() -> None:
    """With one card in play x alone names it, with several their first letters do."""
    book = sets.bind(("base",))
    one, _ = read_position('bang 1\nsets base\nseat 1 "A" play mustang\n', sets.bind, load())
    two, _ = read_position('bang 1\nsets base\nseat 1 "A" play mustang schofield\n', sets.bind, load())
    alone = LightKeys(one, book, load(), "en").press(Pressed(seat=1), "x")
    assert alone.line == "1 lost mustang"
    asked = LightKeys(two, book, load(), "en").press(Pressed(seat=1), "x")
    assert (asked.line, asked.verb) == ("", "lost")
    assert LightKeys(two, book, load(), "en").press(asked, "s").line == "1 lost schofield"
