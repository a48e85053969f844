"""Is anybody there? A knock at the door of a server, which its machine answers however busy the server is.

Where its name has to be asked for first, nobody waits longer for that than for anything else.
"""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from threading import Thread

from referee.errors import RefereeError
from referee.journal.server.address import Server

PATIENCE = 0.35
"""Seconds for the way there and back: a hall's network takes a few thousandths."""
NAMING = 1.0
"""Seconds for all of it, the question included which address a name has."""


def answers(server: Server) -> bool:
    """Does any of its doors open? A server that is named in a way that is not known here counts as there."""
    told: list[bool] = []
    knocking = Thread(target=lambda: told.append(_answers(server)), name="knocking", daemon=True)
    knocking.start()
    knocking.join(NAMING)
    return any(told)


def _answers(server: Server) -> bool:
    with suppress(RefereeError):
        told = server.parameters()
        hosts = (told.get("hostaddr") or told.get("host") or "").split(",")
        ports = (told.get("port") or "5432").split(",")
        return any(_opens(host, ports[min(number, len(ports) - 1)]) for number, host in enumerate(hosts))
    return True


def _opens(host: str, port: str) -> bool:
    if not host or host.startswith("@"):
        return True
    try:
        if host.startswith("/"):
            with closing(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) as door:
                door.settimeout(PATIENCE)
                door.connect(f"{host}/.s.PGSQL.{port}")
        else:
            socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        return False
    return True
