"""Rank and suit on the command line: read in its language, refused with both readings where a letter could be two."""

from pathlib import Path

import pytest

from tests.cli.command import referee
from tests.jailed import JAILED


@pytest.fixture
def jailed(tmp_path: Path) -> str:
    """A store with the table at which a card is to be turned up."""
    game, store = tmp_path / "jailed.game", str(tmp_path / "store.db")
    game.write_text(JAILED)
    assert referee("--store", store, "import", str(game)).code == 0
    return store


def test_a_letter_that_could_be_two_is_refused(jailed: str) -> None:
    """Nothing is logged; both readings are told as they may be typed."""
    ran = referee("--store", jailed, "log", "3 gevangenis hk", lang="nl")
    assert ran.code == 2
    assert "klaverenheer of hartenheer" in ran.err
    ran = referee("--store", jailed, "log", "3 gevangenis hartenheer", lang="nl")
    assert ran.code == 0 and "♥" in ran.out


def test_in_italian_it_is_cuori(jailed: str) -> None:
    """The letters are those of the language spoken."""
    assert "5♥" in referee("--store", jailed, "log", "3 prigione 5c", lang="it").out


def test_in_english_it_is_clubs(jailed: str) -> None:
    """The letters of files are those of English."""
    assert "5♣" in referee("--store", jailed, "log", "3 jail 5c").out


def test_a_whole_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Checking a file in Italian asks nothing."""
    game = tmp_path / "whole.game"
    game.write_text(f"{JAILED}3 flip jail 5c\n")
    ran = referee("check", str(game), lang="it")
    assert ran.code == 0, ran.out + ran.err
