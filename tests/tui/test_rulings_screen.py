"""The shelf in the app: asked from anywhere, answered while one types, read in any language."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from referee.library.search import Index
from referee.tui.screens.rulings import RulingsScreen
from referee.tui.widgets.panel import Panel
from tests.tui.seated import LARGE, SMALL, at_table, in_languages, logged, picture, table_of, typed, until, words

App = Pilot[None]
WARM_BEER = """
[[ruling]]
id = "house-warm-beer"
standing = "house"
cards = ["beer"]
question.en = ["Does a warm Beer heal?"]
answer.en = "A warm Beer heals as a cold one does."
"""


def shelf(pilot: App) -> RulingsScreen:
    """The screen that is asked."""
    screen = pilot.app.screen
    assert isinstance(screen, RulingsScreen)
    return screen


@asynccontextmanager
async def asking(store: Path, question: str, lang: str = "en", size: tuple[int, int] = LARGE) -> AsyncIterator[App]:
    """The shelf opened with a slash on the empty line, and a question typed."""
    async with at_table(store, ["."], lang=lang, size=size) as pilot:
        await pilot.press("slash")
        await until(pilot, lambda: shelf(pilot).library is not None)
        await ask(pilot, question)
        yield pilot


async def ask(pilot: App, question: str) -> None:
    """Type a question."""
    await typed(pilot, question, enter=False)


async def test_a_slash_on_the_empty_line_asks_the_rulings(store: Path) -> None:
    """Nothing of it reaches the line, and Escape leads back to the table."""
    async with asking(store, "beer with two left") as pilot:
        assert "Beer" in words(pilot) and "FAQ-025" in picture(pilot)
        await pilot.press("escape")
        assert table_of(pilot).entry.value == ""


async def test_within_a_line_a_slash_belongs_to_a_card(store: Path) -> None:
    """`bang/6c` is a card with its face."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press(*"bang/6c", "space", "2", "enter")
        assert logged(store)[-1] == "1 bang/6c 2"


async def test_the_answer_changes_its_language_alone(store: Path) -> None:
    """F4 answers in the next language; the keys stay in the one spoken."""
    async with asking(store, "beer heals one") as pilot:
        first = shelf(pilot).chosen
        assert first is not None
        for _ in range(3):
            await pilot.press("f4")
            await pilot.pause()
            answer = first.ruling.answer[shelf(pilot).answer_lang]
            assert answer[:30] in words(pilot) and "All languages" in picture(pilot)


async def test_all_three_languages_stand_under_one_another(store: Path) -> None:
    """F6 shows the answer in each, and in one again."""
    async with asking(store, "beer heals one") as pilot:
        await pilot.press("f6")
        await pilot.pause()
        offer = shelf(pilot).chosen
        assert offer is not None
        assert all(answer[:30] in words(pilot) for answer in offer.ruling.answer.values())


async def test_what_is_asked_next_is_one_key_away(store: Path) -> None:
    """Tab lists the neighbours of the ruling read, Escape goes back to what was asked."""
    async with asking(store, "beer heals one") as pilot:
        before = shelf(pilot).rulings
        offer = shelf(pilot).chosen
        assert offer is not None
        await pilot.press("tab")
        await pilot.pause()
        assert offer.ruling.id not in shelf(pilot).rulings and set(offer.ruling.see) <= set(shelf(pilot).rulings)
        await pilot.press("escape")
        await pilot.pause()
        assert shelf(pilot).rulings == before


async def test_a_broad_screen_tells_what_a_ruling_rests_on_beside_it(store: Path) -> None:
    """Whether it holds here, its source and what is asked next; on a small one these stand under the answer."""
    async with asking(store, "beer heals one") as pilot:
        offer, rests = shelf(pilot).chosen, shelf(pilot).query_one("#rests", Panel)
        assert offer is not None and offer.in_force
        told = rests.render().plain
        assert "✓ in force here" in told and offer.ruling.id in told and "Next questions" in told
        assert offer.ruling.id not in shelf(pilot).query_one("#answer", Panel).render().plain
        assert all(each.ruling.answer["en"][:20] in words(pilot) for each in shelf(pilot).offers[:4])
    async with asking(store, "beer heals one", size=SMALL) as pilot:
        assert not shelf(pilot).query_one("#rests").display
        assert "✓ in force here" in shelf(pilot).query_one("#answer", Panel).render().plain


async def test_every_key_is_shown_on_a_narrow_screen(store: Path) -> None:
    """The last of them too."""
    async with asking(store, "beer heals one", size=(60, 30)) as pilot:
        assert all(key in words(pilot) for key in ("F1 Help", "F2 Language", "Esc Back"))


