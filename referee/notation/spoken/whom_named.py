"""Whom a pronoun behind a small word may mean: `another bang on her`, `su di lei`, `draws one from him`.

In go a line and who else it may be of, out come the lines with a name in its place: who was named last comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.table import Table
from referee.errors import BadLine
from referee.lexicon import Lexicon
from referee.notation.spoken.clauses import player
from referee.notation.words.tokens import Quoted, words_of
from referee.notation.words.typed_words import TypedWords

ENDS = ",;.:"
AT = ("at", "to", "from", "by", "with")
MOST = 9
"""The most lines that are tried."""


def with_pronouns_named(
    line: str, others: Sequence[int], table: Table, book: Rulebook, lexicon: Lexicon
) -> tuple[str, ...]:
    """The lines that it may stand for, the likeliest first; none where it has no such pronoun."""
    words = words_of(line)
    if any(isinstance(word, Quoted) for word in words) or _pronoun(words, lexicon) is None:
        return ()
    try:
        return tuple(islice(_named(words, others, TypedWords(table, book, lexicon)), MOST))
    except BadLine:
        return ()


def _named(words: list[str], others: Sequence[int], reader: TypedWords) -> Iterator[str]:
    found = _pronoun(words, reader.lexicon)
    if found is None:
        yield " ".join(words)
        return
    at, count = found
    last = words[at + count - 1]
    sign = last[len(last.rstrip(ENDS)) :]
    for seat in dict.fromkeys((*_seats_in(words[:at], reader), *others)):
        whom = reader.table.seat(seat)
        name = whom.name if whom.name.isalpha() else str(seat)
        yield from _named([*words[:at], name + sign, *words[at + count :]], others, reader)


def _pronoun(words: list[str], lexicon: Lexicon) -> tuple[int, int] | None:
    """Where the first pronoun stands behind a small word, and in how many words."""
    for at in range(1, len(words)):
        for count in (2, 1):
            said = words[at : at + count]
            stands = "whom" in lexicon.exact("".join([*said[:-1], said[-1].rstrip(ENDS)]), "joint")
            if stands and len(said) == count and _leads(words[at - 1], lexicon):
                return at, count
    return None


def _leads(word: str, lexicon: Lexicon) -> bool:
    return not {*AT}.isdisjoint(lexicon.exact(word, "word")) or word in ("a", "ad")


def _seats_in(words: list[str], reader: TypedWords) -> list[int]:
    """Who is named, by his name or his character, the last first."""
    found = []
    for at in range(len(words)):
        plain = words[at].rstrip(ENDS)
        ids, _ = reader.lexicon.longest(words[at:], "character")
        by_character = [seat.number for seat in reader.table.seats if len(ids) == 1 and seat.character == ids[0]]
        named = reader.seat(plain) if plain and not plain.isdigit() and player(reader, plain) else None
        found += [named] if named else by_character[:1] if len(by_character) == 1 else []
    return found[::-1]
