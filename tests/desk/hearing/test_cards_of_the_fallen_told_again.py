"""Who takes the cards of one who fell is told once: as the log says it already, it is nobody's offence."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import SIX, six_after
from tests.rows import rows

VULTURE = SIX.replace("pedro_ramirez", "vulture_sam").replace("life 2/3", "life 1/3")
FELL = "bang ben; ben hit; ben out outlaw; anna draw 3 for reward"
BEFORE = {
    "assumed": f"{FELL}; scope",
    "typed": f"{FELL}; otto takes ben's cards; scope",
    "typed, a turn later": f"{FELL}; otto takes ben's cards; anna end; cleo draw 2",
}
LINES = {
    "en": "otto takes all of ben's cards",
    "nl": "otto pakt alle kaarten van ben",
    "it": "otto prende tutte le carte di ben",
    "de": "Otto nimmt alle Karten von Ben",
}


@rows("how", BEFORE)
@rows("lang", LINES)
def test_it_is_said_already(desk: Desk, lang: str, how: str) -> None:
    """The entry by which they went to him is named."""
    log = six_after(desk, BEFORE[how], VULTURE)
    already = log.enter(LINES[lang], lang).already
    assert already and type(log.entry(already)).__name__ == "Forfeited"


def test_to_another_they_did_not_go(desk: Desk) -> None:
    """Eva is not Vulture Sam: what she takes of one who is out is judged."""
    log = six_after(desk, BEFORE["assumed"], VULTURE)
    assert "not_entitled" in log.enter("eva takes ben's cards").judged[-1].verdict.keys
