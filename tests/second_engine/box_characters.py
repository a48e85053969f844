"""What the characters of Dodge City and The Bullet change, and what it is for three to hunt each other.

In: a table and a seat. Out: the answers in which such a table differs (DCX-, BUL-).
"""

from __future__ import annotations

from .box_cards import SHIELDS
from .box_end import HUNT, pay_out
from .box_state import BoxState
from .cards import Card
from .noon_table import MORE
from .seats import Seat
from .table import Reroll


class WithCharacters(BoxState):
    """The table with these characters at it."""

    def works(self, seat: Seat) -> bool:
        """Not under the Lasso, nor before others in Belle Star's turn (FCX-042, DCX-091)."""
        on_turn = self.whose()
        belle = on_turn is not None and on_turn is not seat and on_turn.character == "belle_star"
        return self.event != "lasso" and not belle

    def untouched_by(self, card: Card, target: Seat) -> bool:
        """Apache Kid by diamonds that others play in their turns (DCX-079, DCX-081, DCX-086)."""
        return target.character == "apache_kid" and target is not self.whose() and self.counted(card).suit == "d"

    def counting_as(self, seat: Seat, asked: str, swapped: str) -> list[Card]:
        """Dodge, any card of Elena Fuente's, green cards with the symbol (DCX-033, DCX-111, DCX-113)."""
        cards = super().counting_as(seat, asked, swapped)
        if asked != "missed":
            return cards
        if seat.character == "elena_fuente":
            cards = [card for card in seat.hand if self.event != "the_reverend" or card.name != "beer"]
        else:
            cards += seat.holding("dodge")
        return cards + [card for card in seat.in_play if card.name in SHIELDS and self.ready(seat, card)]

    def answered(self, seat: Seat, card: Card, cause: str, more: bool, laid: bool) -> None:
        """Dodge and Bible bring a card, and Molly Stark's hand does out of her turn (DCX-051, DCX-063, DCX-124)."""
        if cause != "russian_roulette" and (card.name == "dodge" or (laid and card.name == "bible")):
            if more:
                self.follow("draws_between_two")
            self.draw_for(seat, 1, card.name)
        if not laid:
            self.went_abroad(seat, card.name, cause)
        self.mischief.after_answer(self, seat, laid)

    def went_abroad(self, seat: Seat, name: str, cause: str) -> None:
        """She draws at once, but for a Duel, which is over first (DCX-124, DCX-127)."""
        if seat.character == "molly_stark" and seat is not self.whose():
            self.used_abroad.append((seat, name))
            if cause != "duel":
                pay_out(self, seat)

    def beer_heals(self, seat: Seat) -> int:
        """Tequila Joe's gives two (DCX-138)."""
        return 2 if seat.character == "tequila_joe" else 1

    def about_to_be_saved(self, seat: Seat) -> None:
        """Whether it does at the last life point is left open (DCX-140)."""
        if seat.character == "tequila_joe":
            self.follow("doubled_at_the_last_point")

    def drank(self, seat: Seat) -> None:
        """A Beer is a card of Molly Stark's hand too (DCX-125)."""
        self.went_abroad(seat, "beer", "")

    def rewarded(self, victim: Seat) -> bool:
        """Of three whoever it is (DCX-170)."""
        return self.hunts or super().rewarded(victim)

    def hunted_down(self) -> str | None:
        """Who killed his quarry; else the last one alive (DCX-168, DCX-169, DCX-172)."""
        left = self.living()
        return self.hunted or (HUNT[left[0].role][1] if len(left) == 1 else None)

    def waits_for_the_end(self) -> bool:
        """Who mourns has to be alive when the card is over (DCX-117)."""
        self.mourners = [seat for seat in self.mourners if seat.alive or seat is self.ghost]
        self.used_abroad = [each for each in self.used_abroad if each[0].alive]
        return bool(self.mourners or self.used_abroad)

    def pay_out(self, seat: Seat) -> None:
        """Greg Digger, Herb Hunter, Molly Stark."""
        pay_out(self, seat)

    def fell(self, seat: Seat, killer: Seat | None) -> None:
        """The first one; a quarry; who mourns; and what is told nowhere."""
        super().fell(seat, killer)
        self.first_out = self.first_out or seat
        if self.hunts and killer and HUNT[killer.role][0] == seat.role and killer is not seat:
            self.hunted = self.hunted or HUNT[killer.role][1]
        self.mourn(seat)
        if seat.character == "vulture_sam" and self.aside:
            raise Reroll("one of two Vulture Sams died while cards lay aside")
        if self.able[seat.number] == "vera_custer":
            self.forget(seat)
        elif seat is self.model:
            raise Reroll("an ability copied from one who was eliminated since")

    def mourn(self, seat: Seat) -> None:
        """Each elimination counts, and a ghost's leaving too (DCX-115, DCX-118, HNX-049)."""
        if self.ghost and self.ghost is not seat and self.ghost.character == "greg_digger":
            raise Reroll("a ghost who is Greg Digger")
        for name in ("greg_digger", "herb_hunter"):
            self.mourners += [other for other in self.living() if other.character == name and other is not seat]

    def hand_limit(self, seat: Seat) -> int:
        """Sean Mallory keeps ten (DCX-136)."""
        return 10 if seat.character == "sean_mallory" else super().hand_limit(seat)

    def phase_one(self, seat: Seat) -> int:
        """Pixie Pete three, Bill Noface one and one for each wound; ghosts too (DCX-098, DCX-135, HNX-051, HNX-052)."""
        usual = super().phase_one(seat)
        if seat.character == "pixie_pete":
            return 3 + MORE.get(self.event, 0)
        wounds = seat.maximum - seat.life
        return 1 + wounds + MORE.get(self.event, 0) if seat.character == "bill_noface" else usual

    def ability(self, seat: Seat) -> str:
        """What Vera Custer has copied."""
        own = super().ability(seat)
        return self.copied or own if own == "vera_custer" else own

    def forget(self, seat: Seat) -> None:
        """She copies nobody any more."""
        self.copied, self.model = "", None
        seat.character = "" if self.event == "hangover" else self.able[seat.number]

    def lost_to_jail(self, seat: Seat) -> None:
        """Vera Custer has no ability until her next turn (DCX-143)."""
        self.jailed = True
        if self.able[seat.number] == "vera_custer":
            self.forget(seat)

    def new_character(self, seat: Seat) -> None:
        """Whom Vera Custer copies should not change."""
        if seat is self.model:
            raise Reroll("an ability copied from one who is somebody else now")
        if self.able[seat.number] == "vera_custer":
            self.forget(seat)
        super().new_character(seat)
