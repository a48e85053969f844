"""Why a referee takes something back, in words of his own: `that's her second`, `she had not drawn yet`.

In go the words beside what takes back, out comes whether they tell why. What was meant rather (`it was ben`) tells no
reason, nor does what somebody did.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import bare, is_ordinal, is_said_together, player
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 3
"""Words of one saying: `in the way`."""
MOST = 12
"""Words of one reason."""


class Named(Struct, frozen=True):
    """The cards and the players that a reason names."""

    cards: frozenset[str]
    seats: frozenset[int]


def named_in(why: str, table: Table, book: Rulebook, lexicon: Lexicon) -> Named:
    """What a reason names; nothing where it is no words."""
    words = TypedWords(table, book, lexicon)
    try:
        said = [word for word in words_of(why) if not isinstance(word, Quoted)]
        plain = [word.rstrip(",.;:!") for word in said]
        cards = (words.card(plain[at:], mend=False) for at in range(len(plain)) if plain[at])
        kinds = frozenset(found[0].kind for found in cards if found is not None)
        return Named(kinds, frozenset(words.seat(word) or 0 for word in plain if word and player(words, word)))
    except BadLine:
        return Named(frozenset(), frozenset())


def tells_why(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    """Is it said of one player at most what was not so, or too much, or the second; or of nobody what he has to do?"""
    words = TypedWords(table, book, lexicon)
    try:
        said = [word.replace("’", "'").rstrip(".;!") for word in bare(words, words_of(line))]
        if not 1 < len(said) <= MOST or any(isinstance(word, Quoted) for word in bare(words, words_of(line))):
            return False
        named = {words.seat(word) for word in said if player(words, word)}
    except BadLine:
        return False
    why = any(is_ordinal(words, word) for word in said) or _says(words, said, "why_not")
    return len(named) < 2 if why else not named and _says(words, said, "has_to")


def _says(words: TypedWords, said: list[str], saying: str) -> bool:
    runs = (said[at : at + count] for at in range(len(said)) for count in range(1, LONGEST + 1))
    return any(is_said_together(words, run, saying) for run in runs)
