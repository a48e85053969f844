"""That somebody has not drawn: `he hasn't drawn yet`, `plays a mustang without drawing first`.

In go lines, out comes of whom it is said, or the line without it. What goes without saying else, the draw of phase 1,
did not happen then.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import bare, is_known, is_said, is_said_together, player
from referee.notation.spoken.word_order import told_of
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

LONGEST = 5
"""Words of one saying: `without having drawn first`."""


def not_drawn(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> int:
    """Of whom the line says that, and nothing else: whose turn it is, where nobody is named; 0 if it says more."""
    words = TypedWords(table, book, lexicon)
    try:
        said = [word for word in bare(words, words_of(line)) if not is_said(words, word, "idle", "still")]
        who, rest = told_of(words, said)
        rest = rest[1:] if not who and rest and _is_he(words, rest[0]) else rest
        if not is_said_together(words, rest, "not_drawn"):
            return 0
        return (words.seat(who[0]) if who else table.turn.seat) or 0
    except BadLine:
        return 0


def _is_he(words: TypedWords, word: str) -> bool:
    return (is_said(words, word, "pronoun") or is_known(words, word, "joint", "who")) and not player(words, word)


def without_drawing(line: str, lexicon: Lexicon) -> str:
    """What is played `without drawing first`; empty where the line does not end in that, or says nothing before it."""
    words = line.split()
    for count in range(min(LONGEST, len(words) - 1), 0, -1):
        said = words[-count:]
        if not any(isinstance(word, Quoted) for word in said) and "undrawn" in lexicon.exact("".join(said), "saying"):
            return " ".join(words[:-count]).rstrip(",;")
    return ""
