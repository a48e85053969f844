"""`store verify`: whether the store and its copies are as they were written, in one line."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.championship.office.store_check import CopyCheck, LogCheck, StoreCheck, checked
from referee.cli.championship.sitting import Sitting
from referee.cli.codes import Exit
from referee.cli.group import verb
from referee.cli.settings import Settings
from referee.speech import visible
from referee.views.lost_entries import numbers_of


@verb("store-verify")
@click.pass_obj
def verify(settings: Settings) -> Exit:
    """Look at every entry of the store, and at every copy."""
    sitting = Sitting(settings)
    with sitting.desk(quiet=True) as desk, sitting.office(quiet=True) as office:
        found = checked(desk, office)
    sitting.answer({"whole": found.whole, "found": found}, iter([_line(found, sitting)]))
    return Exit.CLEAN if found.whole else Exit.OPEN


def _line(found: StoreCheck, sitting: Sitting) -> str:
    counts = {"entries": found.entries, "tables": found.tables, "tournaments": found.tournaments}
    if found.whole:
        return sitting.say("store-whole", copies=len(found.copies), **counts)
    return sitting.say("store-not_whole", what="; ".join(_wrong(found, sitting)))


def _wrong(found: StoreCheck, sitting: Sitting) -> Iterator[str]:
    if not found.sound:
        yield sitting.say("store-wrong_pages")
    for log in found.logs:
        yield _log(log, sitting)
    if found.aside:
        yield sitting.say("store-wrong_aside", count=found.aside)
    for copy in found.copies:
        if said := _copy(copy):
            yield sitting.say(f"store-wrong_copy_{said}", file=visible(copy.file))


def _log(log: LogCheck, sitting: Sitting) -> str:
    name = visible(log.title) or log.id
    if not log.opened:
        return sitting.say("store-wrong_log", name=name)
    if not log.lost:
        return sitting.say("store-wrong_title", name=name)
    return sitting.say("store-wrong_entries", name=name, count=len(log.lost), numbers=numbers_of(log.lost))


def _copy(copy: CopyCheck) -> str:
    return "damaged" if not copy.whole else "ahead" if copy.ahead else ""
