"""The other screens of the championship desk: players, draw, auction, results, ranking, penalties, log, for all."""

from pathlib import Path

import pytest
from textual.widgets import Input

from referee.championship.rules import entries as e
from referee.championship.rules.bids import BidRaised
from referee.speech import LANGUAGES
from referee.tui.letters import large
from referee.tui.screens.rulings import RulingsScreen
from referee.tui.screens.tournament.auction import AuctionScreen
from referee.tui.screens.tournament.change import ChangeScreen
from referee.tui.screens.tournament.figures import FiguresScreen
from referee.tui.screens.tournament.hall import HallScreen
from referee.tui.screens.tournament.listed import ListedScreen
from tests.championship.office.opening import LAW_WINS, hired
from tests.tui.desking import at_desk, desk_of, entered, keys, log_of, state_of
from tests.tui.seated import LARGE, in_languages, picture, until, words

HIRED = ("round 1", hired(1, 1, 2, 3, 4, 5))
LAID = ("round 1", "auction 1 suzy lucky kit janet jesse")
WON = (*HIRED, LAW_WINS)


async def test_a_key_begins_the_line_about_the_player_chosen(store: Path) -> None:
    """Warn, expel, leave and pardon are lines of the desk, with what is known already typed."""
    async with at_desk(store, ["warn Bruno late"]) as pilot:
        await keys(pilot, "f5", "down")
        for key, begun in (("w", "warn 2 "), ("x", "expel 2 "), ("l", "leave 2 "), ("p", "pardon 12 ")):
            await keys(pilot, key)
            assert desk_of(pilot).line.entry.value == begun
            await keys(pilot, "escape")
        await keys(pilot, "p", *"heard", "enter")
        assert log_of(pilot).entries[-1] == e.PenaltyCancelled(12, "heard")


async def test_a_list_with_faults_signs_nobody_up(store: Path, tmp_path: Path) -> None:
    """Every fault is listed with its line; mended and read again, all are signed up with one key."""
    listed = tmp_path / "list.csv"
    listed.write_text("name;region\nAnna;Lazio\n;Lazio\nAnna;Lazio\n", encoding="utf-8")
    async with at_desk(store, drawn=False) as pilot:
        await keys(pilot, "f5", "i")
        pilot.app.screen.query_one(Input).value = str(listed)
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, ListedScreen)
        rows = [row.strip() for row in picture(pilot).splitlines()]
        assert [row.split()[0] for row in rows if row[:1].isdigit()] == ["3", "4"]
        await keys(pilot, "enter")
        assert not state_of(pilot).players
        listed.write_text("name;region\nAnna;Lazio\nBruno;Lazio\n", encoding="utf-8")
        await keys(pilot, "f5")
        await keys(pilot, "enter")
        assert [player.name for player in state_of(pilot).players.values()] == ["Anna", "Bruno"]


async def test_a_list_says_why_somebody_on_it_may_not_be_signed_up(store: Path, tmp_path: Path) -> None:
    """The first of whom there is something to say is chosen, and all that speaks against him stands below."""
    listed = tmp_path / "list.csv"
    rows = ("Anna;no;no;yes", "Bruno;yes;no;no", "Carla;no;yes;yes")
    listed.write_text("\n".join(("name;qualified;disqualified;resident", *rows)), encoding="utf-8")
    async with at_desk(store, drawn=False) as pilot:
        await keys(pilot, "f5", "i")
        pilot.app.screen.query_one(Input).value = str(listed)
        await keys(pilot, "enter")
        qualified, resident = "may not play another qualifier", "neither an Italian citizen nor resident"
        assert qualified in words(pilot) and resident in words(pilot) and "ITC-017" in words(pilot)
        await keys(pilot, "down")
        assert "Carla was disqualified" in words(pilot) and qualified not in words(pilot)
        await keys(pilot, "up", "up")
        assert "disqualified" not in words(pilot).partition("Anna")[2]


async def test_only_lawful_tables_are_offered(store: Path) -> None:
    """Seventeen players can sit at three tables only; the annex prints it, and the clauses stand there."""
    lines = [f"enrol {' '.join(f'P{number}' for number in range(17))} eligible"]
    async with at_desk(store, lines, drawn=False) as pilot:
        await keys(pilot, "f6")
        shown = picture(pilot)
        assert "2 × 6  1 × 5" in shown and "printed in the annex" in shown and "ITC-060" in words(pilot)
        assert shown.count(" × ") == 2
        await keys(pilot, "l")
        assert desk_of(pilot).line.entry.value == "draw tables=3 "


