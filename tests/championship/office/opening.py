"""An office on a store of a test's own, with a clock that stands still and a tournament that has come to its tables."""

from __future__ import annotations

from pathlib import Path

from referee.championship.office.following import with_what_follows
from referee.championship.office.lines import read
from referee.championship.office.office import Office
from referee.championship.office.tournamentlog import TournamentLog, TournamentOutcome
from referee.lexicon import load

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Eva", "Fabio", "Gina", "Hugo", "Ida", "Lino")
AT = "2007-11-17T09:00:00.000+00:00"


def office(path: Path, by: str = "desk") -> Office:
    """The office on a store."""
    return Office(path, lambda: AT, by)


def typed(log: TournamentLog, *lines: str) -> TournamentOutcome:
    """Log these lines of the desk as a person types them, with what follows from each; what came of the last."""
    for line in lines:
        facts = read(line, log.state, load())
        outcome = log.log(*with_what_follows(log.state, facts, len(log.entries)))
    return outcome


def seated(log: TournamentLog) -> TournamentLog:
    """Ten players at two tables, in the order of their numbers."""
    typed(log, f"enrol {' '.join(NAMES)} eligible", "draw 1,2,3,4,5/6,7,8,9,10")
    return log


def hired(table: int, *players: int) -> str:
    """A line in which all of these hire for the least price."""
    characters = ("bart_cassidy", "suzy_lafayette", "kit_carlson", "rose_doolan", "willy_the_kid")
    pairs = zip(players, characters, strict=True)
    return " ".join([f"hire {table}", *(f"{player}:{character}:100" for player, character in pairs)])


ROLES = "1:sheriff 2:deputy 3:outlaw 4:outlaw 5:renegade"
LAW_WINS = "result 1 law 1:sheriff+ 2:deputy+ 3:outlaw- 4:outlaw- 5:renegade-"
