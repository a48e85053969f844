"""How many games of the Lone Gunslinger a second are dealt and played to their end, and what the judge would cost.

    python -m benchmarks.solo [--player look_ahead]

One core, processor time. The first games warm up and are not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from benchmarks import options, yardstick
from referee.core.judging.judge import judge
from referee.solo.players import LookAhead, Player, plain
from referee.solo.setup import BOOK
from referee.solo.simulation import play, played

PLAYERS: dict[str, Callable[[str], Player]] = {"plain": lambda seed: plain, "look_ahead": LookAhead}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, games=1)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--player", choices=PLAYERS, default="plain")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    player = PLAYERS[chosen.player]
    for seed in range(5):
        played(str(seed), {}, player(str(seed)))
    for level in range(5):
        told(level, chosen.games, player)
    judging(min(chosen.games, 50), player)


def told(level: int, games: int, player: Callable[[str], Player]) -> None:
    """Games a second at this level."""
    start = time.process_time()
    finished = [played(str(seed), {"level": str(level)}, player(str(seed))) for seed in range(games)]
    took = time.process_time() - start
    entries = sum(game.length for game in finished)
    print(
        f"level {level}: {games / took:6.1f} games a second, {entries / games:.0f} entries a game, "
        f"{1e6 * took / entries:.0f} us an entry"
    )


def judging(games: int, player: Callable[[str], Player]) -> None:
    """What it takes to judge every entry of these games too."""
    found = [pair for seed in range(games) for pair in play(str(seed), {}, player(str(seed)))]
    start = time.process_time()
    for at, entry in found:
        judge(at.table, entry, BOOK)
    took = time.process_time() - start
    print(f"judging every entry as well: {1e6 * took / len(found):.0f} us an entry more")


if __name__ == "__main__":
    main()
