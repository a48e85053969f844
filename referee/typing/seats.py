"""A player of a new table: `anna:sheriff:suzy`, read alike on the command line and in the app.

In go a part of the line and the book, out comes the seat with ids; whatever cannot be read is an error, so that
nothing that was typed is dropped. After the name come the role and the character, in either order; an empty place or a
question mark holds the place of one that is not known.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.core.book.rulebook import Rulebook
from referee.desk.game_choice import stranger
from referee.errors import BadLine
from referee.lexicon import Lexicon

NOT_KNOWN = "?"
_QUOTED = re.compile(r'\s*("(?:[^"\\]|\\.)*")(.*)$', re.DOTALL)


class DealtSeat(Struct, frozen=True):
    """A player with the ids of role and character, `?` where they are not known."""

    name: str
    role: str = NOT_KNOWN
    character: str = NOT_KNOWN


class SeatWords:
    """Reads players for one book."""

    def __init__(self, book: Rulebook, lexicon: Lexicon) -> None:
        self._book = book
        self._lexicon = lexicon
        self._known: dict[str, Collection[str]] = {"role": book.roles, "character": book.characters}

    def seat(self, part: str) -> DealtSeat:
        """`NAME`, `NAME:ROLE`, `NAME:CHARACTER`, `NAME:ROLE:CHARACTER`.

        Raises `BadLine` `no_role_or_character`, `word_ambiguous`, `of_another_set`, `left_over`.
        """
        name, words = _cut(part)
        seat, left = DealtSeat(name), [*self._known]
        for word in words:
            if not left:
                raise BadLine("left_over", word=word[:40])
            kind, id_ = (left[0], NOT_KNOWN) if word in ("", NOT_KNOWN) else self._meant(word, left)
            left.remove(kind)
            seat = replace(seat, **{kind: id_})
        return seat

    def named(self, kind: str, word: str) -> str:
        """The id of a role or character; `?` where nothing was said. Raises `BadLine`."""
        return NOT_KNOWN if word in ("", NOT_KNOWN) else self._meant(word, (kind,))[1]

    def _meant(self, word: str, kinds: Sequence[str]) -> tuple[str, str]:
        """Which of these kinds a word names, and the id: by its name, a beginning of one, or what is nearest."""
        for kind, found in self._readings(word, kinds):
            if len(found) > 1:
                raise BadLine("word_ambiguous", word=word[:40], choices=found)
            if found:
                return kind, found[0]
        strangers = (stranger(kind, word, self._book, self._lexicon) for kind in kinds)
        raise next(filter(None, strangers), BadLine("no_role_or_character", word=word[:40]))

    def _readings(self, word: str, kinds: Sequence[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
        for look in (self._lexicon.exact, self._lexicon.beginnings, self._nearest):
            for kind in kinds:
                yield kind, tuple(id_ for id_ in look(word, kind) if id_ in self._known[kind])

    def _nearest(self, word: str, kind: str) -> tuple[str, ...]:
        near = [each for each in self._lexicon.near(word, kind) if each.id in self._known[kind]]
        return tuple(each.id for each in near if each.distance == near[0].distance)


def _cut(part: str) -> tuple[str, list[str]]:
    """The name, which may stand in quotes, and the words after its colons."""
    found = _QUOTED.match(part)
    name, rest = (_unquoted(found[1]), found[2]) if found else _split(part)
    return name, [word.strip() for word in rest.split(":")[1:]] if rest.strip() else []


def _split(part: str) -> tuple[str, str]:
    name, colon, rest = part.partition(":")
    return name.strip(), colon + rest


def _unquoted(text: str) -> str:
    try:
        return str(json.loads(text, strict=False))
    except ValueError:
        return text
