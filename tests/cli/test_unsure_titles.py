"""A list of tables says which of them are not sure, and what to do."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.command import FIVE, referee


@pytest.mark.parametrize(
    "made, listed", [(("new", *FIVE), ("tables",)), (("tournament", "new", "Cup"), ("tournament", "list"))]
)
def test_a_title_that_is_not_sure_is_told(made: tuple[str, ...], listed: tuple[str, ...], tmp_path: Path) -> None:
    """The list is there, under it what is damaged and the verb that mends it; of a whole store nothing."""
    store = tmp_path / "store.sqlite"
    referee(f"--store={store}", *made)
    assert "referee store mend" not in referee(f"--store={store}", *listed).err
    with closing(sqlite3.connect(store)) as db, db:
        db.execute("drop trigger stream_no_update")
        db.execute("update stream set title = 'Other'")
    told = referee(f"--store={store}", *listed)
    assert told.code == 0
    assert "Other" in told.out
    assert "not sure" in told.err
    assert "referee store mend" in told.err
