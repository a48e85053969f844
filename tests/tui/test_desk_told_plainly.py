"""Nothing on the desk's screens is left as a mark that means nothing, or run together."""

from pathlib import Path

import pytest

from referee.championship.reports.kinds import KINDS
from referee.speech import Speech
from referee.tui.screens.tournament.auction import AuctionScreen
from referee.tui.screens.tournament.floor import FloorScreen
from referee.tui.screens.tournament.result import ResultScreen
from referee.tui.screens.tournament.sign_up import SignUpScreen
from referee.typing.conversation import NOTHING
from tests.championship.office.opening import hired
from tests.tui.desking import at_desk, desk_of, entered, keys
from tests.tui.seated import LARGE, in_languages, picture, typed, until, words


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "first the expulsion of Anna"), ("it", "prima l'espulsione di Anna"), ("nl", "eerst de uitsluiting van A")],
)
async def test_a_table_that_is_held_up_says_why(tmp_path: Path, lang: str, said: str) -> None:
    """Nothing is owed there before somebody of it is expelled: that is what it says."""
    async with at_desk(tmp_path / "event.db", ["warn 1 late", "warn 1 again"], lang, (100, 30)) as pilot:
        assert said in words(pilot)


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
async def test_answers_and_questions_stand_apart(tmp_path: Path, lang: str) -> None:
    """On the form of the sign-up, in every language."""
    async with at_desk(tmp_path / "event.db", lang=lang, drawn=False) as pilot:
        say = desk_of(pilot).face.say
        await keys(pilot, "f5")
        await keys(pilot, "n")
        await until(pilot, lambda: isinstance(pilot.app.screen, SignUpScreen))
        await pilot.pause()
        assert f"{say('desk-answer_unasked')} {say('tournament-question-qualified')}" in words(pilot)


async def test_who_was_not_asked_everything_is_marked_and_asked_by_a_key(tmp_path: Path) -> None:
    """The sign-up is put right with the answers on the line, after a look at what that changes."""
    async with at_desk(tmp_path / "event.db", ("enrol Anna", "enrol Bruno eligible"), drawn=False) as pilot:
        await keys(pilot, "f5")
        assert words(pilot).count("not asked everything") == 1
        await keys(pilot, "q")
        assert desk_of(pilot).line.entry.value.endswith("qualified=no disqualified=no resident=yes")
        await keys(pilot, "enter", "enter")
        await until(pilot, lambda: "not asked everything" not in words(pilot))


async def test_a_result_begun_says_how_it_is_put_together(tmp_path: Path) -> None:
    """Nothing is called wrong before anything was said; Enter accepts nothing that is not complete."""
    async with at_desk(tmp_path / "event.db", ("round 1", hired(1, 1, 2, 3, 4, 5))) as pilot:
        await keys(pilot, "end", "r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen))
        assert "1, 2 or 3 says who won" in words(pilot) and "cannot win" not in words(pilot)
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, ResultScreen) and desk_of(pilot).line.entry.value == ""
        await keys(pilot, "1", *("down", "right"), *("down", "right", "right"), *("down", "right", "right"))
        await keys(pilot, *("down", "right", "right", "right"))
        assert desk_of(pilot).line.entry.value.startswith("result 1.1 law 1:sheriff+")


async def test_an_auction_whose_last_characters_were_hired_is_over(tmp_path: Path) -> None:
    """Nobody is to speak any more, and what was hired lies there no longer. Enter on a bare table begins the laying."""
    async with at_desk(tmp_path / "event.db", ("round 1",)) as pilot:
        await keys(pilot, "end", "u")
        await until(pilot, lambda: isinstance(pilot.app.screen, AuctionScreen))
        await keys(pilot, "enter")
        assert desk_of(pilot).line.entry.value == "auction 1 "
        await keys(pilot, "escape")
        await entered(pilot, "auction 1 bart suzy kit rose willy")
        await entered(pilot, hired(1, 1, 2, 3, 4, 5))
        assert "Everybody has a character" in words(pilot) and "speaks" not in words(pilot)
        assert sum("Kit Carlson" in row for row in picture(pilot).splitlines()[:20]) == 1


