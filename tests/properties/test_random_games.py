"""Random tables: the judge and the tracked table against the second engine.

`REFEREE_GAMES` says how many games; every failure names its seed, and
`python -m tests.second_engine --seed N` writes that game down.
"""

import os
from collections.abc import Iterator

import pytest

from referee import sets
from referee.checking import audit_text, follow_text
from referee.due import forced_run
from referee.evolve import evolve
from referee.judge import judge
from referee.table import Table
from referee.verdict import Level
from tests.second_engine import Game, fault, play
from tests.second_engine.fault import Fault
from tests.second_engine.faulty import ALL, FaultyGame
from tests.second_engine.seats import Truth

GAMES = int(os.environ.get("REFEREE_GAMES", "300"))
EACH = max(3, GAMES // len(ALL))
"""Faulty games of each way in which a game can go wrong."""
HARMLESS = {"legal", "without_effect"}
SHOWN = 5
"""Failures told in full; one misread rule breaks hundreds of games alike."""


def findings(game: Game) -> list[tuple[int, str, tuple[str, ...]]]:
    """Line, verdict and keys of everything the judge objects to."""
    found = audit_text(game.text).findings
    return [(one.line, one.verdict, one.deciding or one.keys) for one in found if one.verdict not in HARMLESS]


def tell(game: Game, number: int) -> str:
    """The lines around one, for a person."""
    lines = game.text.splitlines()
    return " | ".join(lines[max(0, number - 5) : number - 1]) + f" >>> {lines[number - 1]}"


def complain(problems: list[str]) -> str:
    """The first few problems."""
    return f"{len(problems)} games:\n" + "\n".join(problems[:SHOWN])


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


def differences(game: Game) -> Iterator[str]:
    """Where the tracked table is not the true one."""
    tracked = dict(follow_text(game.text))
    for index, truth in enumerate(game.truths):
        number = game.line_number(index)
        is_so, is_told = true_table(truth), told_table(tracked[number], truth)
        if is_so != is_told:
            wrong = {key: (is_told[key], is_so[key]) for key in is_so if is_so[key] != is_told[key]}
            yield f"line {number}: (told, true) {wrong}: {tell(game, number)}"


def true_table(truth: Truth) -> dict[str, object]:
    """What is so, in plain values."""
    on_turn = truth.seats[truth.turn - 1] if truth.turn else None
    return {
        "life": [seat.life for seat in truth.seats if seat.alive],
        "hands": [seat.hand for seat in truth.seats],
        "in play": [sorted(card.split("/")[0] for card in seat.in_play) for seat in truth.seats],
        "alive": [seat.alive for seat in truth.seats],
        "deck": truth.deck,
        "discards": truth.discards,
        "turned up": truth.turned_up,
        "playing": truth.turn if on_turn and on_turn.alive and truth.phase == "play" else None,
    }


def told_table(table: Table, truth: Truth) -> dict[str, object]:
    """The same of the tracked table; its piles count for nothing while a shuffle is still to be written."""
    shuffling = truth.deck is None
    playing = table.turn.phase == "play" and not table.seat(table.turn.seat).out
    return {
        "life": [seat.life for seat in table.seats if not seat.out],
        "hands": [seat.hand.exact for seat in table.seats],
        "in play": [sorted(card.kind for card in seat.in_play) for seat in table.seats],
        "alive": [not seat.out for seat in table.seats],
        "deck": None if shuffling else table.deck.exact,
        "discards": None if shuffling else len(table.discards),
        "turned up": len(table.open),
        "playing": table.turn.seat if playing else None,
    }


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


def is_the_one(found: list[tuple[int, str, tuple[str, ...]]], faulty: FaultyGame) -> bool:
    """A single finding, at its line, illegal, with its key and no other."""
    if len(found) != 1:
        return False
    line, verdict, keys = found[0]
    return line in faulty.line_numbers and verdict == "illegal" and set(keys) == {faulty.kind}
