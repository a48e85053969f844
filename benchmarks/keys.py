"""How many keys it takes: `python benchmarks/keys.py [--lang nl|it|en] [game ...]`.

Drives the app over whole games, `tests/games/*.game` unless others are named, by real key presses, and counts these:
every letter, Tab, arrow and Enter. For each thing to log the shortest way is taken that the app offers just then:
Enter for what is due, beginnings of words, a seat's number, Tab, an earlier line brought back. What is in the log
afterwards is compared with the game, entry by entry. Remarks are typed in full.

Of the full log it prints median and quartiles of the keys for a line (up to and with its Enter), for an entry, and
for a card played with all that came of it, answers, losses and cards drawn, until the next one or the end of the turn.
Of the light log made of the same game (turns, life points, cards put down and lost, players out) those for an event.
"""

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from referee import entries as e
from referee import history, sets
from referee.desk import Desk, TableLog
from referee.errors import RefereeError
from referee.evolve import evolve
from referee.lexicon import fold, load
from referee.notation import line_of, read_game
from referee.questions import NEXT_SEAT
from referee.rulebook import Rulebook, Situation
from referee.table import Table
from referee.tui.abbreviating import Abbreviations
from referee.tui.app import RefereeApp
from referee.tui.light_keys import LightKeys, Pressed
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.light_pad import LightPad

GAMES = Path(__file__).resolve().parents[1] / "tests" / "games"
SIZE = (120, 40)
RULE = "---"
NAMED = ("card", "verb", "role", "character", "word")
MERGED = 4
"""Entries that one line may make."""
QUICK = "\t↑↓:"
"""Keys that act on what was typed before them."""
A_LINE = 3
"""What a further line costs at the least, about: two keys and Enter."""
KEYS = {" ": "space", "\t": "tab", "\n": "enter", "↑": "up", "↓": "down", "⑤": "f5"}


@dataclass
class Counts:
    """Keys by what they were pressed for."""

    line: list[int] = field(default_factory=list)
    entry: list[float] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    event: list[int] = field(default_factory=list)


class Typist:
    """Presses keys at an app, and counts them."""

    def __init__(self, app: RefereeApp, screen: TableScreen) -> None:
        self.app = app
        self.screen = screen
        self.pressed = 0

    @property
    def log(self) -> TableLog:
        """The table's log, as the app holds it."""
        return self.screen.log_of_table

    async def press(self, keys: str) -> None:
        """Each sign is one key."""
        from textual import events
        from textual.keys import _character_to_key

        assert self.app._driver is not None
        for sign in keys:
            character = {"\n": "\r"}.get(sign, sign if sign not in "↑↓⑤" else None)
            event = events.Key(KEYS.get(sign) or _character_to_key(sign), character)
            event.set_sender(self.app)
            if sign in QUICK:
                await self.settled()
            self.app._driver.send_message(event)
            self.pressed += 1
            if sign in QUICK:
                await self.settled()

    async def settled(self) -> None:
        """Wait until what was pressed has been taken in: nobody types within a millisecond of a key that chooses."""
        quiet = 0
        nodes = (self.app, self.screen, self.screen.typing, self.screen.entry)
        while quiet < 5:
            await asyncio.sleep(0.001)
            quiet = 0 if any(node._message_queue.qsize() for node in nodes) else quiet + 1

    async def until_logged(self, length: int) -> None:
        """Wait until the log is as long as this."""
        for _ in range(2000):
            if self.log.length >= length and not self.screen._message_queue.qsize():
                return
            await asyncio.sleep(0.005)
        raise SystemExit(f"not logged: {self.screen.typing.told} {self.screen.entry.value!r}")


# The full log


