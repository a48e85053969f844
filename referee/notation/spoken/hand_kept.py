"""How many cards somebody ends his turn with: `owen's done, keeps five`, `ends with 4 in hand`, `fertig, hat noch 3`.

In go the words of a line, out come those before the count, and the count. It is a thing that all can see: where the log
knows otherwise, something was not written, and that is said rather than the end logged.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import surplus
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Count
from referee.notation.spoken.clauses import is_known, is_said, is_said_together, player
from referee.notation.spoken.ended_by import after_all
from referee.notation.spoken.hand_seen import otherwise
from referee.notation.spoken.word_order import is_idle
from referee.notation.words.faces import number_named
from referee.notation.words.tokens import Quoted
from referee.notation.words.typed_words import TypedWords

LONGEST = 7
"""Words of one count: `and she has still got 5 cards`."""
TELLS = ("keeps", "has", "still", "remaining", "into", "card", "pronoun", "beside", "and", "also", "using")
ENDS = ("that_was_it", "hands_over")


def without_the_hand(words: TypedWords, line: list[str]) -> tuple[list[str], int | None]:
    """The line up to the end of the turn, and how many cards are kept then; None where it does not tell."""
    plain = [word if isinstance(word, Quoted) else word.rstrip(",;.:!") for word in line]
    if Quoted in map(type, line):
        return line, None
    for at in range(max(1, len(line) - LONGEST), len(line) - 1):
        number = _count(words, [word for word in plain[at:] if word])
        if number is not None and _ends(words, plain[:at]):
            return [*line[: at - 1], plain[at - 1]], number
    return line, None


def with_the_hand(meant: Sequence[e.Entry], kept: int, table: Table, book: Rulebook) -> tuple[e.Entry, ...]:
    """The entries with the hand that was seen at the end, where it was not known, or what went for it where it was.

    None where no turn ends. Raises `BadLine` `hand_otherwise`.
    """
    *before, end = meant
    if not isinstance(end, e.TurnEnded):
        return ()
    now = Situation(after_all(before, table, book), book)
    held = now.hand(end.by)
    if held.exact == kept:
        return tuple(meant)
    if held.exact is None and held.least <= kept <= (kept if held.most is None else held.most):
        return (*before, e.HandSet(end.by, Count(kept, kept)), end)
    if held.exact is not None and surplus(now, end.by) == ("discard", held.exact - kept):
        return (*before, e.Discarded(end.by, held.exact - kept), end)
    raise otherwise(now, end.by, kept)


def _count(words: TypedWords, told: Sequence[str]) -> int | None:
    """How many cards are kept, if nothing else is told; None where it is."""
    numbers = [number for word in told if (number := number_named(word) or word).isdecimal() and len(number) < 3]
    around = [word for word in told if not (number_named(word) or word).isdecimal()]
    marks = any(
        is_said(words, word, "keeps", "has", "remaining", "still") or is_known(words, word, "word", "with", "hand")
        for word in around
    )
    tells = len(numbers) == 1 and marks and all(_is_small(words, word) for word in around)
    return int(numbers[0]) if tells else None


def _is_small(words: TypedWords, word: str) -> bool:
    small = is_known(words, word, "filler", "noun", "being") or is_known(words, word, "word", "with", "hand", "at")
    return small or word == "in" or is_idle(words, word) or is_said(words, word, *TELLS)


def _ends(words: TypedWords, before: list[str]) -> bool:
    """Do these words end in the end of a turn: `owen's done`, `that's it`, `passes`?"""
    last = before[-1]
    if player(words, last):
        before = [word for word in before[:-1] if not is_known(words, word, "word", "for", "from")]
        return any(is_said_together(words, before[at:], *ENDS) for at in range(max(0, len(before) - 4), len(before)))
    if is_known(words, last, "verb", "end", "pass"):
        return True
    ends = (before[-count:] for count in (2, 3, 4) if count <= len(before))
    return any(is_said_together(words, each, *ENDS) or is_known(words, "".join(each), "verb", "end") for each in ends)
