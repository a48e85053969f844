"""Random tables with the Rebel!: the judge and the tracked table against the second engine.

`tests.hunts` says how many games of each kind; every failure names its seed, and
`python -m tests.second_engine --rebel --seed N --events DECK` writes that game down.
"""

from dataclasses import dataclass
from functools import cache

import pytest

from referee import sets
from referee.core.book.questions import OUTCOME
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Table
from referee.lexicon import load
from referee.notation import read_game
from tests.hunts import many
from tests.properties.truths import complain, differences, findings, findings_in, irregular, tell
from tests.second_engine import Game, play_rebel
from tests.whole_games import follow_game

GAMES = many("games", 10)
"""Games of each kind, as one kind has no event deck on the table and the others have one or two."""
EVENTS = ("none", "high_noon", "fistful", "both")
SETS = ("base", "rebel")
RARE = {
    "revolution by a ghost": (8, "high_noon"),
    "second revolution": (93, "both"),
    "won by the Revolution": (74, "both"),
    "Deputy killed with the Sheriff": (25, "both"),
    "Deputy back after the Revolution": (43, "high_noon"),
    "penalty of the new Sheriff": (101, "none"),
    "won renegade after a revolution": (147, "none"),
    "the Sheriff dies in his Duel with the Rebel!": (105, "none"),
    "hand above the limit kept": (46, "none"),
    "returned deputy": (7, "fistful"),
    "returned rebel": (22, "fistful"),
    "ghost deputy": (19, "high_noon"),
    "ghost rebel": (8, "high_noon"),
}
"""Seed and event deck of a game in which it happens."""
UNSEEN, ENTERED = 2, 9
"""Every so many games one with the roles unseen, and one in which it is asked what enter would log after each line."""
NOT_SEEN = ("unclear", ("killer_unseen",))
"""What may be said of the last line where it was not seen who killed the Sheriff."""


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
def games() -> dict[str, Game]:
    """Lawful games by name."""
    return {f"--seed {seed} --events {deck}": play_rebel(seed, events=deck) for seed in range(GAMES) for deck in EVENTS}


@cache
def all_wrong_by_game() -> dict[str, Wrong]:
    """What was wrong with each of them."""
    return {name: wrong_with(game, not number % ENTERED) for number, (name, game) in enumerate(games().items())}


def all_wrong(what: str) -> list[str]:
    """What of this was wrong with any game."""
    return [f"{name}: {each}" for name, wrong in all_wrong_by_game().items() for each in getattr(wrong, what)]


def outcome(table: Table) -> tuple[str, ...]:
    """Whether each seat has won or lost."""
    situation = Situation(table, sets.bind(SETS))
    return tuple(situation.ask(OUTCOME, seat.number) for seat in table.seats)


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the clauses allow, the judge allows."""
    assert not (problems := all_wrong("found")), complain(problems)


def test_the_tracked_table_is_the_true_table() -> None:
    """After every line roles, life, hands, cards in play and piles; at the end who has won, seat by seat."""
    assert not (problems := all_wrong("different")), complain(problems)


def test_what_enter_logs_is_never_irregular() -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    assert not (problems := all_wrong("irregular")), complain(problems)


@pytest.mark.parametrize("rarity", RARE)
def test_what_comes_up_rarely_is_tried_too(rarity: str) -> None:
    """One game each, found once by hunting; no finding, and nobody's win is mistaken."""
    game = play_rebel(RARE[rarity][0], events=RARE[rarity][1])
    assert rarity in game.used
    assert wrong_with(game) == Wrong([], [], [])


def test_a_lawful_game_gets_no_finding_where_roles_were_not_seen() -> None:
    """The Rebel! may be anybody until he shows himself; only who has won may then be asked for."""
    problems = []
    for name, shown in list(games().items())[::UNSEEN]:
        game = shown.with_roles_unseen
        last = game.line_number(len(game.lines) - 1)
        for line, verdict, keys in findings(game):
            if (line, verdict, keys) != (last, *NOT_SEEN):
                problems.append(f"{name}, line {line}: {verdict} {keys}: {tell(game, line)}")
    assert not problems, complain(problems)
