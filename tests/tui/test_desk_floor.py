"""The floor of a championship: what needs a look stands first, and one key does what is next there."""

import re
from pathlib import Path

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Input

from referee.championship.rules import entries as e
from referee.speech import Speech
from referee.tui.screens.home import HomeScreen
from referee.tui.screens.table import TableScreen
from referee.tui.screens.tournament.auction import AuctionScreen
from referee.tui.screens.tournament.floor import FloorScreen
from referee.tui.screens.tournament.result import ResultScreen
from referee.tui.widgets.seat_marks import ASKED_STYLE
from referee.views.marks import ASKED, TURN
from tests.championship.office.opening import LAW_WINS, hired
from tests.tui.desking import at_desk, desk_of, entered, keys, log_of, state_of
from tests.tui.seated import LARGE, SMALL, in_languages, opened, picture, until, words

HIRED = ("round 1", hired(1, 1, 2, 3, 4, 5))


def floor_of(pilot: Pilot[None]) -> FloorScreen:
    """The floor that is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, FloorScreen)
    return screen


def prompt_of(pilot: Pilot[None], row: str) -> Content:
    """A row as it is drawn."""
    prompt = floor_of(pilot).rows.get_option(row).prompt
    assert isinstance(prompt, Content)
    return prompt


async def test_a_tournament_is_opened_from_home_by_a_form(store: Path) -> None:
    """T asks for name and region; the floor of the new tournament follows, and home lists it from then on."""
    async with opened(store, None) as pilot:
        assert "Tournaments" not in picture(pilot)
        await keys(pilot, "t", *"Coppa", "enter", *"Lazio", "f5", "f6", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        state = state_of(pilot)
        assert (state.name, state.region, state.open_to_all, state.readings_asked) == ("Coppa", "Lazio", True, True)
        await keys(pilot, "escape")
        assert isinstance(pilot.app.screen, HomeScreen)
        assert "♛ Coppa" in picture(pilot) and "Tournaments" in picture(pilot)
        await keys(pilot, "tab", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=str)
async def test_the_standing_is_drawn_beside_the_floor_where_there_is_room(store: Path, size: tuple[int, int]) -> None:
    """On a large screen, once asked for, the ranking as bars, with its warning, and the time of day; a small one has
    the list."""
    async with at_desk(store, (*HIRED, LAW_WINS), size=size) as pilot:
        await until(pilot, lambda: "round 2 begins" in words(pilot))
        await keys(pilot, "s")
        rows, told = [row for row in picture(pilot).splitlines() if "│██" in row or "█│" in row], words(pilot)
        assert bool(rows) == ("ITC-119" in told) == ("Running" in told) == (size == LARGE)
        assert (re.search(r"│ \d\d:\d\d │", told) is not None) == (size == LARGE)
        assert len(rows) == (5 if size == LARGE else 0)


async def test_the_standing_waits_for_a_key(store: Path) -> None:
    """Players walk past a large screen: nothing of the ranking stands there unasked; the same key hides it again."""
    async with at_desk(store, (*HIRED, LAW_WINS), size=LARGE) as pilot:
        await until(pilot, lambda: "round 2 begins" in words(pilot))
        seen = []
        for _ in range(3):
            seen.append("ITC-119" in words(pilot))
            assert "S Ranking" in words(pilot)
            await keys(pilot, "s")
        assert seen == [False, True, False]


async def test_the_marks_of_the_floor_are_those_of_the_table(store: Path) -> None:
    """What waits for the desk has the mark of who is asked, play that goes on that of the turn."""
    async with at_desk(store, HIRED) as pilot:
        rows = {place.id: prompt_of(pilot, place.id) for place in floor_of(pilot).places.values()}
        assert rows["table:1"].plain.startswith(TURN) and rows["table:2"].plain.startswith(ASKED)
        assert any(ASKED_STYLE in str(span.style) for span in rows["table:2"].spans)


async def test_a_tournament_without_a_name_is_not_opened(store: Path) -> None:
    """What is wrong is told, and the form stays."""
    async with opened(store, None) as pilot:
        await keys(pilot, "t", "enter")
        assert "A name is missing" in words(pilot)
        await keys(pilot, "C")
        assert pilot.app.screen.query_one("#name", Input).value == "C"
        await keys(pilot, "escape")
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_a_table_that_waits_stands_before_one_that_plays(store: Path) -> None:
    """Table 1 is playing, so table 2, whose round is to begin, comes first; Enter begins it, Enter again logs it."""
    async with at_desk(store, HIRED) as pilot:
        shown = picture(pilot)
        assert shown.index("◆  2") < shown.index("►  1")
        await keys(pilot, "enter")
        assert desk_of(pilot).line.entry.value == "round 2"
        await keys(pilot, "enter")
        assert log_of(pilot).entries[-1] == e.RoundOpened(2, 1, 6)
        assert desk_of(pilot).rows.has_focus


async def test_enter_leads_to_what_is_next_at_a_table(store: Path) -> None:
    """A round without characters: the auction; a round that is played without a log: its result."""
    async with at_desk(store, ["round 1", "round 2", hired(2, 6, 7, 8, 9, 10)]) as pilot:
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, AuctionScreen) and pilot.app.screen.table == 1
        await keys(pilot, "escape", "down", "enter")
        assert isinstance(pilot.app.screen, ResultScreen) and pilot.app.screen.table == 2


async def test_the_game_of_a_table_is_logged_on_its_own_screen(store: Path) -> None:
    """G opens the log of the game with the seats of the round; Escape and F9 lead back to the floor."""
    async with at_desk(store, HIRED) as pilot:
        await keys(pilot, "down", "g")
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert [seat.name for seat in screen.log_of_table.table.seats] == ["Anna", "Bruno", "Carla", "Dario", "Eva"]
        now = state_of(pilot).tables[1].under_way
        assert now is not None and now.stream == screen.log_of_table.stream
        await keys(pilot, "f9")
        assert isinstance(pilot.app.screen, FloorScreen)


async def test_every_line_of_the_desk_is_judged_before_it_is_logged(store: Path) -> None:
    """The second warning of a player is said to expel, with its clause, while it is still being typed."""
    async with at_desk(store, ["warn Anna late"]) as pilot:
        await keys(pilot, "colon", *"warn", "space", *"Anna", "space", *"late")
        assert "it expels" in words(pilot) and "ITC-193" in words(pilot)
        assert len(state_of(pilot).players[1].warnings) == 1
        await keys(pilot, "enter")
        assert len(state_of(pilot).players[1].warnings) == 2
        assert "!" in picture(pilot).splitlines()[4] and "second warning: expulsion" in words(pilot)


async def test_what_others_log_is_seen(store: Path) -> None:
    """Another process opens a round; the floor shows it without a key."""
    from tests.championship.office.opening import office, typed

    async with at_desk(store) as pilot:
        other = office(store)
        typed(other.tournament(), "round 1", "round 2")
        other.close()
        await until(pilot, lambda: "no character yet" in words(pilot))


async def test_a_line_that_means_nothing_stays(store: Path) -> None:
    """What is wrong is told under it, and nothing is logged."""
    async with at_desk(store) as pilot:
        before = len(log_of(pilot).entries)
        await entered(pilot, "warn Nobody late")
        assert "No player is called" in words(pilot)
        assert desk_of(pilot).line.entry.value == "warn Nobody late" and len(log_of(pilot).entries) == before


async def test_the_floor_speaks_the_language(store: Path) -> None:
    """Columns, signs, ways and what is due, with no message missing."""
    async with at_desk(store, HIRED, size=LARGE) as pilot:
        async for lang in in_languages(pilot):
            shown = words(pilot)
            for key in ("desk-head_due", "desk-sign_1", "desk-sign_2", "desk-secret", "desk-way_penalties"):
                assert Speech.of(lang).say(key) in shown, (key, lang)
            assert "desk-" not in shown and "tournament-" not in shown, lang


async def test_what_was_handed_over_waits_until_somebody_says_it_goes_on_here(store: Path) -> None:
    """The head says so, a line is refused, and `resume` lets the event go on."""
    from referee.championship.rules.places import HandedOver
    from tests.championship.office.opening import office

    async with at_desk(store) as pilot:
        other = office(store)
        other.tournament().log(HandedOver("Piero", "abc123"))
        other.close()
        await until(pilot, lambda: "copied for Piero" in words(pilot))
        await entered(pilot, "warn Anna late")
        assert not state_of(pilot).players[1].warnings and "resume" in words(pilot)
        await keys(pilot, "escape")
        await entered(pilot, "resume Turin")
        assert state_of(pilot).handed is None and "copied for Piero" not in words(pilot)


async def test_a_game_that_is_over_by_its_log_is_taken_with_two_keys(store: Path) -> None:
    """The table comes to wait for the desk again; Enter begins `take`, Enter logs the result of the log."""
    from referee.championship.office.playing import opened as game_opened
    from referee.desk.desk import Desk
    from tests.championship.office.opening import ROLES, office, seated, typed

    at = office(store)
    log = seated(at.new("Cup"))
    typed(log, "round 2", hired(2, 6, 7, 8, 9, 10), f"round 1 {ROLES}", hired(1, 1, 2, 3, 4, 5))
    desk = Desk(store)
    game, _ = game_opened(desk, log, 1)
    for line in ("light", "3 out", "4 out", "5 out", "."):
        game.enter(line)
    desk.close()
    at.close()
    async with opened(store, None) as pilot:
        await keys(pilot, "tab", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        await keys(pilot, "home", "enter")
        assert desk_of(pilot).line.entry.value == "take 1"
        await keys(pilot, "enter")
        result = log_of(pilot).entries[-1]
        assert isinstance(result, e.GamePlayed) and result.outcome == "law"
        assert [each.in_play for each in result.results] == [True, True, False, False, False]


async def test_several_lines_pasted_are_logged_with_one_key(store: Path) -> None:
    """Up to the first that means nothing, which stays on the line; the others wait."""
    from textual import events

    async with at_desk(store) as pilot:
        await keys(pilot, "colon")
        desk_of(pilot).line.entry.post_message(events.Paste("warn Anna a\nwarn Bruno b\nwarn Nobody c\nwarn Eva d\n"))
        await pilot.pause()
        await keys(pilot, "enter")
        await until(pilot, lambda: desk_of(pilot).line.entry.value == "warn Nobody c")
        state = state_of(pilot)
        assert [len(state.players[number].warnings) for number in (1, 2, 5)] == [1, 1, 0]
        assert desk_of(pilot).line.entry.waiting == ["warn Eva d"]


async def test_the_address_of_its_pages_stands_on_the_floor_while_they_are_served(store: Path) -> None:
    """What is put on the wall need not be looked for; once they are served no more it is gone."""
    async with at_desk(store, HIRED) as pilot:
        hall = floor_of(pilot).face.desk.hall
        hall.opened("http://192.0.2.7:8421/abcdefgh", "abcdefgh")
        floor_of(pilot).redraw()
        address = f"http://192.0.2.7:8421/abcdefgh/en/cup/{floor_of(pilot).log_of_tournament.stream}"
        await until(pilot, lambda: address in picture(pilot))
        hall.closed()
        floor_of(pilot).redraw()
        await until(pilot, lambda: "abcdefgh" not in picture(pilot))
