"""A table as it is shown to whoever looks on: to everybody, or to the player of one seat.

In goes a table as it is followed; out comes a record made of what is public, or of what this player may know, and of
nothing else. Two games that look the same to him who looks on give the same record.
"""

from __future__ import annotations

from msgspec import Struct

from referee.core.book.panels import panels
from referee.core.book.questions import TURN_TIME
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import agenda
from referee.core.knowledge.public import as_seen
from referee.core.nouns.entries import Won
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY
from referee.desk.following import Following
from referee.desk.table_titles import TableTitle
from referee.speech import visible
from referee.views.happenings import happenings
from referee.views.lost_entries import missing
from referee.views.marks import GHOST, OUT, WON
from referee.views.play_clock import duration
from referee.views.records import SeatView, TableView
from referee.views.voice import Voice


class FaceSeat(Struct, frozen=True):
    """A seat with the words for how it stands. `state` is the id of it (`won`, `out` ...), `sign` and `word` say it.

    `points` are life points one by one: is it there, or lost? Empty where they are told in numbers. `holding` is the
    word for what it holds.
    """

    view: SeatView
    turn: bool
    state: str = ""
    sign: str = ""
    word: str = ""
    points: tuple[bool, ...] = ()
    holding: str = ""


class TurnClock(Struct, frozen=True):
    """What the turn under way takes: since when, in seconds since 1970, or in a pause the words for what it took.

    `limit` are the seconds that a turn may take, 0 for any time. Empty while no turn is under way.
    """

    since: int = 0
    paused: str = ""
    limit: int = 0


class PublicFace(Struct, frozen=True):
    """Everything that is shown. `turn` is whose turn it is; `waits` for whose choice play waits, `winner` who has won,
    and `ending` who has as soon as it is logged, are sentences: with one of the last two it is nobody's turn any more.

    `must` is what is due before play goes on, `may` what else; `shown` what sets have to show of the whole table;
    `lately` what happened, the last first; `missing` that a part of the log cannot be read. `deck`, `discards` and
    `turned` are empty where there is nothing to tell.
    """

    title: str
    seats: tuple[FaceSeat, ...]
    turn: str
    phase: str
    waits: str
    must: tuple[str, ...]
    may: tuple[str, ...]
    shown: tuple[str, ...]
    deck: str
    discards: str
    turned: str
    open: tuple[str, ...]
    lately: tuple[str, ...]
    winner: str = ""
    ending: str = ""
    outcome: tuple[str, ...] = ()
    missing: str = ""
    clock: TurnClock = TurnClock()


COUNTS_TO = "due"
"""What a row of a set's panel calls the number that it counts up to."""
SIGNS = {"won": WON, "lost": OUT, "out": OUT, "ghost": GHOST}
UNKNOWN = "?"
"""How many cards there are, where nobody can say."""
MOST_POINTS = 10
"""Life points beyond which they are told in numbers."""


def public_face(following: Following, voice: Voice, viewer: int = NOBODY) -> PublicFace:
    """The table as everybody sees it, or the player of one seat."""
    table, book = following.table, following.book
    seen = as_seen(table, book, viewer if viewer <= len(table.seats) else NOBODY)
    return _face(following, voice, seen, _lately(following, book, voice, viewer))


def _face(following: Following, voice: Voice, seen: Table, lately: tuple[str, ...]) -> PublicFace:
    """This table, and what happened last."""
    book, ending = following.book, victory_due(seen, following.book, voice)
    view = voice.views.referee_table(seen, book)
    over = bool(view.winner or ending)
    return PublicFace(
        title=_title(following, view, voice),
        seats=tuple(_seat(seat, seen, view, voice, over) for seat in view.seats),
        turn="" if over else view.turn_label,
        phase=view.phase,
        waits="" if over else _waits(view, voice),
        must=tuple(item.sentence for item in view.due if item.must and item.sentence != ending),
        may=tuple(item.sentence for item in view.due if not item.must),
        shown=_of_the_table(view, seen, book, voice),
        deck=_told(view.deck),
        discards=_told(view.discards),
        turned=voice.say("table-turned", turned=view.turned) if view.turned else "",
        open=view.open,
        lately=lately,
        winner=voice.say("table-winner", side=seen.winner) if seen.winner else "",
        ending=ending,
        outcome=tuple(each.sentence for each in view.outcome),
        missing=missing(voice.say, following.lost),
        clock=TurnClock() if over else _clock(following, book, voice),
    )