async def test_seats_tell_the_rotation_of_the_sheriff(store: Path) -> None:
    """The first drawn is Sheriff in round 1, the next in round 2; who left before his turn is passed over."""
    async with at_desk(store, ["leave 2", "round 1"], size=LARGE) as pilot:
        await keys(pilot, "f6")
        rows = {
            row.split()[1]: row for row in picture(pilot).splitlines() if row.strip()[:1] in "12345" and row.strip()
        }
        assert "★ round 1" in rows["1"]
        assert "† 2 Bruno" in picture(pilot) and "round 2" in next(r for r in rows.values() if "3 Carla" in r)


async def test_the_auction_answers_allowed_or_not_and_no_more(store: Path) -> None:
    """A bid above what one owns, and one that does not raise, are answered in the same words (ITC-079)."""
    async with at_desk(store, LAID) as pilot:
        await keys(pilot, "down", "enter")
        assert isinstance(pilot.app.screen, AuctionScreen) and "◆ Anna speaks" in picture(pilot)
        await keys(pilot, "enter", "enter", "r", "enter")
        assert log_of(pilot).entries[-1] == BidRaised(1, 1, 2, 200)
        said = []
        for amount in ("9900", "100"):
            await keys(pilot, *amount)
            assert desk_of(pilot).line.entry.value == f"bid 1 3 {amount}"
            said.append(picture(pilot).split("Carla raises to")[1].partition("$")[2].partition("⏎")[0])
            await keys(pilot, "escape")
        assert said[0] == said[1] and "may not say this now" in said[0]
        assert "5000" not in picture(pilot) and "4900" not in picture(pilot)


async def test_when_the_hammer_falls_the_character_is_paid(store: Path) -> None:
    """All but one pass: the hire is logged with the last word, and whoever sits next opens."""
    async with at_desk(store, LAID) as pilot:
        await keys(pilot, "down", "enter", "enter", "enter")
        for _ in range(4):
            await keys(pilot, "p", "enter")
        assert log_of(pilot).entries[-1] == e.CharacterHired(1, 1, 1, "suzy_lafayette", 100)
        assert "◆ Bruno speaks" in picture(pilot)


async def test_a_result_shows_its_prizes_before_it_is_accepted(store: Path) -> None:
    """Put together by keys, each player's prize and what he has then stand there; nothing is logged before Enter."""
    async with at_desk(store, HIRED) as pilot:
        await keys(pilot, "down", "r")
        for pressed in (0, 1, 2, 2, 3):
            await keys(pilot, *["right"] * pressed, "down")
        assert "$" not in picture(pilot).partition("›")[0]
        before = len(log_of(pilot).entries)
        await keys(pilot, "1")
        sheriff = next(row for row in picture(pilot).splitlines() if "Anna" in row and "Sheriff" in row)
        assert sheriff.split()[-2:] == ["1800$", "6700$"] or sheriff.rstrip().endswith("$")
        assert len(log_of(pilot).entries) == before
        line = desk_of(pilot).line.entry.value
        await keys(pilot, "enter")
        logged = log_of(pilot).entries[-1]
        assert isinstance(logged, e.GamePlayed) and logged.outcome == "law" and line.startswith("result 1.1 law 1:")
        assert [each.in_play for each in logged.results] == [True, True, False, False, False]


async def test_a_correction_shows_what_it_changes_before_it_is_accepted(store: Path) -> None:
    """Another side won: places and scores before and after; left, nothing is logged; accepted, one entry more."""
    async with at_desk(store, WON) as pilot:
        number = len(log_of(pilot).entries) - 1
        await keys(pilot, "f11", "enter", "2", "enter")
        assert isinstance(pilot.app.screen, ChangeScreen)
        assert "→" in picture(pilot) and "players move" in words(pilot)
        await keys(pilot, "escape")
        assert len(log_of(pilot).entries) == number + 1
        await keys(pilot, "enter", "enter")
        last = log_of(pilot).entries[-1]
        assert isinstance(last, e.Corrected) and last.entry == number
        game = state_of(pilot).tables[1].rounds[0].game
        assert game is not None and game.outcome == "outlaws"


