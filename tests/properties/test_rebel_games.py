"""Random tables with the Rebel!: the judge and the tracked table against the second engine.

`tests.hunts` says how many games of each kind; every failure names its seed, and
`python -m tests.second_engine --rebel --seed N --events DECK` writes that game down.
"""

import pytest

from referee import sets
from referee.core.book.questions import OUTCOME
from referee.core.book.rulebook import Situation
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import Level
from referee.core.play.evolve import evolve
from tests.hunts import many
from tests.properties.truths import complain, differences, findings, tell
from tests.second_engine import Game, play_rebel
from tests.whole_games import follow_text

GAMES = many("games", 25)
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
NOT_SEEN = ("unclear", ("killer_unseen",))
"""What may be said of the last line where it was not seen who killed the Sheriff."""


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    """Lawful games by name."""
    return {f"--seed {seed} --events {deck}": play_rebel(seed, events=deck) for seed in range(GAMES) for deck in EVENTS}


def test_a_lawful_game_gets_no_finding(games: dict[str, Game]) -> None:
    """Whatever the clauses allow, the judge allows."""
    problems = []
    for name, game in games.items():
        if found := findings(game):
            line, verdict, keys = found[0]
            problems.append(f"{name}, line {line}: {verdict} {keys}: {tell(game, line)}")
    assert not problems, complain(problems)


def test_the_tracked_table_is_the_true_table(games: dict[str, Game]) -> None:
    """After every line roles, life, hands, cards in play and piles; at the end who has won, seat by seat."""
    problems = []
    for name, game in games.items():
        tracked = dict(follow_text(game.text))
        if gap := next(differences(game, tracked), None):
            problems.append(f"{name}, {gap}")
        if (told := outcome(tracked[game.line_number(len(game.lines) - 1)])) != game.outcome:
            problems.append(f"{name}: told {told}, true {game.outcome}: {game.lines[-1]}")
    assert not problems, complain(problems)


def outcome(table: Table) -> tuple[str, ...]:
    """Whether each seat has won or lost."""
    situation = Situation(table, sets.bind(SETS))
    return tuple(situation.ask(OUTCOME, seat.number) for seat in table.seats)


@pytest.mark.parametrize("rarity", RARE)
def test_what_comes_up_rarely_is_tried_too(rarity: str) -> None:
    """One game each, found once by hunting; no finding, and nobody's win is mistaken."""
    game = play_rebel(RARE[rarity][0], events=RARE[rarity][1])
    *_, (_, last) = follow_text(game.text)
    assert rarity in game.used
    assert not findings(game)
    assert not list(differences(game))
    assert outcome(last) == game.outcome


def test_a_lawful_game_gets_no_finding_where_roles_were_not_seen(games: dict[str, Game]) -> None:
    """The Rebel! may be anybody until he shows himself; only who has won may then be asked for."""
    problems = []
    for name, shown in list(games.items())[::2]:
        game = shown.with_roles_unseen
        last = game.line_number(len(game.lines) - 1)
        for line, verdict, keys in findings(game):
            if (line, verdict, keys) != (last, *NOT_SEEN):
                problems.append(f"{name}, line {line}: {verdict} {keys}: {tell(game, line)}")
    assert not problems, complain(problems)


def test_what_enter_logs_is_never_irregular(games: dict[str, Game]) -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    book, problems = sets.bind(SETS), []
    for name, game in list(games.items())[::9]:
        for number, found in follow_text(game.text):
            table = found
            for entry in forced_run(table, book):
                verdict = judge(table, entry, book)
                if verdict.level > Level.WITHOUT_EFFECT:
                    problems.append(f"{name}, after line {number}: {entry} {verdict.keys}")
                table = evolve(table, entry, book)
    assert not problems, complain(problems)
