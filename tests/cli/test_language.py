"""One rule for the language of every face: said for this run, else chosen, else the locale's, else English."""

import json
from pathlib import Path

import pytest

from referee.languages import LANGUAGES, LONGEST, chosen, spoken
from tests.cli.command import process, referee

NAME = {"nl": "Nederlands", "it": "Italiano", "en": "English", "de": "Deutsch"}
NO_CHOICE = (b"", b'lang = "xx"', b"lang = 3", b"lang = [", b"\xff\xfelang", b'[lang]\nx = "nl"', b"#lang\n" * LONGEST)


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings of one's own, not there yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "bang-referee" / "settings.toml"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_chosen_is_spoken_from_then_on(settings: Path, lang: str) -> None:
    """By every verb, whatever the locale is, and by a new process too; the other settings stay."""
    settings.parent.mkdir()
    settings.write_text('theme = "light"\n')
    assert NAME[lang] in referee("language", lang).out
    usage = referee("--lang", lang, "--help").out
    assert referee("--help", lang="it").out == referee("--help", lang="nl").out == process("--help").out == usage
    assert 'theme = "light"' in settings.read_text()


def test_one_run_speaks_what_it_is_told(settings: Path) -> None:
    """`--lang` goes before what was chosen, and is not remembered."""
    assert referee("tables", "--lang", "nl").err == referee("tables", lang="nl").err
    assert not settings.exists()
    referee("language", "it")
    assert referee("--lang", "nl", "tables").err == referee("tables", "--lang=nl").err != referee("tables").err


def test_the_locale_holds_again(settings: Path) -> None:
    """After `auto`; why a language is spoken is told, in it."""
    referee("language", "it")
    assert str(settings) in "".join(referee("language").out.split("\n"))
    assert "LC_ALL" in referee("language", "auto", lang="nl").out
    assert json.loads(referee("language", "--json", lang="nl").out) == {
        "lang": "nl",
        "chosen": False,
        "file": str(settings),
    }


@pytest.mark.parametrize("text", NO_CHOICE, ids=range(len(NO_CHOICE)))
def test_what_cannot_be_read_was_not_chosen(settings: Path, text: bytes) -> None:
    """Damaged or strange settings leave the language to the locale."""
    settings.parent.mkdir()
    settings.write_bytes(text)
    assert chosen(settings) == ""
    assert spoken(files=(settings,), environment={"LANG": "it_IT.UTF-8"}) == "it"


def test_a_choice_that_cannot_be_kept_is_told(settings: Path) -> None:
    """With what is in the way; nothing else is spoken then."""
    settings.parent.write_text("no folder")
    ran = referee("language", "nl")
    assert (ran.code, ran.out) == (2, "")
    assert str(settings) in ran.err
