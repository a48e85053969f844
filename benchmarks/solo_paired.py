"""Is looking ahead any better? Both players on the same seeds, game by game, until Ctrl-C or the last one.

    python -m benchmarks.solo_paired [--levels 01234]

The levels take turns, so that a run that is stopped has played as many games of each. Whoever plays, a seed deals the
same cards; so the difference is that of pairs, with the interval that holds the true one in 95 of a hundred cases.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from tempfile import gettempdir

from benchmarks import options, yardstick
from benchmarks.solo_chances import table
from referee.solo.players import LookAhead, plain
from referee.solo.simulation import Z, played

Pair = tuple[bool, bool]
"""Did the law win with the plain player, and with the one who looks ahead?"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, games=1, levels="0", page=Path(gettempdir()) / "lone_gunslinger_ahead.md")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default="01234")
    parser.add_argument("--page", type=Path, default=Path("docs/lone_gunslinger_ahead.md"))
    chosen = parser.parse_args(arguments)
    yardstick.show()
    pairs: dict[str, list[Pair]] = {level: [] for level in chosen.levels}
    try:
        fill(pairs, chosen.games)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
    games = min(map(len, pairs.values()))
    if games:
        kept = {level: found[:games] for level, found in pairs.items()}
        command = f"python -m benchmarks.solo_paired --games {games} --levels {chosen.levels}"
        chosen.page.write_text(page(kept, command), encoding="utf-8")
        print(f"{chosen.page}: {games} pairs of games at each level")


def fill(pairs: dict[str, list[Pair]], games: int) -> None:
    """Play every seed by both, telling how far it has come."""
    for number in range(games):
        for level, found in pairs.items():
            seed, game = f"paired {level} {number}", {"level": level}
            found.append((played(seed, game, plain).won, played(seed, game, LookAhead(seed)).won))
        print(f"\r{number + 1} of {games}", end="", file=sys.stderr, flush=True)


def difference(pairs: Sequence[Pair]) -> tuple[float, float]:
    """How much more often the law wins by looking ahead, and how far that may be off."""
    gains = [ahead - usual for usual, ahead in pairs]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, 1.0
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, Z * sqrt(spread / len(gains))


def page(pairs: dict[str, list[Pair]], command: str) -> str:
    """The whole page."""
    together = [pair for found in pairs.values() for pair in found]
    lines = [*((f"level {level}", found) for level, found in pairs.items()), ("together", together)]
    head = ["", "games", "plain", "look-ahead", "won only ahead", "lost only ahead", "difference, in points"]
    rows = table(head, [row(name, found) for name, found in lines])
    return PAGE.format(ahead=LookAhead(), command=command, rows=rows, verdict=verdict(together))


def row(name: str, pairs: Sequence[Pair]) -> list[str]:
    """One level, or all of them."""
    usual, ahead = (sum(pair[who] for pair in pairs) for who in (0, 1))
    gained, lost = (sum(pair == each for pair in pairs) for each in ((False, True), (True, False)))
    mean, off = (100 * value for value in difference(pairs))
    said = f"{mean:+.1f} ({mean - off:+.1f} to {mean + off:+.1f})"
    return [name, *map(str, (len(pairs), usual, ahead, gained, lost)), said]


def verdict(pairs: Sequence[Pair]) -> str:
    """What that shows, all levels together."""
    mean, off = difference(pairs)
    if abs(mean) <= off:
        return "So these games do not show that looking ahead is better, nor that it is worse."
    return "So looking ahead is better." if mean > 0 else "So looking ahead is worse."


PAGE = """\
# The Lone Gunslinger: is looking ahead any better?

The plain player and the one who looks ahead on the same seeds, game by game. **Look-ahead** tries every lawful choice
on {ahead.decks} imagined decks for {ahead.entries} entries; what comes out better than the plain player's choice is
tried against it on {ahead.more} other decks, and taken if it is better there by {ahead.margin} or more (a life point of
the Sheriff is 120). In brackets: the interval that holds the true difference in 95 of a hundred cases. Made by

```
{command}
```

{rows}

{verdict} How the plain player fares in thousands of games stands in [the chances](lone_gunslinger.md).
"""


if __name__ == "__main__":
    main()
