"""One line left out of a lawful game is told once, as something the log lacks: what comes after it is judged as it was.

At the desk, where what left nobody a choice is logged before the line, nothing is told at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import assumed
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Drew, Entry, PutBack
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import DOUBT, Verdict
from referee.core.play.evolve import evolve, replay
from referee.lexicon import load
from referee.notation import line_of, read_game
from tests.hunts import many
from tests.second_engine import play

GAMES = many("games", 60) // 6
PER_GAME, AFTER = 12, 40
"""So many lines are left out of a game, one at a time, and so many entries after each are judged."""
IN_A_HUNDRED = 5
"""At most so many of a hundred are told more than once: what a hand or a later choice hangs on cannot be known."""


class Omission(Struct):
    """An entry that was left out, what was then told of the log, and what the desk told."""

    what: str
    entry: Entry
    told: tuple[Verdict, ...]
    at_the_desk: tuple[Verdict, ...]


def read_alone(table: Table, entries: list[Entry], book: Rulebook) -> Iterator[Verdict]:
    """What is told of these as they stand."""
    for entry in entries:
        if not (verdict := judge(table, entry, book)).clean:
            yield verdict
        table = evolve(table, entry, book)


def typed(table: Table, entries: list[Entry], book: Rulebook) -> Iterator[Verdict]:
    """What is told where what was forgotten is logged before them."""
    for entry in entries:
        run, verdict = assumed(table, entry, book)
        if not verdict.clean:
            yield verdict
        table = evolve(replay(run, book, table), entry, book)


def omissions(seed: int) -> Iterator[Omission]:
    """Some entries of a game that left nobody a choice, each left out alone."""
    game, chance = read_game(play(seed).text, sets.bind, load()), Random(seed)
    book, entries, tables = game.book, list(game.entries), [Table()]
    for entry in entries:
        tables.append(evolve(tables[-1], entry, book))
    forced = [n for n in range(1, len(entries)) if forced_run(tables[n], book)[:1] == (entries[n],)]
    for number in chance.sample(forced, min(PER_GAME, len(forced))):
        table, after = tables[number], entries[number + 1 : number + 1 + AFTER]
        alone, desk = tuple(read_alone(table, after, book)), tuple(typed(table, after, book))
        yield Omission(f"{seed}: {line_of(entries[number], book)}", entries[number], alone, desk)


@pytest.fixture(scope="module")
def found() -> list[Omission]:
    """All omissions of all games."""
    return [each for seed in range(GAMES) for each in omissions(seed)]


def few(wrong: list[str], of: list[Omission]) -> bool:
    """Are these only as many of them as cannot be known?"""
    return len(wrong) * 100 <= IN_A_HUNDRED * len(of)


def test_one_omission_is_told_once(found: list[Omission]) -> None:
    """No chain of findings follows from one line that was forgotten."""
    chains = [each.what for each in found if len(each.told) > 1]
    assert len(found) > 5 * GAMES and few(chains, found), chains[:10]


def test_what_the_log_lacks_is_nobodys_offence(found: list[Omission]) -> None:
    """Phase 1 aside, of which a log cannot tell whether it was left out or only not written."""
    others = [each for each in found if not isinstance(each.entry, Drew | PutBack)]
    offences = [each.what for each in others if any(verdict.word != DOUBT for verdict in each.told)]
    assert few(offences, others), offences[:10]


def test_the_desk_logs_it_itself(found: list[Omission]) -> None:
    """Nothing is told there, whatever was forgotten."""
    told = [each.what for each in found if each.at_the_desk]
    assert len(told) * 100 <= len(found), told[:10]
