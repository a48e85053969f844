"""A discard of somebody who is asked for a card, which is none of a turn of his: which it was has to be told."""

from __future__ import annotations

from referee.core.nouns import entries as e
from referee.errors import BadLine
from referee.notation.sentence import Sentence
from referee.notation.spoken.one_in_answer import serving

GIVES_WHICH = "gives_which"


def ask_which_is_given(said: Sentence, at_the_end: e.Discarded) -> None:
    """Raises `BadLine` `gives_which` where he who is asked discards a card that is not named."""
    owed = said.due("answer")
    if owed is None or owed.seat != at_the_end.by or at_the_end.seen:
        return
    choices = tuple(said.in_words(str(owed.seat), ("card", kind)) for kind in serving(said.words, owed))
    raise BadLine(GIVES_WHICH, player=said.table.seat(owed.seat).name[:40], choices=choices)
