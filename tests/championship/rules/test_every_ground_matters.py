"""Nothing of the tournament's core is idle: each rule and each printed figure struck in turn, some proof must notice.

And of every clause of the regulation that is not only told there is a proof, naming it, that fails once the clause's
rule is struck: one of the core, or one of a set at the tables.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from referee.core.book.binding import bind
from tests.championship.rules import strikes
from tests.championship.rules.figures_struck import Altered, altered
from tests.championship.rules.proofs import notices, proofs
from tests.championship.rules.striking import Struck
from tests.championship.rules.test_course_of_a_tournament import told
from tests.house.test_every_rule_matters import SETS, needed_by, proving
from tests.house.test_every_rule_matters import notices as tells_otherwise

Strike = Struck | Altered
LISTED = tomllib.loads(Path(__file__).with_name("strikes.toml").read_text(encoding="utf-8"))
STRIKES: dict[str, Callable[[], Iterable[Strike]]] = {
    "grounds": strikes.grounds,
    "owed": strikes.owed,
    "booked": strikes.booked,
    "functions": strikes.functions,
    "conditions": strikes.conditions,
    "altered": altered,
}
CLAUSES = sorted({f"ITC-{number:03}" for number in range(1, 270)} - set(told()))
PARTS = 6
"""Workers that may share the clauses, or the strikes of a kind."""
IDLE = {name for group in LISTED["idle"] for name in group["strikes"]}
UNSTRUCK = {clause for group in LISTED["unstruck"] for clause in group["clauses"]}


@cache
def every_strike() -> tuple[Strike, ...]:
    """Those of all kinds."""
    return tuple(strike for of_kind in STRIKES.values() for strike in of_kind())


@cache
def named() -> dict[str, Strike]:
    """Every strike by its name."""
    return {**strikes.by_name(), **{strike.id: strike for strike in every_strike()}}


def is_missed(strike: Strike) -> bool:
    """Does at least one proof fail without what is struck?"""
    with strike.apply():
        return notices(strike.clauses)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", STRIKES)
def test_a_rule_that_is_struck_is_missed(kind: str, part: int) -> None:
    """Without it at least one proof fails; those that nothing misses are listed with the reason, and no others."""
    some = tuple(STRIKES[kind]())[part::PARTS]
    assert {strike.id for strike in some if not is_missed(strike)} == IDLE & {strike.id for strike in some}


def strikes_of(clause: str) -> Iterator[Strike]:
    """What strikes a clause: as the list has it, and whatever names it."""
    listed = [name for group in LISTED["struck"] if clause in group["clauses"] for name in group["by"]]
    yield from (named()[name] for name in listed)
    yield from (strike for strike in every_strike() if clause in strike.clauses)


def proven(clause: str, strike: Strike) -> bool:
    """Does a proof that names the clause fail once this is struck?"""
    with strike.apply():
        try:
            return any(proof.fails() for proof in proofs(frozenset({clause})))
        except Exception:
            return False


def proven_at_a_table(clause: str) -> bool:
    """Does a case that names the clause come out differently without a rule of its set? The rule's own come first."""
    for of in SETS:
        cases = [case for case in proving(of) if clause in case.clauses]
        for rule in sorted(of.rules, key=lambda each: clause not in each.clauses) if cases else ():
            without = bind([*needed_by(of).values(), of], strike=[rule.id])
            if any(tells_otherwise(case, without) for case in cases):
                return True
    return False


@pytest.mark.parametrize("part", range(PARTS))
def test_a_clause_is_proven_by_what_fails_without_it(part: int) -> None:
    """Every clause that is not only told; what no strike reaches is listed with the reason, and nothing else is."""
    some = CLAUSES[part::PARTS]
    assert {clause for clause in some if not is_reached(clause)} == UNSTRUCK & {*some}


def is_reached(clause: str) -> bool:
    """Does a proof of it fail, of the tournament or at a table, without some rule?"""
    return any(proven(clause, strike) for strike in strikes_of(clause)) or proven_at_a_table(clause)


def test_what_is_listed_is_there_and_has_a_reason() -> None:
    """A strike that is no longer found proves nothing, and a reason is owed for each that is let go."""
    assert {name for group in LISTED["struck"] for name in group["by"]} <= set(named())
    assert {strike.id for strike in every_strike()} >= IDLE and set(CLAUSES) >= UNSTRUCK
    assert all(group["why"] for kind in ("idle", "unstruck") for group in LISTED[kind])
    assert len({strike.id for strike in every_strike()}) == len(every_strike())
