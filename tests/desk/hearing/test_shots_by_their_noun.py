"""`schuss auf ben`: a shot told by its noun is a Bang!, and never a correction of what was played before it."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

SAID = [
    ("de", "schuss auf ben"),
    ("nl", "schot op ben"),
    ("it", "sparo a ben"),
    ("it", "colpo a ben"),
    ("en", "shot at ben"),
]


@rows("lang, line", SAID)
def test_it_is_a_bang(desk: Desk, lang: str, line: str) -> None:
    """The Dynamite that was laid before it stays where it is."""
    log = six_after(desk, "dynamite", SIX.replace("slab_the_killer", "willy_the_kid"))
    assert logged(log, line, lang) == "1 bang 2"


HIT = [("en", "ben takes the shot"), ("it", "ben prende il colpo")]


@rows("lang, line", HIT)
def test_who_takes_it_is_hit(desk: Desk, lang: str, line: str) -> None:
    """The same noun behind what he does with it tells that he was hit."""
    log = six_after(desk, "bang ben", SIX.replace("slab_the_killer", "willy_the_kid"))
    assert logged(log, line, lang).startswith("2 no | 2 lose 1 by 1 to bang")


def test_who_gave_nothing_lost_his_life_point_before_he_draws(desk: Desk) -> None:
    """`Ben hat nix` and then Ben draws for what he lost: the loss that nobody typed goes before it."""
    position = SIX.replace("slab_the_killer", "willy_the_kid").replace("el_gringo", "bart_cassidy")
    log = six_after(desk, "bang ben; ben no", position)
    outcome = log.preview("ben zieht eine nach", "de")
    assert all(each.verdict.clean for each in outcome.judged)
    assert logged(log, "ben zieht eine nach", "de") == "2 lose 1 by 1 to bang | 2 draw 1 for bart_cassidy"
