"""How many keys it takes: `python -m benchmarks.keys [--lang nl|it|en] [--games FILE ...]`.

Drives the app over whole games, `tests/games/*.game` unless others are named, by real key presses, and counts these:
every letter, Tab, arrow and Enter. For each thing to log the shortest way is taken that the app offers just then:
Enter for what is due, beginnings of words, a seat's number, Tab, an earlier line brought back. What is in the log
afterwards is compared with the game, entry by entry: so the app is told that every step is typed, since where these
games lack one, it was left out at the table. Remarks are typed in full.

Of the full log it prints median and quartiles of the keys for a line (up to and with its Enter), for an entry, and
for a card played with all that came of it, answers, losses and cards drawn, until the next one or the end of the turn.
Of the light log made of the same game (turns, life points, cards put down and lost, players out) those for an event.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks import options, yardstick
from benchmarks.keys_full import logged_in_full
from benchmarks.keys_light import logged_light
from benchmarks.keys_typist import Counts, Typist
from referee.desk.desk import Desk
from referee.tui.app import RefereeApp
from referee.tui.screens.table import TableScreen

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games"
SIZE = (120, 40)
RULE = "---"


async def measure(text: str, lang: str) -> Counts:
    """One game, in full and light."""
    counts = Counts()
    for log_it in (logged_in_full, logged_light):
        with tempfile.TemporaryDirectory() as folder:
            store = Path(folder) / "store.db"
            desk = Desk(store)
            stream = desk.bring_in(text.partition(f"\n{RULE}\n")[0] + f"\n{RULE}\n").stream
            desk.close()
            app = RefereeApp(store, lang, stream)
            async with app.run_test(size=SIZE) as pilot:
                while not (isinstance(app.screen, TableScreen) and app.screen.view):
                    await pilot.pause(0.05)
                await pilot.pause()
                app.choose_steps("typed")
                typist = Typist(app, app.screen)
                await log_it(typist, text, counts)
                await typist.finished()
    return counts


def spread(keys: list[float] | list[int]) -> str:
    """Median and quartiles."""
    if len(keys) < 2:
        return "–"
    low, middle, high = statistics.quantiles(keys, n=4, method="inclusive")
    return f"{middle:g} ({low:g}–{high:g})"


def begun(text: str, lines: int | None) -> str:
    """The deal of a game and so many of its lines."""
    deal, _, log = text.partition(f"\n{RULE}\n")
    return "\n".join([deal, RULE, *log.splitlines()[:lines], ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = options.parser(__doc__, games=[GAMES / "called_to_a_dispute.game"], lines=12)
    parser.add_argument("--lang", choices=("nl", "it", "en"), default="en")
    parser.add_argument("--games", type=Path, nargs="+", default=sorted(GAMES.glob("*.game")))
    parser.add_argument("--lines", type=int, help="how many of each game")
    chosen = parser.parse_args(arguments)
    yardstick.show()
    print(
        f"{'game':24} {'lines':>5} {'a line':>14} {'an entry':>16} {'a play':>14} {'events':>6} {'a light event':>14}"
    )
    every = Counts()
    for path in chosen.games:
        counts = asyncio.run(measure(begun(path.read_text(encoding="utf-8"), chosen.lines), chosen.lang))
        show(path.stem, counts)
        for name in ("line", "entry", "play", "event"):
            getattr(every, name).extend(getattr(counts, name))
    show("all", every)


def show(name: str, counts: Counts) -> None:
    """One row."""
    told = (len(counts.line), spread(counts.line), spread(counts.entry), spread(counts.play))
    light = (len(counts.event), spread(counts.event))
    print("{:24} {:>5} {:>14} {:>16} {:>14} {:>6} {:>14}".format(name, *told, *light), flush=True)


if __name__ == "__main__":
    main()
