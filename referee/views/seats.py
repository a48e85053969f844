"""Seats and cards as records of strings: what lies before a player, and whom he sees how far."""

from __future__ import annotations

from referee.core.book.questions import ACTS, DISCARDS_BY, DISTANCE, REACH, ROLE_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.nouns.table import Seat, Table
from referee.core.nouns.vocabulary import Card
from referee.speech import count, face
from referee.views.prompts import Prompts
from referee.views.records import SeatView, SightView

OPEN_ROLE = "★"
"""The sign of the one whose role lies open from the start and who begins, and of nothing else anywhere."""
WAITS = "◷"
"""The sign of a card in play that was put down in this turn, and is not used in it."""
DISCARD = "discard"
"""The verb by which who has a hand discards of it."""
HELD_ELSEWHERE = "–"
"""The hand of a seat that plays from another's."""


class SeatViews(Prompts):
    """Makes them in one language."""

    def seat(self, table: Table, book: Rulebook, seat: Seat, asked: frozenset[int] = frozenset()) -> SeatView:
        """One seat, with all that this table knows of it; `asked` are the seats for whose choice play waits."""
        now, figure = Situation(table, book), seat.figure
        marks = _marks(now, seat)
        weapons = [card for card in seat.in_play if card.kind in book.cards and book.cards[card.kind].weapon]
        reach = now.ask(REACH, seat.number, _shot(book))
        return SeatView(
            number=seat.number,
            name=seat.name,
            role=self.speech.role(seat.role) if seat.role else "",
            character=self.lexicon.name("character", seat.character, self.speech.lang) if seat.character else "",
            life="?" if figure.life is None else f"{figure.life}/{'?' if figure.most is None else figure.most}",
            pips=pips(figure.life, figure.most),
            hand=count(seat.hand) if now.holder(seat.number) == seat.number else HELD_ELSEWHERE,
            weapon=", ".join(self._lying(now, seat, card) for card in weapons),
            reach="" if seat.out or reach is None else str(reach),
            in_play=tuple(self._lying(now, seat, card) for card in seat.in_play if card not in weapons),
            marks=tuple(marks),
            out=seat.out,
            label=self.speech.player(table, seat.number),
            signs="".join(marks.values()),
            asked=seat.number in asked,
            open_role=seat.role if seat.shown else "",
            ghost=seat.out and now.ask(ACTS, seat.number),
            instead="" if now.ask(DISCARDS_BY, seat.number) == DISCARD else self.speech.say("table-goods"),
        )

    def _lying(self, now: Situation, seat: Seat, card: Card) -> str:
        """A card in play, in brackets while something keeps it from working, marked while it waits for another turn."""
        told = f"{WAITS}{self.card(card)}" if now.waits(seat.number, card.kind) else self.card(card)
        return f"({told})" if now.lost(seat.number, card.kind) else told

    def card(self, card: Card) -> str:
        """A card's name with rank and suit where known."""
        name = self.lexicon.name("card", card.kind, self.speech.lang) if card.kind else "?" if not card.face else ""
        return " ".join(part for part in (name, face(card.face) if card.face else "") if part)

    def sight(self, table: Table, book: Rulebook, seat: int) -> tuple[SightView, ...]:
        """Whom this seat sees, how far, who is in reach, and why."""
        now = Situation(table, book)
        reach = now.ask(REACH, seat, _shot(book))
        views = []
        for other in table.clockwise(seat):
            if other != seat:
                answer = now.explain(DISTANCE, seat, other)
                because = tuple(
                    f"{value}  {self.speech.rule(rule)}  {' '.join(by)}" for rule, by, value in answer.steps
                )
                reached = reach is None or answer.value <= reach
                views.append(SightView(other, table.seat(other).name, answer.value, reached, because))
        return tuple(views)


def pips(life: int | None, most: int | None) -> str:
    """Life points as full and empty dots, and as a number below zero; a question mark where not known."""
    if life is None:
        return "?"
    dots = "●" * max(0, life) + "○" * max(0, (most or life) - max(0, life))
    return f"{dots} {life}".strip() if life < 0 else dots


def _shot(book: Rulebook) -> str:
    """The card whose reach is that of the weapon in play."""
    return next((kind for kind, facts in book.cards.items() if facts.aim == "reach"), "")


def begins(now: Situation) -> str:
    """The role that lies open, of several the first: the one that begins; empty if there is none."""
    return next((role for role in now.book.roles if now.ask(ROLE_IS_OPEN, role)), "")


def _marks(now: Situation, seat: Seat) -> dict[str, str]:
    """What marks a seat, each with its sign; the turn has none."""
    his = seat.number == now.table.turn.seat and not now.table.winner
    plays = his and (not seat.out or now.ask(ACTS, seat.number))
    marks = {"turn": ""} if plays else {}
    if seat.shown and seat.role == begins(now):
        marks[seat.role] = OPEN_ROLE
    signs = ((card.kind, now.book.cards[card.kind].marks) for card in seat.in_play if card.kind in now.book.cards)
    return marks | {kind: sign for kind, sign in signs if sign}
