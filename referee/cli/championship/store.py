"""`tournament new` and `tournament list`: what stands in the store."""

from __future__ import annotations

import click

from referee.championship.office.shapes import TournamentInfo
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.codes import Exit
from referee.cli.settings import Settings, typed_text
from referee.journal import StreamInfo, is_there


@desk_verb("new")
@click.argument("name", type=typed_text, metavar="NAME")
@click.option("--region", default="", type=typed_text, metavar="REGION")
@click.option("--open", "open_", is_flag=True)
@click.option("--ask-readings", "ask_readings", is_flag=True)
@click.pass_obj
def new(settings: Settings, name: str, region: str, open_: bool, ask_readings: bool) -> Exit:
    """Open a tournament."""
    sitting = Sitting(settings)
    with sitting.office(making=True) as office:
        log = office.new(name, region, open_, ask_readings)
        info = next(info for info in office.tournaments() if info.id == log.stream)
    said = sitting.say("tournament-made", name=info.title, id=info.id)
    sitting.answer(info_of(info), iter([said]))
    return Exit.CLEAN


@desk_verb("list")
@click.pass_obj
def list_(settings: Settings) -> Exit:
    """List the tournaments, the one touched last first."""
    sitting = Sitting(settings)
    found: list[StreamInfo] = []
    if is_there(settings.place):
        with sitting.office() as office:
            found = office.tournaments()
    sitting.answer([info_of(info) for info in found], sitting.streams(found, "tournament-none"))
    sitting.warn_of_the_unsure(found)
    return Exit.CLEAN


def info_of(info: StreamInfo) -> TournamentInfo:
    """A tournament from outside, as JSON tells it."""
    return TournamentInfo(info.id, info.title, info.created, info.length, info.last_at)
