"""Two desks wrote one tournament while apart: each entry is judged after the other line, and what is chosen is kept."""

from __future__ import annotations

import pytest

from referee.championship.office.both_lines import TournamentLines
from referee.championship.office.office import KIND
from referee.championship.office.tournamentlog import TournamentLog
from referee.championship.rules.entries import Retracted
from referee.errors import BadLine
from referee.journal import Laptop, Unkept
from referee.speech import Speech
from tests.championship.office.opening import AT, typed
from tests.journal.apart.hall import Line


class Desks:
    """A tournament at its tables, on a laptop that loses the server, and on another one that does not."""

    def __init__(self, opened: TournamentLog) -> None:
        self.server = Unkept()
        batch = opened.batch(zip(opened.entries, opened._said, strict=True), AT)
        self.server.create("cup", "Cup", AT, batch.items, KIND)
        self.line = Line(self.server)
        self.laptop = Laptop(lambda: self.line, Unkept(), "anna")  # type: ignore[arg-type,return-value]
        self.laptop.reach.pause = 0
        self.here = TournamentLog("cup", self.laptop, lambda: AT, "anna")
        self.there = TournamentLog("cup", self.server, lambda: AT, "ben")

    def apart(self, mine: list[str], theirs: list[str]) -> TournamentLines:
        """Both go on, and the network is there again."""
        self.line.gone = True
        typed(self.here, *mine)
        typed(self.there, *theirs)
        self.line.gone = False
        (parted,) = self.laptop.hand_in().parted
        return TournamentLines(self.laptop, parted, lambda: AT)


@pytest.fixture
def desks(cup: TournamentLog) -> Desks:
    """Ten players at two tables."""
    return Desks(cup)


def test_both_lines_stand_side_by_side(desks: Desks) -> None:
    """Theirs as it stands, mine step by step with what each would come to; nothing is kept by looking."""
    both = desks.apart(["warn 3 late", "warn 4 late"], ["warn 3 late"])
    view = both.view((), Speech.of("en"))
    assert len(view.theirs) == 1 and "Carla" in view.theirs[0].text
    assert view.mine[1].entries[0].entry == "Warning for Dario: late"
    assert desks.server.version("cup") == both.fork + 1 and desks.laptop.apart()


def test_what_is_kept_follows_theirs_with_the_reason(desks: Desks) -> None:
    """Its own numbers move with it; what speaks of an entry that is not kept cannot follow; both lines can be read."""
    both = desks.apart(["warn 4 late", "warn 5 late"], ["warn 3 late"])
    first, last = (step.number for step in both.steps)
    desks.here.reload()
    assert both.decide([last], "seen by both") == 1
    desks.there.reload()
    line = desks.there.history()[-1]
    assert (line.number, line.by, line.kept) == (first + 1, "anna", "seen by both")
    assert not desks.laptop.apart() and desks.server.version(both.parted.aside) == 2
    assert b"seen by both" in desks.server.read("hall")[-1].entry_json


def test_an_entry_about_one_that_is_not_kept_cannot_follow(desks: Desks) -> None:
    """Kept together it does, and speaks of the other where that stands now."""
    desks.line.gone = True
    typed(desks.here, "warn 4 late")
    desks.here.log(Retracted(desks.here.length - 1))
    typed(desks.there, "warn 3 late")
    desks.line.gone = False
    (parted,) = desks.laptop.hand_in().parted
    both = TournamentLines(desks.laptop, parted, lambda: AT)
    warned, back = both.weighed([])
    assert warned.refused is None and isinstance(back.refused, BadLine) and back.refused.key == "speaks_of_another"
    with pytest.raises(BadLine, match="speaks_of_another"):
        both.decide([back.step.number], "")
    assert both.decide([warned.step.number, back.step.number], "both") == 2
    desks.there.reload()
    assert desks.there.taken_back() == {desks.there.length - 2}


def test_nothing_is_decided_over_a_line_that_has_grown(desks: Desks) -> None:
    """Who went on with theirs meanwhile is seen first."""
    both = desks.apart(["warn 4 late"], ["warn 3 late"])
    typed(desks.there, "warn 6 late")
    with pytest.raises(BadLine, match="line_has_grown"):
        both.decide((), "theirs")
    assert desks.laptop.apart()
