"""The table with the other boxes on it: Dodge City, The Bullet, A Fistful of Cards, and High Noon beside them.

In: what the table of High Noon knows, and which boxes are played. Out: the answers in which they differ (DCX-, BUL-,
FCX-). What is done with their cards and when stands in the other box_*.py.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from .box_cards import GREEN, SHIELDS
from .box_end import HUNT, pay_out
from .box_moves import moves_beside, moves_with
from .box_phase_one import draw_otherwise
from .box_plays import do, lay_low
from .cards import BLUE, Card
from .lawful import Lawful
from .moves import Move
from .noon_table import MORE, NoonTable
from .seats import Seat
from .table import Reroll

START = ("new_identity", "high_noon", "blood_brothers", "a_fistful_of_cards")
"""Events of the kind that comes before all else in a turn (HNX-010)."""
END_OF_PHASE_ONE = ("law_of_the_west", "ranch", "handcuffs")


class BoxTable(NoonTable):
    """A game under way; `between` while an event enters and it is nobody's turn, `shown` by the Law of the West."""

    def __init__(
        self, rng: Random, seats: list[Seat], deck: list[Card], mischief: Lawful, events: list[str], spare: list[str]
    ) -> None:
        super().__init__(rng, seats, deck, mischief, events, spare)
        self.with_events = bool(events)
        self.between = self.jailed = self.revived = False
        self.turns = 0
        self.since: dict[Card, int] = {}
        self.uses: Counter[str] = Counter()
        self.copied = ""
        self.model: Seat | None = None
        self.mourners: list[Seat] = []
        self.used_abroad: list[tuple[Seat, str]] = []
        self.first_out: Seat | None = None
        self.hunted: str | None = None
        self.shown: Card | None = None
        self.by_law = False
        self.drawn_for = ""
        self.thrown_at: Card | None = None
        self.before_drawing: list[Card] = []

    @property
    def hunts(self) -> bool:
        """Three players (DCX-166)."""
        return len(self.seats) == 3

    def whose(self) -> Seat | None:
        """Whose turn is under way."""
        return None if self.between or self.phase == "over" else self.turn

    def begins(self, seat: Seat) -> None:
        """What is counted in a turn is counted anew."""
        self.turns += 1
        self.uses.clear()
        self.jailed, self.shown, self.by_law = False, None, False

    def leads(self, seat: Seat) -> bool:
        """He begins, and turns up the events: the Sheriff, of three the Deputy (DCX-167, DCX-176)."""
        return seat.role == ("deputy" if self.hunts else "sheriff")

    def order_after(self, seat: Seat) -> list[Seat]:
        """With Dead Man the first one eliminated has a turn too (FCX-028, FCX-032)."""
        start = seat.number
        order = self.seats[start:] + self.seats[: start - 1]
        if self.event != "dead_man":
            return super().order_after(seat)
        return [other for other in order if other.alive or (other is self.first_out and not self.revived)]

    def side_by_side(self) -> bool:
        """Ambush (FCX-017)."""
        return self.event == "ambush"

    def works(self, seat: Seat) -> bool:
        """Not under the Lasso, nor before others in Belle Star's turn (FCX-042, DCX-091)."""
        on_turn = self.whose()
        belle = on_turn is not None and on_turn is not seat and on_turn.character == "belle_star"
        return self.event != "lasso" and not belle

    def ready(self, seat: Seat, card: Card) -> bool:
        """A green card that has waited long enough (DCX-012 to DCX-015); another is being thrown at it (FCX-081)."""
        waited = self.since[card] < self.turns and card is not self.thrown_at
        return waited and self.works(seat) and (card.name in SHIELDS or self.whose() is seat)

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

    def draw_for(self, seat: Seat, count: int, cause: str) -> None:
        """Cards off the deck, and what for."""
        self.drawn_for = cause
        self.mischief.before_draw_for(self, seat, count, cause)
        seat.hand += self.take(count)
        self.used.add(f"draw for {cause}")
        self.say(f"{seat} draw {count} for {cause}")

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

    def put_away(self, seat: Seat, cards: list[Card]) -> None:
        """In the Abandoned Mine face down onto the deck, by the newest text (FCX-008)."""
        if self.event != "abandoned_mine":
            return super().put_away(seat, cards)
        for card in cards:
            seat.hand.remove(card)
            self.deck.append(card)
        self.follow("newest_mine")
        return self.say(f"{seat} stows {len(cards)}{self.spell_all(cards) if self.chance(0.5) else ''}")

    def phase_one(self, seat: Seat) -> int:
        """Pixie Pete three, Bill Noface one and one for each wound; ghosts too (DCX-098, DCX-135, HNX-051, HNX-052)."""
        usual = super().phase_one(seat)
        if seat.character == "pixie_pete":
            return 3 + MORE.get(self.event, 0)
        wounds = seat.maximum - seat.life
        return 1 + wounds + MORE.get(self.event, 0) if seat.character == "bill_noface" else usual

    def steps(self, seat: Seat, steps: list[str]) -> list[str]:
        """Start of turn, Vera's choice before phase 1, what its end brings (HNX-010, DCX-142)."""
        first = [step for step in START if step == self.event]
        after = [step for step in END_OF_PHASE_ONE if step == self.event]
        vera = ["imitate"] if self.able[seat.number] == "vera_custer" or "new_identity" in first else []
        at = steps.index("draw")
        if at and not self.phase_one(seat):
            raise Reroll("Bill Noface, who has nothing to draw, before Dynamite or Jail")
        return [*first, *steps[:at], *vera, "draw", *after, *steps[at + 1 :]]

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

    def say(self, line: str) -> None:
        """By the Law of the West phase 1 is over when the second card has been shown."""
        to_show = self.event == "law_of_the_west" and not self.by_law and self.turn is not None
        if to_show and self.phase == "play" and self.turn and self.turn.character != "black_jack":
            drawn = [card for card in self.turn.hand if card not in self.before_drawing]
            self.phase = "draw" if len(drawn) > 1 else "play"
        if line == f"{self.turn} turn" and self.turn and self.has_no_step(self.turn):
            self.phase = "play"
        super().say(line)

    def has_no_step(self, seat: Seat) -> bool:
        """Bill Noface without a wound in a Thirst, before whom neither Dynamite nor Jail lies."""
        waits = seat.showing("dynamite") + seat.showing("jail")
        return not self.phase_one(seat) and not waits and self.able[seat.number] != "vera_custer"

    def spell(self, card: Card) -> str:
        """Where Apache Kid sits, suits are noted."""
        exact = any(seat.character == "apache_kid" for seat in self.seats)
        return card.told if exact else super().spell(card)
