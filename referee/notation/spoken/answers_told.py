"""What somebody gives, or has not, in words of their own: `with a missed`, `gives a bang back`, `no second one`.

In go the words of a line that means nothing as it stands, out come those of the answer, where one is due.
"""

from __future__ import annotations

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import (
    bare,
    is_known,
    is_little,
    is_ordinal,
    is_said,
    is_said_together,
    player,
)
from referee.notation.spoken.word_order import is_idle, told_of
from referee.notation.words.tokens import words_of
from referee.notation.words.typed_words import TypedWords


def who_saves_himself(words: TypedWords, line: list[str]) -> list[str]:
    """`saves himself with a beer`, where nobody is named: who is asked does, whoever has the turn."""
    who, rest = told_of(words, line)
    asked = [owed.seat for owed in words.table.owed() if owed.kind == "answer"]
    saves = any(is_said_together(words, rest[:count], "saves") for count in (2, 3) if count < len(rest))
    return [str(asked[0]), *rest] if saves and not who and asked else line


def with_a_card(words: TypedWords, line: list[str]) -> list[str]:
    """`katrin with a missed`, `gives a bang back`, `a missed on top`: that card."""
    who, rest = told_of(words, line)
    said = [
        word for word in rest if not is_idle(words, word) and not is_said(words, word, "and", "put_there", "pronoun")
    ]
    said = said[1:] if len(said) > 1 and _gives(words, said[0]) else said
    said = said[:-1] if len(said) > 1 and is_known(words, said[-1], "filler", "back") else said
    given = any(_gives(words, word) or is_said(words, word, "put_there") for word in rest)
    found = words.card(said, mend=False) if said and given and _is_asked(words, who) else None
    return [*who, *said] if found is not None and found[1] == len(said) else line


def _gives(words: TypedWords, word: str) -> bool:
    said = is_said(words, word, "gives", "throws", "does") or is_known(words, word, "word", "with")
    return said or is_known(words, word, "verb", "answer", "play", "lay", "discard")


def _is_asked(words: TypedWords, who: list[str]) -> bool:
    seat = words.seat(who[0]) if who else None
    return any(owed.kind == "answer" and seat in (None, owed.seat) for owed in words.table.owed())


def no_more(words: TypedWords, line: list[str]) -> list[str]:
    """`no more from dave`, `no second one`, `no dodge`: gives nothing."""
    whom = [word for word in line if player(words, word)]
    none = is_known(words, line[0], "verb", "no") or is_said(words, line[0], "none_of", "not")
    left = [word for word in line[1:] if word not in whom and not is_idle(words, word)]
    left = [word for word in left if not is_known(words, word, "word", "from", "by")]
    of_it = bool(left) and all(
        is_ordinal(words, word) or is_said(words, word, "further") or is_known(words, word, "deed") for word in left
    )
    return [*whom, "no"] if none and of_it and len(whom) < 2 and _is_asked(words, whom) else line


def cannot_avert(words: TypedWords, line: list[str]) -> list[str]:
    """`kann nicht ausweichen`: gives nothing."""
    who, rest = told_of(words, line)
    rest = rest[1:] if rest and (is_little(words, rest[0]) or is_said(words, rest[0], "pronoun", "that_card")) else rest
    averts = len(rest) > 1 and (is_known(words, rest[-1], "deed") or is_known(words, rest[-1], "verb", "answer"))
    cannot = averts and is_said(words, "".join(rest[:-1]), "declines")
    return [*who, "no"] if cannot and _is_asked(words, who) else line


def says_likewise(line: str, table: Table, book: Rulebook, lexicon: Lexicon) -> int:
    """Who is said to do as the one before him, of whom an answer is asked; 0 if the line says anything else."""
    words = TypedWords(table, book, lexicon)
    try:
        said = bare(words, words_of(line))
        told = len(said) > 1 and player(words, said[0]) and is_said_together(words, said[1:], "likewise", "as_well")
        return (words.seat(said[0]) or 0) if told and _is_asked(words, said[:1]) else 0
    except BadLine:
        return 0


ANSWERS_TOLD = (who_saves_himself, with_a_card, no_more, cannot_avert)
