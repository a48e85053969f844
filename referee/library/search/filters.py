"""Which rulings are looked at, and which are put first for the table that asks.

In go what the asker chose and what is known of the table, out come conditions for the index and the small starts
by which a ruling is lifted or lowered. Nothing here names a set. What is in force the sets of the table say, clause by
clause; a document of which none says anything is known by the words of its id, and official texts hold everywhere, but
for those of a box that not everybody has.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from referee.library.search.lookup import marks
from referee.library.search.words import writable

if TYPE_CHECKING:
    from referee.core.book.clauses import Clauses

NOT_IN_FORCE, VERDICT, CONTEXT, SUPERSEDED = -0.15, 0.1, 0.06, -0.2
"""The starts: a variant that is not played, a verdict under the ruleset, touching the table's cards, replaced."""
COMMON = ("official", "community translation")
"""The standings of the sources that hold under every ruleset."""


class Filters(NamedTuple):
    """What the rulings shown must be about, or come from; an empty field asks for nothing."""

    set: str = ""
    card: str = ""
    character: str = ""
    source: str = ""
    standing: str = ""

    def condition(self, db: sqlite3.Connection) -> tuple[str, list[str]]:
        """The condition on the table `rulings`, and its values."""
        conditions, values = ["1"], []
        for kind, id_ in (("card", self.card), ("character", self.character)):
            if id_:
                conditions.append("(instr(things, ?) or instr(things, ?))")
                values += [f" {kind}_{id_} ", f" ghost_{kind}_{id_} "]
        for column, value in (("source", self.source), ("standing", self.standing)):
            if value:
                conditions.append(f"{column} = ?")
                values.append(value)
        if self.set:
            sources = sorted(sources_of(db, [self.set]))
            conditions.append(f"source in ({marks(sources)})")
            values += sources
        return " and ".join(conditions), [writable(value) for value in values]


class InForce(NamedTuple):
    """What holds at a table: the clauses of its sets, and the documents of which no set says anything."""

    held: tuple[Clauses, ...]
    spoken_of: tuple[Clauses, ...]
    sources: frozenset[str]

    def holds(self, source: str, clause: str) -> bool:
        """Does a ruling hold that rests on this clause, or on none of any set?"""
        if any(clause in each for each in self.spoken_of):
            return any(clause in each for each in self.held)
        return source in self.sources


class AskingTable(NamedTuple):
    """What is known of the table that asks: what is in force (None: not told), and the ids in sight."""

    in_force: InForce | None = None
    rulesets: frozenset[str] = frozenset()
    context: frozenset[str] = frozenset()

    @classmethod
    def of(cls, db: sqlite3.Connection, ruleset: str | Iterable[str] | None, context: Iterable[str]) -> AskingTable:
        """The table that plays by this ruleset, or these, with these cards and characters in sight."""
        named = _named(ruleset)
        if not named:
            return cls(context=frozenset(context))
        return cls(in_force(db, named), frozenset(named) | _words_for(db, named), frozenset(context))

    def holds(self, source: str, clause: str) -> bool | None:
        """Whether a ruling is in force; None if nobody told by what is played."""
        return self.in_force.holds(source, clause) if self.in_force is not None else None

    def start(self, holds: bool | None, rulesets: str, things: Iterable[str], superseded: bool) -> dict[str, float]:
        """What lifts or lowers a ruling before it is weighed."""
        starts = {}
        if holds is False:
            starts["not_in_force"] = NOT_IN_FORCE
        if rulesets and self.rulesets:
            starts["verdict"] = VERDICT if self.rulesets & {*rulesets.split()} else -VERDICT
        if self.context and any(thing.split("_", 1)[1] in self.context for thing in things):
            starts["context"] = CONTEXT
        if superseded:
            starts["superseded"] = SUPERSEDED
        return starts


ANYTHING, ANY_TABLE = Filters(), AskingTable()


def _named(ruleset: str | Iterable[str] | None) -> list[str]:
    names = [ruleset] if isinstance(ruleset, str) else list(ruleset or ())
    return [part for name in names for part in re.split(r"[+,\s]+", name) if part]


def _words_for(db: sqlite3.Connection, rulesets: Iterable[str]) -> set[str]:
    """The words that verdicts have for these rulesets, each of which may be called by the name of its set."""
    sources = sorted(sources_of(db, rulesets))
    return {word for (word,) in db.execute(f"select ruleset from sources where id in ({marks(sources)})", sources)}


def in_force(db: sqlite3.Connection, rulesets: list[str]) -> InForce:
    """What holds under these rulesets: what their sets say, what is official, and what bears their names."""
    from referee import sets  # a question that tells no table needs none of them

    bound = sets.with_needs(each for word in rulesets for each in sets.called(word))
    official = f"select id from sources where standing in ({marks(COMMON)}) and box = ''"
    sources = {id_ for (id_,) in db.execute(official, COMMON)} | sources_of(db, rulesets)
    spoken_of = tuple(each.holds for each in map(sets.named, sets.names()))
    return InForce(tuple(each.holds for each in bound), spoken_of, frozenset(sources))


def sources_of(db: sqlite3.Connection, rulesets: Iterable[str]) -> set[str]:
    """The sources in whose id each word of a ruleset begins a word: `champ-2007` is the championship's of 2007.

    A name that no source bears (`base`) is that of the official texts.
    """
    rows = db.execute("select id, standing, box from sources")
    known = [(id_, id_.split("-"), standing in COMMON and not box) for id_, standing, box in rows]
    found: set[str] = set()
    for name in rulesets:
        parts = re.split(r"[-_]", name)
        bearing = {id_ for id_, said, _ in known if all(any(w.startswith(p) for w in said) for p in parts)}
        found |= bearing or {id_ for id_, _, common in known if common}
    return found
