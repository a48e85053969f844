"""Games with the other boxes that end with one line no clause allows: the judge finds it, there, and by its clause.

`fault_box(SEED, WAY)` is such a game; `tests.hunts` says how many of each way.
"""

import pytest

from referee import sets
from referee.desk.checking import audit_game
from referee.lexicon import load
from referee.notation import read_game
from tests.hunts import many
from tests.properties.truths import complain, tell
from tests.second_engine import SLIPS, FaultyGame, fault_box

EACH = max(1, many("box games", 0) // len(SLIPS))
"""Games of each way in which one can go wrong."""


def missed(faulty: FaultyGame) -> str:
    """What is not as it has to be: one illegal line, under one key, by a clause that forbids it."""
    found = [
        one for one in audit_game(read_game(faulty.game.text, sets.bind, load())).findings if not one.judgement.clean
    ]
    line = faulty.game.line_number(faulty.index)
    told = [(one.line, one.verdict, one.deciding, len(one.judgement.doubts)) for one in found]
    if told != [(line, "illegal", (faulty.kind,), 0)]:
        return f"{told} instead of line {line}: {tell(faulty.game, line)}"
    cited = found[0].judgement.clauses
    return "" if set(cited) & set(SLIPS[faulty.way].clauses) else f"by {cited}: {tell(faulty.game, line)}"


@pytest.mark.parametrize("way", SLIPS)
def test_one_illegal_line_gets_exactly_that_finding(way: str) -> None:
    """One finding, illegal, at its line, under its key, by its clause."""
    games = [fault_box(seed, way) for seed in range(EACH)]
    problems = [f"seed {seed}: {gap}" for seed, game in enumerate(games) if (gap := missed(game))]
    assert not problems, complain(problems)
