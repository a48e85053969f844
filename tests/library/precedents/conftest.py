"""The project's own shelf, beside which house rulings stand, is read once for all tests of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

import pytest

from referee import resources
from referee.library import shelf
from referee.library.shelf import ShelfRead, read_rulings

whole = cache(read_rulings)


@pytest.fixture(autouse=True)
def shelf_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written on it; any other shelf is read whenever it is asked for."""

    def read(folder: Path, names: Collection[str] | None = None, elsewhere: Iterable[str] = ()) -> ShelfRead:
        if folder != resources.rulings() or names is not None:
            return read_rulings(folder, names, elsewhere)
        rulings, sources, faults = whole(folder)
        return ShelfRead([*rulings], [*sources], [*faults])

    monkeypatch.setattr(shelf, "read_rulings", read)
