"""What the judge found and what it tracked, beside what the second engine knows to be so."""

from collections.abc import Iterator

from referee import sets
from referee.core.book.rulebook import Rulebook
from referee.core.judging.due import forced_run
from referee.core.judging.judge import judge
from referee.core.nouns.table import Table
from referee.core.nouns.verdict import DOUBT, PASSED_OVER, Level
from referee.core.play.evolve import evolve
from referee.desk.checking import Finding, audit_game
from referee.lexicon import load
from referee.notation import GameFile, read_game
from tests.second_engine import Game
from tests.second_engine.faulty import FaultyGame
from tests.second_engine.seats import Truth
from tests.whole_games import follow_text

HARMLESS = Level.WITHOUT_EFFECT
SHOWN = 5
"""Failures told in full; one misread rule breaks hundreds of games alike."""


def findings(game: Game) -> list[tuple[int, str, tuple[str, ...]]]:
    """Line, verdict and keys of everything the judge objects to, and of all that is doubted."""
    return findings_in(read_game(game.text, sets.bind, load()))


def findings_in(game: GameFile) -> list[tuple[int, str, tuple[str, ...]]]:
    """The same in a game that has been read."""
    found = (one for one in audit_game(game).findings if not one.judgement.clean)
    return [(one.line, one.verdict, (*_against(one), *(doubt.key for doubt in one.judgement.doubts))) for one in found]


def _against(one: Finding) -> tuple[str, ...]:
    return one.deciding if one.judgement.level > HARMLESS else ()


def irregular(tables: dict[int, Table], book: Rulebook) -> Iterator[str]:
    """What of the run that is due and leaves no choice gets a finding, wherever in a game it is asked for."""
    for number, found in tables.items():
        table = found
        for entry in forced_run(table, book):
            verdict = judge(table, entry, book)
            if verdict.level > HARMLESS:
                yield f"after line {number}: {entry} {verdict.keys}"
            table = evolve(table, entry, book)


def tell(game: Game, number: int) -> str:
    """The lines around one, for a person."""
    lines = game.text.splitlines()
    return " | ".join(lines[max(0, number - 5) : number - 1]) + f" >>> {lines[number - 1]}"


def complain(problems: list[str]) -> str:
    """The first few problems."""
    return f"{len(problems)} games:\n" + "\n".join(problems[:SHOWN])


def differences(game: Game, tracked: dict[int, Table] | None = None) -> Iterator[str]:
    """Where the tracked table is not the true one."""
    tracked = tracked or dict(follow_text(game.text))
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
        "roles": [seat.role for seat in truth.seats],
        "shown": [seat.shown for seat in truth.seats],
        "life": [seat.life for seat in truth.seats if seat.alive],
        "most": [seat.most for seat in truth.seats],
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
        "roles": [seat.role for seat in table.seats],
        "shown": [seat.shown for seat in table.seats],
        "life": [seat.life for seat in table.seats if not seat.out],
        "most": [told.most if so.most else None for told, so in zip(table.seats, truth.seats, strict=True)],
        "hands": [seat.hand.exact for seat in table.seats],
        "in play": [sorted(card.kind for card in seat.in_play) for seat in table.seats],
        "alive": [not seat.out for seat in table.seats],
        "deck": None if shuffling else table.deck.exact,
        "discards": None if shuffling else len(table.discards),
        "turned up": len(table.open),
        "playing": table.turn.seat if playing else None,
    }


LACKING = {PASSED_OVER, "before_drawing", "step_skipped"}
"""What no log can tell from a line that nobody typed."""


def is_the_one(found: list[tuple[int, str, tuple[str, ...]]], faulty: FaultyGame) -> bool:
    """A single finding, at its line, with its keys and no other: illegal, unless the log may only lack an entry."""
    if len(found) != 1:
        return False
    line, verdict, keys = found[0]
    wanted = DOUBT if faulty.keys <= LACKING else "illegal"
    return line in faulty.line_numbers and verdict == wanted and set(keys) == faulty.keys