async def test_what_can_be_printed_says_what_it_holds(tmp_path: Path) -> None:
    """Every kind of report in a sentence, under the list."""
    async with at_desk(tmp_path / "event.db", size=LARGE) as pilot:
        await keys(pilot, "f12", "home")
        for kind in KINDS:
            async for lang in in_languages(pilot):
                assert Speech.of(lang).say(f"desk-report_{kind}") in words(pilot), (kind, lang)
            await keys(pilot, "down")


async def test_enter_on_a_result_begun_says_what_is_missing(tmp_path: Path) -> None:
    """First who won, then whose role; and how it is said is still there."""
    async with at_desk(tmp_path / "event.db", ("round 1", hired(1, 1, 2, 3, 4, 5))) as pilot:
        await keys(pilot, "end", "r")
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen))
        await keys(pilot, "enter")
        assert "Choose with 1, 2 or 3 who won" in words(pilot) and "the space bar" in words(pilot)
        await keys(pilot, "1", *("down", "right"), "enter")
        assert "No role yet: Carla, Dario and Eva." in words(pilot)


async def test_an_auction_held_elsewhere_is_over_with_its_last_price(tmp_path: Path) -> None:
    """As one held here is: nothing is asked for any more, and Enter and a raise say where the result is entered."""
    others, _, last = hired(1, 1, 2, 3, 4, 5).rpartition(" ")
    async with at_desk(tmp_path / "event.db", ("round 1", others)) as pilot:
        await keys(pilot, "end", "u")
        await until(pilot, lambda: isinstance(pilot.app.screen, AuctionScreen))
        assert "Everybody has a character" not in words(pilot)
        await entered(pilot, f"hire 1 {last}")
        assert "Everybody has a character" in words(pilot) and "Nothing lies open yet" not in words(pilot)
        await keys(pilot, "escape")
        for pressed in ("enter", "r", "5"):
            desk_of(pilot).line.tell(NOTHING)
            await keys(pilot, pressed)
            assert desk_of(pilot).line.entry.value == "" and "the result is entered there" in words(pilot)


async def test_a_raise_where_nothing_is_bid_for_says_why_it_is_none(tmp_path: Path) -> None:
    """A key that stands under the list never does nothing at all."""
    async with at_desk(tmp_path / "event.db", ("round 1", "auction 1 bart suzy kit rose willy")) as pilot:
        await keys(pilot, "end", "u")
        await until(pilot, lambda: isinstance(pilot.app.screen, AuctionScreen))
        await keys(pilot, "r")
        assert "Enter opens the bidding" in words(pilot) and desk_of(pilot).line.entry.value == ""


async def test_a_reason_stands_on_a_small_screen_under_a_long_entry(tmp_path: Path) -> None:
    """Who reached the final duel while a Deputy lived: why that cannot be is not what is cut off."""
    async with at_desk(tmp_path / "event.db", ("round 1", hired(1, 1, 2, 3, 4, 5)), "it", (60, 24)) as pilot:
        await entered(pilot, "result 1.1 law 1:sheriff+ 2:deputy+ 3:outlaw- 4:outlaw- 5:renegade-!")
        await keys(pilot, "enter")
        assert "quindi Sceriffo e Rinnegato non" in words(pilot) and "[ITC-118" in words(pilot)


@pytest.mark.painted
async def test_of_several_entries_the_irregular_one_is_told(tmp_path: Path) -> None:
    """It is the last of five, and only three are told in full."""
    async with at_desk(tmp_path / "event.db", ("round 1",), size=LARGE) as pilot:
        line = hired(1, 1, 2, 3, 4, 5)
        await keys(pilot, "colon")
        await typed(pilot, f"{line.rpartition(':')[0]}:300", enter=False)
        assert "✗ Table 1, round 1: Eva hires" in words(pilot) and "(+2)" in words(pilot)


async def test_what_was_told_of_a_table_is_gone_once_more_was_logged_elsewhere(tmp_path: Path) -> None:
    """Back on the floor, nothing asks for characters that were hired meanwhile."""
    async with at_desk(tmp_path / "event.db") as pilot:
        await keys(pilot, "enter", "enter")
        assert "→ Table 1, round 1" in words(pilot)
        await keys(pilot, "u")
        await until(pilot, lambda: isinstance(pilot.app.screen, AuctionScreen))
        await entered(pilot, hired(1, 1, 2, 3, 4, 5))
        await keys(pilot, "f4")
        await until(pilot, lambda: isinstance(pilot.app.screen, FloorScreen))
        await pilot.pause()
        assert "→" not in picture(pilot)
