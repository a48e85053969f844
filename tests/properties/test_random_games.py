"""Random tables: the judge and the tracked table against the second engine.

`tests.hunts` says how many games; every failure names its seed, and
`python -m tests.second_engine --seed N` writes that game down.
"""

from dataclasses import dataclass
from functools import cache

from referee import sets
from referee.lexicon import load
from referee.notation import read_game
from tests.hunts import many
from tests.properties.truths import complain, differences, findings, findings_in, irregular, is_the_one, tell
from tests.rows import rows
from tests.second_engine import fault, play
from tests.second_engine.fault import Fault
from tests.second_engine.faulty import ALL
from tests.whole_games import follow_game

GAMES = many("games", 24)
EACH = max(1, GAMES // len(ALL))
"""Faulty games of each way in which a game can go wrong."""
ENTERED = 5
"""In every game of so many it is asked, after each line, what enter would log."""


@dataclass
class Wrong:
    """What was wrong with a game: the first thing found, the first that is not so, all that enter would log wrongly."""

    found: list[str]
    different: list[str]
    irregular: list[str]


@cache
def wrong_with(seed: int) -> Wrong:
    """The game of this seed, played and read once for all that is asked of it."""
    game = play(seed)
    read = read_game(game.text, sets.bind, load())
    tables = dict(follow_game(read))
    found = [f"line {line}: {verdict} {keys}: {tell(game, line)}" for line, verdict, keys in findings_in(read)[:1]]
    different = [gap for gap in [next(differences(game, tables), None)] if gap]
    return Wrong(found, different, [] if seed % ENTERED else list(irregular(tables, read.book)))


def all_wrong(what: str) -> list[str]:
    """What of this was wrong with any game."""
    return [f"seed {seed}, {each}" for seed in range(GAMES) for each in getattr(wrong_with(seed), what)]


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the clauses allow, the judge allows."""
    assert not (problems := all_wrong("found")), complain(problems)


def test_the_tracked_table_is_the_true_table() -> None:
    """After every line: life points, hands, cards in play, deck, discards and who is alive."""
    assert not (problems := all_wrong("different")), complain(problems)


def test_what_enter_logs_is_never_irregular() -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    assert not (problems := all_wrong("irregular")), complain(problems)


@rows("way", ALL, ids=lambda way: way.__name__)
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
