"""Write one game down: `python -m tests.second_engine --seed 5 --players 6 [--fault KIND] [--to FILE]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import KINDS, fault, play


def main() -> None:
    """Print the game, or write it where asked; a fault's place is told on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tests.second_engine", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", type=int, choices=(4, 5, 6, 7))
    parser.add_argument("--fault", choices=sorted(KINDS))
    parser.add_argument("--to", type=Path, help="a .game file; the terminal if left out")
    asked = parser.parse_args()
    text = faulty_text(asked) if asked.fault else play(asked.seed, asked.players).text
    if asked.to:
        asked.to.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


def faulty_text(asked: argparse.Namespace) -> str:
    """The text of a faulty game."""
    faulty = fault(asked.seed, asked.fault, asked.players)
    line = faulty.game.lines[faulty.index]
    sys.stderr.write(f"{faulty.kind} ({faulty.way}) at line {faulty.line_numbers.start}: {line}\n")
    return faulty.game.text


if __name__ == "__main__":
    main()
