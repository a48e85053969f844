"""Numbers and postings come out of little room as they went in."""

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.library.search.packing import apart, laid_apart, numbers_in, numbers_out, together, woven
from referee.library.search.postings import Posting, Said, packed

NUMBERS = st.integers(min_value=1, max_value=2**32 - 1)
SAID = st.tuples(st.integers(0, 255), st.integers(0, 2**90))


@settings(deadline=None)
@given(st.sets(NUMBERS))
def test_rising_numbers_are_kept_as_they_are(numbers: set[int]) -> None:
    """Whatever their steps."""
    rising = sorted(numbers)
    assert [*numbers_in(numbers_out(rising))] == rising


@settings(deadline=None)
@given(st.dictionaries(NUMBERS, SAID, min_size=1))
def test_a_posting_says_what_was_put_into_it(said: dict[int, Said]) -> None:
    """Of every ruling how much, and in which places."""
    assert Posting(packed(said)).unpacked() == said


@settings(deadline=None)
@given(st.integers(1, 9), st.binary(max_size=60))
def test_bytes_laid_apart_are_woven_again(width: int, told: bytes) -> None:
    """Of numbers of any width."""
    whole = told[: len(told) // width * width]
    assert woven(laid_apart(whole, width), width) == whole


@settings(deadline=None)
@given(st.integers(1, 9), st.binary(max_size=60))
def test_rows_told_by_how_they_differ_are_told_as_they_were(width: int, told: bytes) -> None:
    """Whatever stands in the first."""
    assert together(apart(told, width), width) == told
