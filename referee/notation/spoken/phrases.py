"""Sentences whose verb stands last, or is not there at all: `the outlaws have won`, `three lives off`, `6 cards open`.

In go the words of a line, out come those of the line in shorthand that says the same; any other line as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.lexicon import Lexicon
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LITTLE = ("article", "own", "being")
"""What may stand around a side that has won."""


def rephrased(words: TypedWords, line: list[str]) -> list[str]:
    """The line in the order of the shorthand, if it is one of these."""
    if len(line) < 2 or any(isinstance(word, Quoted) for word in line):
        return line
    for meant in (_victory, _turn_over, _lives_off, _card_gone, _cards_open):
        if said := meant(words, line):
            return said
    return line


def _victory(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`the outlaws have won`: a side, and nothing else."""
    if "won" not in words.lexicon.exact(line[-1], "verb"):
        return []
    before = [word for word in line[:-1] if not _is(words.lexicon, word, *LITTLE)]
    if len(before) != 1 or words.is_a_name(before[0]):
        return []
    role = words.named(before[0], "role", words.book.roles) if len(before[0]) > 1 else None
    return ["won", before[0]] if role in words.book.sides else []


def _turn_over(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`the turn is over`: that of whom it is."""
    if not _is(words.lexicon, line[-1], "past"):
        return []
    said = [word for word in line[:-1] if not _is(words.lexicon, word, *LITTLE)]
    return ["end"] if len(said) == 1 and "turn" in words.lexicon.exact(said[0], "verb") else []


def _lives_off(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`ben three lives off`: who, if he is named, and how many."""
    *said, last = line
    if not _is(words.lexicon, last, "gone"):
        return []
    if said and _is(words.lexicon, said[-1], "noun"):
        said = said[:-1]
    number = _number(words.lexicon, said[-1]) if said else ""
    does = len(said) > 1 and bool(words.lexicon.exact(said[0], "verb"))
    return [*said[:-1], "lose", number] if number and len(said) <= 2 and not does else []


def _card_gone(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`dynamite gone`, `ben's barrel away`: it lies before its player no more, and was played by nobody."""
    if not _is(words.lexicon, line[-1], "gone"):
        return []
    said = [word for word in line[:-1] if not _is(words.lexicon, word, *LITTLE)]
    named = len(said) == 1 or (len(said) == 2 and words.is_a_name(said[0]))
    cards = words.lexicon.exact(said[-1], "card") if named else ()
    return [*said[:-1], "drop", said[-1]] if any(card in words.book.cards for card in cards) else []


def _cards_open(words: TypedWords, line: Sequence[str]) -> list[str]:
    """`6 cards open: beer, bang`: what a General Store turns up, with the cards if they are named."""
    number, noun, state, *cards = [word.rstrip(",:") or word for word in line] + [""] * max(0, 3 - len(line))
    if not (_number(words.lexicon, number) and _is(words.lexicon, noun, "noun") and _is(words.lexicon, state, "open")):
        return []
    return ["turnup", _number(words.lexicon, number), *(["with", *cards] if cards else ())]


def _number(lexicon: Lexicon, word: str) -> str:
    """A number in figures or in words; `a life` is one."""
    if word.isascii() and word.isdigit():
        return word
    return number_named(word) or ("1" if _is(lexicon, word, "one") else "")


def _is(lexicon: Lexicon, word: str, *fillers: str) -> bool:
    return not set(fillers).isdisjoint(lexicon.exact(word, "filler"))
