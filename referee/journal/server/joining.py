"""How a laptop joins an event: a code from the desk, once; from then on the event has a name on this laptop.

The code has the address, the laptop's name and a first password. With it the laptop chooses a password of its own, so
that nobody who saw the code comes in with it, and keeps that in a file that only its user can read.
"""

from __future__ import annotations

import os
import re
from configparser import ConfigParser
from dataclasses import dataclass
from pathlib import Path

from referee.errors import BadJournal, StoreUnreachable
from referee.journal.server.address import DEVICE, INSECURE, LONGEST_DEVICE, SECURE, SERVICE, Server, joined_file

JOINED = "hall"
"""What the event is called on every laptop from then on, the desk's too."""
OPEN, PROVEN = "open", "tls"
"""Whether whoever joins has to do without a proof of who the server is, and without encryption."""
_CODE = re.compile(
    r"(open|tls)/(\[[0-9a-fA-F:]+\]|[^/\s:]+):(\d{1,5})/([^/\s]+)/([^/\s]+)/([A-Za-z0-9-]+)(?:/([A-Za-z0-9-]+))?"
)


@dataclass(frozen=True)
class Code:
    """What the desk reads out; the `seal` of a certificate where nobody but the desk vouches for that."""

    kind: str
    host: str
    port: int
    database: str
    login: str
    secret: str
    seal: str = ""

    def __str__(self) -> str:
        parts = (f"{self.host}:{self.port}", self.database, self.login, _in_fours(self.secret), _in_fours(self.seal))
        return "/".join([self.kind, *(each for each in parts if each)])

    @classmethod
    def of(cls, typed: str) -> Code:
        """The code that was typed, large or small. Raises BadJournal `bad_code`, which never says it again."""
        found = _CODE.fullmatch(typed.strip())
        if found is None:
            raise BadJournal("bad_code")
        kind, host, port, database, login, secret, seal = found.groups(default="")
        return cls(kind, host, int(port), database, login, _in_one(secret), _in_one(seal))

    @property
    def told(self) -> dict[str, str]:
        """As the parameters of a connection, without the password."""
        host = self.host.strip("[]")
        trust = {"sslmode": SECURE, "sslrootcert": str(_trusted(self.seal))} if self.seal else {}
        return {"host": host, "port": str(self.port), "dbname": self.database, "user": self.login, **trust}


def _in_fours(letters: str) -> str:
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def _in_one(typed: str) -> str:
    return typed.replace("-", "").upper()


def _trusted(seal: str) -> Path:
    """The file of the certificate with this fingerprint, on a laptop that joined."""
    return joined_file().with_name(f"{seal}.pem")


def _look_at(code: Code) -> None:
    """Keep the certificate that the server shows, if it is the one that the desk means. Raises StoreUnreachable."""
    from ssl import DER_cert_to_PEM_cert

    from referee.journal.server.certificate import fingerprint, shown

    found = shown(code.host.strip("[]"), code.port)
    if fingerprint(found) != code.seal:
        raise StoreUnreachable("another_server", host=code.host)
    kept = _trusted(code.seal)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(DER_cert_to_PEM_cert(found), encoding="ascii")


def join(typed: str, insecure: bool = False, device: str = "") -> str:
    """Join with a code; the place of the event from now on. `device` is what this one is called there.

    Raises BadJournal, StoreUnreachable, and `open_hall` for a server elsewhere that proves nothing, unless that is
    allowed.
    """
    from referee.journal.server.rights import change_password, new_secret

    code, named_so = Code.of(typed), {DEVICE: _checked(device)} if device else {}
    first = Server("", tuple({**code.told, "password": code.secret}.items()), insecure)
    if code.kind == OPEN and not (insecure or first.is_local):
        raise StoreUnreachable("open_hall", host=code.host)
    place, own = f"{SERVICE}{JOINED}", new_secret()
    try:
        if code.seal:
            _look_at(code)
        change_password(Server(place, first.told, insecure), own)
    except StoreUnreachable as error:
        raise _not_joined(error, code) from error
    remember(JOINED, {**code.told, **named_so, "password": own}, insecure)
    return place


def _not_joined(error: StoreUnreachable, code: Code) -> StoreUnreachable:
    """The same, in words for who has no event yet, and knows of no password."""
    if error.key == "not_let_in":
        return StoreUnreachable("code_used", name=code.login)
    if error.key != "server_unreachable":
        return error
    because = str(error.about["because"])
    too_short = code.kind == PROVEN and not code.seal and "certificate" in because
    return StoreUnreachable("code_too_short" if too_short else "no_hall_there", host=code.host, because=because)


def _checked(device: str) -> str:
    """The name of a device. Raises BadJournal `bad_device`."""
    if not device.strip() or not device.isprintable() or len(device) > LONGEST_DEVICE:
        raise BadJournal("bad_device", name=device[:60])
    return device.strip()


def remember(name: str, told: dict[str, str], insecure: bool = False) -> None:
    """Under this name from now on; see `Server`."""
    path = joined_file()
    known = ConfigParser(interpolation=None, default_section="", delimiters=("=",), strict=False)
    known.read(path, encoding="utf-8")
    known[name] = {**told, INSECURE: "yes"} if insecure else told
    _write(path, known)


def _write(path: Path, known: ConfigParser) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.unfinished")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        known.write(file, space_around_delimiters=False)
    new.replace(path)
