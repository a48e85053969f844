"""`la diligenza` at a table with Laura: an article before a card, and no beginning of a player's name.

In go the words of a line, out come those without such an article, wherever a clause begins with it. What nobody's name
begins with stays, and so does who is called so.
"""

from __future__ import annotations

from referee.errors import BadLine
from referee.notation.spoken.clauses import MARKS, is_known
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

ENDS = f"{MARKS};."
"""Signs behind which a clause begins."""
BEFORE_A_VOWEL, VOWELS = "an", "aeiou"
"""`an bang` is no English: Anna's."""


def without_its_article(words: TypedWords, line: list[str]) -> list[str]:
    """The line in which no article at the head of a clause is taken for the player whose name begins so."""
    return [word for at, word in enumerate(line) if not (_begins(line, at) and _is_article(words, line[at:]))]


def _begins(line: list[str], at: int) -> bool:
    before = line[at - 1] if at else ""
    return not at or (not isinstance(before, Quoted) and before[-1:] in ENDS)


def _is_article(words: TypedWords, said: list[str]) -> bool:
    article = len(said) > 1 and is_known(words, said[0], "filler", "article", "one")
    if article and said[0].lower() == BEFORE_A_VOWEL and said[1][:1].lower() not in VOWELS:
        return False
    return article and _begins_a_name(words, said[0]) and words.card(_bare(said[1:]), mend=False) is not None


def _bare(said: list[str]) -> list[str]:
    return [word if isinstance(word, Quoted) else word.rstrip(ENDS) or word for word in said]


def _begins_a_name(words: TypedWords, word: str) -> bool:
    try:
        return words.seat(word) is not None
    except BadLine:
        return True
