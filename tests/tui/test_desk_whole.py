"""A whole tournament at the desk by keys alone, from the form to the champion; what stands in the store tells it."""

from pathlib import Path

from textual.pilot import Pilot

from referee.championship.rules import entries as e
from referee.championship.rules.bracket import bracket, places
from referee.championship.rules.course import rounds_over
from referee.tui.screens.tournament.result import ResultScreen
from tests.championship.office.opening import NAMES
from tests.tui.desking import desk_of, entered, keys, log_of, state_of
from tests.tui.seated import opened, until, words

ROLES = (0, 1, 2, 2, 3)
"""How often the key for the next role is pressed, from the Sheriff on: a Deputy, two Outlaws, a Renegade."""


async def signed_up(pilot: Pilot[None]) -> None:
    """Ten players, each by the form, with all questions answered by one key."""
    await keys(pilot, "f5", "n")
    for name in NAMES:
        await keys(pilot, *name, "f4", "enter")
    await keys(pilot, "escape")


async def drawn(pilot: Pilot[None]) -> None:
    """The seed first, then the draw with the partition that stands there."""
    await keys(pilot, "f6", "enter")
    assert desk_of(pilot).line.entry.value.startswith("seed ")
    await keys(pilot, "enter", "enter")
    assert desk_of(pilot).line.entry.value == "draw tables=2"
    await keys(pilot, "enter")


async def played(pilot: Pilot[None], winner: str) -> None:
    """The round of the first table on the floor: begun, and its result put together on the pad."""
    await keys(pilot, "f4", "home", "enter", "enter", "r")
    assert isinstance(pilot.app.screen, ResultScreen)
    for pressed in ROLES:
        await keys(pilot, *["right"] * pressed, "down")
    await keys(pilot, winner)
    await keys(pilot, "enter")


async def test_a_tournament_from_the_form_to_the_champion(store: Path) -> None:
    """Sign-up, draw, ten rounds at two tables, lots where they are needed, semi-finals, third place, final."""
    async with opened(store, None) as pilot:
        await keys(pilot, "t", *"Cup", "enter", "enter")
        await until(pilot, lambda: bool(pilot.app.screen.query("DeskLine")))
        await signed_up(pilot)
        assert len(state_of(pilot).present) == 10
        await drawn(pilot)
        *_, written, draw = log_of(pilot).entries
        assert isinstance(written, e.SeedWritten) and isinstance(draw, e.Drawn) and draw.seed == written.seed
        for number in range(10):
            await played(pilot, "1" if number % 3 else "2")
        assert rounds_over(state_of(pilot))
        if any(each.kind == "lots" for each in _due(pilot)):
            await entered(pilot, "lots")
        await keys(pilot, "f8", "n", "enter")
        assert len(state_of(pilot).qualifiers) == 4
        for _ in range(4):
            await keys(pilot, "home", "1", "enter")
        state = state_of(pilot)
        assert all(match.winner for match in bracket(state).values())
        assert f"Champion: {state.players[places(state)[0]].name}" in words(pilot)


def _due(pilot: Pilot[None]) -> tuple[object, ...]:
    from referee.championship.rules.due import due

    return due(state_of(pilot))
