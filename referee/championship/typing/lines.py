"""A line of the desk as its screens read it: the shorthand, and what else the command line does by verbs of its own."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.office.amending import corrected, inserted, retracted
from referee.championship.office.following import with_what_follows
from referee.championship.office.lines import VERBS, read_words, verb_of, words_of
from referee.championship.office.taking import taken
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Logged
from referee.championship.rules.places import Resumed
from referee.desk.desk import Desk
from referee.errors import BadLine
from referee.lexicon import Lexicon

RETRACT, CORRECT, INSERT, TAKE, RESUME = "retract", "correct", "insert", "take", "resume"
ALL_VERBS = (*(verb for verb in VERBS if verb not in ("opening", "stream")), RETRACT, CORRECT, INSERT, TAKE, RESUME)
"""What a line may begin with, as it is proposed."""


def amends(line: str, lexicon: Lexicon) -> bool:
    """Does the line take something back, put it right, or put something in before it?"""
    return verb_of(line.split(" ", 1)[0], lexicon) in (RETRACT, CORRECT, INSERT)


def entries_of(line: str, log: TournamentLog, desk: Desk) -> tuple[Logged, ...]:
    """The entries of a line, with what follows from them. Raises `BadLine`."""
    words = words_of(line)
    verb, rest = verb_of("".join(words[:1]), desk.lexicon), words[1:]
    if verb == RETRACT:
        return (retracted(rest, log),)
    if verb == CORRECT:
        return (corrected(rest, log, desk.lexicon),)
    if verb == INSERT:
        return inserted(rest, log, desk.lexicon)
    if verb == RESUME:
        return (_resumed(rest, log),)
    facts = (taken("".join(rest[:1]), log, desk),) if verb == TAKE else read_words(words, log.state, desk.lexicon)
    return with_what_follows(log.state, facts, len(log.entries))


def _resumed(words: Sequence[str], log: TournamentLog) -> Resumed:
    """`resume [WHERE…]`: what was handed over goes on here."""
    if log.state.handed is None:
        raise BadLine("not_handed_over")
    return Resumed(log.state.handed.copy, " ".join(words))
