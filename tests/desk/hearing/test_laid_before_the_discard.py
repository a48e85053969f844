"""A card told late that would explain a hand too large at the end of a turn: it is offered before the discard."""

import pytest

from referee.core.nouns.verdict import Level
from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import six_after
from tests.rows import rows

OVER = """
seat 1 "Anna" sheriff bart_cassidy life 2/5 hand 5
seat 2 "Ben" outlaw el_gringo life 3/3 hand 3
seat 3 "Cleo" outlaw lucky_duke life 3/4 hand 4 play mustang
seat 4 "Dirk" renegade suzy_lafayette life 4/4 hand 4 play mustang
seat 5 "Eva" deputy jourdonnais life 4/4 hand 4
turn 1 play
deck 40
"""
SAID = [
    ("en", "forgot: anna put down a mustang"), ("nl", "vergeten: anna legde een mustang neer"),
    ("it", "ho dimenticato che anna prima ha messo il mustang"), ("de", "vergessen: anna legte einen mustang hin"),
]  # fmt: skip


@rows(("lang", "line"), SAID)
def test_it_is_offered_where_it_was_no_offence(desk: Desk, lang: str, line: str) -> None:
    """Right behind the discard nothing may be played any more."""
    log = six_after(desk, "bang ben; ben hit; discard 1; end", OVER)
    with pytest.raises(BadLine, match="told_late") as asked:
        log.enter(line, lang)
    (inserted, *_, laid) = log.enter(asked.value.about["choices"][0], lang).judged
    assert getattr(inserted.entry, "entry", 0) == 4
    assert laid.verdict.level < Level.ILLEGAL
