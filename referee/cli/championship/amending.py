"""`retract`, `correct`, `insert`: entries taken back, put right or put in at any depth, after a look at the change."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.championship.office.amending import corrected, inserted, retracted
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Amendment
from referee.cli.championship.entering import tell_outcome
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit
from referee.cli.settings import Settings, typed_text


@desk_verb("retract")
@click.argument("number", type=typed_text, metavar="N")
@click.argument("reason", nargs=-1, type=typed_text, metavar="REASON")
@click.option("--yes", is_flag=True)
@click.pass_obj
def retract(settings: Settings, number: str, reason: tuple[str, ...], yes: bool) -> Exit:
    """Take an entry back, after a look at what that changes."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        return _amended(sitting, log, (retracted((number, *reason), log),), yes)


@desk_verb("correct")
@click.argument("number", type=typed_text, metavar="N")
@click.argument("words", nargs=-1, required=True, type=typed_text, metavar="WORD")
@click.option("--reason", default="", type=typed_text, metavar="TEXT")
@click.option("--yes", is_flag=True)
@click.pass_obj
def correct(settings: Settings, number: str, words: tuple[str, ...], reason: str, yes: bool) -> Exit:
    """Put an entry right: the words are the line it should have been."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        return _amended(sitting, log, (corrected((number, *words), log, sitting.lexicon, reason),), yes)


@desk_verb("insert")
@click.argument("number", type=typed_text, metavar="N")
@click.argument("words", nargs=-1, required=True, type=typed_text, metavar="WORD")
@click.option("--reason", default="", type=typed_text, metavar="TEXT")
@click.option("--yes", is_flag=True)
@click.pass_obj
def insert(settings: Settings, number: str, words: tuple[str, ...], reason: str, yes: bool) -> Exit:
    """Put in what was forgotten before an entry: the words are its line."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        return _amended(sitting, log, inserted((number, *words), log, sitting.lexicon, reason), yes)


def _amended(sitting: Sitting, log: TournamentLog, entries: Sequence[Amendment], yes: bool) -> Exit:
    """Log them if that was said beforehand, or is said now that their consequences are seen."""
    if yes:
        return tell_outcome(sitting, log, log.log(*entries), True)
    tell_outcome(sitting, log, log.preview(*entries), False)
    return tell_outcome(sitting, log, log.log(*entries), True) if sitting.accepts("tournament-ask_amend") else Exit.OPEN
