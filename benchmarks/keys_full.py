"""The shortest way that the app offers to log what comes next in a full log, and a whole game logged like that."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from benchmarks.keys_light import light_keys
from benchmarks.keys_typist import Counts, Typist
from referee import sets
from referee.core.nouns import entries as e
from referee.errors import RefereeError
from referee.lexicon import fold, load
from referee.notation import GameLine, line_of, read_game
from referee.tui.widgets.light_pad import LightPad
from referee.typing.abbreviating import Abbreviations
from referee.typing.offering import offered

NAMED = ("card", "verb", "role", "character", "word")
MERGED = 4
"""Entries that one line may make."""
A_LINE = 3
"""What a further line costs at the least, about: two keys and Enter."""


class Ways:
    """The ways to log what comes next, at the table as it stands."""

    def __init__(self, typist: Typist) -> None:
        self.screen = typist.screen
        self.log = typist.log
        self.talk = self.screen.talk
        self.made_by = cache(self._made_by)

    def _made_by(self, line: str) -> tuple[e.Entry, ...]:
        """The entries that Enter on this line would log."""
        try:
            return tuple(each.entry for each in self.log.preview(line).judged)
        except RefereeError as error:
            lines = () if "choices" in error.about or not line else Abbreviations(self.talk.acting).lines(line)
            return self.made_by(lines[0]) if len(lines) == 1 and lines[0] != line else ()

    def best(self, coming: list[e.Entry], written: tuple[str, int]) -> tuple[str, int]:
        """The keys, Enter included, and how many entries they log; `written` is the line of the game, and its count."""
        due = self.made_by("")
        if due and list(due) == coming[: len(due)]:
            return "\n", len(due)
        found = [way for count in (*range(1, MERGED + 1), written[1]) for way in self._ways(coming[:count], written)]
        if not found:
            raise SystemExit(f"no way to log {coming[0]} as {written!r}")
        return min(found, key=lambda way: len(way[0]) - A_LINE * (way[1] - 1))

    def _ways(self, wanted: list[e.Entry], written: tuple[str, int]) -> Iterator[tuple[str, int]]:
        lines = [] if any(isinstance(each, e.Corrected | e.Inserted) for each in wanted) else self._lines(wanted)
        if written[1] == len(wanted):
            lines = sorted({*lines, written[0]}, key=len)
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
            begun = line[:place]
            proposals = offered(begun, self.talk.preview(begun), completion) if begun.strip() else ()
            for down, proposal in enumerate(proposals[:3]):
                done = proposal.line if line.startswith(proposal.line) else proposal.line.rstrip()
                if len(done) > place and (line == done or line.startswith(proposal.line)):
                    self._better(best, len(done), start + "↓" * down + "\t")
        return best[len(line)]

    def _better(self, best: dict[int, str], place: int, keys: str) -> None:
        if place not in best or len(keys) < len(best[place]):
            best[place] = keys

    def _lines(self, wanted: list[e.Entry]) -> list[str]:
        """Lines that may mean this, the shortest first."""
        found = {line for words in self._said(wanted) for line in self._shortened(words)}
        found |= {line.replace("/", "") for line in found}
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
            case ("Haunted",):
                yield [words[0], *words[2:]]
                yield from _at_once([words[0], *words[2:]])
            case ("Conjured",) | ("Shed",) | ("Exhumed",) | ("Negated",) | ("Traded",):
                yield from _at_once(words)
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
        lexicon = self.talk.voice.lexicon
        kind = next((kind for kind in NAMED if lexicon.names(kind, word)), None)
        return fold(self.talk.voice.views.typed_name(kind, word)) if kind else word


def _at_once(words: list[str]) -> Iterator[list[str]]:
    """Cards named behind a verb of a set at once: not how many they are, nor what for, which the table knows.

    With a small word before them and without. Cards of the dead may be said by rank and suit alone.
    """
    said, _, cards = " ".join(words).partition(" with ")
    grave = said.partition(" from ")[2].split(" ")[:1] if " from " in said else []
    head = re.sub(r"^(\d+ [a-z]+) \d+$", r"\1", re.sub(r" (for|from) .*", "", said)).split()
    several = [*grave, *cards.split()]
    for known in (several, [_face_of(word) for word in several]):
        yield from ([*head, *known], [*head, "with", *known])
    if grave:
        yield from ([*head, *cards.split(), "from", *grave], [*head, "from", *several])
    yield [_face_of(word) for word in head]


def _face_of(word: str) -> str:
    """The rank and suit of a card, where they are told; anything else as it is."""
    return word.partition("/")[2] or word


async def logged_in_full(typist: Typist, text: str, counts: Counts) -> None:
    """Log the game, and count."""
    game = read_game(text, sets.bind, load())
    coming = list(game.entries[1:])
    written = _written(text, game.lines)
    done = 0
    playing = 0
    while done < len(coming):
        before = typist.pressed
        keys, count = _in_this_mode(typist, coming[done:], written.get(done, ("", 1)))
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


def _in_this_mode(typist: Typist, coming: list[e.Entry], written: tuple[str, int]) -> tuple[str, int]:
    """The keys for what comes next; F5 between the modes, and in a stretch of light log the keys of that."""
    if isinstance(coming[0], e.ModeChanged):
        return "⑤", 1
    if not typist.screen.query_one(LightPad).has_class("on"):
        return Ways(typist).best(coming, written)
    line = line_of(coming[0], typist.log.book)
    keys = light_keys(typist, line, typist.screen.query_one(LightPad).pressed)
    if not keys.startswith(":"):
        return keys, 1
    keys, count = Ways(typist).best(coming, written)
    return f":{keys}", count


def _compare(typist: Typist, coming: list[e.Entry], done: int, count: int) -> None:
    logged = [typist.log.entry(number) for number in range(done + 1, typist.log.length)]
    if logged != coming[done : done + count]:
        raise SystemExit(f"logged {logged}, not {coming[done : done + count]}")


def _written(text: str, lines: Iterable[GameLine]) -> dict[int, tuple[str, int]]:
    """The line of the game, without its comment, and how many entries it makes, by the place of the first of them."""
    rows, place = text.splitlines(), 0
    found: dict[int, tuple[str, int]] = {}
    for line in lines:
        found[place] = rows[line.number - 1].partition("  #")[0].strip(), len(line.entries)
        place += len(line.entries)
    return found
