"""`retract` and `correct`: an entry taken back or put right at any depth, after a look at what that changes."""

from __future__ import annotations

import click

from referee.cli.codes import Exit
from referee.cli.settings import Settings, typed_text
from referee.cli.tournament_entering import told
from referee.cli.tournament_sitting import Sitting, desk_verb
from referee.errors import BadLine
from referee.office.lines import read_words
from referee.office.tournamentlog import TournamentLog
from referee.tournament.entries import Amendment, Corrected, Retracted


@desk_verb("retract")
@click.argument("number", type=typed_text, metavar="N")
@click.argument("reason", nargs=-1, type=typed_text, metavar="REASON")
@click.option("--yes", is_flag=True)
@click.pass_obj
def retract(settings: Settings, number: str, reason: tuple[str, ...], yes: bool) -> Exit:
    """Take an entry back, after a look at what that changes."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        return _amended(sitting, log, Retracted(_number(number), " ".join(reason)), yes)


@desk_verb("correct")
@click.argument("number", type=typed_text, metavar="N")
@click.argument("words", nargs=-1, required=True, type=typed_text, metavar="WORD")
@click.option("--reason", default="", type=typed_text, metavar="TEXT")
@click.option("--yes", is_flag=True)
@click.pass_obj
def correct(settings: Settings, number: str, words: tuple[str, ...], reason: str, yes: bool) -> Exit:
    """Put an entry right: the words are the line it should have been."""
    sitting, entry = Sitting(settings), _number(number)
    with sitting.tournament() as log:
        facts = read_words(words, log.before(entry), sitting.lexicon)
        if len(facts) != 1:
            raise BadLine("one_entry_for_one", count=len(facts))
        return _amended(sitting, log, Corrected(entry, facts[0], reason), yes)


def _amended(sitting: Sitting, log: TournamentLog, entry: Amendment, yes: bool) -> Exit:
    """Log it if that was said beforehand, or is said now that its consequences are seen."""
    if yes:
        return told(sitting, log, log.log(entry), True)
    told(sitting, log, log.preview(entry), False)
    return told(sitting, log, log.log(entry), True) if sitting.accepts("tournament-ask_amend") else Exit.OPEN


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise BadLine("bad_number", word=word[:40])
    return int(word)
