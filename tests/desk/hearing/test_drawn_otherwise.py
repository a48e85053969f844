"""The same draw! told again with another card: one of the two is a slip, and which one is asked."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from referee.errors import BadLine
from tests.desk.hearing.told import SIX, logged, six_after
from tests.rows import rows

POSITION = SIX.replace('"Ben" outlaw el_gringo life 2/3 hand 3', '"Ben" outlaw el_gringo life 2/3 hand 3 play {}')
DRAWN = {
    "for a Jail": ("jail", "end; ben turn; jail kh", "jail kc", "en", "correct 3 jail kc"),
    "for a Jail in Italian": (
        "jail", "end; ben turn; jail kh", "prigione re di fiori", "it", "correggi 3 prigione re di fiori"),
    "for Dynamite": ("dynamite", "end; ben turn; dynamite kh", "dynamite kc", "en", "correct 3 dynamite kc"),
    "for a Barrel": ("barrel", "bang ben; ben barrel 5s", "ben barrel 5c", "en", "correct 2 ben barrel 5c"),
}  # fmt: skip


@rows("what", DRAWN)
def test_it_is_asked_whether_it_puts_right(desk: Desk, what: str) -> None:
    """It is nobody's offence; the line that is offered corrects the first, with nothing against it."""
    card, before, line, lang, offered = DRAWN[what]
    log = six_after(desk, before, POSITION.format(card))
    with pytest.raises(BadLine, match="drawn_otherwise") as asked:
        log.enter(line, lang)
    assert asked.value.about["choices"] == (offered,)
    length = log.length
    assert log.enter(offered, lang).judged[-1].verdict.clean and log.length == length + 2


def test_a_second_barrel_is_drawn_for(desk: Desk) -> None:
    """Jourdonnais who has a Barrel before him draws twice."""
    position = POSITION.format("barrel").replace("el_gringo life 2/3", "jourdonnais life 2/4")
    log = six_after(desk, "bang ben; ben barrel 5s", position)
    assert logged(log, "ben jourdonnais 6h") == "2 flip jourdonnais 6h"


def test_who_types_every_step_is_judged(desk: Desk) -> None:
    """Nothing is asked then."""
    log = six_after(desk, "end; ben turn; jail kh", POSITION.format("jail"))
    log.every_step = True
    assert "nothing_to_flip" in log.enter("jail kc").judged[-1].verdict.keys
