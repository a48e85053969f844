"""What each takes of a General Store, told on the line that plays it: `anna general store: anna volcanic, ben beer`.

A card behind a name would be a play of his. Behind a store it is what he chooses, as it is on a line of its own: the
cards are turned up first, which nobody says.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.errors import BadLine
from referee.notation.spoken.subjects import ReadAt, told_of_him
from referee.notation.words.typed_words import TypedWords


def store_turned_up(before: Sequence[e.Entry], table: Table, book: Rulebook) -> Table | None:
    """The table once the cards of a store that the line told of are turned up, so that they may be chosen; or None."""
    played = bool(before) and isinstance(before[-1], e.Played)
    turned = any(owed.kind == "turnup" for owed in table.owed())
    return replay(forced_run(table, book), book, table) if played and turned else None


def chosen_from_it(
    who: str, part: list[str], later: Table | None, reader: TypedWords, read_at: ReadAt
) -> Sequence[e.Entry]:
    """The first choice, and whatever is told with it; nothing where the clause tells of something else."""
    meant = told_then(who, part, later, reader, read_at)
    return meant if meant and isinstance(meant[0], e.Picked) else ()


def told_then(who: str, part: list[str], later: Table | None, reader: TypedWords, read_at: ReadAt) -> Sequence[e.Entry]:
    """What the clause says once they are turned up; nothing where it means nothing or there are none."""
    if later is None:
        return ()
    try:
        return told_of_him(who, part, reader, later, read_at)
    except BadLine:
        return ()
