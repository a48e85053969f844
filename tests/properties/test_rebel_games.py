"""Random tables with the Rebel!: the judge and the tracked table against the second engine.

`REFEREE_GAMES` says how many games; every failure names its seed, and
`python -m tests.second_engine --rebel --seed N` writes that game down.
"""

import os
from collections.abc import Iterator

import pytest

from referee import sets
from referee.checking import follow_text
from referee.due import forced_run
from referee.evolve import evolve
from referee.judge import judge
from referee.questions import OUTCOME
from referee.rulebook import Situation
from referee.verdict import Level
from tests.properties.truths import complain, differences, findings, tell
from tests.second_engine import Game, play_rebel

GAMES = int(os.environ.get("REFEREE_GAMES", "150"))
EVENTS = ("none", "high_noon", "fistful", "both")
SETS = ("base", "rebel")


def games() -> Iterator[tuple[str, Game]]:
    """Half of them without events, the rest with each of the decks in turn; each with its name."""
    for seed in range(GAMES):
        events = EVENTS[seed // 2 % 3 + 1] if seed % 2 else "none"
        yield f"seed {seed} events {events}", play_rebel(seed, events=events)


def test_a_lawful_game_gets_no_finding() -> None:
    """Whatever the clauses allow, the judge allows."""
    problems = []
    for name, game in games():
        if found := findings(game):
            line, verdict, keys = found[0]
            problems.append(f"{name}, line {line}: {verdict} {keys}: {tell(game, line)}")
    assert not problems, complain(problems)


def test_the_tracked_table_is_the_true_table() -> None:
    """After every line: roles, life and the most of it, hands, cards in play, deck, discards, who is alive."""
    problems = [f"{name}, {gap}" for name, game in games() if (gap := next(differences(game), None))]
    assert not problems, complain(problems)


def test_each_seat_has_won_or_lost_as_it_did() -> None:
    """Seat by seat at the end of the game."""
    book, problems = sets.bind(SETS), []
    for name, game in games():
        *_, (_, table) = follow_text(game.text)
        told = tuple(Situation(table, book).ask(OUTCOME, seat.number) for seat in table.seats)
        if told != game.outcome:
            problems.append(f"{name}: told {told}, true {game.outcome}: {game.lines[-1]}")
    assert not problems, complain(problems)


def test_what_enter_logs_is_never_irregular() -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    book, problems = sets.bind(SETS), []
    for name, game in list(games())[::5]:
        for number, found in follow_text(game.text):
            table = found
            for entry in forced_run(table, book):
                verdict = judge(table, entry, book)
                if verdict.level > Level.WITHOUT_EFFECT:
                    problems.append(f"{name}, after line {number}: {entry} {verdict.keys}")
                table = evolve(table, entry, book)
    assert not problems, complain(problems)
