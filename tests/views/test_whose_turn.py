"""Who is marked as having the turn: the living and the ghosts that have one, and nobody once the game is over."""

from pathlib import Path

import pytest

from referee import sets
from referee.lexicon import load
from referee.views.voice import Voice
from tests.whole_games import follow_text

GAMES = Path(__file__).parents[1] / "games"
VIEWS = Voice(load(), "en").views


@pytest.mark.parametrize("name", ["the_dead_decide", "seven_against_bruno", "an_open_rebellion"])
def test_one_seat_has_the_turn_until_somebody_wins(name: str) -> None:
    """The seat named on top is the one marked, a ghost's among them; with a winner no seat is."""
    ghosts = 0
    for place, (_, table) in enumerate(follow_text((GAMES / f"{name}.game").read_text(encoding="utf-8"))):
        if place % 5 and not table.winner:
            continue
        view = VIEWS.referee_table(table, sets.bind(table.sets))
        marked = [seat.number for seat in view.seats if "turn" in seat.marks]
        dead = table.turn.seat and view.seats[table.turn.seat - 1].out and not view.seats[table.turn.seat - 1].ghost
        assert marked == ([] if table.winner or not table.turn.seat or dead else [table.turn.seat])
        ghosts += bool(marked) and view.seats[marked[0] - 1].ghost
    assert bool(ghosts) == (name == "the_dead_decide")
