"""Values and words -> plain records of strings, for any face to lay out as it likes.

A record for everybody is made of what everybody may know: a role appears in it only once it was shown. The referee's
own record adds what he knows besides. Strings hold names as people typed them, never markup.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from referee.desk import Changed, Judged, Logged, TableLog
from referee.due import Due, agenda
from referee.lexicon import Lexicon
from referee.questions import DISTANCE, REACH
from referee.rulebook import Rulebook, Situation
from referee.speech import Speech
from referee.table import Seat, Table
from referee.verdict import Reason, Verdict
from referee.vocabulary import Card, Count

SUIT_SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}


class SeatView(Struct, frozen=True):
    """A seat as it is drawn. `pips` are life points, lost ones visible; `marks` say turn, sheriff, jail, dynamite."""

    number: int
    name: str
    role: str
    character: str
    life: str
    pips: str
    hand: str
    weapon: str
    reach: str
    in_play: tuple[str, ...]
    marks: tuple[str, ...]
    out: bool


class DueView(Struct, frozen=True):
    """One thing due: the sentence, the words that may be typed for it, whether Enter logs it, whether it must be."""

    sentence: str
    options: tuple[str, ...]
    enter: bool
    must: bool


class TableView(Struct, frozen=True):
    """The whole table as it is drawn."""

    title: str
    seats: tuple[SeatView, ...]
    turn: str
    phase: str
    deck: str
    discards: str
    turned: int
    open: tuple[str, ...]
    mode: str
    winner: str
    due: tuple[DueView, ...]
    may: tuple[str, ...]


class ReasonView(Struct, frozen=True):
    """A reason or doubt as a sentence, with its clauses."""

    key: str
    sentence: str
    clauses: tuple[str, ...]


class FlagView(Struct, frozen=True):
    """The verdict on an entry in words."""

    number: int
    entry: str
    verdict: str
    label: str
    reasons: tuple[ReasonView, ...]
    doubts: tuple[ReasonView, ...]
    clean: bool


class HistoryRow(Struct, frozen=True):
    """A line of the history: what it was, what was said then and what holds now, whether it still counts."""

    number: int
    at: str
    entry: str
    said: str
    now: str
    counts: bool


class SightView(Struct, frozen=True):
    """How one seat sees another: the distance, whether a BANG! reaches, and what makes it so."""

    seat: int
    name: str
    distance: int
    reached: bool
    because: tuple[str, ...]


class Views:
    """Makes the records in one language."""

    def __init__(self, speech: Speech, lexicon: Lexicon) -> None:
        self.speech = speech
        self.lexicon = lexicon

    def table(self, log: TableLog) -> TableView:
        """The referee's view: everything he logged, the roles he knows among it."""
        return self._table(log.table, log.book, known=True)

    def public_table(self, table: Table, book: Rulebook) -> TableView:
        """What everybody at the table may see."""
        return self._table(table, book, known=False)

    def _table(self, table: Table, book: Rulebook, known: bool) -> TableView:
        plan, turn = agenda(table, book), table.turn
        return TableView(
            title=table.title,
            seats=tuple(self.seat(table, book, seat, seat.role if known or seat.shown else "") for seat in table.seats),
            turn=table.seat(turn.seat).name if turn.seat else "",
            phase=self.speech.phase(turn.phase),
            deck=count_text(table.deck),
            discards=str(len(table.discards)),
            turned=table.turned,
            open=tuple(map(self.card, table.open)),
            mode=table.mode,
            winner=self.speech.role(table.winner) if table.winner else "",
            due=tuple(self.due(table, item) for item in plan.due),
            may=plan.may,
        )

    def seat(self, table: Table, book: Rulebook, seat: Seat, role: str) -> SeatView:
        """One seat; `role` is what this view may tell."""
        now, figure = Situation(table, book), seat.figure
        weapons = [card for card in seat.in_play if card.kind in book.cards and book.cards[card.kind].weapon]
        reach = now.ask(REACH, seat.number, "bang")
        return SeatView(
            number=seat.number,
            name=seat.name,
            role=self.speech.role(role) if role else "",
            character=self.lexicon.name("character", seat.character, self.speech.lang) if seat.character else "",
            life="?" if figure.life is None else f"{figure.life}/{'?' if figure.most is None else figure.most}",
            pips=pips(figure.life, figure.most),
            hand=count_text(seat.hand),
            weapon=", ".join(map(self.card, weapons)),
            reach="" if seat.out or reach is None else str(reach),
            in_play=tuple(self.card(card) for card in seat.in_play if card not in weapons),
            marks=_marks(table, seat),
            out=seat.out,
        )

    def card(self, card: Card) -> str:
        """A card's name with rank and suit where known."""
        name = self.lexicon.name("card", card.kind, self.speech.lang) if card.kind else "?" if not card.face else ""
        return " ".join(part for part in (name, face_text(card.face)) if part)

    def due(self, table: Table, item: Due) -> DueView:
        """One thing that is due."""
        sentence = self.speech.owed(item.owed, table)
        return DueView(sentence, item.options, item.forced is not None, item.owed.must)

    def flag(self, judged: Judged) -> FlagView:
        """The verdict on an entry, with every reason."""
        return self.verdict(judged.number, self.speech.entry(judged.entry, judged.before), judged.verdict, judged.before)

    def verdict(self, number: int, entry: str, verdict: Verdict, table: Table) -> FlagView:
        """A verdict in words."""
        return FlagView(
            number=number,
            entry=entry,
            verdict=verdict.level.word,
            label=self.speech.verdict(verdict.level),
            reasons=self._reasons(verdict.reasons, table),
            doubts=self._reasons(verdict.doubts, table),
            clean=verdict.clean,
        )

    def _reasons(self, reasons: Iterable[Reason], table: Table) -> tuple[ReasonView, ...]:
        return tuple(ReasonView(each.key, self.speech.reason(each, table), each.clauses) for each in reasons)

    def history(self, log: TableLog, last: int | None = None) -> tuple[HistoryRow, ...]:
        """The log line by line, the last ones only if a number is given."""
        rows = log.history()
        return tuple(self._row(log, row) for row in (rows[-last:] if last else rows))

    def _row(self, log: TableLog, row: Logged) -> HistoryRow:
        now = self.speech.verdict(row.now.level) if row.now is not None else ""
        text = self.speech.entry(row.entry, log.table)
        return HistoryRow(row.number, row.at, text, self.speech.verdict(row.said.level), now, row.now is not None)

    def changed(self, log: TableLog, change: Changed) -> str:
        """A verdict that a correction changed, in one line."""
        was, now = self.speech.verdict(change.was.level), self.speech.verdict(change.now.level)
        return f"{change.number}  {self.speech.entry(change.entry, log.table)}: {was} → {now}"

    def sight(self, table: Table, book: Rulebook, seat: int) -> tuple[SightView, ...]:
        """Whom this seat sees, how far, who is in reach, and why."""
        now = Situation(table, book)
        reach = now.ask(REACH, seat, "bang")
        views = []
        for other in table.clockwise(seat):
            if other != seat:
                answer = now.explain(DISTANCE, seat, other)
                because = tuple(f"{value}  {rule.split('.')[-1]}  {' '.join(clauses)}" for rule, clauses, value in answer.steps)
                reached = reach is None or answer.value <= reach
                views.append(SightView(other, table.seat(other).name, answer.value, reached, because))
        return tuple(views)


def pips(life: int | None, most: int | None) -> str:
    """Life points as full and empty dots; a question mark where not known."""
    if life is None:
        return "?"
    return "●" * max(0, life) + "○" * max(0, (most or life) - max(0, life))


def count_text(count: Count) -> str:
    """`3`, `1–4`, `2+` or `?`."""
    if count.most is None:
        return f"{count.least}+" if count.least else "?"
    return str(count.least) if count.least == count.most else f"{count.least}–{count.most}"


def face_text(face: str) -> str:
    """`8♥`, `10♠`, `Q♦`."""
    return face[:-1].upper() + SUIT_SIGNS.get(face[-1:], "") if face else ""


def _marks(table: Table, seat: Seat) -> tuple[str, ...]:
    kinds = {card.kind for card in seat.in_play}
    marks = ("turn",) if seat.number == table.turn.seat and not seat.out else ()
    marks += ("sheriff",) if seat.role == "sheriff" and seat.shown else ()
    return marks + tuple(kind for kind in ("jail", "dynamite") if kind in kinds)
