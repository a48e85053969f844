"""What each takes of a General Store, told on the line that plays it: `anna general store: anna volcanic, ben beer`.

A card behind a name would be a play of his. Behind a store it is what he chooses, as it is on a line of its own: the
cards are turned up first, which nobody says. Who took what is told in any order; they chose in that of the seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.errors import BadLine
from referee.notation.spoken.clauses import is_little, is_said, player
from referee.notation.spoken.subjects import ReadAt, told_of_him
from referee.notation.words.typed_words import TypedWords

OUT_OF_ORDER = "chooses_in_order"
"""What is said of a clause behind those of a store that is no choice, while others are still to choose."""


def card_chosen(words: TypedWords, part: list[str], at: Table) -> list[str]:
    """`ben a bang`, `ben a card`, of one who is to choose: the card, or one that nobody saw."""
    seat = words.seat(part[0]) if len(part) > 2 and player(words, part[0]) else None
    if seat is None or not any(owed.kind == "pick" and owed.seat == seat for owed in at.owed()):
        return part
    told = [word for word in part[1:] if not is_little(words, word)]
    unseen = len(told) == 1 and is_said(words, told[0], "card")
    return [part[0], *(["?"] if unseen else told)] if told and len(told) < len(part) - 1 else part


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


def in_their_order(
    parts: list[list[str]], table: Table, later: Table | None, reader: TypedWords, read_at: ReadAt
) -> list[list[str]]:
    """The clauses, those at their beginning that tell of choices in the order in which these are made."""
    at = later or table
    to_choose = [owed.seat for owed in at.owed() if owed.kind == "pick"]
    told: dict[int, list[str]] = {}
    for part in parts if len(to_choose) > 1 else ():
        by = _chooses(part, at, reader, read_at)
        if by not in to_choose or by in told:
            break
        told[by] = part
    return [*(told[by] for by in to_choose if by in told), *parts[len(told) :]]


def _chooses(part: list[str], table: Table, reader: TypedWords, read_at: ReadAt) -> int:
    """Who is said to choose a card, and nothing else is; 0 where the clause tells of something else."""
    try:
        meant = read_at(part, table) if player(reader, part[0]) else ()
    except BadLine:
        return 0
    return meant[0].by if len(meant) == 1 and isinstance(meant[0], e.Picked) else 0


def is_out_of_order(part: list[str], table: Table, reader: TypedWords) -> BadLine | None:
    """What is wrong with a clause of a player that means nothing while others are to choose; None where none are."""
    picks = [owed for owed in table.owed() if owed.kind == "pick"]
    seat = reader.seat(part[0]) if player(reader, part[0]) else None
    if not picks or seat is None:
        return None
    names = [table.seat(owed.seat).name for owed in picks]
    store = reader.lexicon.name("card", picks[0].cause, reader.lexicon.lang)
    order = ", ".join(names)
    later = table.seat(seat).name
    return BadLine(OUT_OF_ORDER, player=later, order=order, first=names[0], count=len(names), store=store)
