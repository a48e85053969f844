"""`shoots cleo with the winchester`: the weapon that a line names, whether or not it lies before who shoots.

It is no part of what is logged: any weapon may have been shot with. Where the log knows of none that reaches so far,
it tells which one nobody wrote down.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import bare, is_known, is_little, is_said
from referee.notation.words.tokens import words_of
from referee.notation.words.typed_words import TypedWords


def weapon_named(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """The weapon behind `with`; empty where there is none."""
    words = TypedWords(table, book, lexicon)
    try:
        said = bare(words, words_of(line))
    except BadLine:
        return ""
    for at, word in enumerate(said[:-1]):
        if is_known(words, word, "word", "with") or is_said(words, word, "using"):
            found = words.card([each for each in said[at + 1 :] if not is_little(words, each)], mend=False)
            facts = book.cards.get(found[0].kind) if found is not None else None
            if facts is not None and facts.weapon:
                return facts.kind
    return ""
