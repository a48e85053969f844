"""Event decks beside variants: what the Rebel! and Death Mesa say themselves of two cards is left to the box."""

from __future__ import annotations

import json

import pytest

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.facts import Facts
from referee.core.book.questions import COUNTS_FOR_DISTANCE, DRAW_COUNT, IS_ASKED, TAKES_TURNS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import RuleSet
from referee.core.judging.due import agenda
from referee.core.nouns.table import Table
from referee.desk import codec
from referee.lexicon import load
from referee.notation import lines_of_position, read, read_position
from referee.sets.events.deck import DECKS, EventDeck, left
from referee.typing.shorthand import shorthand
from tests.house.beside import follows, then

NOON = ("base", "events", "high_noon")
REBELS = r"""
sets {sets}
seat 1 Anna sheriff pedro_ramirez life 1/5 hand 0
seat 2 Bruno rebel lucky_duke life 3/4 hand 4
seat 3 Carla outlaw willy_the_kid life 4/4 hand 2
seat 4 Dario renegade sid_ketchum life 4/4 hand 2
lies thirst
turn 2 play
deck 40
"""
KILL = ("2 bang 1", "1 no", "1 lose 1 by 2 to bang", "1 out sheriff by 2 to bang", "2 revolution")


def at(text: str, *more: str) -> tuple[Table, Rulebook]:
    """The table of this position, with these sets besides, and its book."""
    book = sets.bind((*NOON, *more))
    return read_position(text.format(sets=" ".join(book.sets)), lambda _: book, load())[0], book


def test_the_new_sheriff_takes_the_deck_over() -> None:
    """He turns up the next event at once, and none before his new turn."""
    table, book = at(REBELS, "rebel")
    table, verdict = then(table, book, *KILL)
    assert verdict.clean
    assert "next_event" in [item.owed.kind for item in agenda(table, book).due]
    table, verdict = then(table, book, "2 gain 1 for revolution", "event blessing")
    assert verdict.clean
    assert follows(table, book) == ["2 turn", "2 draw 2"]


def test_one_ghost_town_is_in_force_and_not_two() -> None:
    """A ghost draws three cards, and turns come to him once."""
    table, book = at(REBELS, "rebel")
    table, _ = then(
        table, book, *KILL, "2 gain 1 for revolution", "event ghost_town", "2 turn", "2 draw 2", "2 discard 2"
    )
    table, verdict = then(table, book, "2 end", "3 turn", "3 draw 2", "3 end", "4 turn", "4 draw 2", "4 end", "1 turn")
    now = Situation(table, book)
    assert verdict.clean
    assert (now.ask(DRAW_COUNT, 1), now.ask(IS_ASKED, 1), now.ask(COUNTS_FOR_DISTANCE, 1)) == (3, True, True)
    assert table.slices["rebel"].returned == (1,)


def test_a_ghost_rebel_who_kills_the_sheriff_is_back_for_good() -> None:
    """By the text of the variant, under the event of the box."""
    text = REBELS.replace("life 1/5 hand 0", "life 0/5 out shown")
    text = text.replace("seat 1 Anna sheriff", "seat 1 Anna rebel").replace(
        "seat 2 Bruno rebel", "seat 2 Bruno sheriff"
    )
    text = (
        text.replace("life 3/4 hand 4", "life 1/5 hand 0").replace("thirst", "ghost_town").replace("2 play", "4 over")
    )
    table, book = at(text + "death 1 2 bang 2\n", "rebel")
    table, verdict = then(table, book, "1 turn", "1 draw 3", "1 bang 2", "2 no", "2 lose 1 by 1 to bang")
    table, verdict = then(table, book, "2 out sheriff by 1 to bang", "1 revolution")
    assert verdict.clean
    assert (table.seat(1).out, table.seat(1).role, table.seat(2).role) == (False, "sheriff", "rebel")
    assert "1 gain 1 for revolution" in follows(table, book)


MESA = r"""
sets {sets}
seat 1 Anna sheriff pedro_ramirez life 4/5 hand 4
seat 2 Bruno deputy lucky_duke life 3/4 hand 4
seat 3 Carla outlaw willy_the_kid life 4/4 hand 4
seat 4 Dario renegade sid_ketchum life 0/4 out shown hand 3
lies ghost_town
turn 3 over
deck 40
death 4 2 bang 2
slice death_mesa {hands}
"""
HANDS = json.dumps(json.dumps({"ghosts": [{"seat": 4, "hand": {"least": 2, "most": 2}}]}))


