"""A draw! of which the suit is told beside the card, or alone: `a heart for the jail, kh`, `jail: heart`.

In go the words of a line that means nothing as it stands, out come those without the suit; alone it does not say what
was turned up, and it is asked for the rank too.
"""

from __future__ import annotations

from referee.notation.spoken.clauses import is_little
from referee.notation.words.faces import faces_named, faces_together, suit_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def suit_told(words: TypedWords, line: list[str]) -> list[str]:
    """`draws a heart for the jail, kh`: the card that was turned up tells it."""
    lang, said = words.lexicon.lang, tuple(line)
    starts, at = [], 0
    for count in faces_together(said, lang):
        starts.append((at, count))
        at += count
    faces = {face for at, count in starts for face in faces_named(said[at : at + count], lang)[0]}
    for at, count in starts:
        suit = "" if count > 1 or isinstance(line[at], Quoted) else suit_named(line[at], lang)
        if suit and any(face.endswith(suit) for face in faces):
            before = line[:at]
            while before and is_little(words, before[-1]):
                before = before[:-1]
            return [*before, *line[at + 1 :]]
    return line


def suit_alone(words: TypedWords, rest: list[str]) -> str:
    """The suit that is all these words tell; empty if it is not."""
    if words.face(rest) is not None:
        return ""
    said = [word for word in rest if not is_little(words, word)]
    alone = len(said) == 1 and not isinstance(said[0], Quoted) and suit_named(said[0], words.lexicon.lang)
    return said[0] if alone else ""
