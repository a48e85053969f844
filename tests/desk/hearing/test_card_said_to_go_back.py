"""`the barrel back`, `the second bang back`, `missed back`: the card that was played is taken back.

It is an answer only where such a card is asked for.
"""

import pytest

from referee.core.nouns.entries import TurnBegan
from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

BARREL = "set 1 hand 1; set 1 character suzy_lafayette; barrel"
TWICE = "set 2 life 3; bang ben; ben hit; bang ben"
MISSED = "duel ben; ben missed"


@rows(
    ("before", "line", "lang", "gone"),
    [
        (BARREL, "das fass zurück", "de", 3), (BARREL, "de ton terug", "nl", 3),
        (BARREL, "il barile indietro", "it", 3), (BARREL, "the barrel back", "en", 3),
        (TWICE, "das zweite bang zurück", "de", 5),
        (TWICE, "de tweede bang terug", "nl", 5), (TWICE, "il secondo bang indietro", "it", 5),
        (TWICE, "second bang back", "en", 5), (MISSED, "fehlschuss zurück", "de", 2), (MISSED, "misser terug", "nl", 2),
        (MISSED, "mancato indietro", "it", 2), (MISSED, "ben missed back", "en", 2),
        ("indians; ben missed", "ben missed back", "en", 2),
    ],
)  # fmt: skip
def test_it_is_taken_back(desk: Desk, before: str, line: str, lang: str, gone: int) -> None:
    """Also while she has a card to draw for it, or others are still to answer."""
    assert logged(six_after(desk, before), line, lang) == f"retract {gone}"


@pytest.mark.parametrize("before", ["duel ben", "indians"])
def test_a_card_that_is_asked_for_answers(desk: Desk, before: str) -> None:
    """`ben bang back` is what he shoots back."""
    assert logged(six_after(desk, before), "ben bang back") == "2 answer bang"


def test_a_turn_that_was_is_not_said_already(desk: Desk) -> None:
    """With Cleo's turn over, `ben's turn` is not of the one before hers: something lacks, or somebody errs."""
    log = six_after(desk, "set 1 hand 5; end; ben draws 2; set 2 hand 1; end; cleo draws 2; set 3 hand 2; end")
    last = log.enter("ben ist dran", "de").judged[-1].entry
    assert last == TurnBegan(2)
