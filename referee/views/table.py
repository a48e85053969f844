"""Values and words -> plain records of strings, for any face to lay out as it likes.

A record for everybody is made of a table that holds what everybody may know, and no more; the referee's own of the
whole table. Strings hold names as people typed them, never markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.core.book.panels import panels
from referee.core.book.questions import ACTS, NEXT_SEAT, OUTCOME
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging.due import Due, agenda, entered, surplus
from referee.core.knowledge.public import public_of
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.desk.table_log import TableLog
from referee.speech import count
from referee.views.alike import alike
from referee.views.records import DueView, OutcomeView, TableView
from referee.views.seats import SeatViews, begins
from referee.views.verdicts import VerdictViews


class Views(SeatViews, VerdictViews):
    """Makes the records in one language."""

    def table(self, log: TableLog) -> TableView:
        """The referee's view: everything he logged, the roles he knows among it."""
        return self.referee_table(log.table, log.book)

    def public_table(self, table: Table, book: Rulebook) -> TableView:
        """What everybody at the table may see."""
        return self.referee_table(public_of(table, book), book)

    def referee_table(self, table: Table, book: Rulebook) -> TableView:
        """A table with everything it holds."""
        plan, turn = agenda(table, book), table.turn
        shown = self._shown(table, book)
        seats = (self.seat(table, book, seat, plan.asked) for seat in table.seats)
        return TableView(
            title=table.title,
            seats=tuple(replace(seat, shown=_of_seat(shown, seat.number)) for seat in seats),
            turn=table.seat(turn.seat).name if turn.seat else "",
            phase=self.speech.phase("over" if _fell_in_it(table, book) else turn.phase),
            deck=count(table.deck.minus(0)),  # below nothing until it is noted that it was turned over
            discards=str(len(table.discards)) if table.mode == "full" and table.deck.exact is not None else "?",
            turned=table.turned,
            open=self._open(table.open),
            mode=table.mode,
            winner=self.speech.side(table.winner) if table.winner else "",
            due=(
                *(
                    replace(self.due(table, book, item), enter=enter)
                    for item, enter in zip(plan.due, entered(plan.due), strict=True)
                ),
                *self.waiting(table, plan.due),
                *self.asked(table, book),
            ),
            may=plan.may,
            over=_over(Situation(table, book)),
            may_typed=self.may_typed(book, plan.may, _over(Situation(table, book))),
            turn_label=self.speech.player(table, turn.seat) if turn.seat else "",
            shown=tuple(told for _, _, told in shown),
            alike=alike(shown, table, self.speech),
            outcome=self.outcome(table, book),
        )

    def waiting(self, table: Table, due: Sequence[Due]) -> Iterator[DueView]:
        """What waits for the end of the card under way and is not offered before it; nothing is typed for it yet."""
        offered = [(item.owed.kind, item.owed.seat, item.owed.cause) for item in due]
        for owed in table.top.waiting:
            if owed.presses and (owed.kind, owed.seat, owed.cause) not in offered:
                yield DueView(self.speech.waits(owed, table), (), enter=False, must=False)

    def _shown(self, table: Table, book: Rulebook) -> list[tuple[str, int, str]]:
        """What sets have to show to everybody: what of, the seat that it is about, 0 for none, and the sentence.

        What is about no seat comes first; of the same is what differs in nothing but the seat.
        """
        rows = ((panel.key, row) for panel in panels(table, book, 0) for row in panel.rows)
        told = [(_what(key, row), _about(row), self.speech.panel(key, row, table)) for key, row in rows]
        return sorted(told, key=lambda each: each[1] > 0)

    def asked(self, table: Table, book: Rulebook) -> tuple[DueView, ...]:
        """Who begins, where a role says it and nobody was told to have that; the game cannot go on without it."""
        now = Situation(table, book)
        open_role = begins(now)
        if table.turn.seat or table.winner or agenda(table, book).due or not open_role or now.ask(NEXT_SEAT, 0):
            return ()
        words = self.typed_name("verb", "set"), "1", self.typed_name("word", "role"), self.typed_name("role", open_role)
        sentence = self.speech.say("table-who_begins", role=self.speech.role(open_role))
        return (DueView(sentence, ("set",), enter=False, must=True, typed=(" ".join(words),)),)

    def outcome(self, table: Table, book: Rulebook) -> tuple[OutcomeView, ...]:
        """Who has won and who has lost, seat by seat; nothing while the game goes on."""
        now = Situation(table, book)
        answers = ((seat, now.explain(OUTCOME, seat.number)) for seat in table.seats)
        return tuple(
            OutcomeView(
                seat.number, answer.value, self.speech.outcome(answer.value, seat.number, table), answer.clauses
            )
            for seat, answer in answers
            if answer.value
        )

    def _open(self, cards: tuple[Card, ...]) -> tuple[str, ...]:
        """The cards turned up; of those that nobody noted only how many."""
        noted = [card for card in cards if card != Card()]
        unseen = len(cards) - len(noted)
        rest = (self.speech.say("cards-not_noted", count=unseen),) if unseen else ()
        return (*map(self.card, noted), *rest)

    def due(self, table: Table, book: Rulebook, item: Due) -> DueView:
        """One thing that is due; the words to type stand beside the sentence, not in it, so that neither is cut."""
        sentence = self.speech.owed(item.owed, table, must=item.must)
        typed = self.typed_for(table, book, item)
        return DueView(sentence, item.options, item.forced is not None, item.must, typed)


def _over(now: Situation) -> int:
    return surplus(now, now.table.turn.seat)[1] if now.table.turn.seat else 0


def _about(row: Mapping[str, object]) -> int:
    by = row.get("by", 0)
    return by if isinstance(by, int) else 0


def _what(key: str, row: Mapping[str, object]) -> str:
    return f"{key} {sorted((name, repr(value)) for name, value in row.items() if name != 'by')}"


def _of_seat(shown: Iterable[tuple[str, int, str]], seat: int) -> tuple[str, ...]:
    return tuple(told for _, about, told in shown if about == seat)


def _fell_in_it(table: Table, book: Rulebook) -> bool:
    """Is whose turn it is eliminated, so that he does nothing more in it?"""
    seat = table.turn.seat
    return bool(seat) and table.seat(seat).out and not Situation(table, book).ask(ACTS, seat)