async def test_what_was_forgotten_is_put_in_before_the_entry_chosen(store: Path) -> None:
    """I begins the line; what it changes, and what is said of it where it belongs, is shown before it is logged."""
    async with at_desk(store, [*WON, "round 1"]) as pilot:
        length = len(log_of(pilot).entries)
        await keys(pilot, "f11", "up", "i")
        assert desk_of(pilot).line.entry.value == f"insert {length - 2} "
        await keys(pilot, *"warn", "space", *"bruno", "space", *"late", "enter")
        assert isinstance(pilot.app.screen, ChangeScreen)
        assert "Forgotten before entry" in words(pilot) and "changes no place" in words(pilot)
        await keys(pilot, "enter")
        assert log_of(pilot).entries[-1] == e.Inserted(length - 2, e.Warned(2, "late"))
        await entered(pilot, f"insert {length - 2} round 1 bruno")
        assert isinstance(pilot.app.screen, ChangeScreen) and "ITC-066" in words(pilot)
        await keys(pilot, "escape", "escape")
        assert len(log_of(pilot).entries) == length + 1


async def test_a_result_that_was_put_in_is_put_right_like_any_other(store: Path) -> None:
    """ITC-226: Enter on it opens the game with what was told."""
    async with at_desk(store, [HIRED[0], HIRED[1], "time 2.1 15"]) as pilot:
        await entered(pilot, f"insert {len(log_of(pilot).entries) - 1} {LAW_WINS}")
        await keys(pilot, "enter")
        number = len(log_of(pilot).entries) - 1
        await keys(pilot, "f11", "end", "enter", "2", "enter", "enter")
        last = log_of(pilot).entries[-1]
        assert isinstance(last, e.Corrected) and last.entry == number
        game = state_of(pilot).tables[1].rounds[0].game
        assert game is not None and game.outcome == "outlaws"


async def test_taking_back_is_looked_at_first(store: Path) -> None:
    """Ctrl+Z begins it for the last thing done, pressed again for the one before; Enter shows what it changes, Enter
    again logs it. Ctrl+Y begins to bring back what was taken back."""
    async with at_desk(store, WON) as pilot:
        await keys(pilot, "ctrl+z", "enter")
        assert isinstance(pilot.app.screen, ChangeScreen)
        await keys(pilot, "enter")
        assert isinstance(log_of(pilot).entries[-1], e.Retracted)
        undone = len(log_of(pilot).entries) - 1
        await keys(pilot, "ctrl+z")
        assert desk_of(pilot).line.entry.value == f"retract {undone - 2} "
        await keys(pilot, "ctrl+y")
        assert desk_of(pilot).line.entry.value == f"retract {undone} "
        await keys(pilot, "enter", "enter")
        assert undone - 1 not in log_of(pilot).taken_back()


async def test_the_key_that_takes_back_empties_the_line_first(store: Path) -> None:
    """What was typed goes, and nothing is begun in its place; pressed again it begins to take back."""
    async with at_desk(store, WON) as pilot:
        await keys(pilot, "colon", *"zzyzx", "enter", "ctrl+z")
        assert desk_of(pilot).line.entry.value == ""
        await keys(pilot, "ctrl+z")
        assert desk_of(pilot).line.entry.value.startswith("retract ")


async def test_any_figure_of_the_ranking_opens_into_entries_and_clauses(store: Path) -> None:
    """Enter on a place, Enter on a line of it: the rulings; E: the entry among all of them."""
    async with at_desk(store, WON, size=LARGE) as pilot:
        await keys(pilot, "f7")
        assert "For the referee's eyes only" in words(pilot) and "│█" in picture(pilot)
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, FiguresScreen)
        shown = words(pilot)
        assert "ITC-121" in shown and "purse of the start 5000$" in shown
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, RulingsScreen) and pilot.app.screen.clauses[0] == "ITC-121"
        await keys(pilot, "escape")
        assert isinstance(pilot.app.screen, FiguresScreen)


