"""What three newcomers said at their evenings and was refused: each line means the one thing it can mean there."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.notation import line_of
from tests.rows import rows

FOUR = """
seat 1 "Helen" sheriff bart_cassidy life 5/5 hand 5 play winchester
seat 2 "Dave" ? jourdonnais life 4/4 hand 4
seat 3 "Sue" ? el_gringo life 3/3 hand 3
seat 4 "Tom" ? sid_ketchum life 2/4 hand 6
turn 1 play
"""
HIT = ("bang sue", "sue hit")
JAILED = ("set 1 hand 2", "set 2 play jail", "end", "2 turn")
OVER = ("set 1 life 1", "set 1 hand 1", "end", "", "2 bang 1", "hit", "helen out", "won outlaws")
SAID = {
    "who takes it": ("en", ("bang dave",), "dave takes it", "2 lose 1 by 1 to bang"),
    "the same in Dutch": ("nl", ("bang dave",), "dave incasseert", "2 lose 1 by 1 to bang"),
    "who has nothing": ("en", ("duel dave",), "dave has nothing", "2 no"),
    "the same in Dutch again": ("nl", ("duel dave",), "dave heeft niets", "2 no"),
    "who is short of all in Italian": ("it", ("duello a dave",), "dave non ha niente", "2 no"),
    "the end of a turn": ("en", ("set 1 hand 2",), "end of turn", "1 end"),
    "a fuse that is lit": ("en", (), "helen lights the dynamite", "1 dynamite"),
    "the same in the other tongue": ("nl", (), "helen steekt het dynamiet aan", "1 dynamite"),
    "and in Italian": ("it", (), "helen accende la dinamite", "1 dynamite"),
    "cards turned up by nobody named": ("en", ("general store",), "turned up beer, bang, missed, jail",
                                        "1 turnup 4 with beer bang missed jail"),
    "a card and what it was turned up for": ("en", JAILED, "ace of hearts for the jail", "2 flip jail ah"),
    "a player by his character": ("en", HIT, "el gringo draws", "3 draw 1 from 1 for el_gringo"),
    "a shot at the same again": ("en", (), "helen shoots dave again", "1 bang 2"),
    "all who drink": ("en", ("saloon",), "everybody regains a life", "4 gain 1 for saloon"),
    "all who drink in Italian": ("it", ("saloon",), "tutti recuperano una vita", "4 gain 1 for saloon"),
    "a role shown when all is over": ("en", OVER, "dave is an outlaw", "set 2 role outlaw"),
    "the role alone": ("en", OVER, "sue outlaw", "set 3 role outlaw"),
    "the role in Dutch": ("nl", OVER, "tom toont afvallige", "set 4 role renegade"),
    "a role told again": ("en", (*OVER, "dave is an outlaw"), "dave was an outlaw", "set 2 role outlaw"),
    "the same in Dutch a third time": ("nl", (*OVER, "sue outlaw"), "sue bandiet", "set 3 role outlaw"),
    "the same in Italian": ("it", (*OVER, "tom renegade"), "tom è il rinnegato", "set 4 role renegade"),
    "the role of one who is out": ("en", OVER, "helen sheriff", "set 1 role sheriff"),
    "the role in Italian": ("it", OVER, "tom è il rinnegato", "set 4 role renegade"),
}  # fmt: skip


@rows("what", SAID)
def test_it_is_read(desk: Desk, what: str) -> None:
    """In the language it is typed in, with nothing said against it."""
    lang, before, line, means = SAID[what]
    log = desk.new(FOUR)
    for each in before:
        log.enter(each, lang)
    told = log.enter(line, lang).judged[-1]
    assert line_of(told.entry, log.book) == means and told.verdict.clean


@pytest.mark.parametrize("line", ["take it back", "no, take it back"])
def test_what_was_typed_last_is_taken_back(desk: Desk, line: str) -> None:
    """Dave was not shot at."""
    log = desk.new(FOUR)
    log.enter("bang dave")
    log.enter(line)
    assert not [owed for owed in log.table.owed() if owed.kind == "answer"]


def test_a_role_that_is_known_is_not_put_right_by_the_way(desk: Desk) -> None:
    """Helen's lies open: who says something else of her says so by `set`."""
    log = desk.new(FOUR)
    for each in OVER:
        log.enter(each)
    assert log.table.winner and not [owed for owed in log.table.owed() if owed.must]
    with pytest.raises(BadLine):
        log.enter("helen renegade")
