"""Where a tournament goes on: the log of a game, extra time, copies."""

from referee.championship.rules import entries as e
from referee.championship.rules.aloud import state_aloud
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.places import HandedOver, Resumed, TableOpened, TimeGranted
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn

BEGUN = [*drawn(10), e.RoundOpened(1, 1, 1)]


def test_a_round_knows_its_log_and_its_extra_time() -> None:
    """ITC-205: minutes add up, and everybody hears of them; the log of the game is nobody's business."""
    log = [*BEGUN, TableOpened(1, 1, "abc"), TimeGranted(1, 1, 10), TimeGranted(1, 1, 5, "slow")]
    each = tournament_of(log).tables[1].rounds[0]
    assert (each.stream, each.extra) == ("abc", 15)
    assert state_aloud(log).tables[1].rounds[0].extra == 15 and "abc" not in repr(state_aloud(log))


def test_a_game_that_is_repeated_has_a_log_of_its_own() -> None:
    """ITC-231: what was logged of the first is not taken for the second."""
    log = [*BEGUN, TableOpened(1, 1, "abc"), e.GameVoided(1, 1, False, "role shown")]
    assert tournament_of(log).tables[1].rounds[0].stream == ""


def test_there_has_to_be_a_game() -> None:
    """ITC-050, ITC-205: a log, or more time, belongs to a round under way; a second log is for the referee."""
    assert said(drawn(10), TableOpened(1, 1, "abc"))[1] == ["? round_not_open"]
    assert said(drawn(10), TimeGranted(1, 1, 5))[1] == ["? round_not_open"]
    begun_again = [*BEGUN, e.GameVoided(1, 1, True, "shown")]
    over = [*BEGUN, e.GamePlayed(1, 1, "law", ())]
    assert said(begun_again, TimeGranted(1, 1, 5))[1] == said(over, TimeGranted(1, 1, 5))[1] == ["? round_not_open"]
    assert said(BEGUN, TableOpened(1, 1, "abc")) == ("legal", [])
    assert said([*BEGUN, TableOpened(1, 1, "abc")], TimeGranted(1, 1, 5)) == ("legal", [])
    again = said([*BEGUN, TableOpened(1, 1, "abc")], TableOpened(1, 1, "def"))
    assert again == ("for_referee", ["log_begun_already ITC-050"])


def test_a_hand_over_holds_until_it_is_resumed() -> None:
    """By the mark that both copies bear."""
    log = [*BEGUN, HandedOver("Maria", "mark")]
    handed = tournament_of(log).handed
    assert handed is not None and (handed.to, handed.copy, handed.entry) == ("Maria", "mark", len(BEGUN))
    assert said(log, Resumed("other"))[1] == ["? other_copy"] and said(BEGUN, Resumed("mark"))[1] == [
        "? not_handed_over"
    ]
    assert tournament_of([*log, Resumed("mark")]).handed is None
