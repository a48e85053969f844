"""What one player may know of a table, in words: his role and his cards, what came and went before him and why, what he
may do now, whom he reaches. Plain records of strings, for any face that is his alone.

All of it is made of the table as he sees it (`seen_by`); of what moved his goods it is taken that it did, and how much,
which everybody sees, and the rest is asked of the tables that he saw before and after. Nothing is left out of a fuller
record: what he may not know never comes into one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from referee.core.book.panels import panels
from referee.core.book.questions import ACTS
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.book.rules import Panel
from referee.core.knowledge.public import public_of, seen_by
from referee.core.knowledge.told import told
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.owing import place
from referee.log.goods import GoodsMoved, has_goods
from referee.log.latest import Happened
from referee.speech import count
from referee.views.happenings import happenings
from referee.views.player_aid.permitted import Aid, AidRow, clauses_about
from referee.views.records import OutcomeView, SeatView, SightView
from referee.views.unseen import Knowing
from referee.views.voice import Voice

Over = Literal["", "game", "left", "gone"]
"""Why a player's own page is over: the game is, he has left it, or there is no such seat any more."""


class Held(Struct, frozen=True):
    """Cards that are his: those of which he is known to know, how many there are, how many of them nobody noted."""

    cards: tuple[str, ...]
    held: str
    unnoted: str


class GoodsMove(Struct, frozen=True):
    """What went into his goods, or out of them: how many, which as far as he knows, what happened and what for.

    `cause` is the card or ability that moved them, `clauses` those by which they were to be moved.
    """

    sign: str
    count: int
    cards: tuple[str, ...]
    sentence: str
    cause: str
    clauses: tuple[str, ...]


class Neighbour(Struct, frozen=True):
    """Another player as he sees him."""

    seat: SeatView
    sight: SightView | None


class OwnSeat(Struct, frozen=True):
    """All of it. `role` is empty while nobody noted it; `goods` stand in the place of a `hand`, if he has those;
    neither where it is held at another seat of his.

    `event` is what sets show to all, of the whole table or of him, and `shown` what they show besides.
    `second` is a hand that he holds beside: the cards of a ghost. `doing` says whose turn it is for him, `ability` by
    which clauses his character has one.
    """

    number: int
    seat: SeatView
    title: str
    turn: str
    phase: str
    role: str
    ability: tuple[str, ...]
    doing: str
    hand: Held | None
    goods: Held | None
    moves: tuple[GoodsMove, ...]
    second: Held | None
    rows: tuple[AidRow, ...]
    others: tuple[Neighbour, ...]
    event: tuple[str, ...]
    shown: tuple[str, ...]
    lately: tuple[str, ...]
    due: tuple[str, ...]
    outcome: tuple[OutcomeView, ...]


def page_over(table: Table, book: Rulebook, seat: int) -> Over:
    """Is the page of this seat over, and why? What everybody sees says so."""
    if seat > len(table.seats):
        return "gone"
    if table.winner:
        return "game"
    left = (row.get("by") for panel in panels(table, book, 0) if panel.tells == "gone" for row in panel.rows)
    return "left" if seat in left else ""


