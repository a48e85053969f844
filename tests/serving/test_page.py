"""The page fetches nothing from elsewhere, and whoever has no token fetches nothing at all."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from aiohttp import WSServerHandshakeError

from referee.serving.guard import LOOPBACK, guard_of
from referee.serving.page import OURS, headers, html
from referee.speech import LANGUAGES, Speech
from tests.serving.pages import Site, site

FETCHED = re.compile(r'(?:src|href)="([^"]*)"')
IN_STYLES = re.compile(r'url\("([^"]*)"\)')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_asks_its_own_server_alone(lang: str) -> None:
    """In every language, all it fetches stands below its own root."""
    text = html(Speech.of(lang), "/secret/")
    fetched = FETCHED.findall(text)
    assert f'<html lang="{lang}">' in text and Speech.of(lang).say("serve-continue") in text
    assert len(fetched) == 6 and all(each.startswith("/secret/") or each == "data:," for each in fetched)


def test_no_file_of_the_page_names_another_machine() -> None:
    """Neither page nor styles nor script holds an address."""
    texts = {path.name: path.read_text() for path in OURS.iterdir() if path.is_file()}
    assert texts.keys() == {"page.html", "page.css", "page.js", "files.js"}
    assert [name for name, text in texts.items() if re.search(r"https?://|\"//|@import", text)] == []


def test_the_browser_is_told_to_ask_nobody_else() -> None:
    """The policy names this host alone, and lets no other page frame this one."""
    policy = dict(each.split(" ", 1) for each in headers("pad:1")["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == "'self' ws://pad:1 wss://pad:1"
    assert {word for where in policy.values() for word in where.split()} == {
        "'none'", "'self'", "'unsafe-inline'", "data:", "ws://pad:1", "wss://pad:1",
    }  # fmt: skip
    assert "unsafe-inline" not in policy["script-src"]


@pytest.mark.parametrize(
    ("asked", "got"), [("24", "24"), ("", "16"), ("7", "16"), ("9999", "16"), ("0400", "16"), ("'><script>", "16")]
)
def test_letters_have_the_size_asked_for(asked: str, got: str) -> None:
    """Within reason; anything else is the usual size."""
    assert f'data-font-size="{got}"' in html(Speech.of("en"), "/", asked)


@pytest.mark.parametrize("host", [LOOPBACK, "0.0.0.0"])
async def test_without_the_token_nothing_is_given_out(host: str) -> None:
    """Page, files and socket are there for who has the whole address, and 403 for everybody else, here and beyond."""
    async with site(lambda _: ["none"], guard_of(host)) as here:
        token = here.server.guard.token
        for path in await _everything(here):
            assert await here.status(path) == 200, path
            for wrong in (
                path.replace(token, token[:-1]),
                path.replace(f"/{token}", ""),
                path.replace(token, "x" * 16),
            ):
                assert await here.status(wrong) == 403, wrong
        for root in ("/", f"/{'x' * 16}/"):
            with pytest.raises(WSServerHandshakeError) as refused:
                await here.client.ws_connect(here.url(f"{root}ws/page1"))
            assert refused.value.status == 403
        assert here.server.open == {}


async def _everything(here: Site) -> list[str]:
    """The page, and whatever it fetches."""
    guard = here.server.guard
    async with here.client.get(here.url(guard.entrance)) as answer:
        text = await answer.text()
    files = [each for each in FETCHED.findall(text) if each.startswith("/")]
    fonts = IN_STYLES.findall((OURS / "page.css").read_text())
    return [guard.entrance, guard.root, *files, *(guard.root + font.removeprefix("../") for font in fonts)]


async def test_on_this_machine_a_stranger_gets_nothing() -> None:
    """Under another name or from another page, neither the page nor the socket."""
    async with site(lambda _: ["none"]) as here:
        entrance = here.server.guard.entrance
        assert await here.status(entrance) == 200
        assert await here.status(entrance, Host="evil.example") == 403
        assert await here.status(entrance, Origin="http://evil.example") == 403
        with pytest.raises(WSServerHandshakeError) as refused:
            await here.page(Origin="http://evil.example")
        assert refused.value.status == 403


async def test_folders_and_other_files_stay_closed() -> None:
    """Only files of the two folders are given out."""
    async with site(lambda _: ["none"]) as here:
        root = here.server.guard.root
        for path in ("static/", "page/", "static/%2e%2e/server.py", "page/..%2fserver.py", "nothing", "ws/a%20b"):
            assert await here.status(root + path) in (403, 404), path
