"""The lists of the desk: players, lawful tables, what is due, the bracket, warnings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import click

from referee.championship.office.everybody import bracket_everybody_sees, everybody_sees
from referee.championship.office.floor import floor
from referee.championship.office.shapes import MatchRow, PartitionRow, PlayerRow, WarningRow
from referee.championship.rules.tables import partitions, preferred
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.championship.text import NONE, due_lines
from referee.cli.codes import Exit
from referee.cli.layout import columns
from referee.cli.settings import Settings


@desk_verb("players")
@click.option("--public", is_flag=True)
@click.pass_obj
def players(settings: Settings, public: bool) -> Exit:
    """List everybody who signed up."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        if public:
            view = everybody_sees(log.entries, sitting.speech)
            lines = chain(view.players, sitting.missing(log.lost, "tournament-gap"))
            sitting.answer({"players": view.players, "gone": view.gone}, lines)
            return Exit.CLEAN
        rows = sitting.office_views(log).players()
    sitting.answer(rows, iter(columns([_player(row, sitting) for row in rows]) if rows else []))
    return Exit.CLEAN


def _player(row: PlayerRow, sitting: Sitting) -> list[str]:
    table = sitting.say("tournament-table", table=str(row.table)) if row.table else ""
    warned = sitting.say("tournament-warned_times", count=row.warnings) if row.warnings else ""
    expelled = sitting.say("tournament-was_expelled") if row.expelled else ""
    left = sitting.say("tournament-has_left", when=row.left) if row.left and not row.expelled else expelled
    return [f"{row.number:>3}", row.name, table, warned, left]


@desk_verb("tables")
@click.argument("count", required=False, type=click.IntRange(1, 9999), metavar="N")
@click.pass_obj
def tables(settings: Settings, count: int | None) -> Exit:
    """Every lawful way to spread N players over tables; without N those who are there."""
    sitting = Sitting(settings)
    if count is None:
        with sitting.tournament() as log:
            count = len(log.state.present)
    best = preferred(count)
    rows = [PartitionRow(len(each.sizes), each.sizes, each.standing, each == best) for each in partitions(count)]
    if not rows:
        sitting.talk(sitting.say("tournament-no_tables", players=count))
    sitting.answer(rows, iter(columns([_partition(row, sitting) for row in rows]) if rows else []))
    return Exit.CLEAN if rows else Exit.OPEN


def _partition(row: PartitionRow, sitting: Sitting) -> list[str]:
    standing = sitting.say(f"tournament-partition-{row.standing}")
    return ["*" if row.preferred else " ", str(row.tables), " ".join(map(str, row.sizes)), standing]


@desk_verb("due")
@click.argument("tables", nargs=-1, type=click.IntRange(1, 9999), metavar="TABLE")
@click.pass_obj
def due(settings: Settings, tables: tuple[int, ...]) -> Exit:
    """What has to happen next: first what keeps others waiting, then table by table, the longest silent first."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        order = floor(log)
        found = sitting.office_views(log).due(tables)
    rows = sorted(found, key=lambda row: order.get(row.table, -1))
    sitting.answer(rows, due_lines(rows))
    if not rows:
        sitting.talk(sitting.say("tournament-nothing_due"))
    return Exit.CLEAN


@desk_verb("bracket")
@click.option("--public", is_flag=True)
@click.pass_obj
def bracket(settings: Settings, public: bool) -> Exit:
    """The duels: who meets whom, and who won; to everybody between those who were named."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        heard = bracket_everybody_sees(log.entries, sitting.speech) if public else ()
        rows = heard if public else sitting.office_views(log).bracket()
        missing = tuple(sitting.missing(log.lost, "tournament-gap")) if public else ()
    sitting.answer(rows, chain(columns(list(map(_match, rows))), missing))
    return Exit.CLEAN


def _match(row: MatchRow) -> list[str]:
    return [row.name, " – ".join(row.players), f"→ {row.won}" if row.won else "·" if row.ready else NONE]


@desk_verb("warnings")
@click.pass_obj
def warnings(settings: Settings) -> Exit:
    """Every warning and expulsion, those that were withdrawn too."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        rows = sitting.office_views(log).warnings()
    sitting.answer(rows, _warnings(rows, sitting))
    return Exit.CLEAN


def _warnings(rows: Sequence[WarningRow], sitting: Sitting) -> Iterator[str]:
    if not rows:
        sitting.talk(sitting.say("tournament-no_warnings"))
        return
    yield from columns([_warning(row, sitting) for row in rows])


def _warning(row: WarningRow, sitting: Sitting) -> list[str]:
    kind = sitting.say(f"tournament-penalty-{row.kind}")
    return [f"{row.entry:>4}", row.name, kind, row.reason, "" if row.stands else sitting.say("tournament-withdrawn")]
