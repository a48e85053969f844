"""The pictures and the evening in `docs/screens` show the app as it is."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
TEXT = re.compile(r"<text [^>]*>([^<]*)</text>")
CLOCK = re.compile(r"\d+:\d\d")


def made_by(name: str) -> ModuleType:
    """The program of that folder that makes them."""
    spec = importlib.util.spec_from_file_location(name, SCREENS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words_in(picture: Path) -> list[str]:
    """What stands in a picture, but for the clock."""
    return [CLOCK.sub("", text) for text in TEXT.findall(picture.read_text(encoding="utf-8"))]


async def test_the_evening_is_what_its_keys_bring_up(store: Path) -> None:
    """Every screen of it, word for word; else `python docs/screens/record.py` makes it anew."""
    recorded = (await made_by("record").recorded(store)).split("\nkeys: ")
    kept = (SCREENS / "evening.txt").read_text(encoding="utf-8").split("\nkeys: ")
    assert len(recorded) == len(kept)
    for now, then in zip(recorded, kept, strict=True):
        assert now == then


async def test_the_picture_of_the_table_has_the_words_of_today(store: Path, tmp_path: Path) -> None:
    """Else `python docs/screens/draw.py` makes it anew."""
    await made_by("draw").draw_table(store, tmp_path)
    assert words_in(tmp_path / "table.svg") == words_in(SCREENS / "table.svg")
