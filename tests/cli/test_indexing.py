"""The rulings are indexed once, and whoever waits for it sees how far it is."""

import io
from pathlib import Path

import pytest

from referee import resources
from referee.cli.rulings.indexing import Indexing, opened
from referee.cli.settings import Settings
from referee.library.search import Index
from tests.library.search.shelf import shelved


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf of six rulings."""
    return shelved(tmp_path / "rulings")


def test_building_tells_how_far_it_is_and_a_fresh_index_nothing(shelf: Path, tmp_path: Path) -> None:
    """The share rises to 1."""
    heard: list[float] = []
    Index.open(shelf, tmp_path / "cache", progress=heard.append).close()
    assert heard == sorted(heard) and len(heard) > 5 and heard[-1] == 1
    heard.clear()
    Index.open(shelf, tmp_path / "cache", progress=heard.append).close()
    assert heard == []


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_a_terminal_shows_each_percent_once_and_is_left_clean(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language spoken; nothing of it stays."""
    written = Terminal()
    monkeypatch.setattr("sys.stderr", written)
    indexing = Indexing(Settings(lang=lang))
    for share in (0.001, 0.421, 0.424, 1.0):
        indexing.tell(share)
    lines = written.getvalue().split("\r\x1b[K")
    assert len(lines) == 4 and "42" in lines[2] and lines[-1] == ""


def test_what_is_no_terminal_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that reads stderr finds only what is wrong."""
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    Indexing(Settings()).tell(0.5)
    assert written.getvalue() == ""


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_an_index_that_cannot_be_kept_is_told_with_its_folder(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The question is answered all the same; what is in the way stays as it is."""
    (tmp_path / "cache").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    index = opened(Settings(lang=lang, store=tmp_path / "store"))
    assert index.unkept == tmp_path / "cache" / "bang-referee" and index.ask("sceriffo prigione").hits
    assert str(index.unkept) in capsys.readouterr().err
    index.close()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "another"))
    index = opened(Settings(lang=lang, store=tmp_path / "store"))
    assert index.unkept is None and capsys.readouterr().err == ""
    index.close()


def test_who_asks_is_told_that_a_faulty_ruling_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And by which verb he learns what is wrong with it, whoever had the index made; the others answer."""
    shelf = shelved(tmp_path / "rulings")
    file = shelf / "all.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("night-rides", "dream"), encoding="utf-8")
    monkeypatch.setattr(resources, "rulings", lambda: shelf)
    monkeypatch.setattr(resources, "index", lambda: tmp_path / "none")  # all of it would be taken out
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for lang in ("nl", "it", "en"):
        index = opened(Settings(lang=lang, store=tmp_path / "store"))
        assert index.ask("sceriffo prigione").hits
        assert "referee rulings check" in capsys.readouterr().err, lang
        index.close()
