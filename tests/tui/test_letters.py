"""Large letters: as large as fit, whole or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.tui.letters import in_lines, large


@given(st.text(max_size=12), st.integers(1, 120), st.integers(1, 6))
def test_whatever_is_written_fits(text: str, width: int, height: int) -> None:
    """No text is wider or higher than the room, and all its rows are as wide as each other."""
    rows = large(text, width, height)
    assert len(rows) <= height and len({len(row) for row in rows}) <= 1 and all(len(row) <= width for row in rows)


def test_the_larger_one_where_it_fits() -> None:
    """Five rows, three, none."""
    assert [len(large("Bruno", width, 5)) for width in (60, 30, 10)] == [5, 3, 0]


@pytest.mark.parametrize(("text", "same"), [("Zoë", "ZOE"), ("  andré ", "Andre"), ("d’Anna", "D'ANNA")])
def test_accents_are_left_out(text: str, same: str) -> None:
    """ë is E, and blanks at the ends are no letters."""
    assert large(text, 90, 3) == large(same, 90, 3) != ()


@pytest.mark.parametrize("text", ["", "名前", "5♥", "a\x1bb", "x" * 100])
def test_what_has_no_large_letter_is_not_drawn(text: str) -> None:
    """Nothing is left out in silence: the whole of it is for ordinary letters."""
    assert large(text, 1000, 5) == ()


def test_every_letter_that_is_said_to_be_there_is_drawn() -> None:
    """No font leaves a blank where a letter should be."""
    for rows in (3, 5):
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-!?.,:;()&/":
            assert any(row.strip() for row in large(letter, 20, rows)), (letter, rows)


def test_a_sentence_takes_as_few_lines_as_it_needs() -> None:
    """One line where there is room, two where not, each centred; nothing where not even that."""
    assert len(in_lines("Won by the Outlaws", 100, 3)) == 3
    assert len(in_lines("Won by the Outlaws", 60, 8)) == 7
    assert in_lines("Won by the Outlaws", 20, 20) == in_lines("Won", 60, 2) == ()
