"""What would have made a play legal is true: each remedy told over every case whose last line is illegal is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from referee import sets
from referee.core.judging.changes import KINDS, LegalChange
from referee.core.judging.judge import judge
from referee.core.judging.remedies import MOST, remedies
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from referee.notation import read
from tests.cases.case import Case, cases
from tests.cases.otherwise import comes_out, ways
from tests.cases.outcome import play, words
from tests.hunts import some


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


@cache
def told() -> tuple[tuple[Case, Table, e.Entry, tuple[LegalChange, ...]], ...]:
    """What is told over each of them."""
    return tuple((case, *rest, remedies(*rest, sets.bind(case.sets))) for case, *rest in illegal())


def test_every_remedy_told_is_true() -> None:
    """Done as it says, each of them comes out clean, and what follows from it by itself as well.

    Of the plays one in three, if nobody hunts.
    """
    false = [
        (case.id, change)
        for case, table, entry, changes in some(told(), 3)
        for change in changes
        if not any(comes_out(*way, sets.bind(case.sets)) for way in ways(table, entry, change, sets.bind(case.sets)))
    ]
    assert false == []


def test_at_most_three_are_told_each_of_another_kind_in_one_order() -> None:
    """The same play made rightly comes before the step left out, and who somebody is comes last."""
    for case, _, _, changes in told():
        places = [KINDS.index(change.kind) for change in changes]
        assert len(places) <= MOST and places == sorted(set(places)), case.id


def test_every_kind_is_told_over_some_case() -> None:
    """None that no case needs."""
    kinds = Counter(change.kind for _, _, _, changes in told() for change in changes)
    assert set(kinds) == set(KINDS)


def test_no_remedy_is_what_no_table_has() -> None:
    """No life point less than one, no emptied hand but for him who draws for that, no loss that goes by itself."""
    for case, _, entry, changes in told():
        for change in changes:
            assert change.kind != "hand" or isinstance(entry, e.Drew), case.id
            assert change.kind != "life" or int(change.what) > 0, case.id
            assert change.kind != "own_turn" or not isinstance(entry, e.Eliminated | e.TurnBegan), case.id
            assert change.kind != "not_played" or not isinstance(entry, e.Answered), case.id


def test_what_another_card_would_have_been_is_told() -> None:
    """A negation of the same colour, a card further down a stack and a card robbed out of turn each have a remedy."""
    wanted = {"same_colour": "colour", "nearer_to_the_top": "card", "blue_in_hand_first": "from_hand"}
    for key, kind in wanted.items():
        of = [changes for case, _, _, changes in told() if case.then.get("keys") == [key]]
        assert of and all(kind in [change.kind for change in changes] for changes in of), key
