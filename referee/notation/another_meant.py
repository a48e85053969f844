"""`no, at fausta`, `no, it is fausta's turn`: what was said last was meant of another.

In go the words of a line, out comes whom it names alone, or what is left of it to be read at the table before.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.afterthoughts import only_joins, rather
from referee.notation.clauses import bare, player
from referee.notation.tokens import words_of
from referee.notation.words import TypedWords


def player_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> int:
    """The one player whom a line names that says only that another was meant; 0 of any other line."""
    words = TypedWords(table, book, lexicon)
    head, rest = _rather(words, line)
    if head != "rather" or not rest or not player(words, rest[-1]):
        return 0
    return words.seat(rest[-1]) or 0 if all(only_joins(words, word) for word in rest[:-1]) else 0


def line_meant(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> str:
    """What is left of a line behind the words by which it puts right; empty where it has none."""
    head, rest = _rather(TypedWords(table, book, lexicon), line)
    return " ".join(rest) if head == "rather" else ""


def _rather(words: TypedWords, line: str) -> tuple[str, list[str]]:
    try:
        return rather(words, bare(words, words_of(line)))
    except BadLine:
        return "", []
