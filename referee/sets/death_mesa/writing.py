"""Cards of the Dead Men's Deck in a line of shorthand, written and read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from referee.errors import BadLine
from referee.notation import Quoted, Sentence, card_word
from referee.sets.death_mesa.entries import KINDS, GhostCard


def spirits(cards: Iterable[GhostCard]) -> str:
    """` with curse/8d ?`, or nothing where none was noted."""
    words = [card_word(card) for card in cards]
    return f" with {' '.join(words)}" if words else ""


def need_spirit(said: Sentence, words: list[str]) -> tuple[GhostCard, int]:
    """The card that the first words name, and how many words that took. Raises `BadLine`."""
    if not words or isinstance(words[0], Quoted):
        raise BadLine("needs_card")
    name, slash, face = words[0].lower().partition("/")
    if name == "?":
        return GhostCard(), 1
    if name in KINDS or slash:
        return _card(_kind(said, [name])[0] if name else "", said.words.need_face([face]) if slash else ""), 1
    if (alone := said.words.face(name)) is not None:
        return _card("", alone), 1
    kind, taken = _kind(said, words)
    return _card(kind, ""), taken


def _kind(said: Sentence, words: list[str]) -> tuple[str, int]:
    if words[0] in KINDS:
        return words[0], 1
    found, taken = said.words.lexicon.longest(words, "ghost_card")
    if len(found) == 1:
        return found[0], taken
    mended = said.words.mend(words[0], "ghost_card")
    if mended is None:
        raise BadLine("unknown_card", word=words[0][:40])
    return mended, 1


def _card(kind: str, face: str) -> GhostCard:
    return msgspec.convert({"kind": kind, "face": face}, GhostCard)


def read_spirits(said: Sentence, words: list[str]) -> tuple[GhostCard, ...]:
    """All the words as cards of the Dead Men's Deck."""
    cards: list[GhostCard] = []
    while words:
        card, taken = need_spirit(said, words)
        cards.append(card)
        words = words[taken:]
    return tuple(cards)


def number(said: Sentence, words: list[str], usual: int) -> int:
    """The number that these words are, and nothing besides; the usual one where there are none."""
    said.only(words[1:])
    return said.words.need_number(words) if words else usual
