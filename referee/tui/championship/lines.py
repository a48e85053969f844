"""A line of the desk as its screens read it: the shorthand, and what else the command line does by verbs of its own."""

from __future__ import annotations

from collections.abc import Sequence

from referee.desk import Desk
from referee.errors import BadLine
from referee.office.following import with_what_follows
from referee.office.lines import VERBS, read_words, words_of
from referee.office.playing import taken, under_way
from referee.office.tournamentlog import TournamentLog
from referee.tournament.entries import Corrected, Fact, Logged, Retracted
from referee.tournament.places import Resumed

RETRACT, CORRECT, TAKE, RESUME = "retract", "correct", "take", "resume"
ALL_VERBS = (*(verb for verb in VERBS if verb not in ("opening", "stream")), RETRACT, CORRECT, TAKE, RESUME)
"""What a line may begin with, as it is proposed."""


def amends(line: str) -> bool:
    """Does the line take something back, or put it right?"""
    return line.split(" ", 1)[0] in (RETRACT, CORRECT)


def entries_of(line: str, log: TournamentLog, desk: Desk) -> tuple[Logged, ...]:
    """The entries of a line, with what follows from them. Raises `BadLine`."""
    words = words_of(line)
    verb, *rest = words or [""]
    if verb == RETRACT:
        return (_retracted(rest),)
    if verb == CORRECT:
        return (_corrected(rest, log, desk),)
    if verb == RESUME:
        return (_resumed(rest, log),)
    facts = (_taken(rest, log, desk),) if verb == TAKE else read_words(words, log.state, desk.lexicon)
    return with_what_follows(log.state, facts, len(log.entries))


def _retracted(words: Sequence[str]) -> Retracted:
    """`retract ENTRY [REASON…]`."""
    number, *reason = words or [""]
    return Retracted(_number(number), " ".join(reason))


def _corrected(words: Sequence[str], log: TournamentLog, desk: Desk) -> Corrected:
    """`correct ENTRY LINE`: the line it should have been, read as the tournament stood then."""
    number, *line = words or [""]
    facts = read_words(line, log.before(_number(number)), desk.lexicon)
    if len(facts) != 1:
        raise BadLine("one_entry_for_one", count=len(facts))
    return Corrected(_number(number), facts[0])


def _resumed(words: Sequence[str], log: TournamentLog) -> Resumed:
    """`resume [WHERE…]`: what was handed over goes on here."""
    if log.state.handed is None:
        raise BadLine("not_handed_over")
    return Resumed(log.state.handed.copy, " ".join(words))


def _taken(words: Sequence[str], log: TournamentLog, desk: Desk) -> Fact:
    """`take TABLE`: the result, from the log of the table's game."""
    number = _number("".join(words[:1]))
    _, each = under_way(log.state, number)
    if not each.stream:
        raise BadLine("no_log_of_the_game", table=number)
    return taken(log.state, number, desk.table(each.stream))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise BadLine("bad_number", word=word[:40])
    return int(word)
