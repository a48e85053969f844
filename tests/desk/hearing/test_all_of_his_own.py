"""`throws away all her cards`, of whoever has to: she gives up all of them, and nothing is left to say."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

SAID = [
    ("en", "anna throws away all her cards"),
    ("en", "anna discards everything"),
    ("en", "loses all her cards"),
    ("nl", "anna legt alles af"),
    ("nl", "anna gooit al haar kaarten weg"),
    ("it", "anna scarta tutto"),
    ("de", "anna wirft alles ab"),
    ("de", "anna wirft alle ihre karten weg"),
]


@rows("lang, line", SAID)
def test_it_is_the_penalty(desk: Desk, lang: str, line: str) -> None:
    """The Sheriff who killed a Deputy gives up hand and cards in play."""
    log = six_after(desk, "set 3 life 1; set 3 role deputy; bang cleo; cleo hit; cleo out deputy", SIX)
    assert logged(log, line, lang) == "1 forfeit"


BY_ANNA = "2 out outlaw by 1 to bang"
KILLED = [
    ("en", "ben killed by anna, outlaw"),
    ("it", "ben ucciso da anna, fuorilegge"),
    ("nl", "ben gedood door anna, bandiet"),
    ("de", "ben getötet von anna, bandit"),
]


@rows("lang, line", KILLED)
def test_the_role_told_behind_the_killer_is_read(desk: Desk, lang: str, line: str) -> None:
    """Who killed him may stand between that he fell and what he was."""
    log = six_after(desk, "set 2 life 1; bang ben; ben hit", SIX)
    assert logged(log, line, lang) == BY_ANNA