async def test_a_penalty_leads_to_the_ruling_behind_it(store: Path) -> None:
    """A clause named in the reason is what it leads to; without one the clauses on such penalties."""
    async with at_desk(store, ["warn Anna ITC-183 advice", "warn Bruno late"], size=LARGE) as pilot:
        await keys(pilot, "f9")
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, RulingsScreen) and pilot.app.screen.clauses == ("ITC-183",)
        await keys(pilot, "escape", "down", "enter")
        assert isinstance(pilot.app.screen, RulingsScreen) and pilot.app.screen.clauses == ("ITC-192", "ITC-193")


async def test_a_report_is_saved_as_a_page(store: Path, tmp_path: Path) -> None:
    """Enter on a kind, a path, and the page is there; so is the document of the whole tournament."""
    async with at_desk(store, WON) as pilot:
        for key, name, begins in (("enter", "a.html", "<!DOCTYPE html>"), ("j", "b.json", '{"bang_tournament":1')):
            await keys(pilot, "f12", key)
            pilot.app.screen.query_one(Input).value = str(tmp_path / name)
            await keys(pilot, "enter")
            await until(pilot, lambda at=tmp_path / name: at.exists())
            assert (tmp_path / name).read_text(encoding="utf-8").lstrip().startswith(begins)


async def test_what_everybody_sees_holds_no_secret(store: Path) -> None:
    """Two worlds that differ in money, roles and results alone show the same on a screen turned to the players."""
    shown: list[list[str]] = []
    worlds = (
        [*WON, "warn Anna late"],
        ["round 1", hired(1, 1, 2, 3, 4, 5).replace(":100", ":300"),
         "result 1 outlaws 1:sheriff- 2:outlaw+ 3:deputy- 4:renegade- 5:outlaw+", "warn Anna late"],
    )  # fmt: skip
    for number, lines in enumerate(worlds):
        async with at_desk(store.with_name(f"{number}.db"), lines, size=LARGE) as pilot:
            await keys(pilot, "f10")
            assert isinstance(pilot.app.screen, HallScreen)
            shown.append([picture(pilot) async for _ in in_languages(pilot)])
            await keys(pilot, "escape", "f5", "f7", "enter")
            assert isinstance(pilot.app.screen, HallScreen)
            await keys(pilot, "f10")
            assert not isinstance(pilot.app.screen, HallScreen)
    assert shown[0] == shown[1] and len({*shown[0]}) == len(LANGUAGES)
    for each in shown[0]:
        assert "$" not in each
        assert any(all(row.strip() in each for row in large("Anna", 60, high)) for high in (5, 3))


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (200, 60)])
async def test_every_screen_has_room_and_words(store: Path, size: tuple[int, int]) -> None:
    """At every size there is the line to type on, the keys, and no message that is missing."""
    async with at_desk(store, WON, size=size) as pilot:
        for key in ("f4", "f5", "f6", "f7", "f8", "f9", "f11", "f12"):
            await keys(pilot, key)
            screen = desk_of(pilot)
            assert screen.line.entry.region.height == 1 and screen.line.entry.region.bottom <= size[1], key
            assert screen.rows.size.height > 0, key
            assert "desk-" not in picture(pilot) and "tournament-" not in picture(pilot), key


async def test_a_line_typed_waits_while_one_looks_something_up(store: Path) -> None:
    """F3 opens the shelf over the desk; the line that was begun is still there afterwards."""
    async with at_desk(store) as pilot:
        await keys(pilot, "colon", *"warn", "f3")
        assert isinstance(pilot.app.screen, RulingsScreen)
        await keys(pilot, "escape")
        assert desk_of(pilot).line.entry.value == "warn"


async def test_money_is_not_moved_twice_by_one_enter(tmp_path: Path) -> None:
    """ITC-085: a `keep` typed again shows what speaks against it; Esc leaves it on the line, a second Enter logs it."""
    lines = ("round 1", hired(1, 1, 2, 3, 4, 5), LAW_WINS, "round 1", "keep 1 1")
    async with at_desk(tmp_path / "event.db", lines) as pilot:
        logged = len(log_of(pilot).entries)
        await entered(pilot, "keep 1 1")
        assert isinstance(pilot.app.screen, ChangeScreen) and "has a character for this round" in words(pilot)
        await keys(pilot, "escape")
        assert (len(log_of(pilot).entries), desk_of(pilot).line.entry.value) == (logged, "keep 1 1")
        await keys(pilot, "enter", "enter")
        assert len(log_of(pilot).entries) == logged + 1
