"""Plays thousands of games of the Lone Gunslinger and writes what they come to, as a page with a chart.

    python -m benchmarks.solo_chances

The same numbers give the same page. Ctrl-C stops; the page is then made of the games that were finished.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import gettempdir

from benchmarks import options, yardstick
from benchmarks.solo import PLAYERS
from benchmarks.solo_chart import Row, drawn
from referee.solo.players import LookAhead
from referee.solo.simulation import Chance, Played, counted, simulated

LEVELS = tuple({"level": str(level)} for level in range(5))
VARIATIONS: dict[str, Mapping[str, str]] = {
    "robbed only with a card in hand": {"level": "2", "robbed": "hand_only"},
    "two characters to choose from": {"level": "2", "two_characters": "yes"},
    "The Night Brings Chaos": {"level": "2", "night_brings_chaos": "yes"},
    "The Four Most Wanted": {"level": "2", "four_most_wanted": "yes"},
    "the final challenge (level 4)": {"final_challenge": "yes"},
}
Groups = dict[str, list[Played]]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = options.parser(__doc__, games=1, ahead=0, page=Path(gettempdir()) / "lone_gunslinger.md")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ahead", type=int, default=40)
    parser.add_argument("--page", type=Path, default=Path("docs/lone_gunslinger.md"))
    chosen = parser.parse_args(arguments)
    yardstick.show()
    groups: Groups = {}
    try:
        fill(groups, chosen.games, chosen.ahead)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
    command = f"python -m benchmarks.solo_chances --games {chosen.games} --ahead {chosen.ahead}"
    chosen.page.write_text(page(groups, command, chosen.page.stem), encoding="utf-8")
    print(f"{chosen.page}: {sum(map(len, groups.values()))} games")
    chart = drawn("How often the law wins, of a hundred games", rows(groups))
    chosen.page.with_suffix(".svg").write_text(chart, encoding="utf-8")


def fill(groups: Groups, games: int, ahead: int) -> None:
    """Play all groups, telling how far it has come."""
    for level in LEVELS:
        play(groups, f"plain {level['level']}", games, level, "plain")
    for name, variation in VARIATIONS.items():
        play(groups, name, games, variation, "plain")
    for level in LEVELS:
        play(groups, f"look_ahead {level['level']}", ahead, level, "look_ahead")


def play(groups: Groups, name: str, games: int, chosen: Mapping[str, str], player: str) -> None:
    """Games of one kind, each counted as soon as it is finished."""
    finished = groups.setdefault(name, [])
    for game in simulated(games, chosen, PLAYERS[player], f"{name} "):
        finished.append(game)
        if len(finished) % 20 == 0 or len(finished) == games:
            print(f"\r{name}: {len(finished)} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def chance(games: Iterable[Played]) -> Chance:
    """How often the law won."""
    return counted(games, lambda game: "").get("", Chance(0, 0))


def plain_games(groups: Groups) -> list[Played]:
    """All games of the plain player without a variation."""
    return [game for name, games in groups.items() if name.startswith("plain ") for game in games]


def rows(groups: Groups) -> list[Row]:
    """The chart's lines."""
    found = [Row("By level (● plain, □ look-ahead)")]
    for level in range(5):
        for player in ("plain", "look_ahead"):
            if games := groups.get(f"{player} {level}"):
                label = f"level {level}, {player.replace('_', '-')}"
                found.append(Row(label, chance(games), hollow=player == "look_ahead"))
    found.append(Row("By variation, at level 2, plain"))
    found += [Row(name, chance(groups[name])) for name in VARIATIONS if groups.get(name)]
    for title, by in SEATS:
        found.append(Row(f"By the character of the {title}, all levels, plain"))
        found += [Row(name.replace("_", " "), each) for name, each in ranked(counted(plain_games(groups), by))]
    return found


SEATS: tuple[tuple[str, Callable[[Played], str]], ...] = (
    ("Sheriff", lambda game: game.sheriff),
    ("Deputy", lambda game: game.deputy),
)


