"""Write one game down: `python -m tests.second_engine --seed 5 [--rebel | --box BOX] [--fault KIND] [--to FILE]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import (
    BOXES,
    KINDS,
    SLIPS,
    WAYS,
    FaultyGame,
    fault,
    fault_box,
    fault_rebel,
    play,
    play_box,
    play_rebel,
)
from .faulty_rebel import BASE_WAYS
from .rebel_game import EVENTS


def main() -> None:
    """Print the game, or write it where asked; a fault's place is told on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tests.second_engine", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, choices=range(4, 11))
    parser.add_argument("--rebel", action="store_true", help="a game with the Rebel!")
    parser.add_argument("--box", choices=BOXES, help="a game with this box, or with all of them")
    parser.add_argument("--events", choices=sorted(EVENTS), help="the event decks on the Rebel!'s table")
    parser.add_argument(
        "--fault", choices=sorted({*KINDS, *WAYS, *BASE_WAYS, *SLIPS}), help="a key; with the Rebel! a way to go wrong"
    )
    parser.add_argument("--to", type=Path, help="a .game file; the terminal if left out")
    asked = parser.parse_args()
    text = text_of(asked)
    if asked.to:
        asked.to.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


def text_of(asked: argparse.Namespace) -> str:
    """The text of the game asked for."""
    if asked.box:
        return told(fault_box(asked.seed, asked.fault)) if asked.fault else play_box(asked.seed, asked.box).text
    if asked.fault:
        faulty = (fault_rebel if asked.rebel else fault)(asked.seed, asked.fault, asked.players)
        return told(faulty)
    if asked.rebel:
        return play_rebel(asked.seed, asked.players, asked.events).text
    return play(asked.seed, asked.players).text


def told(faulty: FaultyGame) -> str:
    """The text of a faulty game."""
    line = faulty.game.lines[faulty.index]
    sys.stderr.write(f"{faulty.kind} ({faulty.way}) at line {faulty.line_numbers.start}: {line}\n")
    return faulty.game.text


if __name__ == "__main__":
    main()
