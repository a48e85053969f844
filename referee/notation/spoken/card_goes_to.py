"""`gives it to cleo`, `it goes to cleo`, `cleo gets it`: at whom the card goes that was taken back just before.

In go the words of a line, out comes whom it names, where it tells nothing else.
"""

from __future__ import annotations

from functools import partial

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.sentence import BEFORE_A_NAME
from referee.notation.spoken.afterthoughts import is_by
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said, is_said_together, player
from referee.notation.spoken.roles_meant import by_role
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

GOES = (
    "that_card", "gives", "throws", "goes_on", "lays_down", "pronoun", "blow", "aims", "therefore", "does", "collects",
)  # fmt: skip
"""Sayings of a card that is put before somebody, and of the card."""
PUTS = ("play", "lay", "set", "toss", "gain", "pass")
LONGEST = 8


def card_goes_to(line: str, kind: str, table: Table, book: Rulebook, lexicon: Lexicon) -> int:
    """The seat at which a card of this kind goes by the line; 0 where it tells anything else."""
    words = TypedWords(table, book, lexicon)
    try:
        said = _without_instead(words, by_role(words, bare(words, words_of(line))))
        people = [word for word in said if player(words, word)]
        named = words.seat(people[0]) if len(people) == 1 else None
    except BadLine:
        return 0
    others = [word for word in said if word not in people]
    if people and is_by(words, said[: said.index(people[0])][-1:]):
        return 0
    told = 0 < len(others) < LONGEST and not any(isinstance(word, Quoted) for word in said)
    told = told and (any(map(partial(_aims, words), others)) or not any(map(partial(_is, words), others)))
    small = told and all(_leads_there(words, word) for word in _without_the_card(words, others, kind))
    return named if named and small else 0


def _without_instead(words: TypedWords, said: list[str]) -> list[str]:
    for count in (3, 2, 1):
        for at in range(len(said) - count + 1):
            if is_said_together(words, said[at : at + count], "instead", "rather_at"):
                return [*said[:at], *said[at + count :]]
    return said


def _without_the_card(words: TypedWords, said: list[str], kind: str) -> list[str]:
    """The words without the card's own name."""
    for at, word in enumerate(said):
        found = None if is_little(words, word) else words.card(said[at:], mend=False)
        if found is not None and found[0].kind == kind:
            return [*said[:at], *said[at + found[1] :]]
    return said


def _aims(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "word", "at", "to", "for") or word in (*BEFORE_A_NAME, "in")


def _is(words: TypedWords, word: str) -> bool:
    """`it was cleo` may be told of who did it."""
    return is_known(words, word, "filler", "being") and not is_said(words, word, "collects")


def _leads_there(words: TypedWords, word: str) -> bool:
    puts = is_said(words, word, *GOES) or is_known(words, word, "verb", *PUTS)
    return _aims(words, word) or puts or is_idle(words, word) or is_said(words, word, "only", "into")
