"""A possessed player's card, played by a ghost as he likes."""

from __future__ import annotations

from tests.properties.haunting.dying import WEAPONS
from tests.properties.haunting.effects import Effects
from tests.properties.haunting.living import BLUE
from tests.properties.haunting.people import kind

DRAWN = {"stagecoach": 2, "wells_fargo": 3}
PLAYED = ("bang", "missed", "beer", "gatling", *DRAWN, *BLUE, *WEAPONS)
"""What a ghost of these games plays out of another's hand."""


class Possessing(Effects):
    """A table at which somebody may be possessed."""

    def playable(self, seat: int) -> list[str]:
        """What a ghost can do something with."""
        cards = [card for card in self.players[seat].hand if kind(card) in PLAYED]
        return [card for card in cards if kind(card) not in (*BLUE, *WEAPONS) or self._free(card)]

    def _possess(self, ghost: int, seat: int) -> None:
        card = self.chance.choice(self.playable(seat))
        name = kind(card)
        if name == "missed":
            self.say(f"{ghost} possesses {seat} {card} back")
        elif name == "bang":
            self._banged(ghost, seat, card)
        elif name == "gatling":
            self._volley(ghost, seat, card)
        elif name in (*DRAWN, "beer"):
            self._helped(ghost, seat, card)
        else:
            self._laid(ghost, seat, card)

    def _banged(self, ghost: int, seat: int, card: str) -> None:
        """At a neighbour of his, or at himself."""
        order = self.living(seat)
        near = [each for each in {order[1], order[-1]} if not self.players[each].using("mustang")] if order[1:] else []
        target = self.chance.choice([seat, *near])
        self.say(f"{ghost} possesses {seat} {card} {target}")
        self.gone(seat, card)
        self.shot(ghost, target)

    def _helped(self, ghost: int, seat: int, card: str) -> None:
        """Its owner, or another."""
        name, helped = kind(card), self.chance.choice([seat, *self.living(seat)])
        self.say(f"{ghost} possesses {seat} {card}{f' {helped}' if helped != seat or self.perhaps() else ''}")
        self.gone(seat, card)
        if name in DRAWN:
            self.draw(helped, DRAWN[name], name)
        elif len(self.living()) > 2 and not self.bound("dry_spell", helped):
            self.gain(helped, "beer")

    def _volley(self, ghost: int, seat: int, card: str) -> None:
        self.say(f"{ghost} possesses {seat} {card}")
        self.gone(seat, card)
        for each in self.living(seat)[1:]:
            if not self.over:
                self.answer(ghost, each, "gatling")

    def _free(self, card: str) -> list[int]:
        """Before whom no card of the name lies."""
        return [each for each in self.living() if not self.has_before(each, kind(card))]

    def _laid(self, ghost: int, seat: int, card: str) -> None:
        """Before anybody; a weapon there goes if it is one."""
        owner, me = self.chance.choice(self._free(card)), self.players[seat]
        self.say(f"{ghost} possesses {seat} {card} {owner}")
        me.hand.remove(card)
        if card in me.shown:
            me.shown.remove(card)
        self.laid(owner, card)
