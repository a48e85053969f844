"""Where there is much room: what the rulings say that stand behind a flag, and the rules of a game played alone."""

import re
from pathlib import Path

import pytest
from textual._compositor import Compositor, MapGeometry, ReflowResult
from textual.geometry import Size
from textual.widget import Widget

from referee.tui.screens.precedent import PrecedentScreen
from referee.tui.screens.solo.game import SoloScreen
from referee.tui.screens.solo.set_up import SoloSetUpScreen
from referee.tui.screens.table import TableScreen
from referee.tui.widgets.behind import Behind
from tests.tui.seated import LARGE, MIDDLE, SMALL, at_table, brought_in, late, opened, picture, typed, until

JAILED = {
    "nl": "Mag de sheriff in de gevangenis?", "it": "Lo Sceriffo può finire in Prigione?",
    "en": "Can the Sheriff go to jail?",
}  # fmt: skip
Arranged = tuple[dict[Widget, MapGeometry], set[Widget]]
ANOTHER_BOX = "DMS-055"
"""What Death Mesa says about the same clause."""


@pytest.mark.parametrize("lang", JAILED)
async def test_a_flag_is_followed_by_what_its_rulings_say(store: Path, lang: str) -> None:
    """Question and answer, in the language spoken; of a box that is not played nothing."""
    async with at_table(store, [".", "end", "."], lang=lang, size=LARGE) as pilot:
        await typed(pilot, "jail 1")
        behind = pilot.app.screen.query_one(Behind)
        await until(pilot, lambda: "NLB-033" in _told(behind))
        assert JAILED[lang] in _told(behind) and JAILED[lang] in picture(pilot)
        assert ANOTHER_BOX not in _told(behind)
        await pilot.press("escape")
        await pilot.pause()
        assert JAILED[lang] not in picture(pilot)


@pytest.mark.parametrize("lang", JAILED)
async def test_without_a_flag_the_characters_are_at_hand(store: Path, lang: str) -> None:
    """By name what each can do, by the clause on his card; a flag's rulings stand there only while it is up."""
    async with at_table(store, [".", "end", "."], lang=lang, size=LARGE) as pilot:
        behind = pilot.app.screen.query_one(Behind)
        await until(pilot, lambda: "Rose Doolan: " in _told(behind))
        told = _told(behind)
        assert all(f"{name}: " in told for name in ("Bart Cassidy", "Willy the Kid", "Jourdonnais"))
        assert {"CRD-020", "CRD-030"} <= set(re.findall(r"CRD-\d+", told))
        await typed(pilot, "jail 1")
        await until(pilot, lambda: JAILED[lang] in picture(pilot))
        assert "Rose Doolan: " not in _told(behind)
        await pilot.press("escape")
        await until(pilot, lambda: "Rose Doolan: " in _told(behind))


async def test_nothing_moves_while_a_line_is_typed(store: Path) -> None:
    """What may be done, with many rows of it, and what a line would do have their rows above what is at hand."""
    async with opened(store, brought_in(store, late()), size=LARGE) as pilot:
        behind = pilot.app.screen.query_one(Behind)
        await until(pilot, lambda: "CRD" in _told(behind))
        stood = behind.region
        for line in ("3", " ", "bang 5", " 6"):
            await typed(pilot, line, enter=False)
            await pilot.pause()
            assert behind.region == stood


async def test_what_was_decided_meanwhile_is_looked_for(store: Path) -> None:
    """While the same flag is up, who comes back from another screen sees what a decision recorded there says."""
    async with at_table(store, [".", "end", "."], size=LARGE) as pilot:
        behind = pilot.app.screen.query_one(Behind)
        await typed(pilot, "jail 1")
        await until(pilot, lambda: JAILED["en"] in _told(behind))
        await pilot.press("ctrl+n")
        await until(pilot, lambda: isinstance(pilot.app.screen, PrecedentScreen))
        await typed(pilot, "Never at our tables.")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await until(pilot, lambda: "Never at our tables." in _told(behind), 20)


async def test_another_flag_asks_anew(store: Path) -> None:
    """What was found for the one before is gone at once."""
    async with at_table(store, [".", "end", "."], size=LARGE) as pilot:
        behind = pilot.app.screen.query_one(Behind)
        await typed(pilot, "jail 1")
        await until(pilot, lambda: JAILED["en"] in _told(behind))
        await typed(pilot, "bang 4")
        assert JAILED["en"] not in picture(pilot)
        await until(pilot, lambda: "NLB-039" in _told(behind))


async def test_a_flag_has_its_place_found_once(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it goes up the screen is laid out, and nobody looks besides for where it might stand."""
    async with at_table(store, [".", "end", "."], size=LARGE) as pilot:
        done, lay_out, arrange = list[str](), Compositor.reflow, Compositor._arrange_root

        def laid_out(self: Compositor, parent: Widget, size: Size) -> ReflowResult:
            done.append("laid out")
            return lay_out(self, parent, size)

        def arranged(self: Compositor, root: Widget, size: Size, visible_only: bool = True) -> Arranged:
            done.append("arranged")
            return arrange(self, root, size, visible_only)

        monkeypatch.setattr(Compositor, "reflow", laid_out)
        monkeypatch.setattr(Compositor, "_arrange_root", arranged)
        await typed(pilot, "jail 1")
        assert done.count("arranged") == done.count("laid out") > 0


async def test_nothing_moves_when_they_are_found(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows were kept free: the screen is not laid out again."""
    async with at_table(store, [".", "end", "."], size=LARGE) as pilot:
        await typed(pilot, "jail 1")
        await pilot.pause(0.1)
        laid_out, lay_out = list[Size](), Compositor.reflow

        def noted(self: Compositor, parent: Widget, size: Size) -> ReflowResult:
            laid_out.append(size)
            return lay_out(self, parent, size)

        monkeypatch.setattr(Compositor, "reflow", noted)
        await until(pilot, lambda: JAILED["en"] in picture(pilot))
        assert not laid_out


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
async def test_it_takes_no_room_where_there_is_little(store: Path, size: tuple[int, int]) -> None:
    """On a smaller screen F6 leads there; what grows shows it, and what shrinks hides it again."""
    async with at_table(store, [".", "end", "."], size=size) as pilot:
        await typed(pilot, "jail 1")
        behind = pilot.app.screen.query_one(Behind)
        assert not behind.display
        await pilot.resize_terminal(*LARGE)
        await until(pilot, lambda: JAILED["en"] in picture(pilot))
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: not behind.display)


@pytest.mark.parametrize("lang", JAILED)
async def test_who_plays_alone_has_the_rules_of_the_cowboys_before_him(store: Path, lang: str) -> None:
    """As many of them as there are rows for, each whole; every clause named is one that a ruling states."""
    async with opened(store, None, lang, LARGE) as pilot:
        await pilot.press("l")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloSetUpScreen))
        await pilot.press("f6", "ctrl+u", *"seven", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, SoloScreen))
        behind = pilot.app.screen.query_one(Behind)
        await until(pilot, lambda: "LGS-018" in _told(behind))
        rows = behind.rows_at(behind.content_size.width)
        assert len(rows) <= behind.content_size.height and rows[-1].plain.rstrip().endswith("]")
        assert "LGS-032" in _told(behind) and "LGS-036" in _told(behind)


def _told(behind: Behind) -> str:
    return " ".join(" ".join(row.plain for row in behind.rows_at(behind.content_size.width)).split())