class Ways:
    """The ways to log what comes next, at the table as it stands."""

    def __init__(self, typist: Typist) -> None:
        self.screen = typist.screen
        self.log = typist.log
        self.talk = self.screen.talk

    def made_by(self, line: str) -> tuple[e.Entry, ...]:
        """The entries that Enter on this line would log."""
        try:
            return tuple(each.entry for each in self.log.preview(line).judged)
        except RefereeError as error:
            lines = () if "choices" in error.about or not line else Abbreviations(self.talk.acting).lines(line)
            return self.made_by(lines[0]) if len(lines) == 1 and lines[0] != line else ()

    def best(self, coming: list[e.Entry], written: str) -> tuple[str, int]:
        """The keys, Enter included, and how many entries they log; `written` is the line of the game."""
        due = self.made_by("")
        if due and list(due) == coming[: len(due)]:
            return "\n", len(due)
        found = [way for count in range(1, MERGED + 1) for way in self._ways(coming[:count], written)]
        if not found:
            raise SystemExit(f"no way to log {coming[0]} as {written!r}")
        return min(found, key=lambda way: len(way[0]) - A_LINE * (way[1] - 1))

    def _ways(self, wanted: list[e.Entry], written: str) -> Iterator[tuple[str, int]]:
        lines = self._lines(wanted)
        if written and self.made_by(written) == tuple(wanted):
            lines = sorted({*lines, written}, key=len)
        for line in lines:
            if self.made_by(line) == tuple(wanted):
                yield min(self._completed(line), self._recalled(line), key=len) + "\n", len(wanted)
                return

    def _recalled(self, line: str) -> str:
        """The line brought back with the arrow, if it is there and the arrow is quicker."""
        earlier = self.screen.entry._typed[::-1][: len(line)]
        wanted = self.made_by(line)
        backs = (back for back, each in enumerate(earlier, 1) if back < len(line) and self.made_by(each) == wanted)
        return "↑" * next(backs, 0) or line

    def _completed(self, line: str) -> str:
        """The line with Tab where it saves keys."""
        completion = self.screen.typing._completion
        if completion is None or len(line) < 5:
            return line
        best = {0: ""}
        for place in range(len(line)):
            start = best[place]
            self._better(best, place + 1, start + line[place])
            proposals = completion.proposals(line[:place]) if line[:place].strip() else ()
            for down, proposal in enumerate(proposals[:3]):
                if line.startswith(proposal.line.rstrip()) and len(proposal.line.rstrip()) > place:
                    end = min(len(line), len(proposal.line))
                    self._better(best, end, start + "↓" * down + "\t")
        return best[len(line)]

    def _better(self, best: dict[int, str], place: int, keys: str) -> None:
        if place not in best or len(keys) < len(best[place]):
            best[place] = keys

    def _lines(self, wanted: list[e.Entry]) -> list[str]:
        """Lines that may mean this, the shortest first."""
        found = {line for words in self._said(wanted) for line in self._shortened(words)}
        return sorted(found, key=lambda line: (len(line), line))

    def _said(self, wanted: list[e.Entry]) -> Iterator[list[str]]:
        """What may be said for these entries, word by word."""
        first, *others = wanted
        words = line_of(first, self.log.book).split()
        kinds = tuple(type(each).__name__ for each in wanted)
        if not others:
            yield words
        match kinds:
            case ("Answered",):
                yield [words[0], words[2]]
            case ("Flipped",):
                yield [words[0], *words[2:]]
                yield words[3:]
            case ("Discarded",) if "with" in words:
                yield [words[0], "discard", *words[words.index("with") + 1 :]]
            case ("TurnedUp",) if "with" in words:
                yield [words[0], "turnup", *words[words.index("with") + 1 :]]
            case ("Took",) | ("Tossed",) | ("Picked",):
                yield [words[0], *words[-1:]]
                yield [words[0], words[1], *words[-1:]]
            case ("Eliminated",):
                yield words[:3]
            case ("Declined", "LifeLost"):
                yield [words[0], "hit"]
            case ("Discarded", "LifeGained"):
                yield [words[0], "sid", *words[words.index("with") + 1 :]] if "with" in words else [words[0], "sid"]
            case ("Played", "Took") | ("Played", "Tossed"):
                yield [*words, line_of(others[0], self.log.book).split()[3]]
            case ("Played", "Dropped"):
                yield words

    def _shortened(self, words: list[str]) -> Iterator[str]:
        """With and without the seat, whatever may be left out at the end, and each word by its beginning."""
        seat, said = ([words[0]], words[1:]) if words[0].isdecimal() and len(words) > 1 else ([], words)
        heads = list(self._beginnings(said[0]))
        for end in range(1, len(said) + 1):
            rest = said[1:end]
            for head, letters, lead in product(heads, (1, 2, 3, 4, 20), ([], seat)):
                tail = [self._begun(word, letters) for word in rest]
                start = "".join(lead) + head
                glued = start + tail[0] if tail and tail[0].isdecimal() and start[-1:].isalnum() else ""
                yield " ".join([start, *tail])
                if glued:
                    yield " ".join([glued, *tail[1:]])
                if lead:
                    yield " ".join([*lead, head, *tail])

    def _beginnings(self, word: str) -> Iterator[str]:
        name, slash, face = word.partition("/")
        for said in dict.fromkeys((self._named(name), name)):
            for letters in range(1, len(said) + 1):
                yield said[:letters] + slash + face

    def _begun(self, word: str, letters: int) -> str:
        name, slash, face = word.partition("/")
        return self._named(name)[:letters] + slash + face

    def _named(self, word: str) -> str:
        if not word.replace("_", "").isalpha():
            return word
        lexicon = self.talk.face.desk.lexicon
        kind = next((kind for kind in NAMED if lexicon.names(kind, word)), None)
        return fold(self.talk.face.views.typed_name(kind, word)) if kind else word


