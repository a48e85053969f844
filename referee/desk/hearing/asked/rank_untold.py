"""A draw! told by its suit alone, where what comes of it hangs on the rank: a Dynamite explodes on some spades.

In go what a line would log and its language, out comes the question for the rank.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.nouns.entries import Flipped
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry
from referee.notation import in_words


def ask_the_rank(judged: Iterable[JudgedEntry], lang: str) -> None:
    """Raises `BadLine` `needs_rank`."""
    for each in judged:
        if isinstance(each.entry, Flipped) and any(doubt.key == "rank_not_told" for doubt in each.verdict.doubts):
            raise BadLine("needs_rank", word=in_words(each.entry.face, lang))
