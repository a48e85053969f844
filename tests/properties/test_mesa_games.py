"""Random games of Death Mesa: nothing lawful is found fault with, and the table is what it is at the real one.

`REFEREE_GAMES` says how many games; every failure names its seed. `test_mesa_knowledge.py` is about who knows what,
`test_mesa_faults.py` about what is unlawful.
"""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from referee import codec, sets
from referee.due import agenda
from referee.entries import Opened
from referee.evolve import evolve
from referee.judge import judge
from referee.lexicon import load
from referee.notation import line_of, lines_of_position, read, read_game, read_position
from referee.panels import panels
from referee.sets.death_mesa.mesa import ghost_of, the_mesa
from referee.speech import Speech
from referee.table import Table
from referee.verdict import Verdict
from tests.properties.haunted_play import CARDS, Evening
from tests.properties.truths import complain, differences

GAMES = int(os.environ.get("REFEREE_GAMES", "30"))
MAIN_DECK = 80
SETS = ("base", "death_mesa")


def games() -> Iterator[tuple[int, Evening]]:
    """Lawful games by seed."""
    return ((seed, Evening(seed).play()) for seed in range(GAMES))


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


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the player aid allows, the judge allows."""
    found = {seed: (problems[0], game.text.split("\n")[problems[0][0] - 1]) for seed, game in games()
             if (problems := findings(game.text))}  # fmt: skip
    assert not found


def test_the_table_is_what_it_is_at_the_real_one() -> None:
    """Roles, life points, hands and goods, cards in play, the deck and the discards, after every line."""
    problems = [f"{seed}: {wrong}" for seed, game in games() for wrong in list(differences(game, by_line(game)))[:1]]
    assert not problems, complain(problems)


def test_ghosts_hold_what_they_hold() -> None:
    """Cards of the Dead Men's Deck by seat, left in it and discarded, after every line."""
    book = sets.bind(SETS)
    for seed, game in games():
        tables = by_line(game)
        for index, so in enumerate(game.haunted):
            table = tables[game.line_number(index)]
            held = [ghost_of(table, seat).hand.exact for seat in range(1, game.size + 1)]
            (row,) = (panel.rows[0] for panel in panels(table, book, 0) if panel.key == "dead_mens_deck")
            told = held, row["left"], row["count"]
            assert told == ([len(each) for each in so.spirits], so.left, so.gone), (seed, game.lines[index])


def test_no_card_is_lost() -> None:
    """After every entry all cards of both decks are in one, with somebody, in play, in a grave or discarded."""
    for seed, game in games():
        for number, _, table in followed(game.text):
            held = sum(seat.hand.exact or 0 for seat in table.seats)
            in_play = sum(len(seat.in_play) for seat in table.seats)
            assert (table.deck.exact or 0) + held + in_play + len(table.discards) == MAIN_DECK, (seed, number)
            kept = the_mesa(table)
            spirits = sum(ghost.hand.exact or 0 for ghost in kept.ghosts)
            assert len(kept.makeup) - len(kept.discards) - spirits >= 0, (seed, number)
            assert set(Counter(kept.discards)) <= {*kept.makeup, *kept.discards[:0]}, (seed, number)


def test_every_card_is_played() -> None:
    """Each card of the Dead Men's Deck, both trades, duels that a dead Renegade steps into, new cards, and rising."""
    used = sum((Evening(seed).play().used for seed in range(150)), Counter[str]())
    beside = ("trade spook", "trade warn", "negates", "steps in", "redraws", "rises")
    assert [name for name in (*CARDS, *beside) if not used[name]] == []


def test_lines_json_and_positions_come_back() -> None:
    """Every entry is written, read and encoded without loss, and every table can be written down as a position."""
    book = sets.bind(SETS)
    for seed in range(3):
        game = read_game(Evening(seed).play().text, sets.bind, load())
        table = evolve(Table(), game.opening, book)
        for entry in (entry for line in game.lines for entry in line.entries):
            assert read(line_of(entry, book), table, book, load()).entries == (entry,), seed
            assert codec.entry_of(codec.entry_json(entry), SETS) == entry, seed
            table = evolve(table, entry, book)
            again, _ = read_position("\n".join(lines_of_position(table)), lambda _: book, load())
            assert evolve(Table(), Opened(again), book) == table, (seed, line_of(entry, book))


@pytest.mark.parametrize("lang", ("nl", "it", "en"))
def test_everything_about_ghosts_can_be_said(lang: str) -> None:
    """Entries, what is due and what there is to see, without a hole."""
    speech, book = Speech.of(lang), sets.bind(SETS)
    for seed in range(4):
        game = read_game(Evening(seed).play().text, sets.bind, load())
        table = evolve(Table(), game.opening, book)
        for entry in (entry for line in game.lines for entry in line.entries):
            said = [speech.entry(entry, table)]
            table = evolve(table, entry, book)
            said += [speech.owed(item.owed, table, item.options) for item in agenda(table, book).due]
            said += [speech.panel(panel.key, row, table) for panel in panels(table, book, 0) for row in panel.rows]
            assert all(each and "{" not in each for each in said), seed
    assert not speech.words.errors
