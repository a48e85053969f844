"""Random games of Death Mesa: nothing lawful is found fault with, no card is lost, and what is unlawful is found.

`REFEREE_GAMES` says how many games; every failure names its seed.
"""

import os
from collections.abc import Iterator

import pytest

from referee import codec, sets
from referee.due import agenda
from referee.entries import Opened
from referee.evolve import evolve
from referee.judge import judge
from referee.lexicon import load
from referee.notation import GameFile, line_of, lines_of_position, read, read_game, read_position
from referee.panels import panels
from referee.speech import Speech
from referee.table import Table
from referee.verdict import Verdict
from tests.properties.haunted_play import AT_ONE, OTHERS, Evening

GAMES = int(os.environ.get("REFEREE_GAMES", "25"))
CARDS = 80
SETS = ("base", "death_mesa")


def games() -> Iterator[tuple[int, Evening]]:
    """Lawful games by seed."""
    return ((seed, Evening(seed).play()) for seed in range(GAMES))


def followed(text: str) -> Iterator[tuple[int, Verdict, Table]]:
    """Every entry of a game: its line, the verdict, the table after it."""
    game: GameFile = read_game(text, sets.bind, load())
    book = sets.bind(SETS)
    table = evolve(Table(), game.opening, book)
    for line in game.lines:
        for entry in line.entries:
            verdict = judge(table, entry, book)
            table = evolve(table, entry, book)
            yield line.number, verdict, table


def findings(text: str) -> list[tuple[int, tuple[str, ...]]]:
    """What is found in a game."""
    return [(number, verdict.keys) for number, verdict, _ in followed(text) if not verdict.clean]


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the player aid allows, the judge allows."""
    found = {seed: (problems[0], game.text().split("\n")[problems[0][0] - 1]) for seed, game in games()
             if (problems := findings(game.text()))}  # fmt: skip
    assert not found


def lying(table: Table) -> int:
    """The cards of the normal deck, wherever they are."""
    held = sum(seat.hand.exact or 0 for seat in table.seats)
    in_play = sum(len(seat.in_play) for seat in table.seats)
    return (table.deck.exact or 0) + held + in_play + len(table.discards) + len(table.open)


def test_no_card_is_lost() -> None:
    """After every entry all cards of the normal deck are in the deck, in hands, in play, in graves or discarded."""
    wrong = {(seed, number): lying(table) for seed, game in games() for number, _, table in followed(game.text())
             if lying(table) != CARDS}  # fmt: skip
    assert not wrong


def test_no_card_of_the_dead_is_lost() -> None:
    """After every entry each card of the Dead Men's Deck is left in it, held by a ghost, or discarded."""
    for seed, game in games():
        whole = 3 * len((*AT_ONE, *OTHERS))
        for number, _, table in followed(game.text()):
            kept = table.slices.get("death_mesa")
            if kept is not None and kept.makeup:
                (row,) = (p.rows[0] for p in panels(table, sets.bind(SETS), 0) if p.key == "dead_mens_deck")
                held = sum(ghost.hand.exact or 0 for ghost in kept.ghosts)
                assert row["left"] + row["count"] + held == whole, (seed, number)


def test_the_table_knows_what_ghosts_hold() -> None:
    """At the end of a game each ghost holds as many cards, and has as many buried, as he does at the real table."""
    book = sets.bind(SETS)
    for seed, game in games():
        *_, (_, _, table) = followed(game.text())
        shown = {(panel.key, row["by"]): row["held"] for panel in panels(table, book, 0) for row in panel.rows
                 if panel.key in ("ghosts", "goods")}  # fmt: skip
        for seat in game.ghosts():
            told = shown["ghosts", seat], shown["goods", seat]
            assert told == (str(len(game.players[seat].spirits)), str(len(game.players[seat].hand))), (seed, seat)


def test_lines_json_and_positions_come_back() -> None:
    """Every entry is written, read and encoded without loss, and every table can be written down as a position."""
    book = sets.bind(SETS)
    for seed in range(3):
        game = read_game(Evening(seed).play().text(), sets.bind, load())
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
    game = read_game(Evening(1).play().text(), sets.bind, load())
    table = evolve(Table(), game.opening, book)
    for entry in (entry for line in game.lines for entry in line.entries):
        said = [speech.entry(entry, table)]
        table = evolve(table, entry, book)
        said += [speech.owed(item.owed, table, item.options) for item in agenda(table, book).due]
        said += [speech.panel(panel.key, row, table) for panel in panels(table, book, 0) for row in panel.rows]
        assert all(each and "{" not in each for each in said)
    assert not speech.words.errors


def test_the_games_are_about_ghosts() -> None:
    """Cards are played and negated, paid for, dug up, and shot out of hands."""
    text = "".join(game.text() for _, game in games())
    assert all(f" {word} " in text for word in ("haunt", "negate", "works", "exhume", "shed", "syphons"))
    assert " for 2 with " in text and " for bang with " in text and " yields" in text


def third_card_kept(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """A ghost ends his turn without discarding to two."""
    for place, line in enumerate(lines[:-1]):
        if " shed 1 with " in line and lines[place + 1].endswith(" end"):
            yield place, [*lines[:place], *lines[place + 1 :]]


def unpaid(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """A ghost pays nothing for a card that costs something."""
    for place, line in enumerate(lines):
        if " haunt " in line and " for " in line:
            yield place, [*lines[:place], line.partition(" for ")[0], *lines[place + 1 :]]


def same_colour(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """A ghost negates with a card of the same colour."""
    other = {"h": "s", "d": "c", "c": "d", "s": "h"}
    for place, line in enumerate(lines):
        if " negate " in line:
            yield place, [*lines[:place], line[:-1] + other[line[-1]], *lines[place + 1 :]]


def taken_twice(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """A second card leaves the goods where one was due."""
    for place, line in enumerate(lines):
        if " exhume " in line and "cemetery" not in line:
            yield place, [*lines[: place + 1], line, *lines[place + 1 :]]


def taken_from_nowhere(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """More cards leave the goods than can lie in them."""
    for place, line in enumerate(lines):
        if " exhume 1 " in line:
            many = line.partition(" with ")[0].replace(" exhume 1 ", " exhume 30 ")
            yield place, [*lines[:place], many, *lines[place + 1 :]]


def used_after_it_ended(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """A ghost collects twice for one Curse, or for one Death and Taxes."""
    for place, line in enumerate(lines):
        if line.endswith((" for curse", " for death_and_taxes")):
            yield place, [*lines[: place + 1], line, *lines[place + 1 :]]


FAULTS = {
    used_after_it_ended: ("no_draw_due",),
    taken_from_nowhere: ("not_in_the_goods",),
    third_card_kept: ("over_ghost_limit",),
    unpaid: ("unpaid",),
    same_colour: ("same_colour",),
    taken_twice: ("goods_rest",),
}


SAID_TWICE = (taken_twice, used_after_it_ended)
"""The faults whose second line is the wrong one."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_an_injected_fault_is_found_where_it_is(fault: object) -> None:
    """Each kind of fault, put into lawful games, is found at its line and by its key."""
    injected, missed = 0, []
    for seed, game in games():
        for place, lines in list(fault(game.lines))[:2]:  # type: ignore[operator]
            injected += 1
            head = game.head.count("\n")
            at = place + head + (2 if fault in SAID_TWICE else 1)
            found = dict(findings(game.head + "\n".join(lines) + "\n"))
            if not set(FAULTS[fault]) & set(found.get(at, ())):  # type: ignore[index]
                missed.append((seed, at, found))
    assert injected and not missed
