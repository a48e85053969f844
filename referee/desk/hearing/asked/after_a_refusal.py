"""A line that fits nothing, typed right behind one that was refused: it may follow from what that one would have told.

In go the line, what it comes to and the one before it, out comes the question. What is wrong with an answer to a shot
that nobody logged is no player's offence, and is put in nobody's earlier turn.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.nouns.entries import Corrected, Retracted
from referee.core.nouns.verdict import DOUBT, Level, Verdict
from referee.desk.hearing.outcomes import Outcome
from referee.errors import BadLine
from referee.lexicon import fold

LONGEST = 40
"""Letters of a line that a question names."""
FITS_NOTHING = ("nothing_due", "nothing_forced", "nobody_asked", "needs_seat")
"""What is said of a line that may lack no more than the one before it."""


class Refused(Struct, frozen=True):
    """A line that was not logged; empty where there is none, or where it was asked about and is answered now."""

    line: str = ""

    def is_said_again_in(self, line: str) -> bool:
        """Is a line this one in other words: does it share most of its words?"""
        words, before = _words(line), _words(self.line)
        return 2 * len(words & before) > len(words)


def ask_whether_it_follows(line: str, outcome: Outcome, before: Refused) -> None:
    """Raises `BadLine` `after_refused` where the line does not fit, and is not the refused one in other words."""
    if not before.line or before.is_said_again_in(line):
        return
    if any(isinstance(each.entry, Retracted | Corrected) for each in outcome.judged):
        return
    if outcome.already or any(_does_not_fit(each.verdict) for each in outcome.judged):
        raise BadLine("after_refused", word=line.strip()[:LONGEST], refused=before.line[:LONGEST])


def _does_not_fit(verdict: Verdict) -> bool:
    """Is it held against somebody, or does the log lack something? What nobody can know hangs on no line."""
    return verdict.level == Level.ILLEGAL or verdict.word == DOUBT


def with_the_line_before(error: BadLine, line: str, before: Refused) -> BadLine:
    """The error, with the line before that was not logged either where this one may lack just that."""
    if not before.line or error.key not in FITS_NOTHING or before.is_said_again_in(line):
        return error
    return BadLine(error.key, **error.about, refused=before.line[:LONGEST])


def refused(line: str, error: BadLine) -> Refused:
    """What is kept of a line that was refused: nothing of Enter alone, nor of one that was asked about."""
    asked = "choices" in error.about or not line.strip(". ")
    return Refused() if asked else Refused(line.strip())


def _words(line: str) -> set[str]:
    return {folded for word in line.split() if (folded := fold(word))}
