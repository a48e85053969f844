"""A card played anew just after a play that nobody may make: at the table the first is taken back, and played so.

In go what a line was read as and the log, out comes the number of the play that it may stand in the place of. Whether
the card was taken back or a second one was played, only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.book.rulebook import kind_of
from referee.core.nouns.entries import Played
from referee.core.nouns.verdict import Level
from referee.desk.hearing.asked.laid_late import wrong_plays
from referee.desk.hearing.lately import Lately
from referee.log.replaying import JudgedEntry


def forbidden_before(judged: Sequence[JudgedEntry], lately: Lately) -> int:
    """The play logged last, if it was against the rules, and so is this one of the same card after it; else 0."""
    last = judged[-1]
    if not isinstance(last.entry, Played) or last.verdict.level != Level.ILLEGAL or not lately.counting:
        return 0
    number = max(lately.counting)
    wrong = number in wrong_plays(last.entry.by, lately)
    return number if wrong and kind_of(lately.log[number]) == kind_of(last.entry) else 0
