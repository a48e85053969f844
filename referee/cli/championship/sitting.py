"""What a verb of the tournament desk works with: the office, the tournament it is about, and its words."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from referee.championship.office.known import known_elsewhere
from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog, TournamentOutcome
from referee.championship.office.views import OfficeViews
from referee.championship.rules.entries import PlayerEnrolled
from referee.cli.championship.options import desk_options
from referee.cli.codes import Exit
from referee.cli.group import Verb
from referee.cli.session import Session
from referee.errors import UnknownId
from referee.journal import ASIDE, is_there
from referee.speech import visible

WHO = "REFEREE_NAME"
"""Who sits at the desk, where it is not said."""


class DeskVerb(Verb):
    """A verb of the tournament desk: it has the shared options, and those of every tournament."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params = [param for param in self.params if param.name != "table"] + desk_options()


def desk_verb(name: str) -> Callable[[Callable[..., Exit]], DeskVerb]:
    """Makes a verb of the tournament desk of a function that takes the settings and gives an exit code."""
    return click.command(f"tournament-{name}", cls=DeskVerb)


class Sitting(Session):
    """One run of one verb of the desk."""

    @contextmanager
    def office(self, making: bool = False, quiet: bool = False) -> Iterator[Office]:
        """The office on the store; a store that is not there is made only by those who put something in it.

        What the store lacks is told, unless it is to be quiet. Raises `UnknownId` `no_tournaments`, and whatever the
        store raises.
        """
        if not making and not is_there(self.settings.place):
            raise UnknownId("no_tournaments")
        office = Office(self.settings.place, by=self.settings.by or os.environ.get(WHO, ""))
        self.at_desk = office
        try:
            if not quiet:
                self.warn_of_what_lacks(office.journal.aside())
            yield office
        finally:
            office.close()
            self.warn_of_a_copy_not_kept(office.copies.trouble)

    @contextmanager
    def tournament(self) -> Iterator[TournamentLog]:
        """The tournament that was chosen, else the one touched last."""
        with self.office() as office:
            log = office.tournament(self.settings.tournament)
            if not self.settings.tournament:
                self._meant("tournament", office.tournaments(), log.stream)
            self.warn_of_a_copy(log)
            self.warn_of_the_lost(log.lost)
            yield log

    @contextmanager
    def tournament_or_line(self) -> Iterator[tuple[TournamentLog, int]]:
        """A tournament to be read, and from which entry on: all of the one that is meant, or a line of it aside."""
        if self.settings.tournament.startswith(f"{ASIDE}/"):
            with self.office() as office:
                yield office.tournament_aside(self.settings.tournament)
        else:
            with self.tournament() as log:
                yield log, 0

    def warn_of_a_copy(self, log: TournamentLog) -> None:
        """Says that this log was handed over, so that nobody goes on with it unnoticed."""
        if log.state.handed:
            handed = log.state.handed
            self.talk(self.say("tournament-handed_over", to=handed.to, copy=handed.copy, number=str(handed.entry)))

    def warn_of_the_known(self, log: TournamentLog, players: Iterable[PlayerEnrolled]) -> None:
        """Says who of these was expelled from another tournament of the store, or won it."""
        for each in known_elsewhere(self.at_desk, log.stream, players):
            about = {"name": visible(each.name), "tournament": visible(each.tournament)}
            self.talk(self.say(f"tournament-known_{each.kind}", **about))

    def accepts(self, question: str) -> bool:
        """Does the person at the terminal accept what was shown? Without one nobody does, and `--yes` is asked for."""
        if self.settings.json or not (sys.stdin and sys.stdin.isatty()):
            self.talk(self.say("tournament-needs_yes"))
            return False
        accepted = click.confirm(self.say(question), default=False, err=True)
        if not accepted:
            self.talk(self.say("tournament-nothing_logged"))
        return accepted

    def office_views(self, log: TournamentLog) -> OfficeViews:
        """The tournament in words, as it stands."""
        return OfficeViews(self.speech, log.state)

    def views_after(self, outcome: TournamentOutcome) -> OfficeViews:
        """The tournament in words, as it would be after this."""
        return OfficeViews(self.speech, outcome.state)
