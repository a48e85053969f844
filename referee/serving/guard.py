"""Who may come in: only who knows the token, on this machine too, where others may have an account.

In go the parts of a request, out comes whether it may pass. A server that listens on this machine alone answers to its
own names only, and no stranger's page gets anything through the browser of somebody who knows the token.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from referee.pages.codes import alike, new_code

LOOPBACK = "127.0.0.1"
ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: asking the way there sends nothing."""


class Guard(Struct, frozen=True):
    """What a request must show: the token, and one of the names to be called by, if there are any."""

    token: str
    hosts: tuple[str, ...] = ()

    @property
    def entrance(self) -> str:
        """The path of the page."""
        return f"/{self.token}"

    @property
    def root(self) -> str:
        """What the paths of everything else begin with."""
        return f"/{self.token}/"

    def passes(self, path: str, host: str, origin: str) -> bool:
        """May a request for this path pass, sent to this host by a page of this origin (empty if it does not say)?"""
        if origin and origin.partition("://")[2] != host:
            return False
        return self.knows(path) and (not self.hosts or _name(host) in self.hosts)

    def knows(self, path: str) -> bool:
        """Does this path begin with the token?"""
        return alike(path.split("/")[1] if "/" in path else "", self.token)


def _name(host: str) -> str:
    """The name in it, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def guard_of(host: str, name: str = "") -> Guard:
    """The guard of a server that listens there, and may be called by this name, with a token of its own."""
    known = ("localhost", "127.0.0.1", "::1", host.lower(), *([name.lower()] if name else []))
    return Guard(new_code(), known if is_loopback(host) else ())


def is_loopback(host: str) -> bool:
    """Does nobody but this machine get there?"""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, None)} if host else set()
        return bool(found) and all(ip_address(each.partition("%")[0]).is_loopback for each in found)
    except (OSError, ValueError):
        return False


def address(host: str, port: int, entrance: str, tls: bool = False) -> str:
    """What to open in a browser."""
    name = _reached_at() if host in ("", "0.0.0.0", "::") else host
    return f"{'https' if tls else 'http'}://{f'[{name}]' if ':' in name else name}:{port}{entrance}"


def _reached_at() -> str:
    """How others on the network call a machine that listens everywhere."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(ELSEWHERE)
            return str(way.getsockname()[0])
    except OSError:
        return socket.gethostname()
