"""A table as it is shown to whoever looks on: to everybody, or to the player of one seat.

In goes a table as it is followed; out comes a record made of what is public, or of what this player may know, and of
nothing else. Two games that look the same to him who looks on give the same record.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.public import as_seen
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.desk.following import Following
from referee.views.happenings import happenings
from referee.views.lost_entries import missing
from referee.views.marks import ASKED, GHOST, OUT, TURN, WON
from referee.views.table import SeatView, TableView
from referee.views.voice import Voice


class FaceSeat(Struct, frozen=True):
    """A seat with the words for how it stands: out, a ghost, won or lost. `state` is the id of it, `sign` its sign.

    `points` are life points one by one: is it there, or lost? Empty where they are told in numbers.
    """

    view: SeatView
    turn: bool
    state: str = ""
    sign: str = ""
    word: str = ""
    points: tuple[bool, ...] = ()


class PublicFace(Struct, frozen=True):
    """Everything that is shown. `turn` is whose turn it is, `asked` for whose choice play waits, `winner` a sentence.

    `must` is what is due before play goes on, `may` what else; `shown` what sets have to show of the whole table;
    `lately` what happened, the last first; `missing` that a part of the log cannot be read.
    """

    title: str
    seats: tuple[FaceSeat, ...]
    turn: str
    phase: str
    asked: tuple[str, ...]
    must: tuple[str, ...]
    may: tuple[str, ...]
    shown: tuple[str, ...]
    deck: str
    discards: str
    turned: str
    open: tuple[str, ...]
    lately: tuple[str, ...]
    winner: str = ""
    outcome: tuple[str, ...] = ()
    missing: str = ""


MOST_POINTS = 10
"""Life points beyond which they are told in numbers."""


def public_face(following: Following, voice: Voice, viewer: int = NOBODY) -> PublicFace:
    """The table as everybody sees it, or the player of one seat."""
    table, book = following.table, following.book
    seen = as_seen(table, book, viewer if viewer <= len(table.seats) else NOBODY)
    return _face(following, voice, seen, _lately(following, book, voice, viewer))


def referee_face(following: Following, voice: Voice) -> PublicFace:
    """The table with everything that the referee logged: for his eyes alone."""
    told = [voice.speech.entry(each.entry, each.after) for each in reversed(following.lately)]
    return _face(following, voice, following.table, tuple(told))


def _face(following: Following, voice: Voice, seen: Table, lately: tuple[str, ...]) -> PublicFace:
    """This table, and what happened last."""
    book = following.book
    view = voice.views.referee_table(seen, book)
    return PublicFace(
        title=view.title,
        seats=tuple(_seat(seat, seen, view, voice) for seat in view.seats),
        turn="" if view.winner else view.turn_label,
        phase=view.phase,
        asked=tuple(seat.label for seat in view.seats if seat.asked),
        must=tuple(item.sentence for item in view.due if item.must),
        may=tuple(item.sentence for item in view.due if not item.must),
        shown=_of_the_table(view),
        deck=view.deck,
        discards=view.discards,
        turned=voice.say("table-turned", turned=view.turned),
        open=view.open,
        lately=lately,
        winner=voice.say("table-winner", side=seen.winner) if seen.winner else "",
        outcome=tuple(each.sentence for each in view.outcome),
        missing=missing(voice.say, following.lost),
    )


def _lately(following: Following, book: Rulebook, voice: Voice, viewer: int) -> tuple[str, ...]:
    return happenings(following.lately, book, voice.speech, viewer)[::-1]


def _of_the_table(view: TableView) -> tuple[str, ...]:
    """What sets have to show that is about no seat alone."""
    on_seats = {told for seat in view.seats for told in seat.shown}
    return tuple(told for told in view.shown if told not in on_seats)


def _seat(seat: SeatView, table: Table, view: TableView, voice: Voice) -> FaceSeat:
    ended = next((each.outcome for each in view.outcome if each.seat == seat.number), "")
    state = ended or ("ghost" if seat.ghost else "out" if seat.out else "asked" if seat.asked else "")
    turn = "turn" in seat.marks
    signs = {"won": WON, "ghost": GHOST, "out": OUT, "lost": OUT, "asked": ASKED}
    word = voice.say("watch-answers" if state == "asked" else f"table-{state}") if state else ""
    sign = signs.get(state, "")
    return FaceSeat(seat, turn, state, sign if state else TURN if turn else "", word, _points(table, seat.number))


def _points(table: Table, number: int) -> tuple[bool, ...]:
    figure = table.seat(number).figure
    most = max(figure.most or 0, figure.life or 0)
    if figure.life is None or figure.life < 0 or not 0 < most <= MOST_POINTS:
        return ()
    return tuple(place < figure.life for place in range(most))
