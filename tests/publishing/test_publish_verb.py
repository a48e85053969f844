"""`referee publish` itself: what it writes, what it says, what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.library.search import Index
from tests.cli.command import referee


@pytest.fixture(autouse=True)
def few(small: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verb publishes the small shelf."""
    monkeypatch.setattr("referee.cli.rulings.publishing.opened", lambda settings: small)


def test_it_writes_a_site_and_says_where(tmp_path: Path) -> None:
    """With how many pages there are, and what to open; as JSON the folder, the version below each page, and bytes."""
    site = tmp_path / "site"
    ran = referee("publish", site, "--lang=it")
    pages = len([*site.rglob("*.html")])
    assert (ran.code, ran.out.startswith(f"{site}: {pages} pagine, ")) == (0, True)
    assert ran.err == f"Apri {site / 'index.html'} in un browser.\n"
    told = referee("publish", site, "--json").json  # in the place of the first
    assert {*told} == {"folder", "version", "pages", "bytes"}
    assert told["version"] in (site / "en" / "index.html").read_text(encoding="utf-8")
    files = [path for path in site.rglob("*") if path.is_file()]
    assert (told["pages"], told["bytes"]) == (pages, sum(path.stat().st_size for path in files))


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    """With what to do instead."""
    (tmp_path / "thesis.txt").write_text("all of it")
    ran = referee("publish", tmp_path, "--lang=nl")
    assert (ran.code, ran.out) == (2, "")
    assert "niet door `publish` geschreven" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]
