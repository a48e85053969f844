"""What cannot be written down and read back is kept out before it is logged."""

import pytest

from referee import sets
from referee.core.judging.soundness import LONGEST_TEXT, check
from referee.core.nouns.entries import Noted
from referee.core.nouns.table import Seat, Table
from referee.errors import BadJournal

TABLE = Table(seats=(Seat(1, "Anna"), Seat(2, "Bruno")))


TOO_LONG = "x" * (LONGEST_TEXT + 1)


@pytest.mark.parametrize(("text", "key"), [("half a sign \ud800", "bad_entry"), (TOO_LONG, "line_too_long")])
def test_a_text_that_no_file_can_hold_is_refused(text: str, key: str) -> None:
    """Half of a pair of signs has no UTF-8; a line has an end."""
    with pytest.raises(BadJournal) as refused:
        check(Noted(text), TABLE, sets.bind(("base",)))
    assert refused.value.key == key


def test_any_other_text_is_taken() -> None:
    """As long as a line may be, with whatever signs."""
    check(Noted("🤠" * LONGEST_TEXT), TABLE, sets.bind(("base",)))
