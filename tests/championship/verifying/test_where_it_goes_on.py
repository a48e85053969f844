"""What is not simulated: logs of games, extra time, hand-overs. Both readings say the same of it."""

import pytest

from referee.championship.office.document import document_of, written
from referee.championship.rules import entries as e
from referee.championship.rules import places as p
from referee.championship.rules.judging import audit
from referee.championship.verifying.proof import verify
from tests.championship.rules.making import drawn, whole_game

OPEN = [*drawn(10), e.RoundOpened(1, 1, 1)]
OVER = [*drawn(10), *whole_game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]
AGAIN = [*OPEN, p.TableOpened(1, 1, "one"), e.GameVoided(1, 1, True, "shown"), e.RoundOpened(1, 1, 1)]
HANDED = [*OPEN, p.HandedOver("stick", "abc")]


@pytest.mark.parametrize(
    ("log", "key"),
    [
        ([*OPEN, p.TableOpened(1, 1, "one"), p.TimeGranted(1, 1, 10)], ""),
        ([*OPEN, p.TableOpened(1, 1, "one"), p.TableOpened(1, 1, "two")], "log_begun_already"),
        ([*AGAIN, p.TableOpened(1, 1, "two")], ""),
        ([*OPEN, p.TableOpened(2, 1, "one")], "round_not_open"),
        ([*OVER, p.TimeGranted(1, 1, 10)], "round_not_open"),
        ([*HANDED, p.Resumed("abc")], ""),
        ([*HANDED, p.Resumed("abd")], "other_copy"),
        ([*HANDED, p.Resumed("abc"), p.Resumed("abc")], "not_handed_over"),
    ],
)  # fmt: skip
def test_both_readings_say_the_same(log: list[e.Logged], key: str) -> None:
    """ITC-050, ITC-205: a game that is under way has one log, and goes on in one place."""
    last = audit(log)[-1].verdict
    assert list(last.keys) == ([key] if key else [])
    assert [fault.key for fault in verify(written(document_of(log))).differences] == ([key] if key else [])
