"""A Fistful of Cards beside High Noon, the Rebel! and Death Mesa: one event at a time, and one Dead Man."""

from __future__ import annotations

import json

import pytest

from referee import sets
from referee.core.book.questions import TAKES_TURNS, WORKS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import agenda
from referee.core.nouns.table import Table
from referee.core.play.evolve import evolve
from referee.desk import codec
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_position
from tests.house.beside import follows, then
from tests.rows import rows

BOX = ("base", "events", "fistful")
POSITION = """
sets {sets}
seat 1 Anna sheriff pedro_ramirez life 4/5 hand 4
seat 2 Bruno {second} lucky_duke life 3/4 hand 4
seat 3 Carla outlaw willy_the_kid life 4/4 hand 4
seat 4 Dario outlaw sid_ketchum life 0/4 out shown{goods}
{lies}
deck 40
death 4 2 bang 2
{more}
"""


def at(lies: str, *more: str, second: str = "deputy", goods: str = "", told: str = "") -> tuple[Table, Rulebook]:
    """The table of this position, with these sets besides, and its book."""
    book = sets.bind((*BOX, *more))
    text = POSITION.format(sets=" ".join(book.sets), second=second, goods=goods, lies=lies, more=told)
    return read_position(text, lambda _: book, load())[0], book


def test_twelve_cards_of_both_boxes_lie_above_one_of_the_last_ones() -> None:
    """After twelve only a last card is left, either of the two."""
    eleven = "abandoned_mine ambush blood_brothers curse thirst hangover lasso peyote ranch the_doctor sniper"
    table, book = at(f"lies vendetta turned {eleven}\nturn 3 over", "high_noon")
    (event,) = [item for item in agenda(table, book).due if item.owed.kind == "next_event"]
    assert set(event.options) == {"high_noon", "a_fistful_of_cards"}
    assert then(table, book, "event a_fistful_of_cards")[1].clean
    assert then(table, book, "event high_noon")[1].clean


def test_a_last_card_is_in_doubt_before_the_twelfth() -> None:
    """Eleven do not make it."""
    table, book = at("lies vendetta turned lasso\nturn 3 over", "high_noon")
    assert then(table, book, "event a_fistful_of_cards")[1].keys == ("event_too_early",)


@pytest.mark.parametrize(
    ("lies", "works"), [("lasso turned hangover", (True, False)), ("hangover turned lasso", (False, True))]
)
def test_only_the_card_on_top_is_in_force(lies: str, works: tuple[bool, bool]) -> None:
    """An event of one box covers that of the other."""
    table, book = at(f"lies {lies}\nturn 3 over", "high_noon")
    now = Situation(table, book)
    assert (now.ask(WORKS, 2, "lucky_duke"), now.ask(WORKS, 2, "barrel")) == works


def test_beside_the_rebel_one_dead_man_comes_back() -> None:
    """He returns once, with two cards, and the Rebel! notes that he was away."""
    table, book = at("lies dead_man\nturn 3 over", "rebel", second="rebel")
    assert Situation(table, book).ask(TAKES_TURNS, 4)
    assert follows(table, book)[:4] == ["4 turn", "4 returns", "4 draw 2 for dead_man", "4 draw 2"]
    table, verdict = then(table, book, "4 turn", "4 returns")
    assert verdict.clean
    assert (table.seat(4).out, table.seat(4).life) == (False, 2)
    assert table.slices["rebel"].returned == (4,)


GHOST = "slice death_mesa " + json.dumps(json.dumps({"ghosts": [{"seat": 4, "hand": {"least": 2, "most": 2}}]}))


def test_beside_death_mesa_the_dead_man_lives_again() -> None:
    """What lay buried is his hand, and his cards of the Dead Men's Deck go to its discards."""
    table, book = at("lies dead_man\nturn 3 over", "death_mesa", goods=" hand 3", told=GHOST)
    table, verdict = then(table, book, "4 turn", "4 returns")
    assert verdict.clean
    assert "4 shed 2 for risen" in follows(table, book)
    assert table.seat(4).hand.exact == 3


@rows("event", ["a_fistful_of_cards", "peyote", "blood_brothers", "hard_liquor", "abandoned_mine"])
def test_a_ghost_of_death_mesa_has_no_part_in_what_the_living_do(event: str) -> None:
    """He has neither life points nor a phase 1 of the normal deck: he draws his own cards."""
    table, book = at(f"lies {event}\nturn 3 over", "death_mesa", goods=" hand 3", told=GHOST)
    assert follows(table, book)[:2] == ["4 turn", "4 conjure 2"]


def test_the_roulette_asks_no_ghost() -> None:
    """Only those who have life points to lose."""
    table, book = at("turn 4 over", "death_mesa", goods=" hand 3", told=GHOST)
    table, verdict = then(table, book, "event russian_roulette", "1 missed", "2 missed", "3 missed")
    assert verdict.clean
    assert [item.owed.seat for item in agenda(table, book).due][:1] == [1]


LINES = (
    ("blood_brothers\nturn 1 over", "2 turn", "2 bleeds 1"),
    ("hard_liquor\nturn 1 over", "2 turn", "2 swigs"),
    ("peyote\nturn 1 over", "2 turn", "2 guesses red beer/6h"),
    ("ricochet\nturn 2 play", "2 bounces 1 barrel with bang/2d"),
    ("sniper\nturn 2 play", "2 snipes 1 with bang/2d bang"),
    ("abandoned_mine\nturn 2 play", "2 stows 1 with beer"),
)


@rows("lines", LINES, ids=lambda lines: lines[-1])
def test_what_is_logged_is_written_and_read_back(lines: tuple[str, ...]) -> None:
    """As a line, as JSON, and the table after it as a position."""
    table, book = at(f"lies {lines[0]}")
    table, _ = then(table, book, *lines[1:-1])
    (entry,) = read(lines[-1], table, book, load()).entries
    assert read(line_of(entry, book), table, book, load()).entries == (entry,)
    assert codec.entry_of(codec.entry_json(entry), book.sets) == entry
    after = evolve(table, entry, book)
    again, _ = read_position("\n".join(lines_of_position(after, book)), lambda _: book, load())
    assert (again.slices, again.frames, again.seats) == (after.slices, after.frames, after.seats)
