"""What is lost in other words than a life point: `loses the duel`, `loses her last life`.

In go the words of a line, out come those that say what it costs. A Duel lies before nobody, so that whoever loses it is
hit by it: in the one under way, and if none is, in one before.
"""

from __future__ import annotations

from referee.errors import BadLine
from referee.notation.spoken.clauses import is_known, is_little, is_ordinal, is_said
from referee.notation.spoken.deeds import ONE
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords


def duel_lost(words: TypedWords, line: list[str]) -> list[str]:
    """`anna lost the duel`: she is hit. Raises `BadLine` `nothing_due` where none is under way."""
    who, rest = told_of(words, line)
    if len(rest) < 2 or not any(_loses(words, word) for word in rest):
        return line
    told = [word for word in rest if not (_loses(words, word) or is_known(words, word, "filler", "article", "being"))]
    if len(told) != 1 or isinstance(told[0], Quoted) or not (card := _challenge(words, told[0])):
        return line
    if words.table.top.card != card:
        raise BadLine("nothing_due", word=" ".join(rest)[:40])
    return [*who, "hit"]


def _challenge(words: TypedWords, word: str) -> str:
    """The card by which one player is challenged that this word names; empty if it names none."""
    found = words.card([word], mend=False)
    challenges = [kind for kind in words.book.with_trait("challenge") if words.book.cards[kind].aim in ONE]
    return found[0].kind if found is not None and found[0].kind in challenges else ""


def _is_gone(words: TypedWords, verb: str) -> bool:
    """`lost`, `loses`, behind or before a life: `ben a life lost`."""
    return is_known(words, verb, "verb", "lost") or is_known(words, verb, "verb", "lose")


def _loses(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "verb", "lose", "lost")


def life_lost(words: TypedWords, line: list[str]) -> list[str]:
    """`lost a life`: a life point, and no card; `loses her last life`: one."""
    who, rest = told_of(words, line)
    verb = next((at for at, word in enumerate(rest) if _loses(words, word)), -1)
    if verb < 0 or len(rest) < 2:
        return line
    left = [*rest[:verb], *rest[verb + 1 :]]
    life = [word for word in left if _is_life(words, word)]
    last = [word for word in left if is_ordinal(words, word)]
    alone = bool(life) and (bool(last) or _is_gone(words, rest[verb]))
    if alone and all(word in life or word in last or _is_small(words, word) for word in left):
        return [*who, "loses", "1"]
    lost = is_known(words, rest[0], "verb", "lost") and any(is_known(words, word, "word", "life") for word in rest[1:])
    return [*who, "loses", *rest[1:]] if lost else line


def _is_life(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "life") or is_said(words, word, "life_point")


def _is_small(words: TypedWords, word: str) -> bool:
    """`his`, `has`, `point`."""
    return is_little(words, word) or is_known(words, word, "filler", "being", "noun")
