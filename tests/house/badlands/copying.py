"""The Mockingbird, who chooses whose ability he has as well."""

from __future__ import annotations

from msgspec.structs import replace

from referee.core.book.questions import ABILITIES, WORKS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Objection
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.notation.sentence import Sentence
from tests.house.badlands.box import BADLANDS, badlands


class Copied(Entry, frozen=True):
    """A player takes on the ability of another character."""

    by: int
    character: str


def _copied(table: Table, entry: Copied, before: Situation) -> Table:
    kept = badlands(table)
    others = tuple(each for each in kept.copied if each[0] != entry.by)
    kept = replace(kept, copied=(*others, (entry.by, entry.character)))
    return replace(table, slices={**table.slices, "badlands": kept})


def _copy(said: Sentence) -> list[Entry]:
    if not said.rest:
        raise BadLine("unknown_word", word="")
    said.only(said.rest[1:])
    return [Copied(said.actor(), said.rest[0])]


BADLANDS.brings.append(Brought(Copied, _copied, lambda entry: f"{entry.by} copy {entry.character}"))
BADLANDS.verbs["copy"] = _copy


@BADLANDS.amend(ABILITIES, "CRD-020")
def mockingbird(now: Situation, characters: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """While he is the Mockingbird he has the ability that he copies."""
    if now.seat(seat).character != "mockingbird" or not now.ask(WORKS, seat, "mockingbird"):
        return characters
    return (*characters, *(name for copier, name in badlands(now.table).copied if copier == seat))


@BADLANDS.object(Copied, clauses=("CRD-020",))
def copies_one_at_the_table(now: Situation, entry: Copied) -> Objection | None:
    """Only the Mockingbird copies, and only another who is in the game."""
    others = {seat.character for seat in now.table.seats if not seat.out and seat.number != entry.by}
    if now.seat(entry.by).character == "mockingbird" and entry.character in others:
        return None
    return Objection("copies_another", {"by": entry.by, "character": entry.character})
