"""How quickly whole games are judged with every box bound, beside the base box alone.

    python -m benchmarks.judging_boxes

Each game of the second engine is judged by both in turn, in processor time, so that who else is busy does not matter;
with the boxes an event is turned up before each turn of the Sheriff but his first, one that changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import median

from benchmarks import options, yardstick
from referee import sets
from referee.desk.checking import audit_game
from referee.lexicon import load
from referee.notation import GameFile, read_game
from tests.second_engine import play

BASE = "sets base"
BOXES = ("dodge_city", "bullet", "events", "high_noon", "fistful")
FEWEST = 0.8
"""How many entries a second with every box, beside those of the base box, are wanted at least."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, games=2, rounds=1)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5, help="how often each game is judged by both")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    texts = [play(seed).text for seed in range(chosen.games)]
    pairs = [(_read(text), _read(with_every_box(text))) for text in texts]
    for game in (game for pair in pairs[:5] for game in pair):
        audit_game(game)
    alone, beside = zip(*(map(_pace, pair) for _ in range(chosen.rounds) for pair in pairs), strict=True)
    ratios = [other / one for one, other in zip(alone, beside, strict=True)]
    print(f"base alone: {median(alone):,.0f} entries a second; every box: {median(beside):,.0f} (medians of games)")
    print(
        f"every box beside base alone, median of {len(ratios)} pairs: {median(ratios):.2f}; wanted: {FEWEST} at least"
    )


def _read(text: str) -> GameFile:
    return read_game(text, sets.bind, load())


def _pace(game: GameFile) -> float:
    """How many entries of it are judged in a second of processor time."""
    start = time.process_time()
    entries = audit_game(game).entries
    return entries / (time.process_time() - start)


def with_every_box(text: str) -> str:
    """The same game with all boxes bound, and the events that are due turned up."""
    sheriff = next(line.split()[1] for line in text.splitlines() if line.startswith("seat") and " sheriff " in line)
    return "\n".join(_lines(text.replace(BASE, " ".join((BASE, *BOXES)), 1), f"{sheriff} turn"))


def _lines(text: str, turn: str) -> Iterator[str]:
    begun = 0
    for line in text.splitlines():
        begun += line == turn
        if line == turn and begun > 1:
            yield "event other"
        yield line


if __name__ == "__main__":
    main()
