"""Random tables with High Noon: the judge and the tracked table against the second engine.

`tests.hunts` says how many games; every failure names its seed, and `play_noon(N)` is that game.
"""

from dataclasses import dataclass
from functools import cache

from referee import sets
from referee.core.book.questions import OUTCOME
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.notation import read_game
from tests.hunts import many
from tests.properties.truths import complain, differences, findings_in, irregular, tell
from tests.second_engine import Game, play_noon
from tests.whole_games import follow_game

GAMES = many("games", 20)
ENTERED = 9
"""Every so many games one in which it is asked what enter would log after each line."""
EVENTS = {"blessing", "curse", "the_daltons", "the_doctor", "ghost_town", "gold_rush", "hangover", "the_reverend",
    "the_sermon", "shootout", "thirst", "train_arrival", "high_noon", "handcuffs", "new_identity"}  # fmt: skip


@dataclass
class Wrong:
    """What was wrong with a game: the first thing found, what is not so, and what enter would log wrongly."""

    found: list[str]
    different: list[str]
    irregular: list[str]


def wrong_with(game: Game, entered: bool = False) -> Wrong:
    """The game, read once for all that is asked of it."""
    read = read_game(game.text, sets.bind, load())
    tables = dict(follow_game(read))
    found = [f"line {line}: {verdict} {keys}: {tell(game, line)}" for line, verdict, keys in findings_in(read)[:1]]
    different = [gap for gap in [next(differences(game, tables), None)] if gap]
    if (told := outcome(tables[game.line_number(len(game.lines) - 1)])) != game.outcome:
        different.append(f"told {told}, true {game.outcome}: {game.lines[-1]}")
    return Wrong(found, different, list(irregular(tables, read.book)) if entered else [])


@cache
def games() -> tuple[Game, ...]:
    """Lawful games."""
    return tuple(play_noon(seed) for seed in range(GAMES))


@cache
def all_wrong() -> tuple[Wrong, ...]:
    """What was wrong with each of them."""
    return tuple(wrong_with(game, not game.seed % ENTERED) for game in games())


def told_of(what: str) -> list[str]:
    """What of this was wrong with any game."""
    return [f"seed {seed}: {each}" for seed, wrong in enumerate(all_wrong()) for each in getattr(wrong, what)]


def outcome(table: Table) -> tuple[str, ...]:
    """Whether each seat has won or lost."""
    now = Situation(table, sets.bind(table.sets))
    return tuple(now.ask(OUTCOME, seat.number) for seat in table.seats)


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the clauses allow, the judge allows."""
    assert not (problems := told_of("found")), complain(problems)


def test_the_tracked_table_is_the_true_table() -> None:
    """After every line roles, life, hands, cards in play and piles; at the end who has won, seat by seat."""
    assert not (problems := told_of("different")), complain(problems)


def test_what_enter_logs_is_never_irregular() -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    assert not (problems := told_of("irregular")), complain(problems)


def test_every_event_comes_up() -> None:
    """All fifteen, a ghost of each side, and a new identity."""
    used = {each for game in games() for each in game.used}
    assert {f"event {each}" for each in EVENTS} <= used
    assert {"ghost outlaw", "ghost deputy", "new identity", "won law", "won outlaws"} <= used
