"""`ben discards one too`, of who is asked for a card: the one that is asked for.

In go the words of a clause, out come those of his answer; the same words where he is asked for none, or for any of two.
"""

from __future__ import annotations

from itertools import dropwhile

from referee.core.book.questions import ANSWERED_BY
from referee.core.book.rulebook import Situation
from referee.core.nouns.table import Owed
from referee.notation.spoken.clauses import is_known, is_said
from referee.notation.spoken.word_order import is_idle, told_of, verb_apart
from referee.notation.words.typed_words import TypedWords


def one_in_answer(words: TypedWords, line: list[str]) -> list[str]:
    """`ben discards one` as `ben answers bang`; a number in digits is of cards that go for something else."""
    who, rest = told_of(words, verb_apart(words, line)) if len(line) > 1 else ([], line)
    rest = [*dropwhile(lambda word: is_idle(words, word), rest)]
    if not rest or not _discards(words, rest[0]) or (owed := _asked(words, who)) is None:
        return line
    told, kinds = [word for word in rest[1:] if not _adds_nothing(words, word)], serving(words, owed)
    one = len(told) == 1 and _is_one(words, told[0])
    return [str(owed.seat), "answer", kinds[0]] if one and len(kinds) == 1 else line


def _is_one(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "filler", "one")


def _discards(words: TypedWords, word: str) -> bool:
    return is_known(words, word, "verb", "discard") or is_said(words, word, "discards", "throws")


def _adds_nothing(words: TypedWords, word: str) -> bool:
    return not _is_one(words, word) and (is_idle(words, word) or is_said(words, word, "likewise"))


def _asked(words: TypedWords, who: list[str]) -> Owed | None:
    """What is asked of him, or, where nobody is named, of the first."""
    seat = words.seat(who[0]) if who else None
    return next((o for o in words.table.owed() if o.kind == "answer" and seat in (None, o.seat)), None)


def serving(words: TypedWords, owed: Owed) -> list[str]:
    """The cards of the hand that answer what is asked."""
    book = words.book
    return [kind for kind in Situation(words.table, book).ask(ANSWERED_BY, owed.cause) if not book.cards[kind].waits]
