"""Words called out at a table: signs of exclamation, small words that carry nothing, and how it ended for whom."""

from __future__ import annotations

import pytest

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after

ANSWERED = "1 indians 2 3 4 5 6 | 2 answer bang"
FELL = "1 bang/7c 2 | 2 no | 2 lose 1 by 1 to bang | 2 out outlaw by 1 to bang"
DYING = "set 2 life 1"
DUEL = "set 1 life 1; end; ben draw 2; discard 1; duel anna"
SHERIFF_FELL = "1 no | 1 lose 1 by 2 to duel | 1 out sheriff by 2 to duel"
IDLE = "1 mustang | 1 end"
MISSED = "1 bang 2 | 2 answer missed | 1 end"
SAID = (
    ("en", "", "indians! ben gives a bang", ANSWERED),
    ("nl", "", "Indianen! ben gooit een bang weg", ANSWERED),
    ("it", "", "indiani! ben dà un bang", ANSWERED),
    ("de", "", "Indianer! Ben gibt ein Bang", ANSWERED),
    ("en", "", "bang! at ben, missed! done", MISSED),
    ("de", "", "Bang! auf Ben, daneben! Ende", MISSED),
    ("nl", "bang cleo", "die neemt hij terug", "retract 1"),
    ("de", "bang cleo", "die nimmt sie zurück", "retract 1"),
    ("nl", "", "legt zelf een schofield", "1 schofield"),
    ("de", "", "spielt trotzdem Bang auf Ben", "1 bang 2"),
    ("it", "", "gioca comunque bang a ben", "1 bang 2"),
    ("en", "", "mustang, does nothing, done", IDLE),
    ("nl", "", "mustang, doet niks, einde", IDLE),
    ("it", "", "mustang, non fa niente, fine", IDLE),
    ("de", "", "Mustang, macht nichts, Ende", IDLE),
    ("nl", "indians", "ben geen", "2 no | 2 lose 1 by 1 to indians"),
    ("de", "indians", "Ben keinen", "2 no | 2 lose 1 by 1 to indians"),
    ("nl", DYING, "bang ben klaver 7 dood, bandiet", FELL),
    ("de", DYING, "Bang Ben Kreuz 7 tot, Bandit", FELL),
    ("en", DYING, "bang ben 7 of clubs dead, outlaw", FELL),
    ("de", DUEL, "Sheriff tot", SHERIFF_FELL),
    ("nl", DUEL, "sheriff dood", SHERIFF_FELL),
    ("it", DUEL, "sceriffo morto", SHERIFF_FELL),
    ("en", DUEL, "the sheriff is dead", SHERIFF_FELL),
)  # fmt: skip


@pytest.mark.parametrize(("lang", "before", "line", "means"), SAID)
def test_it_is_read(desk: Desk, lang: str, before: str, line: str, means: str) -> None:
    """As what it can only mean there."""
    assert logged(six_after(desk, before), line, lang) == means


WHY = {"en": "cleo is not on turn, back", "nl": "cleo is niet aan de beurt, terug", "de": "Cleo ist nicht dran, zurück"}


@pytest.mark.parametrize("lang", WHY)
def test_that_it_was_not_his_turn_is_why_it_is_taken_back(desk: Desk, lang: str) -> None:
    """And begins no turn."""
    assert logged(six_after(desk, "cleo bang dirk out of turn"), WHY[lang], lang) == "retract 1"
