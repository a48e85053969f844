"""A card played anew just after a play that nobody may make: whether the first was taken back is asked, in one key."""

from __future__ import annotations

import pytest

from referee.core.nouns.entries import Corrected
from referee.desk.desk import Desk
from referee.desk.table_log import TableLog
from referee.errors import BadLine
from tests.desk.hearing.told import as_lines, six_after
from tests.rows import rows

ANEW = {
    "en": ("bang otto", "1 bang 6"),
    "nl": ("anna schiet op otto", "1 bang 6"),
    "it": ("anna spara a ben", "1 bang 2"),
    "de": ("anna schießt auf ben", "1 bang 2"),
}


def _asked(log: TableLog, line: str, lang: str) -> tuple[str, ...]:
    """The two answers that the line may have, in whose place it stands and that it is one more."""
    with pytest.raises(BadLine, match="played_instead") as asked:
        log.enter(line, lang)
    stands, again = asked.value.about["choices"]
    return stands, again


@rows("lang", ANEW)
def test_it_is_asked_whether_it_stands_in_its_place(desk: Desk, lang: str) -> None:
    """Then the one that was out of reach counts no more, and nothing is held against anybody."""
    line, means = ANEW[lang]
    log = six_after(desk, "bang dirk")
    told = log.enter(_asked(log, line, lang)[0], lang)
    assert isinstance(told.judged[0].entry, Corrected)
    assert as_lines(log, (each.entry for each in told.judged)) == means
    assert not [verdict for verdict in map(log.verdict, range(log.length)) if verdict and verdict.reasons]


@rows("lang", ANEW)
def test_played_as_well_it_is_a_second_one(desk: Desk, lang: str) -> None:
    """The other answer logs it, and both are held against their player."""
    line, means = ANEW[lang]
    log = six_after(desk, "bang dirk")
    told = log.enter(_asked(log, line, lang)[1], lang)
    assert as_lines(log, (each.entry for each in told.judged)) == means
    assert "second_bang" in told.judged[-1].verdict.keys


STAYS = {
    "after one that was legal": ("bang ben; ben hit", "bang otto"),
    "after one that is waiting for its answer": ("bang ben", "bang otto"),
    "after one that was answered": ("bang dirk; dirk missed", "bang otto"),
    "after one that the referee let stand": ("bang dirk; stand 1", "bang otto"),
    "of which it is said that it is one more": ("bang dirk", "bang otto again"),
    "out of reach as well": ("bang dirk", "bang cleo"),
    "after a legal one before the one out of reach": ("bang ben; ben hit; bang dirk again", "bang otto"),
}


@rows("what", STAYS)
def test_a_second_one_stays_an_offence(desk: Desk, what: str) -> None:
    """Nothing is asked where the first stands, or where in its place it would be one too."""
    before, line = STAYS[what]
    told = six_after(desk, before).enter(line)
    assert "second_bang" in told.judged[-1].verdict.keys
