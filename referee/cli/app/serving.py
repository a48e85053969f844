"""`serve`: the app in a browser, on this machine alone or for others, at an address that only who reads it knows."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib.util import find_spec
from socket import AF_INET, AF_INET6, create_server, socket

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.serving.guard import LOOPBACK, address, guard_of

USUAL_PORT = 8421


@verb()
@click.argument("at", metavar="TABLE", required=False, type=typed_text)
@click.option("--watch", is_flag=True)
@click.option("--host", default=LOOPBACK, metavar="ADDRESS", type=typed_text)
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.pass_obj
def serve(settings: Settings, at: str | None, watch: bool, host: str, port: int | None) -> Exit:
    """Show the app, or with `watch` only what everybody may see of a table, to browsers. Raises `Misuse`."""
    if not installed():
        raise Misuse("serve_not_installed", python=sys.executable)
    settings.table = at or settings.table
    session = Session(settings)
    table = _table(session, watch)
    with bound(host, port) as at_port:
        _serve(session, at_port, host, table, watch)
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


def _serve(session: Session, at_port: socket, host: str, table: str, watch: bool) -> None:
    """Until it is ended."""
    import asyncio

    from referee.pages.codes import new_code
    from referee.pages.hall import Hall
    from referee.serving.child import PUBLIC, REFEREE, command
    from referee.serving.server import Server, listen

    guard, settings = guard_of(host), session.settings
    hall = Hall(settings.place, new_code())

    def starting(shown: str) -> list[str]:
        at = table if watch else shown or table
        return command(PUBLIC if watch else REFEREE, settings.place, settings.said, at)

    def ready() -> None:
        port, beyond = at_port.getsockname()[1], not guard.hosts
        _announce(session, address(host, port, hall.root), address(host, port, guard.entrance), hall.code, beyond)

    with suppress(KeyboardInterrupt):
        asyncio.run(listen(Server(starting, session.speech, guard, hall), at_port, ready))


def _announce(session: Session, everybody: str, app: str, code: str, beyond: bool) -> None:
    """The one address for everybody, as a picture too; apart from it what is the referee's alone."""
    session.answer({"address": everybody, "app": app, "code": code}, iter([everybody]))
    session.talk(session.say("serve-everybody" if beyond else "serve-here"))
    if beyond and sys.stderr.isatty() and find_spec("segno") is not None and not session.settings.json:
        import segno

        segno.make(everybody, micro=False).terminal(sys.stderr, compact=True)
    if not session.settings.json:
        session.talk(session.say("serve-referee", app=app, code=code))
    session.talk(session.say("serve-end"))
