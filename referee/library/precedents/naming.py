"""What a new precedent names: clauses, cards and the like, and what it decides where it binds."""

from collections.abc import Collection, Iterator

from referee import sets
from referee.lexicon import load
from referee.library.proofreading import ShelfFault
from referee.library.ruling import Binds, Ruling, Source
from referee.library.upkeep.naming import KINDS, PLACEHOLDERS


def naming_faults(ruling: Ruling, sources: Collection[Source]) -> Iterator[ShelfFault]:
    """What a new one names that there is not; one that is stored already holds as it is."""
    strange = (clause for clause in ruling.clauses if not any(source.has(clause) for source in sources))
    yield from (ShelfFault("clauses", "no_clause", clause) for clause in strange)
    for field, kind in KINDS.items():
        known = {*load().ids(kind)} - PLACEHOLDERS
        yield from (ShelfFault(field, "no_name", name) for name in getattr(ruling, field) if name not in known)


def binding_faults(binds: Binds) -> Iterator[ShelfFault]:
    """Only what a rule objects to, in the set that is named or in any, can be decided."""
    if binds.ruleset and binds.ruleset not in sets.names():
        yield ShelfFault("binds", "no_set", binds.ruleset)
    elif not any(binds.key in _reasons(name) for name in ([binds.ruleset] if binds.ruleset else sets.names())):
        yield ShelfFault("binds", "no_key", binds.key)


def _reasons(name: str) -> Collection[str]:
    """The keys of all that is objected to where this set is played."""
    chosen, todo = set[str](), [name]
    while todo:
        if (one := todo.pop()) not in chosen:
            chosen.add(one)
            todo += sets.named(one).needs
    return sets.bind(tuple(chosen)).reasons
