"""What it takes to say of an entry that a character's ability was used in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee import sets
from referee.core.book.binding import bind
from referee.core.book.questions import DISTANCE
from referee.core.book.rulebook import Situation
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from tests.games.evening import base_book

Use = Callable[[Table, Any], bool]


def _drew_for(character: str) -> Use:
    return lambda table, entry: isinstance(entry, e.Drew) and entry.cause == character


def _first_card_from(source: str) -> Use:
    return lambda table, entry: isinstance(entry, e.Drew) and entry.cause == "turn" and entry.source == source


def _swapped(table: Table, entry: Any) -> bool:
    """A Missed! played as a BANG!."""
    return isinstance(entry, e.Played) and entry.serves == "bang" and _is(table, entry.by, "calamity_janet")


def _two_turned(table: Table, entry: Any) -> bool:
    return isinstance(entry, e.Flipped) and bool(entry.over) and _is(table, entry.by, "lucky_duke")


def _second_bang(table: Table, entry: Any) -> bool:
    """A second BANG! in a turn without a Volcanic."""
    if not isinstance(entry, e.Played) or entry.card.kind != "bang" or not _is(table, entry.by, "willy_the_kid"):
        return False
    armed = any(card.kind == "volcanic" for card in table.seat(entry.by).in_play)
    return not armed and table.turn.played.count("bang") > 0


def _one_was_not_enough(table: Table, entry: Any) -> bool:
    """A second answer is asked for to the BANG! of Slab the Killer."""
    if not isinstance(entry, e.Answered | e.Declined) or table.top.card != "bang":
        return False
    given = bool(table.discards) and table.discards[-1].kind == "missed"
    return given and _is(table, table.top.author, "slab_the_killer") and table.top.owed[0].count == 1


def _heir(table: Table, entry: Any) -> bool:
    return isinstance(entry, e.Forfeited) and entry.to > 0 and _is(table, entry.to, "vulture_sam")


def _seen_otherwise(character: str) -> Use:
    """A BANG! or Panic! crossed a distance that would be another without the ability."""
    book = base_book()
    rule = next(rule.id for rule in book.amending(DISTANCE) if rule.id.endswith(character))
    without = bind([sets.named("base")], strike=[rule])

    def use(table: Table, entry: Any) -> bool:
        if not isinstance(entry, e.Played) or not entry.at or entry.card.kind not in ("bang", "panic"):
            return False
        ask = (DISTANCE, entry.by, entry.at[0])
        return Situation(table, book).ask(*ask) != Situation(table, without).ask(*ask)

    return use


def _is(table: Table, seat: int, character: str) -> bool:
    return table.seat(seat).character == character


USES: dict[str, Use] = {
    "bart_cassidy": _drew_for("bart_cassidy"),
    "black_jack": _drew_for("black_jack"),
    "calamity_janet": _swapped,
    "el_gringo": _drew_for("el_gringo"),
    "jesse_jones": _first_card_from("hand"),
    "jourdonnais": lambda table, entry: isinstance(entry, e.Flipped) and entry.card == "jourdonnais",
    "kit_carlson": lambda table, entry: isinstance(entry, e.PutBack),
    "lucky_duke": _two_turned,
    "paul_regret": _seen_otherwise("paul_regret"),
    "pedro_ramirez": _first_card_from("discards"),
    "rose_doolan": _seen_otherwise("rose_doolan"),
    "sid_ketchum": lambda table, entry: isinstance(entry, e.Discarded) and entry.cause == "sid_ketchum",
    "slab_the_killer": _one_was_not_enough,
    "suzy_lafayette": _drew_for("suzy_lafayette"),
    "vulture_sam": _heir,
    "willy_the_kid": _second_bang,
}
"""By character: is this entry, at this table, a use of the ability?"""
