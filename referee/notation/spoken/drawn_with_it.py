"""`draws a bang and a gatling` behind what else is told: the second card is drawn as the first is, and not played.

So it is of `draws bang and gatling`: both with an article, or none.
And `bang dirk, who draws a card`: what only a hit gives tells that he was hit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.judging.assumed import hit_before_a_draw
from referee.core.judging.judge import judge
from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.play.evolve import replay
from referee.notation.spoken.clauses import is_little
from referee.notation.words.typed_words import TypedWords


def is_drawn_with_it(words: TypedWords, drawn: list[str], part: list[str], before: Sequence[e.Entry]) -> bool:
    """Is it one card and nothing else, told as the first one `drawn`, behind which some were not named?"""
    match tuple(before):
        case (e.Drew(count=count, seen=seen),) if 0 < len(seen) < count:
            with_article = bool(part) and is_little(words, part[0])
            if not with_article and any(is_little(words, word) for word in drawn):
                return False
            card = part[with_article:]
            found = words.card(card, mend=False) if card else None
            return found is not None and found[1] == len(card)
    return False


def has_drawn_more(before: Sequence[e.Entry], meant: Sequence[e.Entry]) -> bool:
    """Are as many drawn with it, and one more of them named?"""
    match (*before, *meant):
        case (e.Drew() as fewer, e.Drew() as more):
            return (fewer.by, fewer.count, fewer.cause) == (more.by, more.count, more.cause) and more.seen[
                : len(fewer.seen)
            ] == fewer.seen
    return False


def drawn_when_hit(
    meant: Sequence[e.Entry], table: Table, book: Rulebook, read_then: Callable[[Table], Sequence[e.Entry]]
) -> Sequence[e.Entry]:
    """`bang dirk, who draws a card`, of one whom a hit lets draw: the card that he draws for that, once he is hit."""
    match meant:
        case (e.Drew(by=by, cause="turn"),):
            then = replay(hit_before_a_draw(table, by, book), book, table)
        case _:
            return meant
    if then is table:
        return meant
    drawn = read_then(then)
    return drawn if judge(then, drawn[0], book).clean else meant
