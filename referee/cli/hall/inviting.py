"""`hall invite`, `give`, `take`, `join`, `people`, `revoke`: which laptops write an event, and what each may do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import click

from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.layout import columns
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.journal import Invited, Rights, Server, code_for, give, invite, join, people, revoke, take
from referee.speech import visible


def _server(settings: Settings) -> Server:
    """The server that was named. Raises `Misuse` `needs_server`."""
    if not isinstance(settings.place, Server):
        raise Misuse("needs_server")
    return settings.place


@verb("hall-invite")
@click.argument("name", type=typed_text, metavar="NAME")
@click.option("--desk", is_flag=True)
@click.option("--screen", is_flag=True)
@click.option("--with-tournament", "tournament", is_flag=True)
@click.option("--host", default="", metavar="ADDRESS", type=typed_text)
@click.pass_obj
def invite_(settings: Settings, name: str, desk: bool, screen: bool, tournament: bool, host: str) -> Exit:
    """Let a laptop in, for a table unless another place is named, and print what was done for that."""
    session, server = Session(settings), _server(settings)
    if (desk and screen) or ((desk or screen) and (settings.table or tournament)):
        raise Misuse("bad_usage", verb="referee hall invite")
    invited = invite(server, name, _rights(session, desk, screen, tournament))
    code = code_for(server, invited, host)
    session.answer({"name": name, "code": code, "did": invited.did}, _invited(session, invited, code))
    session.talk(session.say("hall-how_to_join", name=visible(name)))
    return Exit.CLEAN


def _rights(session: Session, desk: bool, screen: bool, tournament: bool) -> Rights:
    if desk or screen:
        return Rights("desk" if desk else "screen")
    if not session.settings.table:
        return Rights("table", (), tournament)
    with session.table() as log:
        return Rights("table", (log.stream,), tournament)


def _invited(session: Session, invited: Invited, code: str) -> Iterator[str]:
    yield code
    for statement in invited.did:
        session.talk(f"  {visible(statement)};")


@verb("hall-give")
@click.argument("name", type=typed_text, metavar="NAME")
@click.option("--with-tournament", "tournament", is_flag=True)
@click.pass_obj
def give_(settings: Settings, name: str, tournament: bool) -> Exit:
    """Let a laptop go on with a table that another one opened, and print what was done for that."""
    return _changed(Session(settings), name, "" if tournament else _stream(settings), give, "given")


@verb("hall-take")
@click.argument("name", type=typed_text, metavar="NAME")
@click.option("--with-tournament", "tournament", is_flag=True)
@click.pass_obj
def take_(settings: Settings, name: str, tournament: bool) -> Exit:
    """Take away what was given to a laptop, and print what was done for that."""
    return _changed(Session(settings), name, "" if tournament else _stream(settings), take, "taken")


def _stream(settings: Settings) -> str:
    """The table that is meant, by its id."""
    _server(settings)
    with Session(settings).table() as log:
        return log.stream


def _changed(
    session: Session, name: str, stream: str, change: Callable[[Server, str, str], tuple[str, ...]], word: str
) -> Exit:
    """Give a table, or without one the tournaments, or take them away."""
    did = change(_server(session.settings), name, stream)
    said = session.say(f"hall-{word}{'' if stream else '_tournaments'}", name=visible(name), id=stream)
    session.answer({"name": name, "id": stream, "did": did}, iter([said]))
    for statement in did:
        session.talk(f"  {visible(statement)};")
    return Exit.CLEAN


@verb("hall-join")
@click.option("--device", default="", metavar="NAME", type=typed_text)
@click.pass_obj
def join_(settings: Settings, device: str) -> Exit:
    """Join an event with the code of its desk, which is typed, never said on the command line."""
    session = Session(settings)
    if sys.stdin.isatty():
        session.talk(session.say("hall-type_code"))
    place = join(sys.stdin.readline(500), settings.insecure, device)
    session.answer({"store": str(place)}, iter([session.say("hall-joined", store=visible(str(place)))]))
    return Exit.CLEAN


@verb("hall-people")
@click.pass_obj
def people_(settings: Settings) -> Exit:
    """List the laptops that may come, and what each may do."""
    session = Session(settings)
    found = people(_server(settings))
    rows = [[name, session.say(_post(what, writes)), " ".join(_streams(what))] for name, what, writes in found]
    told = [{"name": name, "what": what, "writes": writes} for name, what, writes in found]
    session.answer(told, iter(columns(rows)))
    return Exit.CLEAN


def _post(what: tuple[str, ...], writes: bool) -> str:
    if "all" not in what:
        return "hall-post_table"
    return "hall-post_desk" if writes else "hall-post_screen"


def _streams(what: tuple[str, ...]) -> Iterator[str]:
    yield from (each.partition(":")[2] for each in what if each.startswith(("stream:", "kind:tournament")))


@verb("hall-revoke")
@click.argument("name", type=typed_text, metavar="NAME")
@click.pass_obj
def revoke_(settings: Settings, name: str) -> Exit:
    """Let a laptop in no more, and print what was done for that."""
    session = Session(settings)
    did = revoke(_server(settings), name)
    session.answer({"name": name, "did": did}, iter([session.say("hall-revoked", name=visible(name))]))
    for statement in did:
        session.talk(f"  {visible(statement)};")
    session.talk(session.say("hall-revoked_waits", name=visible(name), store=settings.store_again))
    return Exit.CLEAN
