"""What the cards of the Dead Men's Deck do, one by one, by the player aid."""

from __future__ import annotations

from tests.properties.haunting.ghosts import Ghosts
from tests.properties.haunting.people import kind, red
from tests.properties.haunting.table import Bond

LASTING = (
    "curse", "death_and_taxes", "dry_spell", "ghost_stories", "guilty_conscience", "in_memoriam", "nightmare",
    "proper_burial",
)  # fmt: skip
SPARED = ("dynamite", "jail")


class Effects(Ghosts):
    """A table at which each card of the dead does what it says."""

    def effect(self, ghost: int, name: str, at: tuple[int, ...]) -> None:
        """Binds somebody, or does something at once."""
        if name in LASTING:
            self.bonds.append(Bond(name, at[0], ghost))
        else:
            getattr(self, f"_{name}")(ghost, *at)

    def _the_east_wind(self, ghost: int, one: int, other: int) -> None:
        self.bonds += [Bond("the_east_wind", one, ghost, other), Bond("the_east_wind", other, ghost, one)]

    def _blood_juice(self, ghost: int, seat: int) -> None:
        self.gain(seat, "blood_juice")

    def _hidden_stash(self, ghost: int, seat: int) -> None:
        if self.options["hidden_stash"] == "deck":
            self.draw(seat, 1, "hidden_stash")
        elif self.players[ghost].hand:
            self.dig(seat, ghost, "hidden_stash")

    def _spook(self, ghost: int, seat: int) -> None:
        self.shot(ghost, seat)

    def _last_testament(self, ghost: int, seat: int) -> None:
        if self.players[ghost].hand:
            self.dig(seat, ghost, "last_testament")
            if self.options["last_testament"] == "drawing":
                self.draw(ghost, 1, "last_testament")

    def _rob_grave(self, ghost: int, grave: int, seat: int) -> None:
        if self.players[grave].hand:
            self.dig(seat, grave, "rob_grave")

    def _cemetery(self, ghost: int, seat: int) -> None:
        for place, taker in enumerate(self.living(seat)):
            for _ in range(1 if place else 2):
                graves = [each for each in self.ghosts() if self.players[each].hand]
                if graves:
                    self.dig(taker, self.chance.choice(graves), "cemetery", openly=True)

    def _desecrate_grave(self, ghost: int, grave: int) -> None:
        for _ in range(min(2, len(self.players[grave].hand))):
            card = self.chance.choice(self.players[grave].hand)
            self.say(f"{ghost} toss {grave} hand with {card}")
            self.gone(grave, card)

    def _syphon(self, ghost: int, grave: int) -> None:
        robbed, me = self.players[grave], self.players[ghost]
        if robbed.hand and (not robbed.spirits or self.perhaps()):
            self.say(f"{ghost} syphons {grave} goods")
            self.moved(grave, ghost, self.chance.choice(robbed.hand))
        elif robbed.spirits:
            self.say(f"{ghost} syphons {grave} hand")
            me.spirits.append(self.pick(robbed.spirits))

    def _poltergeist(self, ghost: int) -> None:
        for seat in self.living(ghost):
            me = self.players[seat]
            lying = [card for card in me.play if card not in me.sideways and kind(card) not in SPARED]
            if self.over:
                return
            if lying and self.perhaps(0.7):
                card = self.chance.choice(lying)
                self.say(f"{seat} drop {card}")
                self.drop(seat, card)
            else:
                self.lose(seat, ghost, "poltergeist")

    def _bad_moon_rising(self, ghost: int, *at: int) -> None:
        suit = self.flip(ghost, "bad_moon_rising")[-1]
        for seat in at or self.living(ghost):
            if self.over:
                return
            if suit == "h" and self.options["bad_moon_hearts"] == "draw":
                self.draw(seat, 1, "bad_moon_rising")
            elif suit in "sc":
                self._gives(seat, ghost, 2 if suit == "s" else 1)

    def _gives(self, seat: int, ghost: int, count: int) -> None:
        me = self.players[seat]
        lying = [card for card in me.play if card not in me.sideways]
        if len(me.hand) + len(lying) < count or self.perhaps(0.2):
            self.lose(seat, ghost, "bad_moon_rising")
            return
        if count == 2 and len(me.hand) > 1 and self.perhaps(0.4):
            cards = self.chance.sample(me.hand, 2)
            self.say(f"{seat} discard 2 for bad_moon_rising with {' '.join(cards)}")
            for card in cards:
                self.gone(seat, card)
            return
        for _ in range(count):
            self._gives_one(seat)

    def _gives_one(self, seat: int) -> None:
        me = self.players[seat]
        card = self.chance.choice(me.hand + [card for card in me.play if card not in me.sideways])
        if card in me.hand:
            self.say(f"{seat} discard 1 for bad_moon_rising with {card}")
            self.gone(seat, card)
        else:
            self.say(f"{seat} drop {card}")
            self.drop(seat, card)

    def _decay(self, ghost: int, seat: int) -> None:
        me = self.players[seat]
        if not me.play:
            return
        missed = [card for card in me.hand if kind(card) == "missed"]
        if missed and self.perhaps():
            self.say(f"{seat} answer {missed[0]}")
            self.gone(seat, missed[0])
            return
        self.say(f"{seat} no")
        card = self.chance.choice(me.play)
        self.say(f"{ghost} toss {seat} {card}")
        self.drop(seat, card)

    def _seance(self, ghost: int, seat: int, other: int) -> None:
        hand = self.players[seat].hand
        if hand:
            cards = self.chance.sample(hand, min(2, len(hand)))
            self.say(f"{seat} unveils to {other}{self.noted(seat, cards)}")

    def _terrify(self, ghost: int, seat: int) -> None:
        me = self.players[seat]
        cards = [*me.hand, *(card for card in me.play if card not in me.sideways)]
        if not cards:
            return
        card = self.chance.choice(cards)
        if card in me.hand:
            self.say(f"{ghost} terrifies {seat} hand {card}")
            me.hand.remove(card)
            me.play.append(card)
            if card in me.shown:
                me.shown.remove(card)
        else:
            self.say(f"{ghost} terrifies {seat} {card}")
        me.sideways.append(card)
        self.bonds.append(Bond("terrify", seat, ghost, card=card))

    def _unfinished_business(self, ghost: int, seat: int) -> None:
        rank = self.flip(seat, "unfinished_business")
        if self.over:
            return
        if not red(rank):
            self.shot(ghost, seat)
        elif self.players[seat].hand:
            self.say(f"{ghost} draw 1 from {seat} for unfinished_business")
            self.moved(seat, ghost, self.chance.choice(self.players[seat].hand))