def test_in_death_mesa_ghost_town_brings_nobody_back_who_is_there_already() -> None:
    """The dead take their own turns: they draw their own cards, are in nobody's way, and keep their goods."""
    table, book = at(MESA.replace("{hands}", HANDS.replace("{", "{{").replace("}", "}}")), "death_mesa")
    assert follows(table, book) == ["4 turn", "4 conjure 2"]
    table, verdict = then(table, book, "4 turn", "4 conjure 2")
    now = Situation(table, book)
    assert verdict.clean
    assert (now.ask(COUNTS_FOR_DISTANCE, 4), now.ask(IS_ASKED, 4), now.ask(TAKES_TURNS, 4)) == (False, False, True)
    table, verdict = then(table, book, "4 shed 2", "4 end")
    assert verdict.clean
    assert table.seat(4).hand.exact == 3
    assert follows(table, book) == []
    assert [item.owed.kind for item in agenda(table, book).due] == ["next_event", "turn"]


def test_a_ghost_of_death_mesa_loses_no_life_point_at_noon() -> None:
    """He has none to lose."""
    text = MESA.replace("{hands}", HANDS.replace("{", "{{").replace("}", "}}")).replace("ghost_town", "high_noon")
    table, book = at(text, "death_mesa")
    assert follows(table, book) == ["4 turn", "4 conjure 2"]


@pytest.mark.parametrize("line", ["event blessing", "coming curse"])
def test_an_older_log_of_the_rebel_reads_its_own_events(line: str) -> None:
    """Without the boxes the Rebel! keeps the entries that were logged with him before."""
    assert codec.entry_of(b'{"type":"eventturned","event":"ghost_town"}', ("base", "rebel"))
    table, book = at(REBELS, "rebel")
    (entry,) = read(line, table, book, load()).entries
    assert codec.entry_of(codec.entry_json(entry), book.sets) == entry


def test_a_position_with_events_is_read_back() -> None:
    """What lies, what comes, what was turned up before, and the suit named."""
    told = "lies handcuffs coming curse turned blessing thirst fresh\nnoon_of suit h"
    table, book = at(REBELS.replace("lies thirst", told), "rebel")
    again, _ = read_position("\n".join(lines_of_position(table, book)), lambda _: book, load())
    assert again.slices == table.slices


def with_another_deck() -> Rulebook:
    """High Noon beside a made-up box of fourteen events and a last one."""
    cards = tuple(f"card_{number}" for number in range(14))
    other = RuleSet("outback", Facts(events=(*cards, "dusk")), needs=("base", "events"))

    @other.amend(DECKS, "FCX-001")
    def its_deck(now: Situation, decks: tuple[EventDeck, ...]) -> tuple[EventDeck, ...]:
        return (*decks, EventDeck("outback", cards, "dusk"))

    return bind([*map(sets.named, NOON), other])


@pytest.mark.parametrize(("turned", "choices"), [(0, 28), (11, 17), (12, 2)])
def test_of_two_decks_twelve_cards_lie_above_one_of_the_last(turned: int, choices: int) -> None:
    """Any card of both may be the next one, until twelve were turned up; then one of the two last ones."""
    book = with_another_deck()
    up = [f"card_{number}" for number in range(turned)]
    lies = f"lies {up[-1]} turned {' '.join(up[:-1])}" if up else "lies ?"
    told = REBELS.replace("rebel", "deputy").replace("2 play", "4 over").replace("lies thirst", lies)
    table, _ = read_position(told.format(sets="base events high_noon"), lambda _: book, load())
    found = left(Situation(table, book))
    assert len(found) == choices
    assert ({*found} == {"high_noon", "dusk"}) is (turned == 12)


def test_a_verb_that_two_sets_have_is_listed_once() -> None:
    """With the set that speaks of it in this game."""
    brought = dict(shorthand(sets.bind((*NOON, "rebel"))).brought)
    assert brought["events"] == ("event", "coming")
    assert brought["rebel"] == ("reveal", "revolution")
    assert "event" in dict(shorthand(sets.bind(("base", "rebel"))).brought)["rebel"]
