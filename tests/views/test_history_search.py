"""What is looked for in a log: read in any language, and found in everything that speaks of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.views.history_filter import Wanted, mentions
from referee.views.history_search import HistorySearch

FOUR = """
seat 1 "Anna" sheriff bart_cassidy
seat 2 "Bruno" outlaw jourdonnais
seat 3 "Carla" outlaw el_gringo
seat 4 "Dario" renegade suzy_lafayette
"""
LINES = (
    "bang bruno",
    "2 flip barrel 4h",
    "panic dario hand",
    "mustang/9h",
    "note Bruno's coffee",
    "retract 3",
    "stand 4 Gatling it is",
)


def found(log: TableLog, line: str) -> list[int]:
    """The numbers of the entries that are left."""
    history_filter = HistorySearch(log.table, log.book, log._lexicon).history_filter(line)
    told = mentions(log.entries, log.book)
    return [number for number, mention in enumerate(told) if history_filter.passes(mention, number == 7)]


@pytest.fixture
def filled(tmp_path: Path) -> Iterator[TableLog]:
    """1 turn, 2 draw, 3 bang, 4 barrel, 5 and 6 a Panic!, 7 Mustang, 8 note, 9 retraction of 3 with 4, 10 stand 4."""
    desk = Desk(tmp_path / "store.sqlite", clock=lambda: "2026-11-21T20:00:00+00:00")
    log = desk.new(FOUR)
    for line in ("", *LINES):
        log.enter(line)
    yield log
    desk.close()


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("", list(range(11))), ("!", [7]), ("✗", [7]), ("flag", [7]), ("melding", [7]),
        ("bruno", [3, 4, 9, 10]), ("BRU", [3, 4, 8, 9, 10]), ("2", [3, 4, 9, 10]), ("4", [5, 6]),
        ("barrel", [4, 9, 10]), ("barile", [4, 9, 10]), ("vat", [4, 9, 10]), ("barrle", [4, 9, 10]),
        ("barr", [4, 9, 10]),
        ("barrel mustang", [4, 7, 9, 10]), ("bruno barrel", [4, 9, 10]), ("bruno mustang", []),
        ("anna", [1, 2, 3, 5, 6, 7, 9]),
        ("anna dario", [5, 6]), ("draw", [2]), ("pesca", [2]), ("play", [3, 5, 7]), ("play bruno", [3]),
        ("retract", [9]), ("rewind", [9]), ("coff", [8]), ('"bruno"', [8]), ('"gatling', [10]), ("qqqq", []),
        ("9h", []), ("cat balou", []), ("bart cassidy", []),
    ],
)  # fmt: skip
def test_a_line_finds_what_speaks_of_it(filled: TableLog, line: str, numbers: list[int]) -> None:
    """Seats, cards, verbs and words of remarks; what takes back or lets stand goes with its entry."""
    assert found(filled, line) == numbers


def test_cards_that_follow_one_another_are_alternatives(filled: TableLog) -> None:
    """So are verbs; a seat between them parts them."""
    search = HistorySearch(filled.table, filled.book, filled._lexicon)
    assert search.history_filter("bang missed").wanted == (Wanted(things=("bang", "missed")),)
    assert search.history_filter("bang 2 missed").wanted == (
        Wanted(things=("bang",)),
        Wanted((2,)),
        Wanted(things=("missed",)),
    )


def test_a_name_that_is_a_card_too_means_both(filled: TableLog) -> None:
    """A player called Mustang is found by his name, and so is the card."""
    from msgspec.structs import replace

    seats = (replace(filled.table.seat(1), name="Mustang"), *filled.table.seats[1:])
    search = HistorySearch(replace(filled.table, seats=seats), filled.book, filled._lexicon)
    assert search.history_filter("mustang").wanted == (Wanted((1,), ("mustang",)),)


def test_what_is_known_of_a_log_is_not_worked_out_again(filled: TableLog) -> None:
    """The mentions of a longer log go on from those of the shorter one."""
    whole = mentions(filled.entries, filled.book)
    part = mentions(filled.entries[:5], filled.book)
    again = mentions(filled.entries, filled.book, part)
    assert again == whole and all(one is other for one, other in zip(part, again, strict=False))


@pytest.mark.parametrize(
    "line", ['"', '""', "\\", '"\\', "\x00", "名前", "0", "99999999999999999999", "!!", "; ;", "[bold]"]
)
def test_any_line_can_be_looked_for(filled: TableLog, line: str) -> None:
    """Whatever is typed, something or nothing is found."""
    assert set(found(filled, line)) <= set(range(11))
