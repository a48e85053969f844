"""A victory that is due only by roles that the referee noted moves nothing that everybody sees."""

from __future__ import annotations

from referee import sets
from referee.core.knowledge.public import public_of
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.lexicon import load
from referee.notation import read, read_position
from tests.properties.logs import BOOK
from tests.rows import rows

TABLE = """
seat 1 Anna sheriff bart_cassidy life 4/4 hand 2
seat 2 Bruno {role} el_gringo life 3/3 hand 2
seat 3 Carla outlaw willy_the_kid life 0/4 hand 0 out
seat 4 Dario renegade lucky_duke life 0/4 hand 0 out
deck {deck}
discards beer bang missed stagecoach
turn 1 {phase}
"""
PLAYED_ON = {
    "the deck turned": (0, "play", ("1 bang 2", "2 missed", "1 end", "2 draw 2")),
    "the deck turned before a turn": (0, "over", ("2 draw 2",)),
    "a turn that nobody began": (30, "play", ("2 draw 2",)),
    "a turn that begins": (0, "over", ("2 turn", "2 draw 2")),
}


def looks(role: str, deck: int, phase: str, lines: tuple[str, ...]) -> list[Table]:
    """What everybody sees after each line, where this role is noted for the second player."""
    table, _ = read_position(TABLE.format(role=role, deck=deck, phase=phase), sets.bind, load())
    seen = []
    for line in lines:
        table = replay(read(line, table, BOOK, load()).entries, BOOK, table)
        seen.append(public_of(table, BOOK))
    return seen


@rows("name", PLAYED_ON)
def test_play_goes_on_alike_whether_or_not_somebody_has_won(name: str) -> None:
    """With the second player noted as a Deputy the law has won; played on, the table moves as if nobody knew."""
    assert looks("deputy", *PLAYED_ON[name]) == looks("?", *PLAYED_ON[name]) == looks("outlaw", *PLAYED_ON[name])
