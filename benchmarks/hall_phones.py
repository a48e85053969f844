"""Phones that follow pages of the hall, in a process of their own.

    python -m benchmarks.hall_phones PORT COUNT PATH ...

It prints how long it took until all of them followed, and a line when it is ended: when each message came to each.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time

HERE = "127.0.0.1"
AT_ONCE = 16
"""Phones that come at the same moment: about as many as an access point lets in."""
Arrivals = dict[str, list[float]]
"""By what is followed when a message came, to any phone."""


async def follows(port: int, path: str, came: Arrivals, door: asyncio.Semaphore) -> asyncio.StreamWriter:
    """One phone: the page, and then its stream until it is ended."""
    async with door:
        page, going = await asyncio.open_connection(HERE, port)
        going.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\nConnection: close\r\n\r\n".encode())
        if b" 200 " not in (await page.read())[:20]:
            raise RuntimeError(f"no page at {path}")
        going.close()
        stream, staying = await asyncio.open_connection(HERE, port)
        staying.write(f"GET {path.rstrip('/')}/live HTTP/1.1\r\nHost: {HERE}:{port}\r\n\r\n".encode())
        await stream.readuntil(b"\nid: ")
    stream.task = asyncio.create_task(listens(stream, came[path]))  # type: ignore[attr-defined] # kept with it
    return staying


async def listens(stream: asyncio.StreamReader, came: list[float]) -> None:
    """Note when each message begins."""
    while line := await stream.readline():
        if line.startswith(b"id: "):
            came.append(time.time())


async def hall(port: int, count: int, paths: list[str]) -> None:
    """So many phones for each path, until the process is told to end."""
    came: Arrivals = {path: [] for path in paths}
    door, ended = asyncio.Semaphore(AT_ONCE), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    begun = time.perf_counter()
    phones = [follows(port, path, came, door) for path in paths for _ in range(count)]
    open_pages = await asyncio.gather(*phones)
    print(time.perf_counter() - begun, flush=True)
    await ended.wait()
    print(json.dumps(came), flush=True)
    for each in open_pages:
        each.transport.abort()


if __name__ == "__main__":
    asyncio.run(hall(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
