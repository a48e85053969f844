"""Who plays has drawn, also where a step behind the draw is lacking: it is assumed in any turn as in the first."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import holding, logged
from tests.rows import rows

BLACK_JACK = """
seat 1 "Anna" sheriff black_jack life 5/5 hand 3
seat 2 "Ben" outlaw el_gringo life 3/3 hand 3
seat 3 "Cleo" outlaw suzy_lafayette life 4/4 hand 4
seat 4 "Dirk" renegade slab_the_killer life 4/4 hand 4
"""


@rows("turn", ["", "turn 4 over"])
@rows("line", ["barrel", "panic ben"])
def test_a_play_lacks_only_what_was_shown(desk: Desk, turn: str, line: str) -> None:
    """The draw left nobody a choice; which card Black Jack showed, nobody knows."""
    log = desk.new(f"{BLACK_JACK}{turn}\n" + ("deck 50\n" if turn else ""))
    log.enter(line)
    counting = [number for number in range(1, log.length) if log.verdict(number) is not None]
    assert holding(log, counting[-1]).keys == ("step_skipped",)
    assert logged(log, "1 show 8c") == "1 show 8c"
    assert holding(log, counting[-1]).clean


def test_calamity_janet_is_offered_both(desk: Desk) -> None:
    """In a Duel she may give a Missed! for a BANG!, which anybody may not."""
    log = desk.new(BLACK_JACK.replace("el_gringo", "calamity_janet") + "turn 1 play\n")
    log.enter("duel ben")
    assert [item.options for item in log.agenda().due] == [("bang", "missed", "hit")]
    log.enter("ben bang")
    assert [item.options for item in log.agenda().due] == [("bang", "hit")]
