"""Where a database is, as it was typed: `postgresql://…`, or the name of a service that the system knows.

No address holds a password: what was typed stands in the list of processes, in the shell's history and in errors.
Unless it is on this machine, the server has to show a certificate for its name, or nobody knows who reads along.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from platform import node

from referee.errors import StoreUnreachable

SCHEMES = ("postgresql://", "postgres://")
SERVICE = "service="
SECRETS = {"password", "sslpassword"}
KNOWN = {
    *("service", "host", "hostaddr", "port", "user", "dbname", "passfile", "target_session_attrs"),
    *("sslmode", "sslrootcert", "sslcert", "sslkey", "sslcrl", "sslnegotiation", "channel_binding", "require_auth"),
}
"""What may stand in an address; the rest is said by this program, or by nobody."""
SECURE = "verify-full"
OWN_KEY = "referee_"
"""What begins so in a service is for this program, not for the server."""
DEVICE, LONGEST_DEVICE = f"{OWN_KEY}device", 40
"""What this device is called at an event that it joined, and in how many letters at most."""
INSECURE = f"{OWN_KEY}insecure"
"""Said of a service that was joined although its server does not prove who it is."""


@dataclass(frozen=True)
class Server:
    """A database on a server. With `insecure` the server need not prove who it is."""

    address: str
    told: tuple[tuple[str, str], ...] = field(repr=False)
    """The parameters that stand in the address."""
    insecure: bool = False

    def __str__(self) -> str:
        return self.address

    @classmethod
    def of(cls, typed: str) -> Server | None:
        """The server that was typed, None where a file is meant. Raises StoreUnreachable."""
        if typed.startswith(SERVICE):
            return cls(typed, (("service", typed.removeprefix(SERVICE)),))
        if typed.startswith(SCHEMES):
            return cls(typed, tuple(_checked(_parameters(typed))))
        return None

    @classmethod
    def known(cls, address: str) -> Server:
        """The same of what is an address. Raises StoreUnreachable."""
        found = cls.of(address)
        if found is None:
            raise StoreUnreachable("bad_address")
        return found

    def although_insecure(self) -> Server:
        """The same, whether or not it proves who it is."""
        return replace(self, insecure=True)

    @property
    def name(self) -> str:
        """What a folder is called that is kept for this database."""
        from hashlib import sha256

        told = self._all()
        plain = re.sub(r"[^A-Za-z0-9]+", "-", told.get("service") or told.get("dbname", "")).strip("-")[:40]
        where = "\n".join(told.get(key, "") for key in ("service", "host", "hostaddr", "port", "dbname"))
        return f"{plain or 'server'}-{sha256(where.encode(errors='replace')).hexdigest()[:8]}"

    @property
    def login(self) -> str:
        """The name that one comes in under."""
        told = self._all()
        return told.get("user") or os.environ.get("PGUSER") or _user_here()

    @property
    def device(self) -> str:
        """What this device is called at the event: as it was said when it joined, else as it calls itself."""
        return self.beyond.get(DEVICE) or node()[:LONGEST_DEVICE]

    @property
    def is_local(self) -> bool:
        """Does it stand on this machine?"""
        told = self._all()
        hosts = (told.get("hostaddr") or told.get("host", "")).split(",")
        return all(_is_local(host) for host in hosts)

    def parameters(self) -> dict[str, str]:
        """What a connection is opened with. Raises StoreUnreachable `unknown_service`, `insecure_server`."""
        told = {**self._service(), **dict(self.told)}
        insecure = bool(told.get(INSECURE)) or self.insecure
        told = {key: value for key, value in told.items() if key != "service" and not key.startswith(OWN_KEY)}
        return told if self.is_local or insecure else {**told, **self._secured(told)}

    @property
    def beyond(self) -> dict[str, str]:
        """What is kept of it for this program."""
        return {key: value for key, value in self._service().items() if key.startswith(OWN_KEY)}

    def _secured(self, told: Mapping[str, str]) -> dict[str, str]:
        """What makes sure of who the server is. Raises StoreUnreachable `insecure_server`."""
        mode = told.get("sslmode") or os.environ.get("PGSSLMODE", SECURE)
        if mode != SECURE:
            raise StoreUnreachable("insecure_server", path=self.address, mode=mode[:20])
        own = Path.home() / ".postgresql" / "root.crt"
        root = told.get("sslrootcert") or os.environ.get("PGSSLROOTCERT") or (str(own) if own.exists() else "system")
        return {"sslmode": SECURE, "sslrootcert": root, "gssencmode": "disable"}

    def _all(self) -> dict[str, str]:
        """What is told in the address, by its service, and by the environment, the first before the others."""
        environment = {key: os.environ[name] for key, name in ENVIRONMENT.items() if os.environ.get(name)}
        return {**environment, **self._service(), **dict(self.told)}

    def _service(self) -> dict[str, str]:
        name = dict(self.told).get("service") or os.environ.get("PGSERVICE", "")
        return _of_service(name) if name else {}


ENVIRONMENT = {
    **{key: f"PG{key.upper()}" for key in ("host", "hostaddr", "port", "service")},
    "dbname": "PGDATABASE",
}


def _parameters(typed: str) -> Iterator[tuple[str, str]]:
    """What the parts of an address say. Raises StoreUnreachable."""
    from urllib.parse import parse_qsl, unquote, urlsplit  # most stores are files

    try:
        found = urlsplit(typed)
        user, _, secret = found.netloc.rpartition("@")[0].partition(":")
        place = found.netloc.rpartition("@")[2]
        asked = parse_qsl(found.query, keep_blank_values=True, strict_parsing=bool(found.query))
    except ValueError:
        raise StoreUnreachable("bad_address") from None
    if secret:
        raise StoreUnreachable("password_in_address")
    hosts, ports = zip(*(_host(each) for each in place.split(",")), strict=True)
    parts = {"user": unquote(user), "host": ",".join(hosts), "port": ",".join(ports).strip(",")}
    yield from ((key, value) for key, value in parts.items() if value)
    if dbname := unquote(found.path.removeprefix("/")):
        yield "dbname", dbname
    yield from asked


def _host(typed: str) -> tuple[str, str]:
    from urllib.parse import unquote

    found = re.fullmatch(r"(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?", typed)
    if found is None:
        raise StoreUnreachable("bad_address")
    return unquote(found[1] or found[2] or ""), found[3] or ""


def _checked(told: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The same. Raises StoreUnreachable for a secret, and for what is no part of an address."""
    for key, value in told:
        if key in SECRETS:
            raise StoreUnreachable("password_in_address")
        if key not in KNOWN or "\0" in value:
            raise StoreUnreachable("bad_address")
        yield key, value


def _of_service(name: str) -> dict[str, str]:
    """What the files of services say of this one. Raises StoreUnreachable."""
    from configparser import ConfigParser, Error

    for path in _service_files():
        services = ConfigParser(interpolation=None, default_section="", delimiters=("=",), strict=False)
        try:
            services.read(path, encoding="utf-8")
        except (Error, UnicodeError):
            continue
        if name in services:
            return dict(services[name])
    raise StoreUnreachable("unknown_service", service=name[:60])


def joined_file() -> Path:
    """The file with the events that this laptop joined, each under the name of a service."""
    from platformdirs import user_data_path

    return user_data_path("bang-referee", appauthor=False) / "servers" / "joined.conf"


def _service_files() -> Iterator[Path]:
    yield joined_file()
    yield Path(os.environ.get("PGSERVICEFILE") or Path.home() / ".pg_service.conf")
    yield Path(os.environ.get("PGSYSCONFDIR", "/etc/postgresql-common")) / "pg_service.conf"


def _user_here() -> str:
    from getpass import getuser

    try:
        return getuser()
    except (OSError, KeyError):  # nobody whom this machine knows
        return ""


def _is_local(host: str) -> bool:
    if not host or host.startswith(("/", "@")) or host == "localhost":
        return True
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
