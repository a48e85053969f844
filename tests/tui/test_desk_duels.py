"""The duels on the desk: their logs opened and opened again, their results offered, what no clause decides shown."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from referee.championship.office.lines import spoken
from referee.championship.rules import entries as e
from referee.desk.desk import Desk
from referee.lexicon import load
from referee.tui.screens.table import TableScreen
from referee.tui.screens.tournament.bracket import BracketScreen
from referee.tui.screens.tournament.change import ChangeScreen
from referee.tui.screens.tournament.floor import FloorScreen
from tests.championship.office.opening import office
from tests.championship.rules.test_bracket import FEW, THREE
from tests.tui.desking import desk_of, entered, keys, log_of, state_of
from tests.tui.seated import LARGE, MIDDLE, SMALL, at_sizes, opened, picture, until, words

FINALS: list[e.Logged] = [*FEW, e.QualifiersNamed((1, 2, 3, 4))]


def made(store: Path, log: list[e.Logged]) -> None:
    """A tournament with this log in the store."""
    at_desk = office(store)
    at_desk.new("Cup").log(*log[1:])
    at_desk.close()


async def at_duels(pilot: Pilot[None], key: str = "f8") -> None:
    """From home to the duels."""
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
    await keys(pilot, key)
    await until(pilot, lambda: isinstance(pilot.app.screen, BracketScreen))
    await pilot.pause()


async def test_a_duel_is_opened_from_the_ladder_and_again(store: Path) -> None:
    """G opens its log, Enter goes back to it, and once it is over offers the result, which is not taken by itself."""
    made(store, FINALS)
    async with opened(store, None, "en", MIDDLE) as pilot:
        await at_duels(pilot)
        await keys(pilot, "g")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await keys(pilot, "f9")
        await until(pilot, lambda: isinstance(pilot.app.screen, BracketScreen))
        assert "being played" in picture(pilot)
        await keys(pilot, "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await keys(pilot, "f9")
        stream = state_of(pilot).duel_logs["semi_1"].stream
        tables = Desk(store)
        assert [info.id for info in tables.tables()] == [stream]
        tables.table(stream).enter("won duellist2")
        tables.close()
        desk_of(pilot).redraw()
        await pilot.pause()
        assert "P4, by its log" in picture(pilot) and "semi_1" not in state_of(pilot).duels
        await keys(pilot, "enter")
        assert desk_of(pilot).line.entry.value == "take semi_1"
        await keys(pilot, "enter")
        assert state_of(pilot).duels["semi_1"].winner == 4


@pytest.mark.parametrize(("lang", "said"), [("en", "winner"), ("nl", "winnaar"), ("it", "vincente")])
async def test_a_place_that_is_open_says_where_somebody_comes_from(store: Path, lang: str, said: str) -> None:
    """In the list where there is room for it; on a small screen the ladder tells it by its lines."""
    made(store, FINALS)
    semi = {"en": "semi-final", "nl": "halve finale", "it": "semifinale"}[lang]
    async with opened(store, None, lang) as pilot:
        await at_duels(pilot)
        async for size in at_sizes(pilot, MIDDLE, SMALL):
            final = next(row for row in picture(pilot).splitlines() if row.split()[:1] in (["final"], ["finale"]))
            assert [f"{semi} {number}: {said}" in final for number in (1, 2)] == [size == MIDDLE] * 2
            assert ("?" in final) == (size == SMALL)


async def test_after_a_result_the_next_duel_is_chosen(store: Path) -> None:
    """One after the other by the same keys; whoever looks at one that is over stays there."""
    made(store, FINALS)
    async with opened(store, None, "en", MIDDLE) as pilot:
        await at_duels(pilot)
        for key in ("semi_1", "semi_2", "third"):
            assert desk_of(pilot).rows.chosen == key
            await keys(pilot, "1", "enter")
            assert state_of(pilot).duels[key]
        assert desk_of(pilot).rows.chosen == "final"
        desk_of(pilot).rows.choose("semi_1")
        await entered(pilot, "warn 1 late")
        assert desk_of(pilot).rows.chosen == "semi_1"


async def test_a_result_against_the_log_is_doubted_on_the_screen(store: Path) -> None:
    """It is logged all the same, with what the log says and where."""
    made(store, FINALS)
    async with opened(store, None, "en", MIDDLE) as pilot:
        await at_duels(pilot)
        await keys(pilot, "g")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await keys(pilot, "f9")
        tables = Desk(store)
        tables.table(state_of(pilot).duel_logs["semi_1"].stream).enter("won duellist2")
        tables.close()
        await entered(pilot, "duel semi_1 1")
        assert isinstance(pilot.app.screen, ChangeScreen) and "semi_1" not in state_of(pilot).duels
        await keys(pilot, "enter")
        assert "By the log of semi-final 1 P4 won" in " ".join(picture(pilot).split())
        assert log_of(pilot).history()[-1].said.keys == ("duel_log_says",)


@pytest.mark.parametrize(
    ("lang", "said"), [("nl", "aan de scheidsrechter"), ("it", "decide l'arbitro"), ("en", "for the referee")]
)
async def test_what_no_clause_decides_is_shown_and_decided(store: Path, lang: str, said: str) -> None:
    """The empty place with its readings, at every size, and Enter begins the decision."""
    made(store, THREE)
    async with opened(store, None, lang) as pilot:
        await at_duels(pilot)
        async for size in at_sizes(pilot, MIDDLE, LARGE, SMALL):
            shown = picture(pilot)
            assert said in shown and "ITC-050" in shown and "— ─" in shown, size
        await keys(pilot, "enter")
        assert desk_of(pilot).line.entry.value == spoken("decide semi_1 1", load(), lang)
        await keys(pilot, "enter")
        assert state_of(pilot).decided["semi_1"].players == (1,)


async def test_the_floor_leads_to_what_is_to_be_decided(store: Path) -> None:
    """It is a row there, before all tables."""
    made(store, THREE)
    async with opened(store, None, "en", LARGE) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        await pilot.pause()
        assert "nobody meets P1" in picture(pilot)


async def test_the_floor_says_that_it_is_over(store: Path) -> None:
    """Who is champion, and where the report is printed."""
    won = [e.DuelWon("semi_1", 1, 4), e.DuelWon("semi_2", 2, 3), e.DuelWon("third", 3, 4), e.DuelWon("final", 1, 2)]
    made(store, [*FINALS, *won])
    async with opened(store, None) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        await until(pilot, lambda: "Champion: P1. F12 prints the report." in words(pilot))
