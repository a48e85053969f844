"""Random tables with Dodge City, The Bullet and A Fistful of Cards, each alone and all together with High Noon.

`tests.hunts` says how many games; every failure names its box and seed, and `play_box(N, BOX)` is that game. The
readings that the engine followed where the sources are open have to be just those that the judge marks as open.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from referee import sets
from referee.desk.checking import Audit, audit_game
from referee.lexicon import load
from referee.notation import read_game
from tests.hunts import many
from tests.properties.test_noon_games import outcome
from tests.properties.truths import complain, differences, irregular, tell
from tests.second_engine import BOXES, Game, play_box
from tests.whole_games import follow_game

GAMES = many("box games", 12)
ENTERED = 6
"""Every so many games one in which it is asked what enter would log after each line."""
of_every_box = pytest.mark.parametrize("box", BOXES)


@cache
def games(box: str) -> tuple[Game, ...]:
    """Lawful games."""
    return tuple(play_box(seed, box) for seed in range(GAMES))


@cache
def wrong_with(box: str) -> dict[str, list[str]]:
    """What was wrong with any of them, each game read once for all that is asked of it."""
    wrong: dict[str, list[str]] = {"found": [], "different": [], "open": [], "irregular": []}
    for game in games(box):
        read = read_game(game.text, sets.bind, load())
        tables, audit = dict(follow_game(read)), audit_game(read)
        wrong["found"] += [f"seed {game.seed}: {each}" for each in list(found(game, audit))[:1]]
        wrong["open"] += [f"seed {game.seed}: {tell(game, line)}: {key}" for line, key in misnamed(game, audit)[:1]]
        wrong["different"] += [f"seed {game.seed}: {gap}" for gap in [next(differences(game, tables), None)] if gap]
        if outcome(tables[game.line_number(len(game.lines) - 1)]) != game.outcome:
            wrong["different"].append(f"seed {game.seed}: {game.outcome} and not {game.lines[-1]}")
        if not game.seed % ENTERED:
            wrong["irregular"] += [f"seed {game.seed}: {each}" for each in irregular(tables, read.book)]
    return wrong


def found(game: Game, audit: Audit) -> Iterator[str]:
    """What the judge has against it, or doubts."""
    for one in audit.findings:
        if not one.judgement.clean:
            yield f"line {one.line}: {one.verdict} {one.keys}: {tell(game, one.line)}"


def misnamed(game: Game, audit: Audit) -> list[tuple[int, str]]:
    """Readings that the judge marks as open and the engine does not name, or the other way round."""
    clean = (one for one in audit.findings if one.judgement.clean)
    marked = {(one.line, reason.key) for one in clean for reason in one.judgement.reasons if reason.open}
    return sorted(marked ^ {(game.line_number(index), reading) for index, reading in game.named})


@of_every_box
def test_a_lawful_game_gets_no_finding(box: str) -> None:
    """Whatever the clauses allow, the judge allows."""
    assert not (problems := wrong_with(box)["found"]), complain(problems)


@of_every_box
def test_the_tracked_table_is_the_true_table(box: str) -> None:
    """After every line roles, life, hands, cards in play and piles; at the end who has won, seat by seat."""
    assert not (problems := wrong_with(box)["different"]), complain(problems)


@of_every_box
def test_what_the_sources_leave_open_is_marked_and_nothing_else(box: str) -> None:
    """A reading that was followed is told as one, line by line."""
    assert not (problems := wrong_with(box)["open"]), complain(problems)


@of_every_box
def test_what_enter_logs_is_never_irregular(box: str) -> None:
    """The run of what is due and leaves no choice gets no finding, wherever in a lawful game it is asked for."""
    assert not (problems := wrong_with(box)["irregular"]), complain(problems)


@of_every_box
def test_no_card_is_ever_lost(box: str) -> None:
    """After every line hands, cards in play, deck, discards and cards turned up make 80, or 120."""
    for game in games(box):
        whole = 120 if "dodge_city" in game.head[1] else 80
        for truth in game.truths:
            if truth.deck is not None and truth.discards is not None:
                held = sum(seat.hand + len(seat.in_play) for seat in truth.seats)
                assert held + truth.deck + truth.discards + truth.turned_up == whole


def test_what_the_boxes_bring_is_seen_at_work() -> None:
    """What never happens would never be judged."""
    used = {each for box in BOXES for game in games(box) for each in game.used}
    green = {f"use {name}" for name in ("knife", "pepperbox", "buffalo_rifle", "howitzer", "can_can", "conestoga")}
    brown = {"punch", "springfield", "rag_time", "brawl", "tequila", "whisky", "answer dodge"}
    people = {"doc", "jose", "chuck", "store", "vera_custer", "pat_brennan", "claus_the_saint", "greg_digger"}
    events = {"snipe", "bounce", "guessed wrong", "swig", "extra turn", "blood given", "shown by law", "fistful shot"}
    late = {"fistful shot"} if GAMES < 200 else set()
    assert sorted((green | brown | people | events) - late - used) == []
