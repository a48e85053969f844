"""The verbs of a duel."""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.core.nouns.vocabulary import UNKNOWN
from referee.errors import BadLine
from referee.notation import Sentence
from referee.sets.duel.box import DUEL
from referee.sets.duel.entries import Drafted, Entered, Fielded, Piled, SetAside, Swapped


def _character(said: Sentence, words: list[str]) -> tuple[str, int]:
    """The character named by the first words, and how many words that took. Raises `BadLine`."""
    if words[0] in said.words.book.characters:
        return words[0], 1
    found, taken = said.words.lexicon.longest(words, "character")
    found = tuple(each for each in found if each in said.words.book.characters)
    if len(found) > 1:
        raise BadLine("word_ambiguous", word=" ".join(words[:taken]), choices=found)
    if found:
        return found[0], taken
    starts = tuple(name for name in said.words.lexicon.beginnings(words[0], "character"))
    starts = tuple(name for name in starts if name in said.words.book.characters)
    if len(starts) > 1:
        raise BadLine("word_ambiguous", word=words[0], choices=starts)
    mended = starts[0] if starts else said.words.mend(words[0], "character")
    if not mended:
        raise BadLine("unknown_word", word=words[0][:40])
    return mended, 1


def _characters(said: Sentence) -> tuple[str, ...]:
    names: list[str] = []
    rest = list(said.rest)
    while rest:
        name, taken = _character(said, rest)
        names.append(name)
        rest = rest[taken:]
    return tuple(names)


def aside(said: Sentence) -> list[e.Entry]:
    """`aside CHARACTER ...`"""
    if said.named is not None:
        raise BadLine("too_much", word=str(said.named))
    return [SetAside(_characters(said))]


def draft(said: Sentence) -> list[e.Entry]:
    """`S draft CHARACTER`"""
    return [Drafted(said.actor("draft"), _one(said))]


def _one(said: Sentence) -> str:
    """One character and nothing more; `?` where it was not noted. Raises `BadLine`."""
    if not said.rest:
        raise BadLine("needs_character")
    if said.rest == ["?"]:
        return UNKNOWN
    name, taken = _character(said, said.rest)
    said.only(said.rest[taken:])
    return name


def stack(said: Sentence) -> list[e.Entry]:
    """`S stack [CHARACTER ...]`, the first one on top"""
    return [Piled(said.actor("stack"), _characters(said))]


def field(said: Sentence) -> list[e.Entry]:
    """`S field FRONT REAR`"""
    return [Fielded(said.actor("field"), _characters(said))]


def swap(said: Sentence) -> list[e.Entry]:
    """`S swap`"""
    said.only(said.rest)
    return [Swapped(said.actor("swap"))]


def enter(said: Sentence) -> list[e.Entry]:
    """`S enter CHARACTER`"""
    return [Entered(said.actor("enter"), _one(said))]


DUEL.verbs |= {"aside": aside, "draft": draft, "stack": stack, "field": field, "swap": swap, "enter": enter}
