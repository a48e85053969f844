"""A card that somebody is said to use, or to save himself with, out of his turn: no card that he puts down then.

In go a line and what it would log, out comes the question for the card that was turned up for it, where one draws for
it: behind that it is asked whether it lay there.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import Rulebook
from referee.core.nouns.entries import Played
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry


def ask_what_was_drawn(line: TypedLine, judged: Sequence[JudgedEntry], book: Rulebook) -> None:
    """Raises `BadLine` `needs_face_too`."""
    turn = judged[0].before.turn.seat if judged else 0
    for laid in (each.entry for each in judged if line.says_use or line.says_saved):
        if isinstance(laid, Played) and laid.by != turn and not laid.at and laid.card.kind in book.draws:
            raise BadLine("needs_face_too", word=line.lexicon.name("card", laid.card.kind, line.lexicon.lang).lower())
