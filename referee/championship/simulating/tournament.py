"""A whole tournament, step by step as something is owed, to its champion, or to what no clause decides."""

from __future__ import annotations

from collections.abc import Sequence

from referee.championship.rules.due import Due, due
from referee.championship.rules.entries import Logged
from referee.championship.simulating.bargains import hire_all
from referee.championship.simulating.duels import draw_lots, duel, name_the_best
from referee.championship.simulating.entrants import draw_tables, sign_up
from referee.championship.simulating.play import Play
from referee.championship.simulating.rounds import end_round, open_round
from referee.championship.simulating.slips import notice
from referee.championship.simulating.turmoil import expel


def simulated(players: int, seed: int) -> list[Logged]:
    """The log of a tournament of so many players; the same for the same seed."""
    play = Play(players, seed)
    sign_up(play, players)
    draw_tables(play)
    while (owed := urgent(due(play.state))) or play.later:
        if not notice(play, all_of_them=not owed):
            step(play, play.chance.choice(owed))
    return play.log


def urgent(owed: Sequence[Due]) -> list[Due]:
    """Expulsions before all else, lots and names before duels, and of a table what comes next there."""
    for first in ("expulsion", "lots", "qualifiers"):
        if found := [each for each in owed if each.kind == first]:
            return found[:1]
    return [each for each in owed if each.kind in _STEPS]


def step(play: Play, owed: Due) -> None:
    """Do what is owed."""
    _STEPS[owed.kind](play, owed)


def _round(play: Play, owed: Due) -> None:
    open_round(play, owed.table, owed.round, owed.players[0])


_STEPS = {
    "expulsion": lambda play, owed: expel(play, owed.players[0]),
    "round": _round,
    "hires": lambda play, owed: hire_all(play, owed.table, owed.round),
    "result": lambda play, owed: end_round(play, owed.table, owed.round),
    "lots": lambda play, owed: draw_lots(play, owed.players),
    "qualifiers": name_the_best,
    "match": duel,
}
