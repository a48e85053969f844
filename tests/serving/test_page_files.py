"""Files of a page: they come and go through its browser, with a key each, bound in size, under names of ours."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from referee.serving import transfers
from referee.serving.messages import CalledOff, Offers, Wants
from referee.serving.process import AppProcess
from referee.serving.transfers import PageFiles
from tests.serving.pages import Page, Site, site, starting, until
from tests.tui.desking import made
from tests.tui.seated import dealt, prepared

QUIET = "import os; os.write(1, b'__GANGLION__\\n'); w = lambda d: os.write(1, b'D' + len(d).to_bytes(4, 'big') + d)\n"
MIRROR = QUIET + "while said := os.read(0, 9999): w(said)"
"""An app that shows whatever the server tells it."""


def _words(_: str) -> Sequence[str]:
    return [sys.executable, "-S", "-c", MIRROR]


async def _asked(app: AppProcess, said: Wants | Offers | CalledOff) -> dict[str, Any]:
    """What the page is told when the app says this."""
    what, *about = app.files.begin(said)
    return {"what": what, **(about[0] if about else {})}  # type: ignore[dict-item]


async def _put(here: Site, key: str, data: bytes, name: str = "evening.game") -> int:
    async with here.client.put(here.inside(f"file/{key}"), data=data, headers={"X-File-Name": name}) as answer:
        return answer.status


async def test_a_game_is_checked_through_the_page(store: Path) -> None:
    """With the app itself: nothing is typed, and nothing is left of the folder when the page has gone."""
    prepared(store)
    async with site(starting(store)) as here:
        page = await here.page()
        await page.shows("Tables")
        await page.types("c")
        key = (await _told(page, "choose"))["key"]
        assert await _put(here, key, dealt().encode() + b"1 bang 3\n", "..%2F..%2Fevening%1B%5B2J.game") == 204
        await page.shows("evening [2J.game")
        await page.shows("1 finding")
        folder = (await here.app()).files.folder
        assert folder.stat().st_mode & 0o777 == 0o700
        await page.leave()
        await until(lambda: not here.server.open, "the app goes on without its page")
        assert not folder.exists()


async def test_a_document_is_saved_through_the_page(store: Path) -> None:
    """With the app itself: the browser is given a file to keep, never one to show; the app then goes on."""
    made(store)
    async with site(starting(store)) as here:
        page = await here.page()
        await page.shows("Cup")
        await page.types("\r")
        await page.shows("F12")
        await page.types("\x1b[24~")
        await page.shows("Whole tournament")
        await page.types("j")
        offered = await _told(page, "save")
        async with here.client.get(here.inside(f"file/{offered['key']}")) as answer:
            text, headers = await answer.text(), answer.headers
        assert json.loads(text)["bang_tournament"] and offered["name"] == "Cup.json"
        assert headers["Content-Disposition"] == 'attachment; filename="Cup.json"'
        assert headers["Content-Type"] == "application/octet-stream" and headers["X-Content-Type-Options"] == "nosniff"
        await page.shows("Written to Cup.json")


async def test_a_page_reads_writes_and_learns_nothing_of_the_host(store: Path, tmp_path: Path) -> None:
    """As an attacker would: paths typed wherever the app asks for a file, over one that exists, and a huge terminal."""
    prepared(store)
    secret = tmp_path / "secret.txt"
    secret.write_text("the treasure lies there", encoding="utf-8")
    async with site(starting(store)) as here:
        page = await here.page()
        await page.shows("Tables")
        for key in ("c", "i"):
            page.told.clear()
            await page.types(key)
            await _told(page, "choose")
            for path in (str(secret), "/etc/passwd", "~/.ssh/id_rsa", str(store), str(tmp_path)):
                await page.types(f"{path}\r\x1b[19~")
                await page.types(f"\x1b[200~{path}\x1b[201~\r")
            await page.types("\x1b[48;99999;99999;1;1t\x1b[8;9999;9999t")
            await page.types("\x1b")
            await until(lambda: ["neither"] in page.told, "it is not called off")
        page.forget()
        await page.types("\x1bOQ")
        await page.shows("Tische")
        for told in ("treasure", "root:", str(tmp_path), str((await here.app()).files.folder)):
            assert told not in page.everything
    assert secret.read_text(encoding="utf-8") == "the treasure lies there"


async def _told(page: Page, what: str) -> dict[str, Any]:
    """Wait until the page is told to do this: with which file."""
    await until(lambda: any(said[0] == what for said in page.told), f"{what} in {page.told}")
    return dict(next(said[1] for said in reversed(page.told) if said[0] == what))


async def test_only_who_knows_the_key_brings_or_takes() -> None:
    """A wrong key, one of another kind, one that was used or called off: nothing there."""
    async with site(_words) as here:
        await here.page()
        app = await here.app()
        key = (await _asked(app, Wants(10)))["key"]
        assert (
            await _put(here, "x" * 24, b"x") == 404 and await here.status(here.server.guard.root + f"file/{key}") == 404
        )
        assert await _put(here, key, b"x") == 204
        assert await _put(here, key, b"y") == 404
        assert (app.files.folder / "coming").read_bytes() == b"x"
        key = (await _asked(app, Wants(10)))["key"]
        assert (await _asked(app, CalledOff())) == {"what": "neither"}
        assert await _put(here, key, b"x") == 404 and not (app.files.folder / "coming").exists()


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_file_that_is_too_large_is_not_kept(chunked: bool) -> None:
    """Whether its size is said or not, no byte more than was asked for is written; the app hears of it."""

    async def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    async with site(_words) as here:
        page = await here.page()
        app = await here.app()
        key = (await _asked(app, Wants(5000)))["key"]
        async with here.client.put(here.inside(f"file/{key}"), data=pieces() if chunked else b"x" * 5001) as answer:
            assert answer.status == 413
        await page.shows('"news":"too_large"')
        assert list(app.files.folder.iterdir()) == []


async def test_a_file_that_breaks_off_is_not_kept() -> None:
    """What came of it is gone, and the app hears of it."""
    async with site(_words) as here:
        page = await here.page()
        app = await here.app()
        key = (await _asked(app, Wants(5000)))["key"]

        async def breaking() -> Any:
            yield b"x" * 1000
            raise OSError

        with pytest.raises(OSError):
            await here.client.put(here.inside(f"file/{key}"), data=breaking(), headers={"Content-Length": "4000"})
        await page.shows('"news":"failed"')
        assert list(app.files.folder.iterdir()) == []


async def test_a_packed_file_counts_unpacked() -> None:
    """A small one that swells is cut off at the size that was asked for."""
    import zlib

    async with site(_words) as here:
        page = await here.page()
        app = await here.app()
        key = (await _asked(app, Wants(5000)))["key"]
        packed = zlib.compress(b"x" * 50_000_000)
        headers = {"Content-Encoding": "deflate"}
        async with here.client.put(here.inside(f"file/{key}"), data=packed[:4999], headers=headers) as answer:
            assert answer.status in (400, 413)
        await page.shows('"news":')
        assert list(app.files.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("../../etc/passwd", "etc-passwd"),
        ("Coppa d'Italia-slips.html", "Coppa-d-Italia-slips.html"),
        ("\x1b]0;x\x07", "0-x"),
        ("...", "file"),
        ("a" * 500 + ".csv", "a" * 76 + ".csv"),
        ('x";\r\nSet-Cookie: y', "x-Set-Cookie-y"),
        ("Zoë.html", "Zoë.html"),
    ],
)
def test_a_file_that_goes_has_a_name_for_any_machine(said: str, named: str, tmp_path: Path) -> None:
    """Letters, digits, points and dashes; never a way to another folder, never a line of its own."""
    files = PageFiles()
    (files.folder / "going").write_text("x")
    what, about = files.begin(Offers(said))
    assert what == "save" and about["name"] == named  # type: ignore[index]
    files.remove()


def test_what_is_too_large_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is what is not there."""
    monkeypatch.setattr(transfers, "MOST_BYTES", 10)
    files = PageFiles()
    assert files.begin(Offers("x")) == ["neither"]
    (files.folder / "going").write_text("x" * 11)
    assert files.begin(Offers("x")) == ["neither"]
    assert files.begin(Wants(10**12))[1]["most"] == 10  # type: ignore[index]
    files.remove()


async def test_a_page_that_declines_tells_its_app() -> None:
    """The app hears that nobody chose or saved anything."""
    async with site(_words) as here:
        page = await here.page()
        await page.socket.send_str(json.dumps(["decline"]))
        await page.shows('"news":"declined"')
