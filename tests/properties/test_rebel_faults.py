"""Games with the Rebel! that go wrong once: the judge finds the one change, under its keys, and nothing else.

`python -m tests.second_engine --rebel --seed N --fault WAY` writes a game down; `tests.hunts` says how many.
"""

import pytest

from tests.hunts import many
from tests.properties.truths import complain, findings, is_the_one, tell
from tests.second_engine import WAYS, fault_rebel
from tests.second_engine.faulty_rebel import BASE_WAYS

EACH = max(1, many("games", 0) // len(WAYS))
"""Faulty games of each way in which a game can go wrong."""


@pytest.mark.parametrize("way", [*WAYS, *BASE_WAYS])
def test_one_illegal_change_gets_exactly_that_finding(way: str) -> None:
    """One finding, illegal, at its line, with exactly its keys."""
    problems = []
    for seed in range(EACH):
        faulty = fault_rebel(seed, way)
        found = findings(faulty.game)
        if not is_the_one(found, faulty):
            line = faulty.line_numbers.start
            problems.append(f"seed {seed}, line {line} {faulty.keys}, found {found}: {tell(faulty.game, line)}")
    assert not problems, complain(problems)
