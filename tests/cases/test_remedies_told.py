"""What would have made a play legal is true: each remedy told over every case whose last line is illegal is tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from msgspec import structs

from referee import sets
from referee.core.judging.judge import judge
from referee.core.judging.remedies import MOST, LegalChange, remedies
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.notation import read
from tests.cases.case import Case, cases
from tests.cases.outcome import play, words


def illegal() -> Iterator[tuple[Case, Table, e.Entry]]:
    """Every case whose last line is illegal: the entry that is, and the table it was judged at."""
    for case in cases():
        if case.when and case.then.get("verdict") == "illegal":
            book = sets.bind(case.sets)
            table = play(replace(case, when=case.when[:-1]), book).table
            for entry in read(case.when[-1], table, book, words()).entries:
                if judge(table, entry, book).level == Level.ILLEGAL:
                    yield case, table, entry
                table = evolve(table, entry, book)


def otherwise(entry: e.Entry, change: LegalChange) -> e.Entry:
    """The entry, otherwise said."""
    if change.kind == "other_target":
        return structs.replace(entry, at=(change.seat,))
    return structs.replace(entry, count=int(change.what)) if change.kind == "count" else entry


def test_every_remedy_told_is_true() -> None:
    """At most three, each of another kind and possible at a table; the play otherwise made is clean by itself."""
    tried = 0
    for case, table, entry in illegal():
        book = sets.bind(case.sets)
        told = remedies(table, entry, book)
        assert len({change.kind for change in told}) == len(told) <= MOST, case.id
        assert not any(change.kind == "life" and change.what == "0" for change in told), case.id
        for change in told:
            if (said := otherwise(entry, change)) != entry:
                tried += 1
                assert judge(table, said, book).clean, (case.id, change)
    assert tried > 50
