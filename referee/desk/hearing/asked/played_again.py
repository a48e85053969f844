"""A play told with its card, and once more without it just after it was answered: the second may be the first.

In go what a line was read as and the log, out comes the number of the play that may say so already. Another card told
by rank and suit is another play; whether one told in fewer words is, only the referee knows, and is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from referee.core.nouns.entries import Played
from referee.core.nouns.verdict import Level
from referee.desk.hearing.lately import Lately
from referee.desk.hearing.typed_line import TypedLine
from referee.errors import BadLine
from referee.log.replaying import JudgedEntry


def ask_whether_again(
    line: TypedLine, judged: Sequence[JudgedEntry], lately: Lately, goes_on: Callable[[int], bool]
) -> None:
    """Raises `BadLine` `played_again` where the play is told as the last one, but for its card, and may be that."""
    number = may_say_again(judged, lately, goes_on)
    if number and not line.says_so:
        raise BadLine("played_again", word=line.shown, number=number, choices=(line.as_meant,))


def may_say_again(judged: Sequence[JudgedEntry], lately: Lately, goes_on: Callable[[int], bool]) -> int:
    """The last play, if this is the same against the rules, but for rank and suit that it does not tell; else 0."""
    said, level = judged[-1].entry, judged[-1].verdict.level
    if not isinstance(said, Played) or not said.at or level != Level.ILLEGAL:
        return 0
    number = _last_play(lately, goes_on)
    last = lately.log[number]
    if not isinstance(last, Played) or number == lately.last or said == last:
        return 0
    return number if said == replace(last, card=replace(last.card, face="")) else 0


def _last_play(lately: Lately, goes_on: Callable[[int], bool]) -> int:
    """What was played last, if nothing came after it but what follows from it; else 0."""
    return next((n for n in lately.numbers(1) if isinstance(lately.log[n], Played) or not goes_on(n)), 0)