async def logged_in_full(typist: Typist, text: str, counts: Counts) -> None:
    """Log the game, and count."""
    game = read_game(text, sets.bind, load())
    coming = list(game.entries[1:])
    written = _written(text, game.lines)
    done = 0
    playing = 0
    while done < len(coming):
        before = typist.pressed
        keys, count = Ways(typist).best(coming[done:], written.get(done, ""))
        await typist.press(keys)
        await typist.until_logged(done + count + 1)
        _compare(typist, coming, done, count)
        taken = typist.pressed - before
        counts.line.append(taken)
        counts.entry += [taken / count] * count
        if isinstance(coming[done], e.Played | e.TurnEnded | e.TurnBegan):
            counts.play += [playing] if playing else []
            playing = taken if isinstance(coming[done], e.Played) else 0
        else:
            playing += taken if playing else 0
        done += count
    counts.play += [playing] if playing else []


def _compare(typist: Typist, coming: list[e.Entry], done: int, count: int) -> None:
    logged = [typist.log.entry(number) for number in range(done + 1, typist.log.length)]
    if logged != coming[done : done + count]:
        raise SystemExit(f"logged {logged}, not {coming[done : done + count]}")


def _written(text: str, lines: Iterable[object]) -> dict[int, str]:
    """The line of the game, without its comment, by the place of its first entry."""
    rows, found, place = text.splitlines(), {}, 0
    for line in lines:
        found[place] = rows[line.number - 1].partition("  #")[0].strip()  # type: ignore[attr-defined]
        place += len(line.entries)  # type: ignore[attr-defined]
    return found


# The light log


def light_lines(entries: tuple[e.Entry, ...], book: Rulebook) -> list[tuple[str, ...]]:
    """The events of a game that a light log follows, each as the lines that say it."""
    table, found = evolve(Table(), entries[0], book), []
    for _, entry in history.effective(entries)[1:]:
        found += [event for event in _events(table, entry, book) if event]
        table = evolve(table, entry, book)
    return found


def _events(table: Table, entry: e.Entry, book: Rulebook) -> Iterator[tuple[str, ...]]:
    match entry:
        case e.TurnBegan(by):
            yield (f"{by} turn",)
        case e.LifeLost(by, count) | e.LifeGained(by, count):
            yield (f"{by} {'lose' if isinstance(entry, e.LifeLost) else 'gain'} 1",) * count
        case e.Played(by, card, at) if card.kind in book.cards and book.cards[card.kind].stays:
            yield (f"{at[0] if at else by} lay {card.kind}",)
        case e.Dropped(by, card) if card.kind:
            yield (f"{by} lost {card.kind}",)
        case e.Passed(by, card, to):
            yield (f"{by} lost {card.kind}",)
            yield (f"{to} lay {card.kind}",)
        case e.Took(_, of, card) | e.Tossed(_, of, card) if card is not None and card.kind:
            yield (f"{of} lost {card.kind}",)
        case e.Eliminated(by, role):
            yield (f"{by} out {role or '?'}",)
        case e.Forfeited(by) if not table.seat(by).out:
            yield from ((f"{by} lost {card.kind}",) for card in table.seat(by).in_play if card.kind)
        case e.DeckTurned():
            yield ("turned",)


