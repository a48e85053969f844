"""What Enter on an empty line would log: what is forced, up to what waits for somebody's choice."""

from referee.core.judging.due import Due, entered
from referee.core.nouns.entries import TurnEnded
from referee.core.nouns.table import Owed

FORCED = Due(Owed("end", 1), TurnEnded(1))
CHOICE = Due(Owed("discard", 1))
ANSWER = Due(Owed("answer", 2), holds_up=True)
OFFER = Due(Owed("draw", 3, must=False), holds_up=True)


def test_what_is_forced_is_entered_and_a_choice_is_not() -> None:
    """What waits for a choice keeps only that back which comes after it in order."""
    assert list(entered((FORCED, CHOICE, FORCED))) == [True, False, True]


def test_nothing_is_entered_past_an_answer_that_has_to_be_given() -> None:
    """What merely may be done holds nothing up."""
    assert list(entered((FORCED, ANSWER, FORCED))) == [True, False, False]
    assert list(entered((OFFER, FORCED))) == [False, True]
