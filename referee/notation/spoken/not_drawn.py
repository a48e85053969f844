"""That somebody has not drawn: `he hasn't drawn yet`, `draws nothing`, `plays a mustang without drawing first`.

In go lines, out comes of whom it is said, or the line without it. What goes without saying else, the draw of phase 1,
did not happen then.
"""

from __future__ import annotations

from msgspec import Struct

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
LEAVES_OUT = "draws_none"
"""The saying that is no state of things, but what he does."""
NO_CARDS = ("draws", "0")


class NotDrawn(Struct, frozen=True):
    """Of whom it is said, and whether it tells that he left it out, and not only that he has not yet."""

    seat: int
    left_out: bool


def draws_none(words: TypedWords, line: list[str]) -> list[str]:
    """`ben draws nothing and plays a bang`: he draws no card, and what he does then."""
    who, rest = told_of(words, line)
    if not who and words.table.turn.phase == "over":
        return line
    for count in range(min(LONGEST, len(rest)), 1, -1):
        said, behind = [*rest[: count - 1], rest[count - 1].rstrip(",;:.")], rest[count:]
        if is_said_together(words, said, LEAVES_OUT):
            behind = behind[1:] if behind and is_said(words, behind[0], "and") else behind
            return [*who, *NO_CARDS, *([";", *who, *behind] if behind else [])]
    return line


def not_drawn(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> NotDrawn | None:
    """Of whom the line says that, and nothing else: whose turn it is, where nobody is named; None if it says more."""
    words = TypedWords(table, book, lexicon)
    try:
        said = [word for word in bare(words, words_of(line)) if not is_said(words, word, "idle", "still")]
        who, rest = told_of(words, said)
        rest = rest[1:] if not who and rest and _is_he(words, rest[0]) else rest
        left_out = is_said_together(words, rest, LEAVES_OUT)
        if not (left_out or is_said_together(words, rest, "not_drawn")):
            return None
        seat = words.seat(who[0]) if who else _of_nobody_named(table, left_out)
        return NotDrawn(seat, left_out) if seat else None
    except BadLine:
        return None


def _of_nobody_named(table: Table, left_out: bool) -> int:
    """Whose turn it is; between two turns what is left out may be of either."""
    return 0 if left_out and table.turn.phase == "over" else table.turn.seat


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
