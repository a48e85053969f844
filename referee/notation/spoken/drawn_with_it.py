"""`draws a bang and a gatling` behind what else is told: the second card is drawn as the first is, and not played.

So it is of `draws bang and gatling`: both with an article, or none.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.nouns import entries as e
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
