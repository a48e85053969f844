"""How many cards somebody holds may be known between two bounds, and never goes below none."""

from referee.core.nouns.vocabulary import NO_TELLING, Count, exactly


def test_a_card_given_was_there() -> None:
    """Who may hold none and gives one holds none at least; a bound that is not known stays so."""
    assert Count(0, 3).minus(1) == Count(0, 2)
    assert Count(2, 2).minus(1) == exactly(1)
    assert NO_TELLING.minus(2) == NO_TELLING
    assert exactly(1).minus(2) == exactly(0)


def test_a_card_gained_moves_both_bounds() -> None:
    """And two hands together hold what both hold; if one has no bound, neither has the sum."""
    assert Count(0, 2).plus(1) == Count(1, 3)
    assert Count(1, 2).joined(Count(0, 4)) == Count(1, 6)
    assert Count(1, 2).joined(NO_TELLING) == Count(1, None)


def test_a_number_is_exact_where_the_bounds_meet() -> None:
    """Else there is none to name."""
    assert (exactly(3).exact, Count(2, 3).exact, NO_TELLING.exact) == (3, None, None)
