"""Attacks and their answers: what the attacked does, and what a ghost does out of turn."""

from __future__ import annotations

from tests.properties.haunting.dying import Dying
from tests.properties.haunting.people import kind

SIGN = ("bang", "gatling")


class Attacks(Dying):
    """A table at which one is attacked."""

    def reach_out(self, ghost: int, name: str, at: tuple[int, ...]) -> bool:
        """A ghost plays this card out of turn, if he has and can pay it; did it work?"""
        raise NotImplementedError

    def shot(self, author: int, target: int, cause: str = "bang") -> None:
        """At one player: a Mirage, a Warn, a Barrel, a Missed!, or a life point."""
        attacker = self.players[author]
        needed = 2 if cause == "bang" and self.slab(author) else 1
        if not attacker.dead and cause == "bang":
            target = self._led_elsewhere(author, target)
        self.answer(author, target, cause, needed)

    def slab(self, author: int) -> bool:
        """Is it a BANG! of Slab the Killer, who has his ability?"""
        me = self.players[author]
        return me.character == "slab_the_killer" and not me.dead and not self.bound("nightmare", author)

    def _led_elsewhere(self, author: int, target: int) -> int:
        order = self.living(target)
        beside = [seat for seat in (order[1], order[-1]) if seat not in (author, target)]
        for ghost in self.ghosts():
            if beside and self.holds(ghost, "mirage") and self.perhaps(0.7):
                led = self.chance.choice(beside)
                return led if self.reach_out(ghost, "mirage", (led,)) else target
        return target

    def holds(self, ghost: int, name: str) -> bool:
        """Has he this card of the Dead Men's Deck?"""
        return any(kind(card) == name for card in self.players[ghost].spirits)

    def answer(self, author: int, target: int, cause: str, needed: int = 1) -> None:
        """Until it is averted as often as needed, or it hits."""
        me = self.players[target]
        needed -= self._warned(target)
        if needed and self._barrel(target, "barrel", me.using("barrel")):
            needed -= 1
        missed = [card for card in me.hand if kind(card) == "missed"]
        while needed and len(missed) >= needed and self.perhaps(0.7):
            self.say(f"{target} answer {missed[0]}")
            self.gone(target, missed.pop(0))
            needed -= 1
        if needed:
            self.say(f"{target} no")
            self.lose(target, author, cause)

    def _barrel(self, target: int, name: str, has: bool) -> bool:
        if len(self.deck) < self.turned_up(target):
            return False
        return has and self.perhaps(0.6) and self.flip(target, name).endswith("h")

    def _warned(self, target: int) -> int:
        """The Missed! that a ghost gives him."""
        for ghost in self.ghosts():
            trade = self.players[ghost].role == "deputy" and len(self.players[ghost].spirits) >= 2
            if (self.holds(ghost, "warn") or trade) and self.perhaps(0.6):
                return int(self.reach_out(ghost, "warn", (target,)))
        return 0

    def challenge(self, author: int, target: int, cause: str) -> None:
        """A Duel that is not taken up, or Indians!: a BANG! or a life point."""
        if cause == "duel":
            target = self._led_elsewhere(author, target)
        bangs = [card for card in self.players[target].hand if kind(card) == "bang"]
        if cause == "indians" and bangs and self.perhaps():
            self.say(f"{target} answer {bangs[0]}")
            self.gone(target, bangs[0])
            return
        self.say(f"{target} no")
        self.lose(target, author, cause)
