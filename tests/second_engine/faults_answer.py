"""Answers by the wrong seat, with the wrong card, or with a Barrel that is not there or already used."""

from __future__ import annotations

from .cards import Card
from .fault import Fault
from .flips import flip
from .seats import Seat, spare
from .shooting import answer
from .table import Table


class WrongResponder(Fault):
    """A seat that was not asked gives up a card; the one who was asked still has to answer."""

    key = "wrong_responder"

    def before_answer(self, table: Table, author: Seat, seat: Seat, cause: str) -> None:
        """Against a single BANG!, or in the place of the challenged in a Duel."""
        wanted = {"bang": "missed", "duel": "bang"}.get(cause)
        meddlers = [other for other in table.living() if other not in (author, seat) and spare(other)]
        gifts = [(other, card) for other in meddlers for card in other.holding(wanted or "")]
        if gifts and author is not seat and self.strikes():
            self.mark(table)
            answer(table, *self.rng.choice(gifts))


class AnswerNotAllowed(Fault):
    """A card that is no answer, let pass for one: Missed! to Indians! or in a Duel, BANG! to a shot."""

    key = "answer_not_allowed"

    def false_answer(self, table: Table, seat: Seat, cause: str) -> Card | None:
        """Not from Calamity Janet, whose it would be an answer."""
        false = seat.holding("bang" if cause in ("bang", "gatling") else "missed")
        barred = seat.character == "calamity_janet" or not spare(seat)
        if not false or barred or not self.strikes():
            return None
        self.mark(table)
        return self.rng.choice(false)


class NoBarrel(Fault):
    """A flip for a Barrel that the target does not have; no heart comes, so nothing hangs on it."""

    key = "no_barrel"

    def before_answer(self, table: Table, author: Seat, seat: Seat, cause: str) -> None:
        """Not by those who flip in a way of their own."""
        special = seat.character in ("jourdonnais", "lucky_duke") or seat.showing("barrel")
        shot = cause in ("bang", "gatling")
        if shot and not special and not table.deck[-1].hearts and self.strikes():
            self.mark(table)
            flip(table, seat, "barrel", lambda card: card.hearts)


class BarrelUsed(Fault):
    """A second flip for the same Barrel against the same shot; again no heart comes."""

    key = "barrel_used"

    def after_flip(self, table: Table, seat: Seat) -> None:
        """Directly after the first."""
        if seat.character != "lucky_duke" and not table.deck[-1].hearts and self.strikes():
            self.mark(table)
            flip(table, seat, "barrel", lambda card: card.hearts)
