"""Random games of Death Mesa: nothing lawful is found fault with, and the table is what it is at the real one.

`tests.hunts` says how many games; every failure names its seed. `test_mesa_knowledge.py` is about who knows what,
`test_mesa_faults.py` about what is unlawful.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from referee import sets
from referee.core.book.panels import panels
from referee.core.judging.due import agenda
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Opened
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.desk import codec
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_game, read_position
from referee.sets.death_mesa.mesa import ghost_of
from referee.speech import Speech
from tests.hunts import many
from tests.properties.haunted_play import CARDS, Evening, evening
from tests.properties.haunting.table import Haunted
from tests.properties.truths import complain, differences

GAMES = many("games", 10)
MAIN_DECK = 80
SETS = ("base", "death_mesa")


def games() -> Iterator[tuple[int, Evening]]:
    """Lawful games by seed."""
    return ((seed, evening(seed)) for seed in range(GAMES))


def followed(text: str) -> Iterator[tuple[int, Verdict, Table]]:
    """Every entry of a game: its line, the verdict, the table after it."""
    game = read_game(text, sets.bind, load())
    book = sets.bind(SETS)
    table = evolve(Table(), game.opening, book)
    for line in game.lines:
        for entry in line.entries:
            verdict = judge(table, entry, book)
            table = evolve(table, entry, book)
            yield line.number, verdict, table


def by_line(game: Evening) -> dict[int, Table]:
    """The table after every line."""
    return {number: table for number, _, table in followed(game.text)}


def findings(text: str) -> list[tuple[int, tuple[str, ...]]]:
    """What is found in a game."""
    return [(number, verdict.keys) for number, verdict, _ in followed(text) if not verdict.clean]


@dataclass
class Wrong:
    """What was wrong with a game, each thing with its line."""

    found: list[str] = field(default_factory=list)
    different: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    spirits: list[str] = field(default_factory=list)


@cache
def wrong_with(seed: int) -> Wrong:
    """The game of this seed, followed once for all that is asked of it."""
    game, wrong, tables = evening(seed), Wrong(), {}
    text = game.text.split("\n")
    for number, verdict, table in followed(game.text):
        line = f"{seed}: line {number}: {text[number - 1]}"
        tables[number] = table
        if not verdict.clean:
            wrong.found.append(f"{line}: {verdict.keys}")
        if lying(table) != MAIN_DECK:
            wrong.lost.append(line)
    wrong.different += [f"{seed}: {each}" for each in differences(game, tables)]
    for index, so in enumerate(game.haunted):
        if (told := spirits_told(tables[game.line_number(index)])) != spirits_true(so):
            wrong.spirits.append(f"{seed}: {game.lines[index]}: {told}")
    return wrong


def lying(table: Table) -> int:
    """The cards of the normal deck, wherever they are."""
    held = sum(seat.hand.exact or 0 for seat in table.seats)
    open_ = len(table.discards) + len(table.open)
    return (table.deck.exact or 0) + held + sum(len(seat.in_play) for seat in table.seats) + open_


def spirits_told(table: Table) -> tuple[list[int | None], object, object]:
    """Cards of the Dead Men's Deck by seat, those left in it and discarded."""
    held = [ghost_of(table, seat.number).hand.exact for seat in table.seats]
    (row,) = (panel.rows[0] for panel in panels(table, sets.bind(SETS), 0) if panel.key == "dead_mens_deck")
    return held, row["left"], row["count"]


def spirits_true(so: Haunted) -> tuple[list[int], int, int]:
    """The same at the real table."""
    return [len(each) for each in so.spirits], so.left, so.gone


def all_wrong(what: str) -> list[str]:
    """What of this was wrong with any game, the first thing of each."""
    return [each for seed in range(GAMES) for each in getattr(wrong_with(seed), what)[:1]]


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the player aid allows, the judge allows."""
    assert not (found := all_wrong("found")), complain(found)


def test_the_table_is_what_it_is_at_the_real_one() -> None:
    """Roles, life points, hands and goods, cards in play, the deck and the discards, after every line."""
    assert not (found := all_wrong("different")), complain(found)


def test_no_card_is_lost() -> None:
    """After every entry all cards of the normal deck are in it, with somebody, in play, in a grave or discarded."""
    assert not (found := all_wrong("lost")), complain(found)


def test_no_card_of_the_dead_is_lost() -> None:
    """After every line each ghost holds what he holds, and the rest is left in the Dead Men's Deck or discarded."""
    assert not (found := all_wrong("spirits")), complain(found)


def test_every_card_is_played() -> None:
    """Each card of the Dead Men's Deck, both trades, duels that a dead Renegade steps into, new cards, and rising."""
    used = sum((evening(seed).used for seed in range(150)), Counter[str]())
    beside = ("trade spook", "trade warn", "negates", "steps in", "redraws", "rises")
    assert [name for name in (*CARDS, *beside) if not used[name]] == []


def test_lines_json_and_positions_come_back() -> None:
    """Every entry is written, read and encoded without loss, and every table can be written down as a position."""
    book = sets.bind(SETS)
    for seed in range(3):
        game = read_game(evening(seed).text, sets.bind, load())
        table = evolve(Table(), game.opening, book)
        for entry in (entry for line in game.lines for entry in line.entries):
            assert read(line_of(entry, book), table, book, load()).entries == (entry,), seed
            assert codec.entry_of(codec.entry_json(entry), SETS) == entry, seed
            table = evolve(table, entry, book)
            again, _ = read_position("\n".join(lines_of_position(table, book)), lambda _: book, load())
            assert evolve(Table(), Opened(again), book) == table, (seed, line_of(entry, book))


@pytest.mark.parametrize("lang", ("nl", "it", "en"))
def test_everything_about_ghosts_can_be_said(lang: str) -> None:
    """Entries, what is due and what there is to see, without a hole."""
    speech, book = Speech.of(lang), sets.bind(SETS)
    for seed in range(4):
        game = read_game(evening(seed).text, sets.bind, load())
        table = evolve(Table(), game.opening, book)
        for entry in (entry for line in game.lines for entry in line.entries):
            said = [speech.entry(entry, table)]
            table = evolve(table, entry, book)
            said += [speech.owed(item.owed, table, item.options) for item in agenda(table, book).due]
            said += [speech.panel(panel.key, row, table) for panel in panels(table, book, 0) for row in panel.rows]
            assert all(each and "{" not in each for each in said), seed
    assert not speech.words.errors
