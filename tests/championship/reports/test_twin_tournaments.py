"""ITC-119: tournaments in which only secrets differ look alike to everybody, byte for byte, whatever was logged.

`python -m tests.hunts twin` looks at many more. What the end of the last duel opens, places and money (`ITC-119`), is
the one thing that these worlds may tell otherwise: the board, which refuses before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec import json
from msgspec.structs import replace

from referee.championship.reports.page import in_html
from referee.championship.reports.paper import paper
from referee.championship.reports.slips import slips
from referee.championship.rules import entries as e
from referee.speech import LANGUAGES
from tests.championship.reports.test_no_secret_leaks import seen
from tests.championship.simulated import players_of, tournament
from tests.championship.strewn import Log, cut, loud, strewn, twin
from tests.hunts import many

SHARDS = 4
MOMENTS = 3


def printed(log: Log, lang: str) -> dict[str, bytes]:
    """What is handed out on paper: the sheets of the pack, and the slips without what their owners alone may read."""
    report = slips(log, lang)
    shown = [
        replace(slip, hidden=("", ""))
        for section in report.sections
        for block in section.blocks
        for slip in getattr(block, "slips", ())
    ]
    return {"paper": in_html([paper(log, lang)]).encode(), "slips": json.encode(shown)}


def differing(seed: int) -> Iterator[str]:
    """The faces of this tournament that tell something else in its twin."""
    chance = Random(seed)
    here = strewn(tournament(seed % 60), chance, chance.choice((0.0, 0.02, 0.1)))
    there = twin(here, chance)
    for heard in sorted({loud(here), *(chance.randint(1, loud(here)) for _ in range(MOMENTS))}):
        mine, other = cut(here, there, heard)
        lang = chance.choice(LANGUAGES)
        one, another = ({**seen(log, (lang,)), **printed(log, lang)} for log in (mine, other))
        yield from (f"{name}, {heard} of {players_of(seed % 60)}" for name in one if one[name] != another.get(name))


@pytest.mark.parametrize("shard", range(SHARDS))
def test_secrets_change_nothing_that_everybody_sees(shard: int) -> None:
    """Views, what is due, reports, lists, the pack of paper, and the slips but for what their owners alone may read."""
    found = [(seed, what) for seed in range(shard, many("twin tournaments", 6), SHARDS) for what in differing(seed)]
    assert found == []


def test_every_entry_type_occurs_in_the_twins() -> None:
    """There is no type of entry of a tournament whose secrets are not tried."""
    met: set[type] = set()
    for seed in range(20):
        met |= {type(entry) for entry in strewn(tournament(seed), Random(seed), 0.1)}
    assert {*get_args(e.Logged)} == met
