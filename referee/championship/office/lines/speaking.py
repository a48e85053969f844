"""A line of the desk in the words of a language: its verb, the side that won, the roles. It reads back as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from referee.championship.office.lines.reading import verb_of
from referee.championship.office.lines.words import OUTCOMES
from referee.championship.rules.facts import SIDES
from referee.lexicon import Lexicon

PUTS_RIGHT = ("correct", "insert")
"""The verbs that a number and a line of its own follow."""
_ROLE = re.compile(r"(?P<player>\d+:)(?P<role>[a-z]+)(?P<ended>[+-]!?)?")


def spoken(line: str, lexicon: Lexicon, lang: str) -> str:
    """The line as this language says it; of one that puts a line right, that line too."""
    return " ".join(_spoken(line.split(" "), lexicon, lang))


def _spoken(words: Sequence[str], lexicon: Lexicon, lang: str) -> Iterator[str]:
    if not words[0]:
        yield from words
        return
    verb, rest = verb_of(words[0], lexicon), words[1:]
    yield lexicon.name("desk", verb, lang)
    if verb in PUTS_RIGHT and len(rest) > 1:
        yield rest[0]
        yield from _spoken(rest[1:], lexicon, lang)
    elif verb in ("result", "round"):
        yield from (_word(word, lexicon, lang) for word in rest)
    else:
        yield from rest


def _word(word: str, lexicon: Lexicon, lang: str) -> str:
    """A side or a role after its player by what it is called; any other word as it stands."""
    if word in OUTCOMES:
        return side_word(word, lexicon, lang)
    told = _ROLE.fullmatch(word)
    if told is None or told["role"] not in SIDES:
        return word
    return f"{told['player']}{role_word(told['role'], lexicon, lang)}{told['ended'] or ''}"


def side_word(side: str, lexicon: Lexicon, lang: str) -> str:
    """What is typed for a side that won."""
    return _typed(lexicon.name("side", side, lang))


def role_word(role: str, lexicon: Lexicon, lang: str) -> str:
    """What is typed for a role."""
    return _typed(lexicon.name("role", role, lang))


def _typed(name: str) -> str:
    return name.replace(" ", "").lower()
