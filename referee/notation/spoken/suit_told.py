"""A card of which the suit is told beside it, or alone: `a heart for the jail, kh`, `jail: heart`, `bang ben, clubs`.

In go the words of a line that means nothing as it stands, out come those without the suit, or with it at the card that
is played; alone it does not say what was turned up, and it is asked for the rank too.
"""

from __future__ import annotations

from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.clauses import is_little, player
from referee.notation.words.faces import face_word, faces_named, faces_together, suit_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def suit_told(words: TypedWords, line: list[str]) -> list[str]:
    """`draws a heart for the jail, kh`: the card that was turned up tells it."""
    lang = words.lexicon.lang
    starts, faces = _faces(line, lang)
    for at, count in starts:
        suit = "" if count > 1 or isinstance(line[at], Quoted) else suit_named(line[at], lang)
        if suit and any(face.endswith(suit) for face in faces):
            before = line[:at]
            while before and is_little(words, before[-1]):
                before = before[:-1]
            return [*before, *line[at + 1 :]]
    return line


def _faces(line: list[str], lang: str) -> tuple[list[tuple[int, int]], set[str]]:
    """Where its parts begin and how many words each has, and the ranks and suits that these tell."""
    starts, at, said = [], 0, tuple(line)
    for count in faces_together(said, lang):
        starts.append((at, count))
        at += count
    return starts, {face for at, count in starts for face in faces_named(said[at : at + count], lang)[0]}


def suit_alone(words: TypedWords, rest: list[str]) -> str:
    """The suit that is all these words tell; empty if it is not."""
    if words.face(rest) is not None:
        return ""
    said = [word for word in rest if not is_little(words, word)]
    alone = len(said) == 1 and not isinstance(said[0], Quoted) and suit_named(said[0], words.lexicon.lang)
    return said[0] if alone else ""


def suit_of_the_play(words: TypedWords, line: list[str]) -> list[str]:
    """`bang ben, clubs`, `a bang of clubs at ben`: that of the card, where nobody turns one up for it."""
    at = next((n for n in range(1, len(line)) if _is_a_suit(words, line[n])), 0)
    if not at or _faces(_without_at(words, line), words.lexicon.lang)[1]:
        return line
    named = [(n, kind) for n, word in enumerate(line[:at]) if (kind := _played(words, word))]
    facts = words.book.cards.get(named[0][1]) if len(named) == 1 else None
    if facts is None or facts.draws or not any(player(words, word) for word in line[named[0][0] :]):
        return line
    (card, kind), before = named[0], line[:at]
    while before and words.stands_before_a_suit(before[-1]):
        before = before[:-1]
    suit = suit_named(line[at], words.lexicon.lang)
    return [*before[:card], f"{kind}/{face_word(suit)}", *before[card + 1 :], *line[at + 1 :]]


def _without_at(words: TypedWords, line: list[str]) -> list[str]:
    """The words without the Italian `a ben`, which is no ace."""
    behind = zip(line, [*line[1:], ""], strict=True)
    return [word for word, whom in behind if not (word in BEFORE_A_NAME and whom and player(words, whom))]


def _is_a_suit(words: TypedWords, word: str) -> bool:
    return not isinstance(word, Quoted) and not words.is_a_name(word) and bool(suit_named(word, words.lexicon.lang))


def _played(words: TypedWords, word: str) -> str:
    """The card that a word says, by its name or as a deed; empty if it says none, or its face too."""
    deed = words.named(word, "deed", words.book.cards)
    found = words.card([word], mend=False) if deed is None else None
    return deed or (found[0].kind if found is not None and not found[0].face else "")
