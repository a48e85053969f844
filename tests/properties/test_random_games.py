"""Random tables: the judge and the tracked table against the second engine.

`tests.hunts` says how many games; every failure names its seed, and
`python -m tests.second_engine --seed N` writes that game down.
"""

import pytest

from referee import sets
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from tests.hunts import many
from tests.properties.truths import complain, differences, findings, is_the_one, tell
from tests.second_engine import fault, play
from tests.second_engine.fault import Fault
from tests.second_engine.faulty import ALL
from tests.whole_games import follow_text

GAMES = many("games", 120)
EACH = max(3, GAMES // len(ALL))
"""Faulty games of each way in which a game can go wrong."""


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the clauses allow, the judge allows."""
    problems = []
    for seed in range(GAMES):
        game = play(seed)
        if found := findings(game):
            line, verdict, keys = found[0]
            problems.append(f"seed {seed}, line {line}: {verdict} {keys}: {tell(game, line)}")
    assert not problems, complain(problems)


def test_the_tracked_table_is_the_true_table() -> None:
    """After every line: life points, hands, cards in play, deck, discards and who is alive."""
    problems = []
    for seed in range(GAMES):
        game = play(seed)
        if gap := next(differences(game), None):
            problems.append(f"seed {seed}, {gap}")
    assert not problems, complain(problems)


def test_what_enter_logs_is_never_irregular() -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    book, problems = sets.bind(("base",)), []
    for seed in range(0, GAMES, 5):
        for number, found in follow_text(play(seed).text):
            table = found
            for entry in forced_run(table, book):
                verdict = judge(table, entry, book)
                if verdict.level > Level.WITHOUT_EFFECT:
                    problems.append(f"seed {seed}, after line {number}: {entry} {verdict.keys}")
                table = evolve(table, entry, book)
    assert not problems, complain(problems)


@pytest.mark.parametrize("way", ALL, ids=lambda way: way.__name__)
def test_one_illegal_change_gets_exactly_that_finding(way: type[Fault]) -> None:
    """The one change is found, under its key, and nothing else is."""
    problems = []
    for seed in range(EACH):
        faulty = fault(seed, way.key, way=way.__name__)
        found = findings(faulty.game)
        if not is_the_one(found, faulty):
            line = faulty.line_numbers.start
            problems.append(f"seed {seed}, line {line} {faulty.kind}, found {found}: {tell(faulty.game, line)}")
    assert not problems, complain(problems)
