"""What hangs on the wall: the hall, the ladder of the duels, and the standings once they may be seen."""

from __future__ import annotations

import pytest

from referee.championship.reports.blocks import Ladder, Report
from referee.championship.rules import entries as e
from referee.championship.rules.aloud import due_aloud, over
from referee.championship.rules.bracket import bracket as private
from referee.championship.rules.bracket import places
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.matches import MatchDecided
from referee.championship.simulating.tournament import simulated as played
from referee.errors import NotYet
from tests.championship.reports.made import finished, report, tables, under_way
from tests.championship.rules.making import drawn, game, turned

TABLES = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))


def rounds_played() -> list[e.Logged]:
    """Two tables of five that have played all their rounds; a player's luck is his place at the table."""
    log: list[e.Logged] = drawn(10)
    for table, seating in enumerate(TABLES, 1):
        for number in range(1, 6):
            log += game(table, number, turned(seating, number), "law" if number % 2 else "outlaws", "++---")
    return log


def ladder(made: Report) -> Ladder:
    """The ladder on a report."""
    return next(block for section in made.sections for block in section.blocks if isinstance(block, Ladder))


@pytest.mark.parametrize(("players", "seed"), [(10, 3), (13, 4), (23, 7), (31, 2)])
def test_the_standings_are_refused_until_the_last_duel_is_over(players: int, seed: int) -> None:
    """ITC-119: money is hidden during the tournament, and a ranking by money with it."""
    log = played(players, seed)
    last = max(at for at, entry in enumerate(log) if isinstance(entry, e.DuelWon | e.PlayerLeft))
    for length in range(0, last, max(1, last // 12)):
        with pytest.raises(NotYet) as refused:
            report("board", tuple(log[:length]))
        assert refused.value.about["due"]
    made = report("board", tuple(log))
    assert made.eyes == "everybody" and [row[0] for row in tables(made)[0].rows[:4]] == ["1", "2", "3", "4"]


def test_the_refusal_says_what_is_still_to_come_and_no_secret() -> None:
    """Only what everybody heard is named in it."""
    with pytest.raises(NotYet) as refused:
        report("board", (*rounds_played(), e.Warned(1, "late"), e.Warned(1, "late")))
    assert refused.value.about == {"due": "The qualifiers for the duels are to be named"}


def test_a_duel_taken_back_hides_the_standings_again() -> None:
    """What was over is not over any more."""
    log = finished()
    won = max(at for at, entry in enumerate(log) if isinstance(entry, e.DuelWon))
    assert over(log) and not over((*log, e.Retracted(won)))


@pytest.mark.parametrize(("players", "seed"), [(13, 4), (31, 2), (26, 5)])
def test_the_ladder_of_what_was_heard_is_the_ladder_that_was_played(players: int, seed: int) -> None:
    """ITC-131 to ITC-135, ITC-228, ITC-229: whoever went through, by winning or because the other left."""
    log = tuple(played(players, seed))
    made = ladder(report("bracket", log))
    duels = [duel for _, stage in made.stages for duel in stage] + list(made.beside)
    state = tournament_of(log)
    told = {duel.title: {side.name: side.won for side in duel.sides} for duel in duels}
    assert len(duels) == (8 if len(state.sizes) > 4 else 4)
    for match in private(state).values():
        title = match.key.replace("quarter_", "quarter-final ").replace("semi_", "semi-final ")
        title = title.replace("third", "match for third place")
        names = {n: state.players[n].name for n in match.players if n is not None}
        shared = [each.name for each in state.players.values()]
        for number, name in names.items():
            label = f"{name} ({number})" if shared.count(name) > 1 else name
            assert told[title][label] == (match.winner == number)


def test_the_ladder_says_nobody_before_the_referee_named_them() -> None:
    """ITC-119: who would go through by the ranking is not told; who was named is, in their order."""
    log = rounds_played()
    empty = ladder(report("bracket", tuple(log)))
    assert {side.name for _, stage in empty.stages for duel in stage for side in duel.sides} == {"?"}
    full = ladder(report("bracket", (*log, e.QualifiersNamed((1, 6, 2, 7)))))
    assert [[(side.seed, side.name) for side in duel.sides] for duel in full.stages[0][1]] == [
        [("1", "P1"), ("4", "P7")],
        [("2", "P6"), ("3", "P2")],
    ]


def test_the_hall_tells_tables_rounds_sheriffs_characters_and_who_left() -> None:
    """What everybody heard, and neither a price nor who won."""
    log: list[e.Logged] = [*drawn(10), *game(1, 1, TABLES[0], "law", "++---"), e.RoundOpened(1, 2, 2)]
    log += [e.CharacterHired(1, 2, 2, "slab_the_killer", 700), e.PlayerLeft(4, "during_game")]
    made = report("hall", tuple(log))
    now, first, second = tables(made)
    assert [row[0] for row in now.rows] == [
        "Table 1, round 2: without a character: P1, P3 and P5",
        "Table 2: round 1 begins, Sheriff P6",
    ]
    assert (
        first.title == "Table 1 · round 2 is being played" and second.title == "Table 2 · next is round 1, Sheriff P6"
    )
    assert first.rows[1] == ("2", "P2", "Slab the Killer", "Sheriff") and first.marks[1] == "first"
    assert first.rows[3][3] == "left" and first.marks[3] == "out"
    assert "700" not in str(made) and "law" not in str(made)


def test_due_aloud_is_what_is_due_but_for_secrets() -> None:
    """A second warning and lots among equals are the referee's; rounds, results and named duels are everybody's."""
    log = [*rounds_played(), e.Warned(1, "late"), e.Warned(1, "late")]
    assert [each.kind for each in due_aloud(log)] == ["qualifiers"]
    named = due_aloud([*log, e.QualifiersNamed((1, 6, 2, 7))])
    assert [(each.match, each.players) for each in named] == [("semi_1", (1, 7)), ("semi_2", (6, 2))]
    assert {each.kind for each in due_aloud(under_way())} <= {"round", "hires", "result"}
    assert due_aloud(finished()) == () and places(tournament_of(finished()))


def test_the_ladder_tells_an_empty_place_from_one_that_is_not_known_yet() -> None:
    """ITC-131, ITC-132: with three there is nobody for the fourth place; who comes to the final is still open."""
    log = [*rounds_played(), e.QualifiersNamed((1, 6, 2))]
    (_, semis), (_, (final,)) = ladder(report("bracket", tuple(log))).stages
    assert [[side.name for side in duel.sides] for duel in (*semis, final)] == [["P1", "–"], ["P6", "P2"], ["?", "?"]]
    nobody = (*log, MatchDecided("semi_1", (), "agreed"))
    made = ladder(report("bracket", nobody))
    assert [side.name for side in made.stages[-1][1][0].sides] == ["–", "?"]
    assert [side.name for side in made.beside[0].sides] == ["–", "?"]
