"""A whole hall may come at once; nobody may go on asking like that."""

from referee.pages import pace as pace_module
from referee.pages.pace import A_SECOND, AT_ONCE, Pace


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    """Others are not held up by it, and time makes it good."""
    now = [0.0]
    pace = Pace(lambda: now[0])
    assert sum(pace.may("one") for _ in range(int(AT_ONCE) + 50)) == AT_ONCE
    assert pace.may("another")
    now[0] = 2.0
    assert sum(pace.may("one") for _ in range(int(AT_ONCE))) == 2 * A_SECOND


def test_no_more_addresses_are_remembered_than_there_is_room_for() -> None:
    """Whoever comes from ever new ones takes no memory."""
    pace = Pace(lambda: 0.0)
    for number in range(pace_module.MOST_ADDRESSES + 10):
        pace.may(str(number))
    assert len(pace._left) == pace_module.MOST_ADDRESSES
