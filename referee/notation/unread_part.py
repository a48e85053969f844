"""Which part of a line cannot be read, so that the word is named that stands in the way, or not looked for elsewhere.

In go the line and the error of the whole, out comes the error of the first part that means nothing where the parts
before it have happened, with what was read before it. Only a line that is refused pays for it.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.reading import of_this_game, read
from referee.notation.spoken.clause_by_clause import clauses
from referee.notation.spoken.ended_by import after_all
from referee.notation.spoken.left_out import with_his_role
from referee.notation.spoken.slips import is_for_nothing
from referee.notation.spoken.subjects import subject, told_of_him
from referee.notation.words.tokens import words_of
from referee.notation.words.typed_words import TypedWords

ABOUT_A_WORD = frozenset(
    ("unread", "too_much", "unknown_seat", "no_player", "unknown_card", "no_card", "bad_number", "bad_face",
     "unknown_word", "needs_card")
)  # fmt: skip
"""Errors that name a word, which may stand in another part than the one that means nothing."""
MOST_SHOWN = 60
"""Signs of what was read before it that are shown."""


def unread_part(error: BadLine, line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> BadLine:
    """The error of the first part of the line that means nothing; the same error where it has no parts."""
    if error.key not in ABOUT_A_WORD:
        return error
    try:
        words = words_of(line)
    except BadLine:
        return error
    return _first_unread(words, table, book, lexicon) or error


def has_a_word_for_nothing(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> bool:
    """Is a word of the line nothing of this game, nobody here, and nearly neither? At no table of these it is more."""
    reader = TypedWords(table, book, of_this_game(book, lexicon))
    try:
        return any(is_for_nothing(reader, word) for word in words_of(line))
    except BadLine:
        return False


def _first_unread(words: list[str], table: Table, book: Rulebook, lexicon: Lexicon) -> BadLine | None:
    reader = TypedWords(table, book, lexicon)

    def read_at(part: list[str], at: Table) -> tuple[e.Entry, ...]:
        return read(" ".join(part), at, book, lexicon).entries

    ways = [parts for parts in clauses(reader, words) if len(parts) > 1]
    who, parts = "", with_his_role(reader, ways[-1]) if ways else []
    for at, part in enumerate(parts):
        try:
            meant = told_of_him(who, part, reader, table, read_at)
        except BadLine as error:
            error.about |= {"read": _shown(parts[:at])} if at else {}
            return error if error.key in ABOUT_A_WORD or error.key in ("needs_seat", "nothing_due") else None
        who, table = subject(part, meant, reader), after_all(meant, table, book)
    return None


def _shown(parts: list[list[str]]) -> str:
    """What was read before it, or the end of that: it is only to be found again in the line."""
    said = ", ".join(" ".join(part) for part in parts)
    return said if len(said) <= MOST_SHOWN else f"… {said[-MOST_SHOWN:].partition(' ')[2]}"
