"""`serve`: pages for phones, and the app in a browser, here alone or for others, at addresses nobody can guess."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server, socket
from typing import TYPE_CHECKING, NamedTuple

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.serving.guard import LOOPBACK, address, guard_of

if TYPE_CHECKING:
    from ssl import SSLContext

USUAL_PORT = 8421


@verb()
@click.argument("at", metavar="TABLE", required=False, type=typed_text)
@click.option("--watch", is_flag=True)
@click.option("--host", default=LOOPBACK, metavar="ADDRESS", type=typed_text)
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--name", metavar="NAME", type=typed_text)
@click.option("--cert", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--key", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def serve(
    settings: Settings,
    at: str | None,
    watch: bool,
    host: str,
    port: int | None,
    name: str | None,
    cert: Path | None,
    key: Path | None,
) -> Exit:
    """Show pages to the phones in the hall, and the app, or with `watch` what everybody may see, to browsers.

    Raises `Misuse`.
    """
    if not installed():
        raise Misuse("serve_not_installed", python=sys.executable)
    settings.table = at or settings.table
    session = Session(settings)
    table, tls = _table(session, watch), encrypted(cert, key)
    with bound(host, port) as at_port:
        _serve(session, at_port, Called(host, name or host, tls), table, watch)
    return Exit.CLEAN


def installed() -> bool:
    """Is the extra there that this needs?"""
    return find_spec("textual_serve") is not None


def _table(session: Session, watch: bool) -> str:
    """The id of the table chosen, empty if none was; who only watches needs one that is there. Raises `UnknownId`."""
    if not (session.settings.table or watch):
        return ""
    with session.table() as log:
        return log.stream if session.settings.table else ""


def bound(host: str, port: int | None) -> socket:
    """A socket there: at the usual port or, if that is taken, any free one. Raises `Misuse`."""
    if port is None:
        with suppress(OSError):
            return _socket(host, USUAL_PORT)
    try:
        return _socket(host, port or 0)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Misuse("cannot_listen", host=host[:60], port=str(port or 0), why=why) from None


def _socket(host: str, port: int) -> socket:
    return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET)


def encrypted(cert: Path | None, key: Path | None) -> SSLContext | None:
    """What the pages are encrypted with: a certificate, and its key if that stands in another file. Raises `Misuse`."""
    if cert is None:
        if key is not None:
            raise Misuse("key_without_cert")
        return None
    from ssl import Purpose, create_default_context

    context = create_default_context(Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(cert, key, lambda: "")  # one that asks for a word is refused, not asked for
    except (OSError, ValueError) as error:
        why = getattr(error, "reason", None) or getattr(error, "strerror", None) or str(error)
        raise Misuse("cannot_encrypt", file=str(key or cert), why=why) from None
    return context


class Called(NamedTuple):
    """Where it listens, how others call that, and what is encrypted with."""

    host: str
    name: str
    tls: SSLContext | None

    def address(self, port: int, path: str) -> str:
        """What to open in a browser."""
        return address(self.name, port, path, tls=self.tls is not None)


def _serve(session: Session, at_port: socket, called: Called, table: str, watch: bool) -> None:
    """Until it is ended."""
    import asyncio

    from referee.pages.codes import new_code
    from referee.pages.hall import Hall
    from referee.pages.phones import Phones
    from referee.serving.child import PUBLIC, REFEREE, command
    from referee.serving.server import Server, listen

    guard, settings = guard_of(called.host, called.name), session.settings
    hall = Hall(settings.place, Phones(settings.place).kept_token() or new_code())

    def starting(shown: str) -> list[str]:
        at = table if watch else shown or table
        return command(PUBLIC if watch else REFEREE, settings.place, settings.said, at)

    def ready() -> None:
        port, beyond = at_port.getsockname()[1], not guard.hosts
        everybody, app = called.address(port, hall.root), called.address(port, guard.entrance)
        hall.address = everybody if beyond else ""
        hall.phones.opened(everybody, hall.token)
        _announce(session, everybody, app, hall.code, beyond)
        if beyond and called.tls is None:
            session.talk(session.say("serve-plain"))
        session.talk(session.say("serve-end"))

    with suppress(KeyboardInterrupt):
        asyncio.run(listen(Server(starting, session.speech, guard, hall), at_port, ready, called.tls))


def _announce(session: Session, everybody: str, app: str, code: str, beyond: bool) -> None:
    """The one address for everybody, as a picture too; apart from it what is the referee's alone."""
    session.answer({"address": everybody, "app": app, "code": code}, iter([everybody]))
    session.talk(session.say("serve-everybody" if beyond else "serve-here"))
    if beyond and sys.stderr.isatty() and find_spec("segno") is not None and not session.settings.json:
        import segno

        segno.make(everybody, micro=False).terminal(sys.stderr, compact=True)
    if not session.settings.json:
        session.talk(session.say("serve-referee", app=app, code=code))
