"""The play clock: what each turn took, pauses taken out, whatever was put right later."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.core.nouns import entries as e
from referee.core.nouns.table import Seat, Table, Turn
from referee.core.nouns.vocabulary import Card
from referee.log.play_clock import Clock, Spent, after, clock_of
from tests.hunts import tries
from tests.properties.logs import facts, logs

TABLE = Table(seats=tuple(Seat(number, name) for number, name in enumerate("abcd", 1)))
OPENED = e.Opened(TABLE)


def clock(*timed: tuple[float | None, e.Entry]) -> Clock:
    """The clock after a log of these, the opening at 0."""
    return clock_of([OPENED, *(entry for _, entry in timed)], [0.0, *(at for at, _ in timed)])


def test_a_turn_takes_from_its_beginning_to_its_end() -> None:
    """The time before it is nobody's, nor is that after it."""
    done = clock((10, e.TurnBegan(1)), (70, e.Played(1, Card("beer"))), (100, e.TurnEnded(1)))
    assert (done.seat, done.turn, done.runs) == (0, 0, False)
    assert done.spent_by(500) == {1: Spent((90,))}


def test_the_turn_under_way_goes_on() -> None:
    """It is counted up to now, and ends where another begins though nobody logged its end."""
    going = clock((10, e.TurnBegan(1)))
    assert (going.turn_by(25), going.spent_by(25)) == (15, {1: Spent((15,))})
    other = clock((10, e.TurnBegan(1)), (40, e.TurnBegan(2)), (50, e.TurnEnded(2)), (51, e.TurnBegan(1)))
    assert other.spent_by(61) == {1: Spent((30, 10)), 2: Spent((10,))}


def test_a_pause_takes_nobodys_time() -> None:
    """Stopped twice it stands once; what is logged meanwhile does not start it."""
    rows = ((0, e.TurnBegan(1)), (10, e.ClockStopped()), (30, e.ClockStopped()), (40, e.Noted("pizza")))
    still = clock(*rows)
    assert (still.runs, still.turn_by(100), still.paused_by(100)) == (False, 10, 90)
    again = clock(*rows, (60, e.ClockStarted()), (65, e.TurnEnded(1)))
    assert again.spent_by(99) == {1: Spent((15,))}
    assert again.paused == 50


def test_a_clock_set_back_goes_on_from_there() -> None:
    """No turn is shorter than nothing, and none stands still until the clock has caught up."""
    back = clock((100, e.TurnBegan(1)), (110, e.Played(1, Card("beer"))), (50, e.Noted("x")), (60, e.Noted("y")))
    assert back.turn_by(65) == 25
    assert back.turn_by(40) == 20
    ended = clock((100, e.TurnBegan(1)), (50, e.TurnEnded(1)), (51, e.TurnBegan(2)), (58, e.TurnEnded(2)))
    assert ended.spent_by(99) == {1: Spent((0,)), 2: Spent((7,))}
    paused = clock((100, e.TurnBegan(1)), (110, e.ClockStopped()), (50, e.Noted("x")), (60, e.ClockStarted()))
    assert (paused.turn, paused.paused) == (10, 10)


def test_the_game_that_is_won_takes_no_more_time() -> None:
    """Nobody's turn goes on after it."""
    assert not clock((0, e.TurnBegan(1)), (9, e.Won("law"))).runs


def test_a_position_in_the_middle_of_a_turn_starts_the_clock() -> None:
    """And a turn that the referee put right is of whom he said."""
    begun = clock_of([e.Opened(Table(seats=TABLE.seats, turn=Turn(2, "play")))], [5.0])
    assert (begun.seat, begun.turn_by(8)) == (2, 3)
    put_right = clock((0, e.TurnBegan(1)), (10, e.PhaseSet(3, "play")), (12, e.PhaseSet(3, "discard")))
    assert put_right.spent_by(20) == {1: Spent((10,)), 3: Spent((10,))}
    assert not clock((0, e.TurnBegan(1)), (10, e.PhaseSet(1, "over"))).runs


def test_what_was_taken_back_takes_no_time() -> None:
    """A turn that never began, and a pause that never was."""
    back = clock((0, e.TurnBegan(1)), (10, e.TurnBegan(2)), (30, e.Retracted(2)), (40, e.TurnEnded(1)))
    assert back.spent_by(40) == {1: Spent((40,))}
    unpaused = clock((0, e.TurnBegan(1)), (10, e.ClockStopped()), (30, e.Retracted(2)), (40, e.TurnEnded(1)))
    assert unpaused.spent_by(40) == {1: Spent((40,))} and unpaused.paused == 0


def test_what_was_put_right_happened_then() -> None:
    """The turn that began at 10 was another's; the pause forgotten before the play at 20 began then."""
    corrected = clock((0, e.TurnBegan(1)), (10, e.TurnBegan(2)), (50, e.Corrected(2)), (50, e.TurnBegan(3)))
    assert corrected.spent_by(60) == {1: Spent((10,)), 3: Spent((50,))}
    rows = ((0, e.TurnBegan(1)), (20, e.Noted("")), (50, e.Inserted(2)), (50, e.ClockStopped()))
    assert clock(*rows).turn_by(90) == 20


def test_the_clock_as_an_entry_found_it() -> None:
    """What happened before it, up to its own time."""
    log = [OPENED, e.TurnBegan(1), e.ClockStopped(), e.ClockStarted(), e.TurnEnded(1)]
    found = [clock_of(log, [0, 10, 15, 40, 45], until) for until in (1, 2, 3, 4)]
    assert [each.turn for each in found] == [0, 5, 5, 10]
    assert [each.paused for each in found] == [0, 0, 25, 25]


def test_time_never_runs_backwards() -> None:
    """A clock of the computer that was put back, and an entry whose time is not known, take none."""
    odd = clock((100, e.TurnBegan(1)), (40, e.Noted("")), (None, e.Noted("")), (50, e.TurnEnded(1)))
    assert odd.spent_by(0) == {1: Spent((10,))}


@st.composite
def timed(draw: st.DrawFn) -> tuple[list[e.Entry], list[float]]:
    """Any log, with the times at which it was logged."""
    log = draw(logs(longest=15))
    steps = draw(st.lists(st.integers(0, 100), min_size=len(log), max_size=len(log)))
    return log, [float(sum(steps[: place + 1])) for place in range(len(log))]


@settings(max_examples=tries(150), deadline=None)
@given(timed(), st.integers(0, 100))
def test_all_time_is_somebodys_a_pauses_or_nobodys(given_log: tuple[list[e.Entry], list[float]], later: int) -> None:
    """Whatever was logged and put right, no second is counted twice and none is negative."""
    log, times = given_log
    done, now = clock_of(log, times), times[-1] + later
    spent = done.spent_by(now)
    assert sum(each.seconds for each in spent.values()) + done.paused_by(now) <= now - times[0]
    assert all(0 <= each.longest <= each.seconds and each.turns > 0 for each in spent.values())
    assert done.turn_by(now) <= now - times[0]


@settings(max_examples=tries(150), deadline=None)
@given(timed(), facts, st.integers(0, 100))
def test_going_on_from_where_it_stood_is_the_same(
    given_log: tuple[list[e.Entry], list[float]], fact: e.Entry, later: int
) -> None:
    """One entry more about the table moves the clock as if the whole log were read again."""
    log, times = given_log
    at = times[-1] + later
    assert after(clock_of(log, times), fact, at) == clock_of([*log, fact], [*times, at])
