"""Whom an error names where it shows what to type instead: two who play here, as one would type them.

In goes an error raised at a table; what comes out tells whose turn it is (`one`), who sits next (`another`), and all
who sit there (`players`); at the end, where nobody is left beside him, any two.
"""

from __future__ import annotations

from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon, fold

IN_A_LINE = ("card", "role", "verb", "deed", "filler", "joint", "word", "saying")
"""Kinds of names that a line may begin with, so that a player of such a name is shown by his number."""


def with_players(error: BadLine, table: Table, lexicon: Lexicon) -> BadLine:
    """The same error, with two players of the table to show by; as it is where there are no two."""
    error.about["players"] = tuple(f"{each.number} {each.name}" for each in table.seats)
    if (whom := str(error.about.get("whom", ""))).isdigit():
        error.about["whom"] = typed_player(int(whom), table, lexicon)
    alive = table.alive if len(table.alive) > 1 else tuple(each.number for each in table.seats)
    if len(alive) < 2:
        return error
    two = _two_of(alive, table)
    one, another = (typed_player(seat, table, lexicon) for seat in two)
    error.about |= {"one": one, "another": another}
    return error


def _two_of(alive: tuple[int, ...], table: Table) -> tuple[int, int]:
    """Whose turn it is, or comes; and who is asked to answer him, or who sits next."""
    comes = next((owed.seat for owed in table.triggers if owed.kind == "turn"), table.turn.seat)
    place = alive.index(comes) if comes in alive else 0
    asked = next((owed.seat for owed in table.owed() if owed.kind == "answer" and owed.seat != alive[place]), 0)
    return alive[place], asked if asked in alive else alive[(place + 1) % len(alive)]


def typed_player(seat: int, table: Table, lexicon: Lexicon) -> str:
    """The first word of his name as it is written, if it can only be he; else his number."""
    name = table.seat(seat).name
    first = name.split(" ")[0].lower()
    word = fold(first)
    begins = (each.name for each in table.seats if each.number != seat)
    others = any(fold(each) == word if first == name.lower() else fold(each).startswith(word) for each in begins)
    plain = word.isalpha() and first.replace("-", "").isalpha()
    return first if plain and not others and not any(lexicon.exact(first, kind) for kind in IN_A_LINE) else str(seat)
