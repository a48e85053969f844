"""`tournament show`: where the tournament stands, to the referee or to everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import click

from referee.championship.office.everybody import everybody_sees
from referee.championship.office.shapes import PublicView, TableRow
from referee.cli.championship.sitting import Sitting, desk_verb
from referee.cli.championship.text import due_lines
from referee.cli.codes import Exit
from referee.cli.layout import paragraph
from referee.cli.settings import Settings


@desk_verb("show")
@click.option("--public", is_flag=True)
@click.pass_obj
def show(settings: Settings, public: bool) -> Exit:
    """What everybody may know of the tournament; to the referee what is due as well."""
    sitting = Sitting(settings)
    with sitting.tournament() as log:
        view = everybody_sees(log.entries, sitting.speech)
        views = sitting.office_views(log)
        due, places = ((), view.places) if public else (views.due(), views.places())
        missing = tuple(sitting.missing(log.lost, "tournament-gap")) if public else ()
        mark = views.mark() if places and not public else ""
    lines = (*_lines(view, sitting), *_places(places, sitting), *(paragraph(mark) if mark else ()), *due_lines(due))
    told = view if public else {"public": view, "due": due, "places": places}
    sitting.answer(told, chain(lines, missing))
    return Exit.CLEAN


def _lines(view: PublicView, sitting: Sitting) -> Iterator[str]:
    say = sitting.say
    yield from paragraph(" · ".join(filter(None, [view.name, view.region])))
    yield from paragraph(say("tournament-show_players", count=len(view.players), names=", ".join(view.players)))
    if view.gone:
        yield from paragraph(say("tournament-show_gone", names=", ".join(view.gone)))
    if view.drawn_by:
        yield from paragraph(say("tournament-show_seed", seed=view.drawn_by))
    for table in view.tables:
        yield from _table(table, sitting)
    if view.qualifiers:
        yield from paragraph(say("tournament-show_qualifiers", names=", ".join(view.qualifiers)))
    for match, winner in view.duels.items():
        yield from paragraph(say("tournament-show_duel", match=match, winner=winner))


def _places(names: Sequence[str], sitting: Sitting) -> Iterator[str]:
    """The champion, and all places."""
    if names:
        yield from paragraph(sitting.say("tournament-show_champion", name=names[0]))
        told = (f"{place} {name}" for place, name in enumerate(names, 1))
        yield from paragraph(sitting.say("tournament-show_places", names=", ".join(told)))


def _table(table: TableRow, sitting: Sitting) -> Iterator[str]:
    yield from paragraph(
        sitting.say("tournament-table-seating", table=str(table.table), players=", ".join(table.players))
    )
    if not table.round:
        return
    key = "tournament-show_over" if table.over else "tournament-show_round"
    yield from paragraph(sitting.say(key, round=str(table.round), sheriff=table.sheriff), "  ")
    if table.characters:
        named = (f"{player} {character}" for player, character in table.characters.items())
        yield from paragraph(", ".join(named), "  ")
    if table.extra:
        yield from paragraph(sitting.say("tournament-show_extra", minutes=table.extra), "  ")
