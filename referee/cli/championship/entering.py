"""The verbs that log something: each reads its words as the shorthand of the desk does, judges, commits, and tells."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import click

from referee.championship.office.following import with_what_follows
from referee.championship.office.lines import read_words, words_of
from referee.championship.office.tournamentlog import TournamentLog, TournamentOutcome
from referee.championship.rules.entries import Fact, PlayerEnrolled
from referee.cli.championship.sitting import DeskVerb, Sitting, desk_verb
from referee.cli.championship.text import logged_lines
from referee.cli.codes import Exit, code_of, gravest
from referee.cli.files import piped
from referee.cli.running import tell
from referee.cli.settings import Settings, typed_text
from referee.errors import BadLine, RefereeError, Stale

F = TypeVar("F", bound=Callable[..., Any])


class How(NamedTuple):
    """How lines are logged: only looked at, or accepted beforehand."""

    trying: bool = False
    yes: bool = False


def ways(command: F) -> F:
    """The options of a verb that logs lines."""
    return click.option("--try", "trying", is_flag=True)(click.option("--yes", is_flag=True)(command))


def entered(sitting: Sitting, log: TournamentLog, facts: Sequence[Fact], how: How) -> Exit:
    """Log these facts and what follows from them, or only look at what would be said, and tell it.

    What is to be seen before it counts is shown, and logged when that is accepted.
    """
    facts = with_what_follows(log.state, facts, len(log.entries))
    sitting.warn_of_the_known(log, (fact for fact in facts if isinstance(fact, PlayerEnrolled)))
    seen = log.preview(*facts)
    if not how.trying and (how.yes or not seen.asks):
        return tell_outcome(sitting, log, log.log(*facts), True)
    code = tell_outcome(sitting, log, seen, False)
    if how.trying:
        sitting.talk(sitting.say("tournament-nothing_logged"))
    elif sitting.accepts("tournament-ask_amend"):
        return tell_outcome(sitting, log, log.log(*facts), True)
    return code


def tell_outcome(sitting: Sitting, log: TournamentLog, outcome: TournamentOutcome, logged: bool) -> Exit:
    """What was said of these entries."""
    views = sitting.office_views(log) if logged else sitting.views_after(outcome)
    said = views.outcome(outcome, log, logged)
    sitting.answer(said, logged_lines(said, sitting))
    return gravest(code_of(each.verdict) for each in outcome.judged)


def _line(sitting: Sitting, log: TournamentLog, words: Sequence[str], how: How) -> Exit:
    return entered(sitting, log, read_words(words, log.state, sitting.lexicon), how)


def _no_words(command: F) -> F:
    return command


def line_verb(name: str, *, alone: bool = False) -> DeskVerb:
    """A verb that with the words after it is a line of the shorthand, or alone is one."""

    @desk_verb(name)
    @(_no_words if alone else click.argument("words", nargs=-1, type=typed_text, metavar="WORD"))
    @ways
    @click.pass_obj
    def command(settings: Settings, /, words: tuple[str, ...] = (), **how: bool) -> Exit:
        sitting = Sitting(settings)
        with sitting.tournament() as log:
            return _line(sitting, log, (name, *words), How(**how))

    return command


enrol, absent, leave, warn = map(line_verb, ("enrol", "absent", "leave", "warn"))
hurry, shows = map(line_verb, ("hurry", "shows"))
expel, pardon, stand = map(line_verb, ("expel", "pardon", "stand"))
draw, lots, qualify, duel, decide = map(line_verb, ("draw", "lots", "qualify", "duel", "decide"))
round_, keep, hire, auction = map(line_verb, ("round", "keep", "hire", "auction"))
bid, choice, time, result, void = map(line_verb, ("bid", "choice", "time", "result", "void"))
pause, go = line_verb("pause"), line_verb("go", alone=True)


@desk_verb("seed")
@click.argument("words", nargs=-1, type=typed_text, metavar="WORD")
@click.option("--try", "trying", is_flag=True)
@click.pass_obj
def seed(settings: Settings, words: tuple[str, ...], trying: bool) -> Exit:
    """Write a seed down; one by chance where none is said."""
    sitting = Sitting(settings)
    said = [word for word in words if not word.startswith("for=")]
    with sitting.tournament() as log:
        return _line(sitting, log, ("seed", *words, *(() if said else (secrets.token_hex(8),))), How(trying))


@desk_verb("log")
@click.argument("lines", nargs=-1, type=typed_text, metavar="LINE")
@click.option("--yes", is_flag=True)
@click.pass_obj
def log(settings: Settings, lines: tuple[str, ...], yes: bool) -> Exit:
    """Log lines: those given, else those typed or piped in. Stops at the first that is not logged."""
    sitting, how = Sitting(settings), How(yes=yes)
    with sitting.tournament() as log:
        if not lines and sys.stdin and sys.stdin.isatty():
            return _typed(sitting, log, how)
        return gravest(list(_each(sitting, log, enumerate(lines, 1) if lines else piped(), how)))


def _each(sitting: Sitting, log: TournamentLog, lines: Iterable[tuple[int, str]], how: How) -> Iterator[Exit]:
    """Line by line; the first that is not logged stops, and is told with its number and how many stand logged."""
    for logged, (number, line) in enumerate(lines):
        length = len(log.entries)
        try:
            yield _line(sitting, log, words_of(line), how)
            if len(log.entries) == length:
                sitting.talk(sitting.say("tournament-not_accepted", number=number))
                sitting.talk(sitting.say("tournament-lines_logged", count=logged))
                return
        except RefereeError as error:
            sitting.talk(sitting.say("tournament-lines_logged", count=logged))
            raise type(error)(error.key, **{**error.about, "line": number}) from None


def _typed(sitting: Sitting, log: TournamentLog, how: How) -> Exit:
    """A conversation: what means nothing is told, and may be typed again."""
    codes = [Exit.CLEAN]
    sitting.talk(sitting.say("tournament-prompt"))
    for _, line in piped():
        try:
            codes.append(_line(sitting, log, words_of(line), how))
        except (BadLine, Stale) as error:
            tell(error, sitting.settings)
            log.reload()
    return gravest(codes)
