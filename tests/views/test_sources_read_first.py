"""Where several sources say it, the one that the reader has in his language is named first."""

from pathlib import Path

import pytest

from referee.desk.desk import Desk
from referee.lexicon import load
from referee.views.voice import Voice

FIRST = {"nl": "NLB", "it": "CRD", "de": "CRD"}
TABLE = """
seat 1 "Anna" sheriff black_jack
seat 2 "Bruno" outlaw kit_carlson
seat 3 "Carla" deputy vulture_sam
seat 4 "Dirk" renegade paul_regret
turn 1 play
"""


@pytest.mark.parametrize("lang", FIRST)
def test_ones_own_source_comes_first(tmp_path: Path, lang: str) -> None:
    """The rest follows in its order, and each is named with its document."""
    desk = Desk(tmp_path / "store.sqlite")
    log = desk.new(TABLE)
    log.enter("bang 3")
    flag = Voice(load(), lang).views.flag_of(log, 1)
    (reason,) = flag.reasons
    assert reason.clauses[0].startswith(FIRST[lang])
    assert sorted(reason.clauses) == sorted(log.logged(1).said.reasons[0].clauses)
    assert all(cited.startswith(id_) for id_, cited in zip(reason.clauses, reason.cited, strict=True))
    desk.close()
