"""Which table, and which tournament, a verb is about is told where none was named and there are several."""

from pathlib import Path

import pytest

from tests.cli.command import FIVE, referee


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store with one table and one tournament."""
    option = f"--store={tmp_path / 's.sqlite'}"
    referee(option, "new", *FIVE, "--title=First")
    referee(option, "tournament", "new", "Cup")
    return option


@pytest.mark.parametrize(
    "words", [("log", "1 turn"), ("show",), ("due",), ("history",), ("export",), ("aid",), ("retract",)]
)
def test_the_table_is_told_where_there_are_several(store: str, words: tuple[str, ...]) -> None:
    """On the side, with its title and id; not where there is one, nor where it was named, nor in JSON."""
    referee(store, "log", "1 turn", "1 draw 2")
    assert "First" not in referee(store, *words).err
    referee(store, "new", *FIVE, "--title=Second")
    assert "Second" in referee(store, *words).err
    assert "Second" not in referee(store, "--table=Second", *words).err
    assert "Second" not in referee(store, "--json", *words).err


def test_the_tournament_is_told_where_there_are_several(store: str) -> None:
    """As the table is."""
    assert "Cup" not in referee(store, "tournament", "check").err
    referee(store, "tournament", "new", "Other")
    assert "Other" in referee(store, "tournament", "check").err
    assert "Other" not in referee(store, "tournament", "check", "--tournament=Other").err


def test_lines_stop_with_the_number_of_the_line(store: str) -> None:
    """Whatever a line is refused for, piped in or one of several; of a single one the number says nothing."""
    for refused in ("1 lose 999999999", "nonsense words", "1 draw 200\n1 draw 200"):
        ran = referee(store, "log", stdin=f"1 turn\n\n{refused}\n")
        assert (ran.code, ran.err.startswith(("Line 3: ", "Line 4: "))) == (2, True), ran.err
    assert referee(store, "log", "1 turn", "nonsense words").err.startswith("Line 2: ")
    assert "Line" not in referee(store, "log", "nonsense words").err