class OwnSeats:
    """Makes the records in one language."""

    def __init__(self, voice: Voice) -> None:
        self.speech, self.views, self.knowing = voice.speech, voice.views, Knowing(voice.speech)

    def of(
        self,
        table: Table,
        book: Rulebook,
        number: int,
        moves: Iterable[GoodsMoved] = (),
        lately: Iterable[Happened] = (),
    ) -> OwnSeat:
        """Of a table as the referee knows it; told is what this player sees of it, worked out first."""
        seen = seen_by(table, book, number)
        now, view = Situation(seen, book), self.views.referee_table(seen, book)
        aid, shown = Aid(self.speech, by_card=True).seat(seen, book, number), panels(seen, book, number)
        held = self._held(known_in(seen, number), count(seen.seat(number).hand), seen.seat(number).hand)
        buried = has_goods(now, number)
        return OwnSeat(
            number=number,
            seat=view.seats[number - 1],
            title=view.title,
            turn=view.turn_label,
            phase=view.phase,
            role=view.seats[number - 1].role,
            ability=clauses_about(seen.sets).get(seen.seat(number).character, ()),
            doing=aid.doing,
            hand=None if buried or now.holder(number) != number else held,
            goods=held if buried else None,
            moves=tuple(self._move(each, book, number) for each in moves if each.seat == number) if buried else (),
            second=self._second(shown, number),
            rows=aid.rows,
            others=tuple(self._others(seen, book, number, view.seats)),
            event=tuple(self._event(public_of(table, book), book, number)),
            shown=tuple(self._shown(seen, shown)),
            lately=happenings(lately, book, self.speech, number),
            due=tuple(each.sentence for each in view.due if each.must),
            outcome=view.outcome,
        )

    def _held(self, cards: Sequence[Card], held: str, there: Any) -> Held:
        unnoted = there.minus(len(cards)) if cards else there
        return Held(tuple(map(self.knowing.card, cards)), held, "" if unnoted.most == 0 else count(unnoted))

    def _second(self, shown: Iterable[Panel], number: int) -> Held | None:
        rows = (row for panel in shown if panel.tells == "hand" for row in panel.rows if row.get("by") == number)
        row: Any = next(rows, None)
        if row is None:
            return None
        cards, held = row["cards"], row["held"]
        left = str(held - len(cards)) if isinstance(held, int) else str(held)
        return Held(tuple(map(self.knowing.card, cards)), str(held), "" if left == "0" else left)

    def _others(self, seen: Table, book: Rulebook, number: int, seats: Sequence[SeatView]) -> Iterator[Neighbour]:
        """From his left on, as they are counted, with how far he sees each."""
        acts = Situation(seen, book).ask(ACTS, number)
        sights = {each.seat: each for each in self.views.sight(seen, book, number)} if acts else {}
        for other in seen.round(number)[1:]:
            yield Neighbour(seats[other - 1], None if seats[other - 1].out else sights.get(other))

    def _shown(self, seen: Table, shown: Iterable[Panel]) -> Iterator[str]:
        """What sets have to show besides."""
        rows = ((panel.key, row) for panel in shown if panel.tells not in ("hand", "goods") for row in panel.rows)
        return (self.speech.panel(key, row, seen) for key, row in rows)

    def _event(self, public: Table, book: Rulebook, number: int) -> Iterator[str]:
        """What sets show to everybody, but for what is about others, or told here in other words."""
        rows = ((panel.key, row) for panel in panels(public, book, 0) if not panel.tells for row in panel.rows)
        return (self.speech.panel(key, row, public) for key, row in rows if row.get("by", number) == number)

    def _move(self, moved: GoodsMoved, book: Rulebook, number: int) -> GoodsMove:
        before, after = (seen_by(each, book, number) for each in (moved.before, moved.after))
        entry = told(moved.entry, Situation(after, book), number)
        met = place(before, entry, book)
        cause = str(getattr(entry, "cause", "")) or (met.owed.cause if met else "")
        return GoodsMove(
            sign="+" if moved.count > 0 else "−",
            count=abs(moved.count),
            cards=tuple(map(self.knowing.card, _changed(moved, before, after))),
            sentence=self.speech.entry(entry, after),
            cause=self.speech.card(cause) if cause else "",
            clauses=met.owed.clauses if met else (),
        )


def _changed(moved: GoodsMoved, before: Table, after: Table) -> tuple[Card, ...]:
    """The cards that he knows to have come or gone."""
    was, now = (Counter(known_in(each, moved.seat)) for each in (before, after))
    if moved.first:
        was = Counter()
    return tuple((now - was if moved.count > 0 else was - now).elements())
