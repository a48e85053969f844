"""Taking back and bringing back the last thing done, step by step."""

from referee.championship.rules import entries as e
from referee.championship.rules.undoing import last_done, last_undone
from tests.championship.rules.making import enrolled

LOG = enrolled(4)
LAST = len(LOG) - 1


def test_taking_back_goes_on_and_everything_comes_back() -> None:
    """Undone twice, the last two things are gone; brought back twice, both stand, and nothing is left to bring back."""
    log: list[e.Logged] = [*LOG]
    for wanted in (LAST, LAST - 1):
        assert last_done(log) == wanted
        log.append(e.Retracted(wanted))
    for _ in range(2):
        log.append(e.Retracted(last_undone(log)))
    assert last_done(log) == LAST
    assert last_undone(log) == 0


def test_what_is_done_after_it_leaves_nothing_to_bring_back() -> None:
    """And a retraction of something deeper is a thing done, which is undone like any."""
    log = [*LOG, e.Retracted(LAST), e.Warned(1, "x")]
    assert last_undone(log) == 0
    deeper = [*LOG, e.Retracted(LAST - 1)]
    assert (last_done(deeper), last_undone(deeper)) == (len(LOG), 0)


def test_of_nothing_nothing_is_taken_back() -> None:
    """The opening is no thing done."""
    assert (last_done(LOG[:1]), last_undone(LOG[:1])) == (0, 0)
