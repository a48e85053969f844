"""What a variant or a box may answer otherwise: every question of a table, with the answer of the base box.

In: the table and a seat or a card. Out: what goes without saying where nothing but the base box is played. They stand
apart from table.py so that what the cardboard does and what the rules say of it are not mixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .seats import Seat

if TYPE_CHECKING:
    from .moves import Move


class Questions:
    """The base box's answers."""

    def counted(self, card: Card) -> Card:
        """The card as it counts now."""
        return card

    def phase_one(self, seat: Seat) -> int:
        """How many cards of phase 1 are kept: two, by a ghost three."""
        return 2 if seat.alive else 3

    def most_bangs(self) -> int:
        """How many BANG! cards may be played in a turn."""
        return 1

    def hand_limit(self, seat: Seat) -> int:
        """How many cards may be kept at the end of a turn (NLB-012)."""
        return seat.life

    def side_by_side(self) -> bool:
        """Everybody sits next to everybody else."""
        return False

    def works(self, seat: Seat) -> bool:
        """What lies before this seat has its effect."""
        return True

    def untouched_by(self, card: Card, target: Seat) -> bool:
        """This card, played by another, does nothing to this player."""
        return False

    def counting_as(self, seat: Seat, asked: str, swapped: str) -> list[Card]:
        """What a player may give where a card of that name is asked for; Calamity Janet the other one too."""
        return seat.holding(*((asked, swapped) if seat.character == "calamity_janet" else (asked,)))

    def answered(self, seat: Seat, card: Card, cause: str, more: bool, laid: bool) -> None:
        """A card was given up, perhaps from where it had been laid, and perhaps `more` are asked for."""

    def beer_heals(self, seat: Seat) -> int:
        """The life points that a Beer gives this player."""
        return 1

    def about_to_be_saved(self, seat: Seat) -> None:
        """A Beer is about to save this player a life point."""

    def drank(self, seat: Seat) -> None:
        """A Beer has just saved this player a life point."""

    def rewarded(self, victim: Seat) -> bool:
        """Three cards are drawn for who eliminates this player (NLB-017)."""
        return victim.role == "outlaw"

    def penalty_due(self, killer: Seat, victim: Seat) -> bool:
        """A Sheriff who killed his Deputy loses everything (NLB-018)."""
        return victim.role == "deputy" and killer.role == "sheriff"

    @property
    def hunts(self) -> bool:
        """Everybody hunts another player, and who has won is found by that."""
        return False

    def hunted_down(self) -> str | None:
        """The side that has won where everybody hunts."""
        return None

    def waits_for_the_end(self) -> bool:
        """An ability of a box has something coming when the card is over."""
        return False

    def pay_out(self, seat: Seat) -> None:
        """What an ability of a box gives this seat now that the card is over."""

    def card_moves(self, seat: Seat, card: Card) -> list[Move] | None:
        """What may be done with a hand card of a box; None for a card of the base game."""
        return None

    def other_moves(self, seat: Seat) -> list[Move]:
        """What may be done in phase 2 beside playing a card of the hand."""
        return []

    def bound_to(self, seat: Seat, moves: list[Move]) -> list[Move]:
        """Those of the moves that have to come first; none if there is no such duty."""
        return []

    def may_pay(self, seat: Seat) -> bool:
        """May any of his cards be given up for an ability?"""
        return True

    def about_to_play(self, seat: Seat, move: Move) -> None:
        """The card leaves the hand now."""

    def about_to_flip(self, seat: Seat, source: str) -> None:
        """A Barrel, or what counts as one, is about to be tried."""

    def begins(self, seat: Seat) -> None:
        """A turn is about to begin."""

    def do(self, seat: Seat, move: Move) -> None:
        """One of those other moves."""

    def stays(self, card: Card) -> bool:
        """The card is put in play, whoever plays it."""
        return False

    def laid(self, seat: Seat, holder: Seat, card: Card) -> None:
        """A card has just been put in play."""

    def draws_otherwise(self, seat: Seat) -> bool:
        """Phase 1 was done in a way that the base box does not know."""
        return False

    def lost_to_jail(self, seat: Seat) -> None:
        """The draw! has not freed him: his turn is over."""

    def may_play(self, seat: Seat, card: Card) -> bool:
        """Nothing on the table forbids this card in a turn of one's own."""
        return True

    def may_give(self, seat: Seat, card: Card) -> bool:
        """Nor to give it as an answer."""
        return True

    def steps(self, seat: Seat, steps: list[str]) -> list[str]:
        """The steps of a turn, with what a box adds to them."""
        return steps

    def fell(self, seat: Seat, killer: Seat | None) -> None:
        """Somebody has just been eliminated; a variant may take note."""

    def mourn(self, seat: Seat) -> None:
        """Somebody is gone; an ability of a box may make something of it."""

    def mood(self, seat: Seat, card: Card, target: Seat | None) -> float:
        """How much more a move is liked than usual, to make what a variant brings come up."""
        return 1.0

    def willing(self, seat: Seat) -> float:
        """How often a card is given that would help."""
        return 0.85

    def may_reveal(self, seat: Seat) -> None:
        """Nobody may, unless a variant lets him (NLB-008)."""

    def card_over(self) -> None:
        """A card and all that followed from it are over; a variant may have more to come."""
