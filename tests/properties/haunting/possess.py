"""A possessed player's card, played by a ghost as he likes."""

from __future__ import annotations

from tests.properties.haunting.dying import WEAPONS
from tests.properties.haunting.effects import Effects
from tests.properties.haunting.living import BLUE
from tests.properties.haunting.people import kind

DRAWN = {"stagecoach": 2, "wells_fargo": 3}
AT_ALL = ("gatling", "indians", "saloon", "general_store")
AT_ONE = ("panic", "cat_balou", "duel")
PLAYED = ("bang", "missed", "beer", *AT_ALL, *AT_ONE, *DRAWN, *BLUE, *WEAPONS)
"""What a ghost of these games plays out of another's hand: all but Jail and Dynamite, which nobody plays in them."""


class Possessing(Effects):
    """A table at which somebody may be possessed."""

    def playable(self, seat: int) -> list[str]:
        """What a ghost can do something with."""
        cards = [card for card in self.players[seat].hand if kind(card) in PLAYED]
        return [card for card in cards if self._of_use(seat, card)]

    def _of_use(self, seat: int, card: str) -> bool:
        name = kind(card)
        if name in AT_ONE:
            return bool(self._in_sight(seat, name))
        if name == "general_store":
            return len(self.deck) > self.size
        return name not in (*BLUE, *WEAPONS) or bool(self._free(card))

    def _possess(self, ghost: int, seat: int) -> None:
        card = self.chance.choice(self.playable(seat))
        name = kind(card)
        if name == "missed":
            self.say(f"{ghost} possesses {seat} {card} back")
        elif name == "bang":
            self._banged(ghost, seat, card)
        elif name in (*AT_ALL, *AT_ONE):
            getattr(self, f"_possessed_{name}")(ghost, seat, card)
        elif name in (*DRAWN, "beer"):
            self._helped(ghost, seat, card)
        else:
            self._laid(ghost, seat, card)

    def _banged(self, ghost: int, seat: int, card: str) -> None:
        """At a neighbour of his, or at himself."""
        target = self.chance.choice([seat, *self._near(seat)])
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

    def _near(self, seat: int) -> list[int]:
        order = self.living(seat)
        return [each for each in {order[1], order[-1]} if not self.players[each].using("mustang")] if order[1:] else []

    def _in_sight(self, seat: int, name: str) -> list[int]:
        """At whom it goes; who has nothing can lose nothing."""
        others = self._near(seat) if name == "panic" else self.living(seat)[1:]
        return [each for each in others if name == "duel" or self._losable(each)]

    def _losable(self, seat: int) -> list[str]:
        me = self.players[seat]
        return [*me.hand, *(card for card in me.play if card not in me.sideways)]

    def _to_all(self, ghost: int, seat: int, card: str) -> None:
        self.say(f"{ghost} possesses {seat} {card}")
        self.gone(seat, card)

    def _possessed_gatling(self, ghost: int, seat: int, card: str) -> None:
        self._to_all(ghost, seat, card)
        for each in self.living(seat)[1:]:
            if not self.over:
                self.answer(ghost, each, "gatling")

    def _possessed_indians(self, ghost: int, seat: int, card: str) -> None:
        self._to_all(ghost, seat, card)
        for each in self.living(seat)[1:]:
            if not self.over:
                self.challenge(ghost, each, "indians")

    def _possessed_saloon(self, ghost: int, seat: int, card: str) -> None:
        self._to_all(ghost, seat, card)
        for each in self.living(seat):
            if not self.bound("dry_spell", each):
                self.gain(each, "saloon")

    def _possessed_general_store(self, ghost: int, seat: int, card: str) -> None:
        self._to_all(ghost, seat, card)
        takers = self.living(seat)
        cards = [self.deck.pop() for _ in takers]
        self.deck += cards
        self.say(f"{seat} turnup {len(cards)} with {' '.join(cards)}")
        del self.deck[-len(cards) :]
        self.open = cards
        for each in takers:
            picked = self.chance.choice(self.open)
            self.say(f"{each} pick {picked}")
            self.open.remove(picked)
            self.players[each].hand.append(picked)
            self.players[each].shown.append(picked)

    def _to_one(self, ghost: int, seat: int, card: str) -> int:
        target = self.chance.choice(self._in_sight(seat, kind(card)))
        self.say(f"{ghost} possesses {seat} {card} {target}")
        self.gone(seat, card)
        return target

    def _possessed_duel(self, ghost: int, seat: int, card: str) -> None:
        """He fights it, and it is the ghost's: whoever loses it loses to him."""
        target = self._to_one(ghost, seat, card)
        self.say(f"{target} no")
        self.lose(target, ghost, "duel")

    def _possessed_panic(self, ghost: int, seat: int, card: str) -> None:
        target = self._to_one(ghost, seat, card)
        taken, other, me = self.chance.choice(self._losable(target)), self.players[target], self.players[seat]
        if taken in other.hand:
            self.say(f"{seat} take {target} hand{self.noted(seat, [taken])}")
            self.moved(target, seat, taken)
            return
        self.say(f"{seat} take {target} {taken}")
        other.play.remove(taken)
        me.hand.append(taken)
        me.shown.append(taken)

    def _possessed_cat_balou(self, ghost: int, seat: int, card: str) -> None:
        target = self._to_one(ghost, seat, card)
        taken = self.chance.choice(self._losable(target))
        if taken in self.players[target].hand:
            self.say(f"{seat} toss {target} hand with {taken}")
            self.gone(target, taken)
        else:
            self.say(f"{seat} toss {target} {taken}")
            self.drop(target, taken)

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
