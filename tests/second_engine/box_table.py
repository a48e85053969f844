"""The table with the other boxes on it: Dodge City, The Bullet, A Fistful of Cards, and High Noon beside them.

In: what box_state.py remembers and box_characters.py answers. Out: what their cards and events change (DCX-, FCX-).
What is done with them and when stands in the other box_*.py.
"""

from __future__ import annotations

from .box_cards import GREEN
from .box_characters import WithCharacters
from .box_moves import moves_beside, moves_with
from .box_phase_one import draw_otherwise
from .box_plays import do, lay_low
from .cards import BLUE, Card
from .moves import Move
from .seats import Seat
from .table import Reroll

START = ("new_identity", "high_noon", "blood_brothers", "a_fistful_of_cards")
"""Events of the kind that comes before all else in a turn (HNX-010)."""
END_OF_PHASE_ONE = ("law_of_the_west", "ranch", "handcuffs")


class BoxTable(WithCharacters):
    """A game under way."""

    def side_by_side(self) -> bool:
        """Ambush (FCX-017)."""
        return self.event == "ambush"

    def put_away(self, seat: Seat, cards: list[Card]) -> None:
        """In the Abandoned Mine face down onto the deck, by the newest text (FCX-008)."""
        if self.event != "abandoned_mine":
            return super().put_away(seat, cards)
        for card in cards:
            seat.hand.remove(card)
            self.deck.append(card)
        self.follow("newest_mine")
        return self.say(f"{seat} stows {len(cards)}{self.spell_all(cards) if self.chance(0.5) else ''}")

    def steps(self, seat: Seat, steps: list[str]) -> list[str]:
        """Start of turn, Vera's choice before phase 1, what its end brings (HNX-010, DCX-142)."""
        first = [step for step in START if step == self.event]
        after = [step for step in END_OF_PHASE_ONE if step == self.event]
        vera = ["imitate"] if self.able[seat.number] == "vera_custer" or "new_identity" in first else []
        at = steps.index("draw")
        if at and not self.phase_one(seat):
            raise Reroll("Bill Noface, who has nothing to draw, before Dynamite or Jail")
        return [*first, *steps[:at], *vera, "draw", *after, *steps[at + 1 :]]

    def may_play(self, seat: Seat, card: Card) -> bool:
        """Nothing is put in play under the Judge (FCX-102, FCX-103)."""
        barred = self.event == "the_judge" and (self.stays(card) or card.name in BLUE or card.name == "jail")
        return not barred and super().may_play(seat, card)

    def stays(self, card: Card) -> bool:
        """Green cards lie before their player (DCX-009)."""
        return card.name in GREEN

    def laid(self, seat: Seat, holder: Seat, card: Card) -> None:
        """A green card waits from now on; Johnny Kisch's drives out the others of its name (BUL-015)."""
        self.since[card] = self.turns
        if seat.character == "johnny_kisch":
            lay_low(self, seat, card)

    def card_moves(self, seat: Seat, card: Card) -> list[Move] | None:
        """See box_moves.py."""
        return moves_with(self, seat, card)

    def other_moves(self, seat: Seat) -> list[Move]:
        """Likewise."""
        return moves_beside(self, seat)

    def bound_to(self, seat: Seat, moves: list[Move]) -> list[Move]:
        """The card shown for the Law of the West, where it can be played (FCX-051)."""
        if self.shown not in seat.hand:
            return []
        with_it = [move for move in moves if move.card is self.shown]
        if with_it and all(move.how for move in with_it):
            raise Reroll("a card that can only be played in another way")
        return [move for move in with_it if not move.how]

    def may_pay(self, seat: Seat) -> bool:
        """Nobody gives up the card shown for the Law of the West while he holds it (FCX-055)."""
        return self.shown not in seat.hand

    def about_to_play(self, seat: Seat, move: Move) -> None:
        """A Duel of diamonds is left open (DCX-087)."""
        if move.card.name == "duel" and move.target and self.untouched_by(move.card, move.target):
            self.follow("diamond_duel")

    def about_to_flip(self, seat: Seat, source: str) -> None:
        """Jourdonnais against Belle Star and under the Lasso, a Barrel for a card (DCX-094, FCX-048, FCX-076)."""
        on_turn = self.whose()
        if self.thrown_at:
            self.follow("barrel_against_ricochet")
        if source == "jourdonnais" and self.event == "lasso":
            self.follow("jourdonnais_under_lasso")
        if source == "jourdonnais" and on_turn and on_turn is not seat and on_turn.character == "belle_star":
            self.follow("barrel_against_belle")

    def do(self, seat: Seat, move: Move) -> None:
        """See box_plays.py."""
        do(self, seat, move)

    def draws_otherwise(self, seat: Seat) -> bool:
        """See box_phase_one.py."""
        self.before_drawing = list(seat.hand)
        return draw_otherwise(self, seat)
