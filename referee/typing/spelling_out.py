"""A line whose words are only begun, anywhere in it: each is spelled out as Tab would, where that leaves one meaning.

In go a line that cannot be read and the word it fails at, out come the lines it may stand for. Words at the head, with
what hangs on them, are read by `Abbreviations`; this is for all that follows them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from referee.errors import BadLine, RefereeError
from referee.lexicon import fold
from referee.typing.acting import DUE
from referee.typing.completion import Completion

DEEPEST = 3
"""Words of a line that may be begun."""
WIDEST = 9
"""Ways for a word to go on that are tried."""
_GLUED = re.compile(r"(\d{1,2})([^\W\d_]+)")

Reads = Callable[[str], object]
"""Reads a line. Raises `RefereeError` where it means nothing."""


def spelled_out(line: str, error: BadLine, completion: Completion, reads: Reads) -> tuple[str, ...]:
    """The lines that this one may stand for."""
    answers = _answers_begun(line, completion, reads)
    return answers or tuple(dict.fromkeys(_spelled(line.split(), error, completion, reads, DEEPEST)))


def _spelled(words: list[str], error: BadLine, completion: Completion, reads: Reads, left: int) -> Iterator[str]:
    place = _place(words, error)
    if not left or place < 1 or '"' in " ".join(words):
        return
    for start in _ways(words[: place + 1], completion):
        rest = words[place + 1 :]
        line = " ".join((start, *rest))
        try:
            reads(line)
        except BadLine as further:
            done = start.split()
            if _place([*done, *rest], further) >= len(done):
                yield from _spelled([*done, *rest], further, completion, reads, left - 1)
        except RefereeError:
            continue
        else:
            yield line


def _place(words: list[str], error: BadLine) -> int:
    """Where the word stands that could not be read; 0 where none does, or the first."""
    word = str(error.about.get("word", ""))
    return next((place for place in range(len(words) - 1, 0, -1) if words[place][:40] == word), 0)


def _ways(words: list[str], completion: Completion) -> Iterator[str]:
    """The words with the last one spelled out, by its own names before those of other languages."""
    line = " ".join(words)
    begun = [each for each in completion.proposals(line, WIDEST) if fold(each.shown).startswith(fold(words[-1]))]
    yield from (each.line.strip() for each in begun if each.line.strip() != line)


def _answers_begun(line: str, completion: Completion, reads: Reads) -> tuple[str, ...]:
    """`3h 4m` as `3 hit 4 missed`, where each word begins just one of the answers that are due."""
    words = _GLUED.sub(r"\1 \2", line).split()
    due = [act for act in completion.acting.acts(0) if act.tier == DUE]
    whole = [word if word.isdecimal() else _answer(word, {act.words: act.names for act in due}) for word in words]
    if len(words) < 2 or not all(whole):
        return ()
    try:
        reads(" ".join(whole))
    except RefereeError:
        return ()
    return (" ".join(whole),)


def _answer(word: str, due: dict[str, tuple[str, ...]]) -> str:
    found = [said for said, names in due.items() if any(name.startswith(fold(word)) for name in names)]
    return found[0] if len(found) == 1 and fold(word) else ""
