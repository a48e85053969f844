"""What the sets in force have to show of their own, for one who looks at the table: keys and typed arguments."""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Panel
from referee.core.nouns.table import Table


def panels(table: Table, book: Rulebook, viewer: int) -> tuple[Panel, ...]:
    """The panels of every set, in the order of the sets, with what this seat may see; 0: what everybody may see."""
    now = Situation(table, book)
    return tuple(shown for panel in book.panels if (shown := panel(now, viewer)) is not None)
