"""`store verify`, `mend` and `copies`: one line says whether all is whole, one command brings back what can be read."""

from pathlib import Path

import pytest

from tests.cli.command import referee
from tests.journal.damage import rewrite


@pytest.fixture
def played(five: str) -> str:
    """A table with a few entries."""
    referee(five, "log", "", "1 bang 2", "2 missed/4h", "note on")
    return five


def place(store: str) -> Path:
    """The file that the option names."""
    return Path(store.removeprefix("--store="))


def copy_made(store: str) -> Path:
    """A copy, as it is made when the game is over."""
    assert referee(store, "log", "winner outlaws").code in (0, 1, 3)
    (copy,) = [each["file"] for each in referee(store, "store", "copies", "--json").json["copies"]]
    return Path(copy)


def test_a_whole_store_is_said_to_be_whole(played: str) -> None:
    """In one line, with exit code 0."""
    ran = referee(played, "store", "verify")
    assert (ran.code, ran.out.count("\n"), ran.err) == (0, 1, "")
    assert "are whole" in ran.out


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_a_damaged_entry_is_told_wherever_its_log_is_opened(played: str, lang: str) -> None:
    """By every verb, with its number; an export says so by its exit code too, and has a gap in the place."""
    rewrite(place(played), 3, lambda entry: entry.replace("1", "2"), fits=False)
    for verb in (["show"], ["history"], ["due"], ["aid"], ["sheet", "2"], ["export"], ["log", "note more"]):
        ran = referee(played, *verb, lang=lang)
        assert ran.code in (0, 1, 3), (verb, ran)
        assert "store mend" in ran.err and " 3 " in ran.err, verb
    ran = referee(played, "export", lang=lang)
    assert ran.code == 3
    assert "gap ?" in ran.out
    ran = referee(played, "store", "verify", lang=lang)
    assert (ran.code, ran.out.count("\n")) == (3, 1)
    assert " 3" in ran.out


def test_in_json_it_is_told_in_json(played: str) -> None:
    """On stderr, as an object with its key."""
    rewrite(place(played), 3, lambda entry: entry.replace("1", "2"), fits=False)
    assert '{"warning":{"key":"store-lost"' in referee(played, "show", "--json").err


def test_a_copy_of_the_games_end_mends_the_store(played: str) -> None:
    """What is damaged comes back from the copy that was kept by itself, and verify is content again."""
    copy_made(played)
    before = referee(played, "export").out
    rewrite(place(played), 3, lambda entry: entry.replace("1", "2"), fits=False)
    assert referee(played, "export").out != before
    assert referee(played, "store", "verify").code == 3
    ran = referee(played, "store", "mend")
    assert ran.code == 0
    assert "brought back: 1, gaps that stay: 0" in ran.out
    assert referee(played, "export").out == before
    assert referee(played, "store", "verify").code == 0


def test_a_second_place_has_the_copies_too(played: str, tmp_path: Path) -> None:
    """Where one was chosen; that it is gone keeps nobody from logging, and is told."""
    stick = tmp_path / "stick"
    assert referee(played, "store", "copies", "--second", stick).code == 0
    referee(played, "log", "winner outlaws")
    assert len(list(stick.iterdir())) == 1
    (stick / "x").write_text("no folder")
    referee(played, "store", "copies", "--second", stick / "y")
    (stick / "y").rmdir()
    (stick / "y").write_text("no folder either")
    ran = referee(played, "log", "retract", "winner outlaws")
    assert ran.code in (0, 1, 3)
    assert "No copy could be kept" in ran.err
    assert referee(played, "store", "copies", "--no-second").code == 0


def test_a_store_that_is_gone_comes_back(played: str) -> None:
    """From its copies, by the same command; without any there is nothing to mend."""
    copy_made(played)
    before = referee(played, "export").out
    place(played).unlink()
    assert referee(played, "store", "mend").code == 0
    assert referee(played, "export").out == before
    assert referee("--store=/nowhere/at/all.sqlite", "store", "mend").code == 2


def test_an_opening_that_is_lost_is_a_sentence(played: str) -> None:
    """With the way out, and the table is still listed."""
    rewrite(place(played), 0, lambda entry: entry.replace("Anna", "Anne"), fits=False)
    ran = referee(played, "show")
    assert (ran.code, "store mend" in ran.err) == (2, True)
    assert len(referee(played, "tables", "--json").json) == 1
    assert referee(played, "export", "--salvage").code == 2
    assert "its opening is lost" in referee(played, "store", "verify").out


def test_what_is_salvaged_is_always_taken_in(played: str, tmp_path: Path) -> None:
    """Unsound entries are gaps in what is salvaged too."""
    rewrite(place(played), 3, lambda entry: entry.replace('"by":2', '"by":9').replace('"by":1', '"by":9'), fits=True)
    saved = referee(played, "export", "--salvage")
    assert saved.code == 0
    assert referee(f"--store={tmp_path / 'new.sqlite'}", "import", "-", stdin=saved.out).code == 0
