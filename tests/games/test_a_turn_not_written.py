"""A turn that began without a line is told once: whatever a set has a seat do first, it was that seat's turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.entries import Entry, TurnBegan
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Verdict
from referee.core.play.evolve import evolve
from referee.lexicon import load
from referee.notation import line_of, read_game

GAMES = {
    "a_final_between_two": "a duel, where the places may be changed first",
    "four_ghosts_at_dawn": "Death Mesa, where ghosts draw cards of their own",
    "the_night_at_level_two": "The Lone Gunslinger, where cowboys draw onto their stacks",
    "ten_at_the_table": "Rebel!, with ten at the table",
}
AFTER = 20


def verdicts(table: Table, entries: list[Entry], book: Rulebook) -> Iterator[Verdict]:
    """What each of these is judged to be, one after the other."""
    for entry in entries:
        yield judge(table, entry, book)
        table = evolve(table, entry, book)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_not_written_is_told_once(name: str) -> None:
    """What came after it is judged as it was; the one finding is a doubt about the log."""
    game = read_game((Path(__file__).parent / f"{name}.game").read_text(encoding="utf-8"), sets.bind, load())
    book, entries = game.book, list(game.entries)
    tables = list(accumulate(entries, lambda table, entry: evolve(table, entry, book), initial=Table()))
    said = list(verdicts(Table(), entries, book))
    tried = 0
    for number, entry in enumerate(entries):
        if not isinstance(entry, TurnBegan) or forced_run(tables[number], book)[:1] != (entry,):
            continue
        tried += 1
        rest = entries[number + 1 : number + 1 + AFTER]
        now = zip(rest, verdicts(tables[number], rest, book), said[number + 1 :], strict=False)
        told = [(line_of(each, book), anew.keys) for each, anew, then in now if {*anew.keys} - {*then.keys}]
        assert [keys for _, keys in told] == [("passed_over",)], (number, told)
    assert tried > 5
