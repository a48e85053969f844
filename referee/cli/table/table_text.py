"""A whole table as text that fits a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.layout import columns, paragraph
from referee.cli.shapes import Agenda
from referee.cli.table.verdict_text import agenda_lines
from referee.speech import Speech
from referee.views.marks import held, lead
from referee.views.records import SeatView, TableView


def table_lines(view: TableView, speech: Speech, winner: str) -> Iterator[str]:
    """Title and state, the seats with what they have in play, and what is due; `winner` is the id of a side."""
    say = speech.say
    yield from paragraph(" · ".join(filter(None, [view.title, say(f"table-{view.mode}")])))
    yield from paragraph(_state(view, speech))
    if view.open:
        yield from paragraph(f"{say('table-open_cards')}: {', '.join(view.open)}")
    yield ""
    head, *rows = columns([_head(speech), *(_cells(seat) for seat in view.seats)])
    yield head
    for seat, row in zip(view.seats, rows, strict=True):
        yield row
        yield from paragraph(" · ".join(_before(seat)), " " * 6) if _before(seat) else ()
    yield ""
    for sentence in view.shown:
        yield from paragraph(sentence)
    if winner:
        yield say("table-winner", side=winner)
        for each in view.outcome:
            yield from paragraph(f"{each.sentence}  {' '.join(each.clauses)}", "  ")
    else:
        yield from agenda_lines(Agenda(view.turn_label, view.due, view.may), speech, "")


def _state(view: TableView, speech: Speech) -> str:
    say = speech.say
    turn = f"{say('table-turn')}: {view.turn_label}, {view.phase}" if view.turn else say("table-no_turn")
    deck = f"{say('table-deck')}: {view.deck} ({say('table-turned', turned=view.turned)})"
    return f"{turn} · {deck} · {say('table-discards')}: {view.discards}"


def _head(speech: Speech) -> list[str]:
    titles = ("seat", "role", "character", "life", "hand", "reach")
    return ["", "", *(speech.say(f"table-{title}") for title in titles)]


def _cells(seat: SeatView) -> list[str]:
    life = "" if seat.out else f"{seat.pips} {seat.life}"
    who = (lead(seat).strip(), str(seat.number), seat.label, seat.role or "?", seat.character or "?")
    return [*who, life, held(seat), seat.reach]


def _before(seat: SeatView) -> list[str]:
    """The cards in play before a seat, the weapon first."""
    return [card for card in (seat.weapon, *seat.in_play) if card]
