"""`new` and `tables`: what stands in the store."""

from __future__ import annotations

import click

from referee import sets
from referee.cli.codes import Exit, code_of
from referee.cli.files import placed, read_text
from referee.cli.group import verb
from referee.cli.misuse import Misuse
from referee.cli.session import Session
from referee.cli.settings import Settings, typed_text
from referee.cli.shapes import TableInfo
from referee.cli.table.seating import Seating, chosen_options, chosen_sets
from referee.cli.table.verdict_text import flag_lines
from referee.desk.game_choice import GameChoice
from referee.journal import StreamInfo, is_there
from referee.typing.dealing import position as dealt


@verb()
@click.argument("names", nargs=-1, type=typed_text, metavar="NAME")
@click.option("--set", "chosen", multiple=True, type=typed_text, metavar="SET")
@click.option("--position", type=click.Path(), metavar="FILE")
@click.option("--title", default="", type=typed_text, metavar="TITLE")
@click.option("--role", "roles", multiple=True, type=typed_text, metavar="SEAT=ROLE")
@click.option("--character", "characters", multiple=True, type=typed_text, metavar="SEAT=NAME")
@click.option("--option", "options", multiple=True, type=typed_text, metavar="NAME=VALUE")
@click.option("--light", is_flag=True)
@click.pass_obj
def new(
    settings: Settings,
    names: tuple[str, ...],
    chosen: tuple[str, ...],
    position: str | None,
    title: str,
    roles: tuple[str, ...],
    characters: tuple[str, ...],
    options: tuple[str, ...],
    light: bool,
) -> Exit:
    """Make a table from names, or from a position."""
    session = Session(settings)
    if position is not None and (names or chosen or roles or characters or options or light):
        raise Misuse("names_and_position")
    if position is None:
        played = chosen_sets(chosen or sets.USUAL)
        book = sets.bind(played)
        seats = Seating(book, session.lexicon).places(names, roles, characters)
        text = dealt(seats, GameChoice(played, chosen_options(options, book)), "light" if light else "full", title)
    else:
        text = read_text(position)
    with session.desk(making=True) as desk:
        log = placed(position, lambda: desk.new(text, title)) if position is not None else desk.new(text, title)
        info = next(info for info in desk.tables() if info.id == log.stream)
        opening = log.history()[0]
    session.answer(info_of(info), iter([session.say("new-made", title=info.title, id=info.id)]))
    if not opening.said.clean:
        told = session.speech.entry(opening.entry, log.table)
        for line in flag_lines(session.views.verdict(0, told, opening.said, log.table), session.speech):
            session.talk(line)
    return code_of(opening.said)


@verb()
@click.pass_obj
def tables(settings: Settings) -> Exit:
    """List the tables, the one touched last first."""
    session = Session(settings)
    found: list[StreamInfo] = []
    if is_there(settings.place):
        with session.desk() as desk:
            found = desk.tables()
    session.answer([info_of(info) for info in found], session.streams(found, "tables-none"))
    session.warn_of_the_unsure(found)
    return Exit.CLEAN


def info_of(info: StreamInfo) -> TableInfo:
    """A table from outside, as JSON tells it."""
    return TableInfo(info.id, info.title, info.created, info.length, info.last_at)
