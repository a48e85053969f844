"""A precedent that binds, as the house rule of a table."""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import HouseRuled
from referee.core.nouns.table import Table
from referee.errors import UnknownId
from referee.library.ruling import Ruling, said_in
from referee.notation import house_line

LONGEST_REASON = 300
"""So much of the answer goes into the log, and into every verdict that follows."""


def line_that_binds(ruling: Ruling, table: Table, book: Rulebook, lang: str) -> str:
    """The line of shorthand with which a precedent binds this table, its answer told in this language.

    Raises `UnknownId`: `precedent_binds_nothing`, `precedent_of_other_set`, `precedent_of_no_rule`.
    """
    binds = ruling.binds
    if binds is None:
        raise UnknownId("precedent_binds_nothing", word=ruling.id)
    if binds.ruleset and binds.ruleset not in table.sets:
        raise UnknownId("precedent_of_other_set", word=ruling.id, set=binds.ruleset)
    if binds.key not in book.reasons:
        raise UnknownId("precedent_of_no_rule", word=ruling.id, detail=binds.key)
    words = said_in(ruling.answer, lang, "")
    words = words if len(words) <= LONGEST_REASON else words[: LONGEST_REASON - 1].rstrip() + "…"
    return house_line(HouseRuled(binds.key, binds.allowed, words, ruling.id))


def binds_already(ruling: Ruling, table: Table) -> bool:
    """Is this precedent the last word at the table on what it decides?"""
    said = [rule.precedent for rule in table.house if ruling.binds is not None and rule.key == ruling.binds.key]
    return said[-1:] == [ruling.id]
