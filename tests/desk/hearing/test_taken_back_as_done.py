"""A participle takes back what was logged last, as the verb does: `ripreso, mette la schofield`."""

from __future__ import annotations

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

INSTEAD = "retract 1 | 1 schofield"
TOLD = {
    "in Italian": ("it", "bang ben", "ripreso, mette la schofield", INSTEAD),
    "of a card": ("it", "bang ben", "ripresa, mette la schofield", INSTEAD),
    "in Dutch": ("nl", "bang ben", "teruggenomen, legt de schofield", INSTEAD),
    "in German": ("de", "bang ben", "zurückgenommen, legt die Schofield", INSTEAD),
    "in English": ("en", "bang ben", "taken back, lays the schofield", INSTEAD),
    "a life point, of somebody": ("it", "bang ben", "eva ha ripreso una vita", "5 gain 1"),
    "a life point that is due": ("it", "set 2 life 1; bang ben; hit; beer", "ripreso", "2 gain 1 for beer"),
}


@rows("what", TOLD)
def test_it_is_taken_back(desk: Desk, what: str) -> None:
    """Of a life point it is said where one is due, or somebody is named."""
    lang, before, line, meant = TOLD[what]
    assert logged(six_after(desk, before), line, lang) == meant
