"""A line read into entries: its verb says how."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from referee.championship.office.lines import course, games, people
from referee.championship.office.lines.words import DeskWords
from referee.championship.rules import entries as e
from referee.championship.rules.state import Tournament
from referee.errors import BadLine
from referee.lexicon import Lexicon

LONGEST_LINE = 4_000
_WORD = re.compile(r'\s*(?:"(?P<quoted>(?:[^"]|"")*)"(?=\s|$)|(?P<plain>[^\s"]\S*))')

VERBS: dict[str, Callable[[DeskWords, list[str]], Iterator[e.Fact]]] = {
    "opening": course.opening,
    "enrol": people.enrol,
    "absent": people.absent,
    "leave": people.leave,
    "hurry": people.hurry,
    "shows": people.shows,
    "warn": people.warn,
    "expel": people.expel,
    "pardon": people.pardon,
    "stand": people.stand,
    "seed": course.seed,
    "draw": course.draw,
    "round": games.begin,
    "keep": games.keep,
    "hire": games.hire,
    "auction": games.auction,
    "bid": games.bid,
    "choice": games.choice,
    "time": games.time,
    "pause": course.pause,
    "go": course.go,
    "stream": games.stream,
    "result": games.result,
    "void": games.void,
    "lots": course.lots,
    "qualify": course.qualify,
    "duel": course.duel,
    "decide": course.decide,
}
"""What each verb reads."""


def read(line: str, state: Tournament, lexicon: Lexicon) -> tuple[e.Fact, ...]:
    """The entries of a line as it was typed. Raises `BadLine`."""
    return read_words(words_of(line), state, lexicon)


def words_of(line: str) -> list[str]:
    """The words of a line, those in double quotes together, a quote within them doubled. Raises `BadLine`."""
    if len(line) > LONGEST_LINE:
        raise BadLine("line_too_long", longest=LONGEST_LINE)
    words, at = [], 0
    while line[at:].strip():
        found = _WORD.match(line, at)
        if found is None:
            raise BadLine("open_quote", word=line[at:].strip()[:40])
        words.append(found["plain"] or found["quoted"].replace('""', '"'))
        at = found.end()
    return words


def read_words(words: Sequence[str], state: Tournament, lexicon: Lexicon) -> tuple[e.Fact, ...]:
    """The entries of a line that is split into words already. Raises `BadLine`."""
    if not words:
        raise BadLine("nothing_typed")
    verb, rest = verb_of(words[0], lexicon), list(words[1:])
    if verb not in VERBS:
        raise BadLine("unknown_desk_verb", word=words[0][:40], near=tuple(VERBS))
    return tuple(VERBS[verb](DeskWords(state, lexicon), rest))


def verb_of(word: str, lexicon: Lexicon) -> str:
    """The verb that a word is, in any language; the word itself if it is none."""
    return word if word in VERBS else next(iter(lexicon.exact(word, "desk")), word)
