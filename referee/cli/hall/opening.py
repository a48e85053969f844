"""`hall`: the event of a file on a server of one's own, for as long as it runs, and then in a file again."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import sleep

import click

from referee.cli.codes import Exit
from referee.cli.group import Verbs
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.journal import Hosted, Rights, code_for, file_of, invite
from referee.speech import visible

LOOK = 0.5
"""Seconds between two looks whether the server is still there."""


@click.group(
    "hall",
    cls=Verbs,
    verbs={
        "invite": "hall.inviting:invite_",
        "give": "hall.inviting:give_",
        "take": "hall.inviting:take_",
        "join": "hall.inviting:join_",
        "people": "hall.inviting:people_",
        "revoke": "hall.inviting:revoke_",
        "floor": "hall.floor:floor_",
        "call": "hall.floor:call_",
        "answer": "hall.floor:answer_",
    },
    invoke_without_command=True,
    no_args_is_help=False,
)
@click.option("--host", default="", metavar="ADDRESS", type=typed_text)
@click.option("--port", default=0, type=click.IntRange(0, 65535), metavar="N")
@click.option("--invite", "names", multiple=True, type=typed_text, metavar="NAME")
@click.option("--file", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def hall(ctx: click.Context, host: str, port: int, names: tuple[str, ...], file: Path | None) -> Exit | None:
    """Keep the event on a server here until it is ended; then write its file."""
    if ctx.invoked_subcommand is not None:
        return None
    settings = ctx.ensure_object(Settings)
    session, store = Session(settings), file_of(settings.place)
    hosted = Hosted(store, host, port)
    place = hosted.start()
    try:
        for name in names:
            code = code_for(hosted.called, invite(place, name, Rights()))
            session.answer({"name": name, "code": code}, iter([f"{name}  {code}"]))
        session.talk(session.say("hall-open", host=hosted.host, port=str(hosted.port)))
        _until_ended(hosted, session)
    finally:
        target = file or _new_file(store)
        streams, entries = hosted.end(target)
        told = {"file": str(target), "streams": streams, "entries": entries}
        session.answer(told, _ended(session, target, streams, entries))
    return Exit.CLEAN


def _ended(session: Session, file: Path, streams: int, entries: int) -> Iterator[str]:
    yield session.say("hall-ended", file=visible(str(file)), streams=streams, entries=entries)


def _new_file(store: Path) -> Path:
    """Beside the store, named by the time; never one that is there."""
    at = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    names = (f"{store.stem}-{at}{end}.sqlite" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(each for each in map(store.absolute().with_name, names) if not each.exists())


def _until_ended(hosted: Hosted, session: Session) -> None:
    """Until somebody ends it. Raises StoreUnreachable where a server that ended by itself does not come up again."""
    ended: list[int] = []
    before = {each: signal.signal(each, lambda number, _: ended.append(number)) for each in _ENDS}
    try:
        while not ended:
            if hosted.stay_up():
                session.talk(session.say("hall-again_up"))
            sleep(LOOK)
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


_ENDS = [each for name in ("SIGINT", "SIGTERM", "SIGHUP") if (each := getattr(signal, name, None))]
