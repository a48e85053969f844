"""Those at the door of a server who mean no good, in a process of their own: many who say nothing, some who say much.

    python -m tests.serving.siege PORT SILENT HOSTILE [TOKEN]

It goes on until it is ended; on standard output comes a line when as many have come. Who is sent away comes back.
"""

from __future__ import annotations

import asyncio
import random
import struct
import sys
from contextlib import suppress

LOOPBACK = "127.0.0.1"
AGAIN, AT_ONCE = 1.0, 0.05
"""Seconds after which one who was silent and sent away comes back, and one who is hostile."""
WITHOUT = (
    b"",
    b"GET /",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x16\x03\x01\x02\x00" + b"\x00" * 500,
    b"\x00" * 100_000,
    b"\n" * 50_000,
    b"GET /" + b"a" * 60_000,
    b"POST / HTTP/1.1\r\nContent-Length: 9999999999\r\n\r\n" + b"x" * 100_000,
    b"GET /ws/page HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil\r\n\r\n" * 2000,
)
"""What is sent by those who do not know the token."""
WITHIN = (
    b"GET TOKEN HTTP/1.1\r\nX: ",
    b"GET TOKEN HTTP/1.1\r\nHost: \x1b[2J\r\n\r\n",
    b"GET TOKEN HTTP/9.9\r\n\r\n",
    b"GET TOKEN HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"GET TOKEN/../../etc/passwd HTTP/1.1\r\nHost: HERE\r\n\r\n",
    b"PUT TOKEN/file/x HTTP/1.1\r\nHost: HERE\r\nContent-Length: 9999999999\r\n\r\n" + b"x" * 100_000,
    b"GET TOKEN/ws/page HTTP/1.1\r\nHost: HERE\r\nOrigin: http://evil\r\nUpgrade: websocket\r\n"
    b"Connection: upgrade\r\n\r\n",
    b"GET TOKEN/static/js/textual.js HTTP/1.1\r\nHost: HERE\r\n\r\n" * 10,
)
"""What is sent by those who do, and mean no good."""


async def silent(port: int, came: asyncio.Semaphore) -> None:
    """Comes, says nothing or half a line, and comes again when it is sent away."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(LOOPBACK, port)
            came.release()
            writer.write(random.choice((b"", b"GET /", b"G")))
            await reader.read()
            writer.close()
        await asyncio.sleep(AGAIN)


async def hostile(port: int, came: asyncio.Semaphore, said: tuple[bytes, ...]) -> None:
    """Sends one thing after the other, and half of the times goes away without a farewell."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(LOOPBACK, port)
            came.release()
            writer.write(random.choice(said))
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(1000), 1)
            if random.random() < 0.5:
                writer.get_extra_info("socket").setsockopt(1, 13, struct.pack("ii", 1, 0))  # reset
            writer.close()
        await asyncio.sleep(AT_ONCE)


async def main(port: int, how_many: int, how_hostile: int, token: str) -> None:
    """All of them, for ever."""
    with suppress(ImportError, ValueError):
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        setrlimit(RLIMIT_NOFILE, (getrlimit(RLIMIT_NOFILE)[1],) * 2)
    here = f"{LOOPBACK}:{port}".encode()
    within = tuple(each.replace(b"TOKEN", f"/{token}".encode()).replace(b"HERE", here) for each in WITHIN)
    said = (*WITHOUT, *(within if token else ()))
    came = asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as all_of_them:
        for _ in range(how_many):
            all_of_them.create_task(silent(port, came))
        for _ in range(how_hostile):
            all_of_them.create_task(hostile(port, came, said))
        for _ in range(how_many + how_hostile):
            await came.acquire()
        print("all have come", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:4]), "".join(sys.argv[4:])))  # type: ignore[call-arg]
