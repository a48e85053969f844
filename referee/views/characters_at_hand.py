"""Who sits at a table, as what its referee wants at hand: by the clause on each character's card his name."""

from __future__ import annotations

from functools import lru_cache

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.speech import Speech


def characters_at_hand(table: Table, book: Rulebook, speech: Speech) -> tuple[tuple[str, str], ...]:
    """In seat order, those whose card the reference card of a set in force tells of."""
    seated = dict.fromkeys(seat.character for seat in table.seats)
    clauses = _on_cards(tuple(book.sets))
    return tuple((clauses[each], speech.character(each)) for each in seated if each in clauses)


@lru_cache(maxsize=16)
def _on_cards(names: tuple[str, ...]) -> dict[str, str]:
    """By what a line of these reference cards is about, the first of its clauses."""
    lines = [line for name in names for chapter in sets.named(name).chapters for line in chapter.lines]
    return {line.about: line.clauses[0] for line in lines if line.about}