async def logged_light(typist: Typist, text: str, counts: Counts) -> None:
    """Log the light version of the game, and count."""
    game = read_game(text, sets.bind, load())
    await typist.press("⑤")
    await typist.until_logged(2)
    for event in light_lines(game.entries, game.book):
        before = typist.pressed
        for line in event:
            await _pressed_light(typist, line)
        counts.event.append(typist.pressed - before)


async def _pressed_light(typist: Typist, line: str) -> None:
    length, pad = typist.log.length, typist.screen.query_one(LightPad)
    keys = _light_keys(typist, line, pad.pressed)
    await typist.press(keys)
    await typist.until_logged(length + 1)
    wanted = typist.log.entry(length)
    said = line_of(wanted, typist.log.book)
    if said.split()[:3] != line.split()[:3]:
        raise SystemExit(f"logged {said!r}, not {line!r}")
    while pad.pressed.line and pad._message_queue.qsize():
        await asyncio.sleep(0.002)


def _light_keys(typist: Typist, line: str, now: Pressed) -> str:
    """The fewest keys of the light log for this line; a whole line after a colon where it has none."""
    log, face = typist.log, typist.screen.face
    keys = LightKeys(log.table, log.book, face.desk.lexicon, face.lang)
    words = line.split()
    for typed in _light_tries(log, keys, words):
        state = now
        for place, key in enumerate(typed):
            state = keys.press(state, "enter" if key == "\n" else key)
            if state.line and place < len(typed) - 1:
                break
        else:
            if state.line and (state.line == line or (state.line == "next" and words[1:] == ["turn"])):
                return typed
    return f":{line}\n"


def _light_tries(log: TableLog, keys: LightKeys, words: list[str]) -> Iterator[str]:
    if words == ["turned"]:
        yield "t"
        return
    seat = words[0].replace("10", "0")
    if words[1] == "turn":
        coming = Situation(log.table, log.book).ask(NEXT_SEAT, log.table.turn.seat)
        yield from ("n",) if str(coming) == words[0] else ()
        return
    sign = {"lose": "-", "gain": "+", "lay": "c", "lost": "x", "out": "o"}[words[1]]
    kind = "role" if words[1] == "out" else "card"
    names = [fold(name) for name in (keys.lexicon.name(kind, words[2], keys.lang), *keys.lexicon.names(kind, words[2]))]
    letters = [name[:count] for count in range(12) for name in names]
    for lead, spelt, end in product(("", seat), letters, ("", "\n")):
        yield f"{lead}{sign}{spelt}{end}"


# All of it


async def measure(path: Path, lang: str) -> Counts:
    """One game, in full and light."""
    text, counts = path.read_text(encoding="utf-8"), Counts()
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
                await log_it(Typist(app, app.screen), text, counts)
    return counts


def spread(keys: list[float] | list[int]) -> str:
    """Median and quartiles."""
    if len(keys) < 2:
        return "–"
    low, middle, high = statistics.quantiles(keys, n=4, method="inclusive")
    return f"{middle:g} ({low:g}–{high:g})"


def main() -> None:
    """Measure and print."""
    args = sys.argv[1:]
    lang = args.pop(args.index("--lang") + 1) if "--lang" in args else "en"
    paths = [Path(arg) for arg in args if arg != "--lang"] or sorted(GAMES.glob("*.game"))
    print(
        f"{'game':24} {'lines':>5} {'a line':>14} {'an entry':>16} {'a play':>14} {'events':>6} {'a light event':>14}"
    )
    every = Counts()
    for path in paths:
        counts = asyncio.run(measure(path, lang))
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
