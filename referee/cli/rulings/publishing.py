"""`publish`: the rulings as a site, in a folder."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.output import put_over
from referee.cli.rulings.indexing import opened
from referee.cli.session import Session
from referee.cli.settings import Settings
from referee.files import typed_path


@verb()
@click.argument("folder", metavar="FOLDER")
@click.pass_obj
def publish(settings: Settings, folder: str) -> Exit:
    """Write all rulings as pages that need no server. Raises `Misuse`, `BadFile` and `BadFolder`."""
    if find_spec("jinja2") is None:
        raise Misuse("publish_not_installed", python=sys.executable)
    from referee.publishing import publish as publish_to

    session, place = Session(settings), typed_path(folder)
    done = publish_to(opened(settings), place, Working(session).tell)
    size = f"{done.bytes / 1e6:.1f}"
    said = session.say("publish-done", folder=str(place), pages=done.pages, size=size, version=done.version)
    session.answer({"folder": str(place), **done._asdict()}, iter([said]))
    session.talk(session.say("publish-open", file=str(place / "index.html")))
    return Exit.CLEAN


class Working:
    """How far the site is, on stderr when that is a terminal; the line is gone at the end."""

    def __init__(self, session: Session) -> None:
        self._session, self._percent = session, -1

    def tell(self, share: float) -> None:
        """So much is done."""
        percent = int(100 * share)
        if sys.stderr.isatty() and percent != self._percent:
            self._percent = percent
            put_over(self._session.say("publish-working", percent=percent) if share < 1 else "")