def victory_due(seen: Table, book: Rulebook, voice: Voice) -> str:
    """Who has won, or that the last role decides it, where that is due and nobody logged it yet; empty while not."""
    wins = {kind for kind, _ in book.meets.get(Won, ())}
    won = (item.owed for item in agenda(seen, book).due if item.must and item.owed.kind in wins)
    return next((voice.speech.owed(owed, seen, must=True) for owed in won), "")


def _told(number: str) -> str:
    return "" if number == UNKNOWN else number


def _title(following: Following, view: TableView, voice: Voice) -> str:
    """What the table is called; by its players, where nobody named it."""
    by_players = ", ".join(seat.name for seat in view.seats)[: len(following.title.name)]
    named = "" if following.title.name == by_players and not view.title else spoken_title(following.title, voice)
    return named or view.title or ", ".join(seat.label for seat in view.seats)


def spoken_title(title: TableTitle, voice: Voice) -> str:
    """The same in one line: the game of a round by its tournament, its table and its round in words."""
    name = visible(title.name).strip()
    if not title.round:
        return name
    return voice.say("hall-of_a_round", cup=name, table=str(title.table), round=str(title.round))


def _waits(view: TableView, voice: Voice) -> str:
    names = [seat.label for seat in view.seats if seat.asked]
    return voice.say("hall-waits", names=voice.speech.words.joined(names)) if names else ""


def _lately(following: Following, book: Rulebook, voice: Voice, viewer: int) -> tuple[str, ...]:
    return happenings(following.lately, book, voice.speech, viewer)[::-1]


def _of_the_table(view: TableView, table: Table, book: Rulebook, voice: Voice) -> tuple[str, ...]:
    """What sets have to show that is about no seat alone; what counts up to something is not, whomever it names."""
    rows = ((panel.key, row) for panel in panels(table, book, NOBODY) for row in panel.rows if COUNTS_TO in row)
    counting = {voice.speech.panel(key, row, table) for key, row in rows}
    on_seats = {told for seat in view.seats for told in seat.shown} - counting
    return tuple(told for told in view.shown if told not in on_seats)


def _clock(following: Following, book: Rulebook, voice: Voice) -> TurnClock:
    """Of a turn that goes on it is told since when it does: that stays as it is, whatever is noted meanwhile."""
    clock, limit = following.clock, Situation(following.table, book).ask(TURN_TIME)
    if not clock.seat or clock.at is None:
        return TurnClock()
    if clock.stopped:
        return TurnClock(paused=voice.say("clock-paused", turn=duration(clock.turn)).strip())
    return TurnClock(since=round(clock.at - clock.turn), limit=int(limit or 0))


def _seat(seat: SeatView, table: Table, view: TableView, voice: Voice, over: bool) -> FaceSeat:
    ended = next((each.outcome for each in view.outcome if each.seat == seat.number), "")
    state = ended or ("ghost" if seat.ghost else "out" if seat.out else "")
    return FaceSeat(
        view=seat,
        turn="turn" in seat.marks and not over,
        state=state,
        sign=SIGNS.get(state, ""),
        word=voice.say(f"table-{state}") if state else "",
        points=_points(table, seat.number),
        holding=seat.instead or voice.say("table-hand"),
    )


def _points(table: Table, number: int) -> tuple[bool, ...]:
    figure = table.seat(number).figure
    most = max(figure.most or 0, figure.life or 0)
    if figure.life is None or figure.life < 0 or not 0 < most <= MOST_POINTS:
        return ()
    return tuple(place < figure.life for place in range(most))
