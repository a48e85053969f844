"""A hall full of phones does not keep the referee out, and one of them does not take it all; https is served too."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession

from referee.serving import doors
from referee.serving.guard import LOOPBACK
from tests.cli.command import referee
from tests.pages.hall import TOKEN, OpenHall, open_hall, played
from tests.pages.strangers import sent
from tests.serving.test_verb import served

GAME = (Path(__file__).parents[1] / "games" / "short_evening.game").read_text(encoding="utf-8")
ONE, ANOTHER = LOOPBACK, "127.0.0.2"
"""Two addresses of this machine, to come from."""


async def stays(here: OpenHall, path: str, come_from: str) -> asyncio.StreamReader:
    """A connection that follows this page, or was sent away."""
    reader, writer = await asyncio.open_connection(LOOPBACK, here.port, local_addr=(come_from, 0))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {here.host}\r\n\r\n".encode())
    reader.writer = writer  # type: ignore[attr-defined] # kept, or it would be closed
    return reader


async def answered(reader: asyncio.StreamReader) -> bytes:
    """The first line of what comes."""
    return await asyncio.wait_for(reader.readline(), 10)


async def test_a_full_hall_has_room_for_who_has_least(monkeypatch: pytest.MonkeyPatch, store: Path) -> None:
    """An address that has it all gives up the oldest it has; it gets no more itself, and nobody's one is taken."""
    monkeypatch.setattr(doors, "MOST_IN_HALL", 3)
    live = f"/{TOKEN}/en/table/{played(store, GAME)}/live"
    async with open_hall(store) as here:
        greedy = [await stays(here, live, ONE) for _ in range(3)]
        assert [await answered(each) for each in greedy] == [b"HTTP/1.1 200 OK\r\n"] * 3
        assert b" 503 " in await answered(await stays(here, live, ONE))
        assert b" 200 " in await answered(await stays(here, live, ANOTHER))
        with suppress(ConnectionError):
            await asyncio.wait_for(greedy[0].read(), 10)
        assert b" 200 " in await answered(await stays(here, live, "127.0.0.3"))
        assert b" 503 " in await answered(await stays(here, live, "127.0.0.4"))


async def test_a_full_hall_does_not_keep_the_referee_out(monkeypatch: pytest.MonkeyPatch, store: Path) -> None:
    """The app's connections are counted apart."""
    monkeypatch.setattr(doors, "MOST_IN_HALL", 1)
    live = f"/{TOKEN}/en/table/{played(store, GAME)}/live"
    async with open_hall(store) as here:
        await answered(await stays(here, live, ONE))
        entrance = here.app.entrance
        answer = await sent(
            here.port, f"GET {entrance} HTTP/1.1\r\nHost: {here.host}\r\nConnection: close\r\n\r\n".encode()
        )
        assert answer.status == "200"


async def test_each_token_opens_its_own(store: Path) -> None:
    """The hall's opens no app; a foreign name, a foreign page and no token open nothing."""
    async with open_hall(store) as here:
        assert (await here.get("/en/")).status == 200
        assert (await here.get("/ws/page1?width=80&height=24")).status == 404
        assert (await here.get("/en/", Host="evil.example")).status == 403
        assert (await here.get("/en/", Origin="http://evil.example")).status == 403
        assert (await sent(here.port, f"GET /en/ HTTP/1.1\r\nHost: {here.host}\r\n\r\n".encode())).status == "403"


@contextmanager
def certificate(folder: Path) -> Iterator[tuple[Path, Path]]:
    """A certificate of this machine's own making, for itself, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    about = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([*words.split(), *about], check=True, capture_output=True, timeout=60)
    yield cert, key


@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl to make a certificate with")
async def test_what_is_sent_is_encrypted_with_a_certificate(store: Path, tmp_path: Path) -> None:
    """Pages, streams and the app, at an https address by the name that is said; nothing is answered in plain."""
    table = played(store, GAME)
    with (
        certificate(tmp_path) as (cert, key),
        served(store, f"--cert={cert}", f"--key={key}", "--name=localhost") as told,
    ):
        address = told[1]
        assert address.startswith("https://localhost:")
        trusting = ssl.create_default_context(cafile=str(cert))
        async with ClientSession() as client:
            async with client.get(f"{address}/en/table/{table}", ssl=trusting) as page:
                assert page.status == 200 and "Content-Security-Policy" in page.headers
            async with client.get(f"{address}/en/table/{table}/live", ssl=trusting) as stream:
                assert b"retry" in await stream.content.readline()
        plain = await sent(urlsplit(address).port or 0, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert plain.status in ("", "400")


def test_what_cannot_encrypt_is_told_at_once(store: Path, tmp_path: Path) -> None:
    """A key without a certificate, a file that there is not, one that is no certificate."""
    nothing = tmp_path / "nothing.pem"
    nothing.write_text("nothing", encoding="utf-8")
    for words in (("--key", nothing), ("--cert", tmp_path / "missing.pem"), ("--cert", nothing)):
        ran = referee(f"--store={store}", "serve", *map(str, words))
        assert ran.code == 2 and ran.err.count("\n") <= 2, ran.err
