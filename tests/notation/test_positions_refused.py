"""A position that no table can have is refused whole, with the line it goes wrong in and before anything follows."""

import pytest

from referee import sets
from referee.errors import BadJournal
from referee.lexicon import load
from referee.notation import read_position
from tests.rows import rows

THREE = 'seat 1 "A" sheriff willy\nseat 2 "B" outlaw calamity\nseat 3 "C" renegade slab\n'
WRONG = [
    *(f"turn 4 {phase}" for phase in ("start", "draw", "play", "discard", "over")),
    "turn 0 draw", "turn 2 play played nothing", "death 9 1 bang 1", "death 1 9 bang 1", "sighted bang 9",
    "under bang by 9 at 1", "under bang by 1 at 9", "under nothing by 1 at 2", "winner nobody", "deck 30 turned 999",
    "house allow nothing_known", "turn 2 play doubted nothing", "turn 2 play doubted answered:9:bang",
]  # fmt: skip


@rows("line", WRONG)
@rows("chosen", ["base", "base rebel", "base death_mesa", "base championship"])
def test_a_line_that_names_what_is_not_there_is_refused(line: str, chosen: str) -> None:
    """Whatever the sets work out of a position is worked out of a sound one only: the line is told instead."""
    with pytest.raises(BadJournal) as refused:
        read_position(f"bang 1\nsets {chosen}\n{THREE}{line}\n", sets.bind, load())
    assert refused.value.about["line"] == 6