async def test_what_does_not_hold_here_is_marked(store: Path) -> None:
    """In the list, with a sign of its own; what holds has none there."""
    async with asking(store, "noon timer") as pilot:
        rows = [option.prompt.plain for option in shelf(pilot).query_one(OptionList).options]
        away = [offer.in_force is False for offer in shelf(pilot).offers]
        assert any(away) and ["✗ not in force here" in row for row in rows] == away


async def test_two_names_ask_what_is_ruled_of_both(store: Path) -> None:
    """A card and a character typed beside one another come with what touches both of them first."""
    async with asking(store, "slab barrel") as pilot:
        first = shelf(pilot).offers[0].ruling
        assert "barrel" in first.cards and "slab_the_killer" in first.characters


async def test_one_document_alone_can_be_asked(store: Path) -> None:
    """F7 goes round the documents."""
    async with asking(store, "beer") as pilot:
        asked = []
        for _ in range(3):
            await pilot.press("f7")
            await pilot.pause()
            asked.append({offer.ruling.source for offer in shelf(pilot).offers})
        assert max(map(len, asked)) == 1 and len({source for found in asked for source in found}) > 1


@pytest.mark.parametrize("question", ["beer", "slab barrel"])
@pytest.mark.parametrize("source", ["", 'source = "official-faq"'])
async def test_what_was_decided_here_can_be_asked_alone(store: Path, question: str, source: str) -> None:
    """With a precedent recorded F7 goes round the printed documents too, then to it, and back to all."""
    folder = store.parent / "precedents"
    folder.mkdir()
    (folder / "house.toml").write_text(WARM_BEER + source, encoding="utf-8")
    async with asking(store, question) as pilot:
        everything, asked = shelf(pilot).rulings, list[list[str]]()
        for _ in range(20):
            await pilot.press("f7")
            await pilot.pause()
            asked.append(shelf(pilot).rulings)
            if asked[-1] == everything:
                break
        assert 3 < len(asked) < 20
        assert set(asked[-2]) <= {"house-warm-beer"} and bool(asked[-2]) == (question == "beer")
        assert not any("house-warm-beer" in found for found in asked[:-2] if not source)


async def test_what_is_ruled_of_two_things_is_of_the_document_too(store: Path) -> None:
    """F7 holds for two names as for a question."""
    async with asking(store, "slab barrel") as pilot:
        await pilot.press("f7", "f7", "f7", "f7")
        await pilot.pause()
        assert {offer.ruling.source for offer in shelf(pilot).offers} == {"003-italian-championship-2007"}


@pytest.mark.parametrize("question", ["[bold]x[/]", '"', "NEAR(", "AND OR NOT *", "💥💥", "\u202etxet", "x" * 300])
async def test_a_hostile_question_is_a_question(store: Path, question: str) -> None:
    """Markup and search syntax are words like others."""
    async with at_table(store, ["."]) as pilot:
        await pilot.press("f3")
        await until(pilot, lambda: shelf(pilot).library is not None)
        shelf(pilot)._find(question)
        await pilot.pause()
        assert pilot.app.is_running


async def test_keys_typed_faster_than_the_screen_comes_up_are_the_question(store: Path) -> None:
    """What follows the slash in one burst is asked, and nothing of it stays on the table's line."""
    async with at_table(store, ["."]) as pilot:
        for char in "/slab":
            event = events.Key("slash" if char == "/" else char, char)
            event.set_sender(pilot.app)
            table_of(pilot).entry.post_message(event)
        await pilot.pause()
        await until(pilot, lambda: isinstance(pilot.app.screen, RulingsScreen))
        await pilot.pause()
        assert shelf(pilot).query_one(Input).value == "slab"
        await pilot.press("escape")
        assert table_of(pilot).entry.value == ""


async def test_what_the_shelf_lacks_is_told_beside_the_answers(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That a ruling is left out, and where the index could not be kept; the others answer."""
    monkeypatch.setattr(Index, "faults", ("base/beer.toml: ruling beer: answer.nl: missing",))
    monkeypatch.setattr(Index, "unkept", Path("/full/disk"))
    async with asking(store, "beer with two left", "en") as pilot:
        async for lang in in_languages(pilot):
            assert "FAQ-025" in picture(pilot), lang
            assert "referee rulings check" in words(pilot) and "/full/disk" in words(pilot), lang


async def test_behind_a_flag_stands_whether_it_holds_here(store: Path) -> None:
    """What is shown without a question is told by the table as what answers one is: in force, or not."""
    async with at_table(store, ["."], size=LARGE) as pilot:
        await typed(pilot, "bang 3")
        await pilot.press("f6")
        await until(pilot, lambda: bool(shelf(pilot).offers))
        await pilot.pause()
        assert "✓ in force here" in words(pilot)
        assert {offer.in_force for offer in shelf(pilot).offers} <= {True, False}
