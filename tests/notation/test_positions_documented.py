"""Every line that a position may have is told in docs/shorthand.md, with an example that reads and writes back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from referee import sets
from referee.core.nouns.vocabulary import NO_TELLING, Count, exactly
from referee.errors import RefereeError
from referee.lexicon import load
from referee.notation import lines_of_position, read_game, read_position
from referee.notation.position.line_form import kind_told, line_form
from referee.notation.position.reading import LINES
from tests.rows import rows

PAGE = (Path(__file__).parents[2] / "docs" / "shorthand.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\n(bang 1\n.*?)```", PAGE, re.DOTALL)
"""The games and positions of the page."""
POSITIONS = [block for block in BLOCKS if PAGE.index(block) > PAGE.index("### A position, line by line")]
OF_SETS = {word for name in sets.names() for word in sets.bind((name, *sets.named(name).needs)).position_lines}
MIX = ("sheriff", "outlaw", "outlaw", "renegade")
OLD = ("slice",)
"""What is read still, and written no more."""


def lines_told(block: str) -> list[str]:
    """The lines of its position."""
    return block.partition("\n---")[0].splitlines()[1:]


@rows("block", BLOCKS, ids=range(len(BLOCKS)))
def test_an_example_reads_and_writes_back(block: str) -> None:
    """As the same table; and the lines beside it can be played."""
    game = read_game(block, sets.bind, load())
    table = game.opening.table
    again, _ = read_position("\n".join(lines_of_position(table, game.book)), sets.bind, load())
    assert again == msgspec.structs.replace(table, triggers=again.triggers)


@rows("block", POSITIONS, ids=range(len(POSITIONS)))
def test_a_position_is_written_as_it_is_told(block: str) -> None:
    """Line by line, but for those of the seats, in which more is known then."""
    table, book = read_position(block, sets.bind, load())
    written = lines_of_position(table, book)
    assert [line for line in lines_told(block) if not line.startswith("seat")] == [
        line for line in written if not line.startswith("seat")
    ]


def test_every_line_has_an_example() -> None:
    """Of the core and of every set."""
    told = {line.split()[0] for block in BLOCKS for line in lines_told(block)}
    assert {*LINES, *OF_SETS} - told == {*OLD}


def test_every_line_is_in_a_table() -> None:
    """By the word that it begins with."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    told = {code.split()[0] for row in rows for code in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert not {*LINES, *OF_SETS} - told - {*OLD}


@rows("name", [name for name in sets.names() if sets.named(name).slice])
def test_all_that_a_set_remembers_has_a_line(name: str) -> None:
    """Each field of it, so that a position loses nothing."""
    kept = sets.named(name).slice
    assert kept is not None
    told = {line.of: line_form(line.form, kind_told(kept.type, line.of)) for line in kept.lines if line.of}
    of_the_whole = [line_form(line.form, kept.type) for line in kept.lines if not line.of]
    assert _fields(kept.type) == {*told, *(part.field for form in of_the_whole for part in form.parts)}
    for form in told.values():
        assert {part.field for part in form.parts} in (_fields(form.kind), {""})


def _fields(kind: Any) -> set[str]:
    return {each.name for each in msgspec.structs.fields(kind)} if hasattr(kind, "__struct_fields__") else set()


FOUR = """
sets base rebel
seat 1 "Anna" rebel kit_carlson life 0/5 out shown
seat 2 "Bruno" sheriff lucky_duke life 3/4 hand 4
seat 3 "Carla" outlaw el_gringo life 3/3 hand 3
seat 4 "Dario" renegade vulture_sam life 4/4 hand 4
turn 2 play played duel
deck 40
"""
AS_JSON = r"""
under "{}"
under "{\"card\":\"duel\",\"author\":2,\"targets\":[3],\"owed\":[{\"kind\":\"answer\",\"seat\":3,\"card\":\"duel\"}]}"
waived "{\"kind\":\"fall\",\"seat\":3,\"must\":false}"
slice rebel "{\"sheriff\":2,\"fallen\":[1]}"
"""
IN_WORDS = """
under ?
under duel by 2 at 3
owes 3 answer for duel
waived 3 fall may
revolution 2 fallen 1
"""


def test_a_position_with_json_in_it_still_opens() -> None:
    """As those who wrote one have it; it is the same table."""
    old, new = (read_position(FOUR + lines, sets.bind, load())[0] for lines in (AS_JSON, IN_WORDS))
    assert old == new and len(old.frames) == 2 and old.slices


WRONG = {
    "revolution": ("bad_position", "revolution"),
    "revolution two": ("bad_number", "two"),
    "revolution 2 since 3": ("unknown_word", "since"),
    "event high": ("bad_position", "event"),
    "owes 3 answer": ("bad_position", "owes"),
    "death 3 1 bang": ("bad_position", "death"),
    "ghost 3 hand 2": ("unknown_word", "ghost"),
    'seat 5 "Elena" outlaw ? out there': ("unknown_word", "there"),
}
"""Lines that cannot be read, and what is named."""


@rows("line", WRONG)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    """With its number and the word that is wrong."""
    with pytest.raises(RefereeError) as refused:
        read_position(FOUR + line, sets.bind, load())
    assert (refused.value.key, refused.value.about["word"]) == WRONG[line]
    assert refused.value.about["line"] == len((FOUR + line).splitlines()) + 1


CONTRADICTING = {
    "owes 2 flip for mustang": {"kind": "flip", "cause": "mustang"},
    "owes 3 answer": {"kind": "answer", "cause": "?"},
    "waits 3 drop for reward": {"kind": "drop", "cause": "reward"},
    "waived 3 turn for bang": {"kind": "turn", "cause": "bang"},
}
"""What nothing calls for, and what is said of it."""


@rows("line", CONTRADICTING)
def test_what_nothing_calls_for_is_refused(line: str) -> None:
    """With what it is, for what, and in which line."""
    told = FOUR + "under ?\n" + line + "\ndiscards ?"
    with pytest.raises(RefereeError, match="wrong_cause") as refused:
        read_position(told, sets.bind, load())
    assert refused.value.about == {**CONTRADICTING[line], "line": told.splitlines().index(line) + 2}


@pytest.mark.parametrize(
    ("lines", "deck"),
    [("", exactly(63)), ("turn 1 play", NO_TELLING), ("turn 1 play\ndiscards beer ?", exactly(61))],
)
def test_a_deck_that_is_not_told_is_the_rest_only_where_the_discards_are(lines: str, deck: Count) -> None:
    """In a deal nothing is discarded; later, what is not said is not known."""
    seats = "\n".join(f"seat {n} P{n} {role} willy_the_kid hand 4" for n, role in enumerate(MIX, 1))
    assert read_position(f"{seats}\nseat 5 P5 deputy ? hand 1\n{lines}", sets.bind, load())[0].deck == deck
