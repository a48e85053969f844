"""Life points, elimination, burial, and the Renegade who rises."""

from __future__ import annotations

from collections import Counter

from tests.properties.haunting.cards import Cards
from tests.properties.haunting.people import Player, kind

LIES_BEFORE = ("barrel", "mustang", "scope", "volcanic", "schofield", "remington", "rev_carabine", "winchester")
WEAPONS = LIES_BEFORE[3:]


class Dying(Cards):
    """A table at which one dies, and may come back."""

    aside: list[int]
    """Whose cards lie aside for Vulture Sam."""
    used: Counter[str]
    """How often each card was played, or traded for, and what else came of them."""
    verdicts: list[str]
    """Who had won after each death of the card under way."""
    agreed: bool
    """Does the moment make no difference to who has won?"""
    penalised: int
    """The Sheriff, if he killed a Deputy and has not paid for it."""

    def lose(self, seat: int, author: int, cause: str) -> None:
        """A life point, and with the last one the life."""
        me = self.players[seat]
        self.say(f"{seat} lose 1 by {author} to {cause}")
        me.life -= 1
        if me.life < 1:
            self._die(me, author, cause)

    def gain(self, seat: int, cause: str) -> None:
        """A life point, if he lacks one."""
        me = self.players[seat]
        if me.life < me.most:
            self.say(f"{seat} gain 1 for {cause}")
            me.life += 1

    def _die(self, me: Player, author: int, cause: str) -> None:
        killer, seat = self.players[author], me.seat
        self.say(f"{seat} out {me.role} by {author} to {cause}")
        me.dead, me.open_role, me.killer = True, True, author
        self.killers.add(author)
        self.bonds = [each for each in self.bonds if seat not in (each.seat, each.other)]
        if not me.bare() and self.heir():
            self.aside.append(seat)
        elif not me.bare():
            self.say(f"{seat} bury{self.noted(seat, me.hand)}")
            self.buried(me)
        if me.role == "outlaw" and not killer.dead:
            self.draw(author, 3, "reward")
        if me.role == "deputy" and killer.role == "sheriff" and not killer.dead:
            self.penalised = killer.seat
            if self.heir() != killer.seat:
                self._penalty()
        if not self.over:
            self.conjure(seat, 1)
        self.verdicts.append(self.decided())

    def _penalty(self) -> None:
        """The Sheriff who killed a Deputy gives up all his cards."""
        killer, self.penalised = self.players[self.penalised], 0
        if killer.bare():
            return
        cards = f" with {' '.join(killer.hand)}" if killer.hand else ""
        self.say(f"{killer.seat} forfeit{cards}")
        self.discards += killer.hand + killer.play
        self.unbind("terrify", seat=killer.seat)
        killer.hand, killer.play, killer.shown, killer.sideways = [], [], [], []

    def heir(self) -> int:
        """A Vulture Sam who lives and has his ability."""
        able = (p.seat for p in self.players.values() if p.character == "vulture_sam" and not p.dead)
        return next((seat for seat in able if not self.bound("nightmare", seat)), 0)

    def settle(self) -> None:
        """When a card is over: what lay aside for Vulture Sam is his, and a dead Renegade may rise."""
        for seat in self.aside if not self.over else ():
            self._inherited(self.players[seat])
        self.aside = []
        if self.penalised and not self.over:
            self._penalty()
        if not self.over and (risen := self.scofflaw()):
            self._rise(self.players[risen])
        if self.verdicts and not self.over:
            self.over = self.decided()
            self.agreed = {*self.verdicts} <= {"", self.over}
        self.verdicts = []

    def _inherited(self, me: Player) -> None:
        heir = self.heir()
        if not heir:
            self.say(f"{me.seat} bury")
            self.buried(me)
            return
        self.say(f"{me.seat} forfeit to {heir}")
        count, other = len(me.hand) + len(me.play), self.players[heir]
        other.hand += me.hand + me.play
        other.shown += me.shown + me.play
        me.hand, me.play, me.shown, me.sideways = [], [], [], []
        self.draw(me.seat, count, "vulture_sam")

    def scofflaw(self) -> int:
        """The dead Renegade who killed him who is Sheriff."""
        sheriff = next(p for p in self.players.values() if p.role == "sheriff")
        killer = self.players.get(sheriff.killer)
        rises = sheriff.dead and killer is not None and killer.dead and killer.role == "renegade" and self.living()
        return sheriff.killer if rises else 0

    def decided(self) -> str:
        """Who has won, if anybody has."""
        alive = [self.players[seat].role for seat in self.living()]
        sheriff = next(p for p in self.players.values() if p.role == "sheriff")
        if sheriff.dead and self.scofflaw():
            return ""
        if sheriff.dead:
            return self._without_a_sheriff(sheriff, alive)
        return "" if {"outlaw", "renegade"} & set(alive) else "law"

    def _without_a_sheriff(self, sheriff: Player, alive: list[str]) -> str:
        killer = self.players[sheriff.killer]
        if not alive and killer.dead and killer.role == "renegade":
            return "renegade"
        shared = self.options["showdown"] == "shared" and killer.dead and killer.role == "outlaw"
        return "renegade" if alive == ["renegade"] and not shared else "outlaws"

    def _rise(self, me: Player) -> None:
        """He is Sheriff in the place of the dead one, with his goods, two cards, and none of the dead's."""
        self.used["rises"] += 1
        self.say(f"{me.seat} rises")
        old = next(p for p in self.players.values() if p.role == "sheriff")
        healthiest = max(self.players[seat].life for seat in self.living())
        old.role, me.role, me.open_role, me.dead, me.killer = "renegade", "sheriff", True, False, 0
        me.most = 4
        me.life = min(healthiest, 4)
        if me.spirits:
            self.shed(me.seat, "risen", len(me.spirits))
        if me.hand:
            self._dig_up(me)
        self.draw(me.seat, 2, "scofflaw")

    def _dig_up(self, me: Player) -> None:
        cards = [card for card in me.hand if kind(card) in LIES_BEFORE]
        chosen = {("weapon" if kind(card) in WEAPONS else kind(card)): card for card in cards}
        self.say(f"{me.seat} digs{''.join(f' {card}' for card in chosen.values())}")
        for card in chosen.values():
            me.hand.remove(card)
            me.play.append(card)
            if card in me.shown:
                me.shown.remove(card)
