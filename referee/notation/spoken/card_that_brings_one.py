"""The card of an answer that names none, where what is drawn behind it tells which: `dodges and draws one`.

In go an answer and the clause behind it, out come both with the card that averts as well and brings what is drawn, if
it is due to nobody for anything else; else nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve, replay
from referee.core.play.owing import place
from referee.errors import BadLine
from referee.notation.spoken.clauses import player
from referee.notation.spoken.subjects import ReadAt
from referee.notation.words.typed_words import TypedWords


def card_that_brings_one(
    said: list[str], part: list[str], before: Sequence[e.Entry], table: Table, words: TypedWords, read_at: ReadAt
) -> Sequence[e.Entry] | None:
    """What was `said` at this table, with the card that brings what the next clause draws; None where none does."""
    answer = before[-1] if before else None
    if not isinstance(answer, e.Answered) or not _says_no_card(words, said, answer.card.kind):
        return None
    found = replay(before[:-1], words.book, table)
    his = part if player(words, part[0]) else [str(answer.by), *part]
    drawn = _drawn(his, evolve(found, answer, words.book), read_at)
    if drawn is None or place(evolve(found, answer, words.book), drawn, words.book) is not None:
        return None
    for given in _like_it(answer, words):
        then = evolve(found, given, words.book)
        drew = _drawn(his, then, read_at)
        if drew is not None and drew.cause == given.card.kind and judge(found, given, words.book).clean:
            return (*before[:-1], given, drew)
    return None


def _says_no_card(words: TypedWords, said: list[str], kind: str) -> bool:
    """Is it told with what he does, and not with the name of the card?"""
    spoken = [*said, *("".join(said[at : at + 2]) for at in range(len(said) - 1))]
    named = any(kind in words.lexicon.exact(word, "card") for word in spoken)
    return not named and any(kind in words.lexicon.exact(word, "deed") for word in spoken)


def _like_it(answer: e.Answered, words: TypedWords) -> Iterator[e.Answered]:
    """The same with each card that averts what this one does, and lets its player draw."""
    averts = words.book.cards[answer.card.kind].effects
    for facts in words.book.cards.values():
        if facts.answers and not facts.stays and {*averts, "draw"} <= {*facts.effects}:
            yield replace(answer, card=Card(facts.kind))


def _drawn(part: list[str], table: Table, read_at: ReadAt) -> e.Drew | None:
    try:
        meant = tuple(read_at(part, table))
    except BadLine:
        return None
    return meant[0] if len(meant) == 1 and isinstance(meant[0], e.Drew) else None
