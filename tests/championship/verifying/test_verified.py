"""Two implementations of one regulation: whatever is simulated, both come to the same."""

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.rules.judging import audit
from referee.championship.simulating.slips import objected
from referee.championship.verifying.proof import verify
from tests.championship.simulated import MANY, players_of, tournament
from tests.hunts import many

HUNT = many("tournaments", MANY // 2)
"""How many; a long hunt looks at more (`tests.hunts`)."""
PIECE = 10


@pytest.mark.parametrize("first", range(0, HUNT, PIECE))
def test_a_simulated_tournament_has_no_differences(first: int) -> None:
    """Results and objections are the same, entry by entry."""
    for seed in range(first, min(first + PIECE, HUNT)):
        log = tournament(seed)
        proof = verify(written(document_of(log)))
        assert proof.differences == (), (players_of(seed), seed)
        core = {each.counted.number for each in audit(log) if objected(each)}
        assert {fault.entry for fault in proof.stood} == core, (players_of(seed), seed)
