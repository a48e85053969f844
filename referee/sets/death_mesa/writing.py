"""Cards of the Dead Men's Deck in a line of shorthand, written and read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from referee.errors import BadLine
from referee.lexicon import fold
from referee.notation import Quoted, Sentence, card_word
from referee.sets.death_mesa.entries import KINDS, GhostCard
from referee.sets.death_mesa.facts import SPIRITS
from referee.sets.death_mesa.mesa import the_mesa

FEWEST = 3
"""Letters that a beginning has at least."""


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
        kind = _kind(said, [name])[0] if name else ""
        seen, taken = said.words.need_face([face, *words[1:]]) if slash else ("", 1)
        return _card(kind, seen), taken
    if (alone := said.words.face(words)) is not None:
        return _card(_of_face(said, alone[0]), alone[0]), alone[1]
    kind, taken = _kind(said, words)
    return _card(kind, ""), taken


def _of_face(said: Sentence, face: str) -> str:
    """The card of this rank and suit: as the table noted it, else as it is printed (DMS-035)."""
    kept = the_mesa(said.table)
    noted = (*kept.makeup, *(card for ghost in kept.ghosts for card in ghost.known))
    printed = (kind for kind, spirit in SPIRITS.items() if face in spirit.faces)
    return next((card.kind for card in noted if card.face == face and card.kind), next(printed, ""))


def _begun(said: Sentence, word: str) -> tuple[str, ...]:
    """The cards that have a name beginning so, else those of which a word of a name does."""
    lexicon, start = said.words.lexicon, fold(word)
    if len(start) < FEWEST:
        return ()
    named = {kind: lexicon.names("ghost_card", kind) for kind in KINDS}
    inside = (kind for kind, names in named.items() if any(fold(w).startswith(start) for n in names for w in n.split()))
    return lexicon.beginnings(word, "ghost_card") or tuple(inside)


def _kind(said: Sentence, words: list[str]) -> tuple[str, int]:
    if words[0] in KINDS:
        return words[0], 1
    found, taken = said.words.lexicon.longest(words, "ghost_card")
    found, taken = (found, taken) if found else (_begun(said, words[0]), 1)
    if len(found) > 1:
        raise BadLine("word_ambiguous", word=words[0][:40], choices=found)
    if found:
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
        words = words[1:] if len(words) > 1 and said.words.joins(words[0]) else words
    return tuple(cards)


def counted(said: Sentence, parts: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    """The number that stands first, if any, and the cards named behind it, with `with` or without."""
    words = parts[""]
    first = words[:1] if words and said.words.number_before(words) is not None else []
    return first, [*words[len(first) :], *parts.get("with", [])]


def number(said: Sentence, words: list[str], usual: int) -> int:
    """The number that these words are, and nothing besides; the usual one where there are none."""
    said.only(words[1:])
    return said.words.need_number(words) if words else usual
