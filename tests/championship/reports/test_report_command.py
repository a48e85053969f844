"""`referee tournament report`: a page or a list, to a file or to the screen; refused where it may not be shown yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Ran, referee

NAMES = tuple(f"Player{letter}" for letter in "ABCDEFGHIJ")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A store with a tournament of ten, drawn."""
    option = f"--store={tmp_path_factory.mktemp('desk') / 'event.sqlite'}"
    for line in (["new", "Cup"], ["enrol", *NAMES, "eligible"], ["seed", "abc"], ["draw"]):
        assert referee(option, "tournament", *line).code in (0, 3), line
    return option


def made(store: str, *words: str, lang: str = "en") -> Ran:
    """The command with these words."""
    return referee(store, "tournament", "report", *words, lang=lang)


def test_a_page_goes_to_the_screen_or_to_a_file(store: str, tmp_path: Path) -> None:
    """The same bytes; where they went is said beside."""
    shown, file = made(store, "hall"), tmp_path / "hall.html"
    assert shown.code == 0 and shown.out.startswith("<!DOCTYPE html>") and "PlayerA" in shown.out
    written = made(store, "hall", "--out", str(file))
    assert (written.code, written.out) == (0, "") and str(file) in written.err
    assert file.read_text(encoding="utf-8") == shown.out


def test_the_language_may_be_chosen_and_there_may_be_several(store: str) -> None:
    """One of the run, one that is named, or three in a row."""
    assert "Plaatsbriefjes" in made(store, "slips", lang="nl").out
    assert "Biglietti dei posti" in made(store, "slips", "--lang", "it").out
    pack = made(store, "paper", "--lang", "nl", "--lang", "it", "--lang", "en").out
    assert pack.count("<main ") == 3


def test_a_list_for_a_spreadsheet_and_a_record_for_a_program(store: str) -> None:
    """`--csv` gives rows, `--json` the report as it is."""
    assert "PlayerA" in made(store, "report", "--csv").out and "<" not in made(store, "report", "--csv").out
    (told,) = made(store, "hall", "--json").json
    assert (told["kind"], told["eyes"], told["event"]) == ("hall", "everybody", "Cup")


def test_the_board_is_refused_and_says_why(store: str, tmp_path: Path) -> None:
    """ITC-119: nothing is written before the last duel is over."""
    file = tmp_path / "board.html"
    refused = made(store, "board", "--out", str(file))
    assert refused.code == 3 and refused.out == "" and "ITC-119" in refused.err and not file.exists()


def test_the_penalties_name_rulings(store: str) -> None:
    """The shelf is read for them."""
    assert "ITC-187" in made(store, "penalties").out


def test_an_unknown_kind_is_refused(store: str) -> None:
    """With the kinds there are."""
    assert made(store, "money").code == 2