def ranked(chances: Mapping[str, Chance]) -> list[tuple[str, Chance]]:
    """The best first."""
    return sorted(chances.items(), key=lambda pair: (-pair[1].share, pair[0]))


def page(groups: Groups, command: str, stem: str) -> str:
    """The whole page."""
    levels = [
        [str(level), *(told(groups.get(f"{player} {level}", ())) for player in ("plain", "look_ahead"))]
        for level in range(5)
    ]
    kinds = [["none, level 2", told(groups.get("plain 2", ()))]]
    kinds += [[name, told(groups.get(name, ()))] for name in VARIATIONS]
    parts = [
        INTRODUCTION.format(command=command, ahead=LookAhead(), chart=f"{stem}.svg"),
        "## By level\n",
        table(["level", "plain", "look-ahead"], levels),
        author(groups),
        "\n## By variation\n\nThe plain player.\n",
        table(["variation", "won"], kinds),
    ]
    for title, by in SEATS:
        lines = [[name.replace("_", " "), written(each)] for name, each in ranked(counted(plain_games(groups), by))]
        parts += [f"\n## By the character of the {title}\n\nThe plain player, all levels together.\n"]
        parts += [table(["character", "won"], lines)]
    return "\n".join([*parts, HOW])


def told(games: Iterable[Played]) -> str:
    return written(chance(games))


def written(each: Chance) -> str:
    """A share with its interval and the number of games."""
    low, high = each.interval
    return f"{100 * each.share:.1f}% ({100 * low:.1f} to {100 * high:.1f}) of {each.of}" if each.of else "–"


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    rule = ["---"] * len(head)
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, rule, *lines))


def author(groups: Groups) -> str:
    """What these games say of the author's word that he barely survives at level 2."""
    plain, ahead = (chance(groups.get(f"{player} 2", ())) for player in ("plain", "look_ahead"))
    survived = [game for game in groups.get("plain 2", ()) if game.won]
    alone = sum("deputy" not in game.alive for game in survived)
    return AUTHOR.format(plain=written(plain), ahead=written(ahead), alone=alone, won=len(survived))


INTRODUCTION = """\
# The Lone Gunslinger: how often the law wins

Games that the program dealt and played by itself, each by its seed: the cowboys by their rules, Sheriff and Deputy by
one of two players. **Plain** follows rules of thumb: heal, draw, arm, lock up, rob, shoot who falls next.
**Look-ahead** tries every lawful choice on {ahead.decks} imagined decks, lets the game go on for {ahead.entries}
entries, and leaves the plain player's choice where another one comes out better there and again on {ahead.more} other
decks; it does not know the order of the deck. Both on the same seeds stand on
[a page of their own](lone_gunslinger_ahead.md). How a person fares was not measured.

In brackets: the interval that holds the true share in 95 of a hundred cases (Wilson). Made by

```
{command}
```

![Chances by level, variation and character, with their intervals]({chart})
"""
AUTHOR = """
The author says that he barely survives at level 2 (`LGS-071`). At that level

- the plain player wins {plain} games,
- the look-ahead player {ahead};
- in {alone} of the {won} games that the plain player won there the Deputy did not live to see it.
"""
HOW = """
## What was read how

Where the sources are silent these games follow the usual values of the options. A cowboy who has one Missed! where
Slab the Killer asks for two keeps it. Where it makes a difference whether the game is won inside a card or after it,
the law is said to have won. Of two characters the law plays the one with more life points, a cowboy that with fewer.
Of a hand that lies open a card is still drawn at random. El Gringo among the law always takes one from a cowboy who hit
him; a cowboy who is Jesse Jones draws from the deck, since nothing says from whose hand; which card a cowboy who is Kit
Carlson puts back the player picks. These three, like Calamity Janet, Pedro Ramirez and Sid Ketchum, are dealt only with
two characters to choose from: without that they count life points.
"""


if __name__ == "__main__":
    main()
