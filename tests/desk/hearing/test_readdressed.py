"""A wrong name put right takes the answers with it: whoever was hit was hit, and nobody answered for another."""

import pytest

from referee.core.nouns.entries import Took
from referee.desk.table_log import TableLog
from referee.notation import line_of

ANSWERED = {
    "a hit": (["bang bruno", "hit"], ["4 no", "4 lose 1 by 1 to bang"]),
    "a Missed!": (["bang bruno", "missed"], ["4 answer missed"]),
    "a Duel": (["duel bruno", "bang", "bang", "hit"], ["4 answer bang", "4 no", "4 lose 1 by 1 to duel"]),
}


@pytest.mark.parametrize("what", ANSWERED)
def test_the_answers_go_with_the_play(log: TableLog, what: str) -> None:
    """No verdict is worse, and the life points are those of the right player."""
    lines, means = ANSWERED[what]
    for each in lines:
        log.enter(each)
    log.enter(f"correct 3 {lines[0].split()[0]} dario")
    counting = [(n, log.entry(n)) for n in range(log.length) if log.verdict(n)]
    of_dario = [line_of(entry, log.book) for _, entry in counting if getattr(entry, "by", 0) == 4]
    assert of_dario == means
    assert log.table.seat(2).life == 4
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)


def test_what_the_right_player_cannot_have_given_stays_with_who_gave_it(log: TableLog) -> None:
    """A draw! of Jourdonnais makes nobody else Jourdonnais."""
    for each in ("bang bruno", "jourdonnais 4h"):
        log.enter(each)
    log.enter("correct 3 bang dario")
    assert line_of(log.entry(4), log.book) == "2 flip jourdonnais 4h" and log.verdict(4) is not None


TAKEN = {
    "a card of the hand": ("panic bruno, hand", "1 take 4 hand"),
    "one that both have in play": ("panic bruno, barrel", "1 take 4 barrel"),
    "one that only the other has": ("panic bruno, mustang", ""),
}


@pytest.mark.parametrize("what", TAKEN)
def test_what_was_taken_is_of_whoever_was_meant(log: TableLog, what: str) -> None:
    """Though the turn is over: by the number of the play. Which card it was is due again where he has none such."""
    line, means = TAKEN[what]
    for each in ("set 4 play barrel", "set 2 play barrel mustang", line, "end"):
        log.enter(each)
    log.enter("correct 5 panic dario")
    counting = [log.entry(n) for n in range(log.length) if log.verdict(n)]
    assert " ".join(line_of(each, log.book) for each in counting if isinstance(each, Took)) == means
    due = [owed.other for frame in log.table.frames for owed in frame.owed if owed.kind == "take"]
    assert bool(due) is not bool(means) or log.verdict(7).keys  # type: ignore[union-attr]


def test_another_card_at_another_player_takes_nothing_along(log: TableLog) -> None:
    """Nor is anything moved where who was aimed at stays."""
    for each in ("bang bruno", "hit"):
        log.enter(each)
    assert len(log.enter("correct 3 bang/5c bruno").judged) == 2


def test_what_another_card_cost_is_lost_once(log: TableLog) -> None:
    """A Gatling that was Indians! has hit whom it hit, and killed whom it killed."""
    for each in ("set 2 life 1", "gatling", "bruno hit", "out outlaw", "carla hit", "dario hit"):
        log.enter(each)
    log.enter("correct 4 indians")
    assert [log.table.seat(seat).life for seat in (2, 3, 4)] == [0, 2, 3]
    assert not {"answer", "lose"} & {owed.kind for owed in log.table.owed()}
    assert all(verdict.clean for verdict in map(log.verdict, range(log.length)) if verdict)
