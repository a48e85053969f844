"""Every connection waits at the door: half-open, slow and odd ones end, and take nothing from who plays."""

from __future__ import annotations

import asyncio
from socket import AF_INET, SOCK_STREAM, socket

import pytest

pytest.importorskip("textual_serve", reason="the extra `serve` is not installed")

from referee.serving import doors
from referee.serving.guard import LOOPBACK
from tests.serving.pages import Site, site, until


async def _connected(here: Site, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(LOOPBACK, here.port)
    writer.write(said)
    return reader, writer


async def _answer(here: Site, said: bytes) -> bytes:
    """What comes until the server closes."""
    reader, writer = await _connected(here, said)
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_who_says_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection on which nothing comes, or only the beginning of a line, ends soon."""
    monkeypatch.setattr(doors, "PATIENCE", 0.1)
    async with site(lambda _: ["none"]) as here:
        for said in (b"", b"GET /", b"\x16\x03\x01"):
            assert await _answer(here, said) == b""
        assert not here.doors.strangers and not here.doors.inside


async def test_who_speaks_slowly_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who knows the token has so long for a request; a letter now and then does not make it longer."""
    monkeypatch.setattr(doors, "LIFE", 0.3)
    async with site(lambda _: ["none"]) as here:
        reader, writer = await _connected(here, f"GET {here.server.guard.entrance} HTTP/1.1\r\nX: ".encode())
        for _ in range(100):
            writer.write(b"x")
            await asyncio.sleep(0.02)
            if reader.at_eof() or writer.is_closing():
                break
        else:
            raise AssertionError("it may speak for ever")
        await until(lambda: not here.doors.inside, "it is still there")


async def test_who_reads_slowly_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that nobody takes is not kept."""
    monkeypatch.setattr(doors, "LIFE", 0.3)
    async with site(lambda _: ["none"]) as here:
        loop = asyncio.get_running_loop()
        with socket(AF_INET, SOCK_STREAM) as slow:
            slow.setblocking(False)
            await loop.sock_connect(slow, (LOOPBACK, here.port))
            asked = f"GET {here.server.guard.root}static/js/textual.js HTTP/1.1\r\nHost: {here.host}\r\n\r\n" * 20
            await loop.sock_sendall(slow, asked.encode())
            await until(lambda: bool(here.doors.inside), "it did not come in")
            await until(lambda: not here.doors.inside, "it is still there")


async def test_the_first_who_came_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many say nothing, whoever knows the token is let in, and few are ever held."""
    monkeypatch.setattr(doors, "MOST_STRANGERS", 4)
    async with site(lambda _: ["none"]) as here:
        silent = [await _connected(here) for _ in range(30)]
        assert await here.status(here.server.guard.entrance) == 200
        assert len(here.doors.strangers) <= 4
        assert await asyncio.wait_for(silent[0][0].read(), 5) == b""
        for _, writer in silent:
            writer.close()


async def test_there_is_an_end_to_who_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more than there is room for is told so."""
    monkeypatch.setattr(doors, "MOST_INSIDE", 1)
    async with site(lambda _: ["none"]) as here:
        asked = f"GET {here.server.guard.entrance} HTTP/1.1\r\n".encode()
        _, first = await _connected(here, asked)
        await until(lambda: bool(here.doors.inside), "it did not come in")
        assert (await _answer(here, asked)).startswith(b"HTTP/1.1 503")
        first.close()
        await until(lambda: not here.doors.inside, "it is still there")
        assert await here.status(here.server.guard.entrance) == 200


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n\r\n", b"\r\n\r\n", b"GET /TOKENx HTTP/1.1\r\n\r\n", b"GET  /TOKEN HTTP/1.1\r\n",
        b"GET http://here/TOKEN HTTP/1.1\r\n\r\n", b"\x00" * 5000, b"GET /TOKEN" + b"x" * 5000,
        b"\n", b"GET /\xff\xfe /\n",
        b"POST /ws/page1 HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n",
    ],
)  # fmt: skip
async def test_who_does_not_know_the_token_gets_one_sentence(said: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    """Whatever is sent: a refusal without a word about what stands here, no app, and nothing in the log."""
    async with site(lambda _: ["none"]) as here:
        answer = await _answer(here, said.replace(b"TOKENx", (here.server.guard.token + "x").encode()))
        assert answer.startswith(b"HTTP/1.1 403 ") and b"aiohttp" not in answer and b"Server:" not in answer
        assert here.server.open == {} and not here.doors.inside
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "said",
    [
        b"GET TOKEN HTTP/9.9\r\n\r\n", b"GET TOKEN HTTP/1.1\r\nA\x00B: c\r\n\r\n",
        b"GET TOKEN HTTP/1.1\r\n" + b"A: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET TOKEN HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n", b"GET TOKEN HTTP/1.1\r\nHost: \x1b[2J\r\n\r\n",
        b"PUT TOKEN/file/x HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET TOKEN/ws/page HTTP/1.1\r\nHost: HERE\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        b"GET TOKEN/ws/page HTTP/1.1\r\nHost: HERE\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: \xff\r\n\r\n",
        b"BREW TOKEN HTTP/1.1\r\nHost: HERE\r\n\r\n", b"CONNECT TOKEN HTTP/1.1\r\nHost: HERE\r\n\r\n",
    ],
    ids=lambda said: f"{said[:24]!r}{len(said)}",
)  # fmt: skip
async def test_an_odd_request_with_the_token_is_an_error_and_no_more(
    said: bytes, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is answered with an error or not at all, without a traceback; the next one is served."""
    monkeypatch.setattr(doors, "LIFE", 0.5)
    async with site(lambda _: ["none"]) as here:
        entrance = here.server.guard.entrance
        answer = await _answer(here, said.replace(b"TOKEN", entrance.encode()).replace(b"HERE", here.host.encode()))
        assert not answer or answer[9:10] in b"45", answer[:300]
        assert b"Traceback" not in answer and await here.status(entrance) == 200
    out, err = capfd.readouterr()
    assert not out and "Traceback" not in err and "\x1b" not in err and err.count("\n") <= 1
