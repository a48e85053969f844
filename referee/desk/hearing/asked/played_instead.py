"""A card played anew just after a play that nobody may make: at the table the first is taken back, and played so.

In go what a line was read as and the log, out comes the number of the play that it may stand in the place of. Whether
the card was taken back or a second one was played, only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.book.rulebook import kind_of
from referee.core.nouns.entries import Corrected, Entry, Played
from referee.core.nouns.verdict import Level
from referee.desk.hearing.asked.laid_late import wrong_plays
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.outcomes import Outcome
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry


def ask_whether_instead(
    line: TypedLine,
    judged: Sequence[JudgedEntry],
    lately: Lately,
    put_right: Callable[[tuple[Entry, ...]], Outcome | None],
) -> None:
    """Raises `BadLine` `played_instead` where the play is in order in the place of a forbidden one just before it."""
    number = forbidden_before(judged, lately)
    if not number or line.says_so:
        return
    instead = put_right((Corrected(number, 1), judged[-1].entry))
    if instead is not None and all(each.verdict.clean for each in instead.judged):
        raise BadLine("played_instead", word=line.shown, choices=(line.in_place_of(number), line.as_meant))


def forbidden_before(judged: Sequence[JudgedEntry], lately: Lately) -> int:
    """The play logged last, if it was against the rules, and so is this one of the same card after it; else 0."""
    last = judged[-1]
    if not isinstance(last.entry, Played) or last.verdict.level != Level.ILLEGAL or not lately.counting:
        return 0
    number = lately.last
    wrong = number in wrong_plays(last.entry.by, lately)
    return number if wrong and kind_of(lately.log[number]) == kind_of(last.entry) else 0
