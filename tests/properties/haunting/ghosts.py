"""Turns of ghosts: they draw, play what they can pay, are negated, and keep two cards."""

from __future__ import annotations

from tests.properties.haunting.living import Living
from tests.properties.haunting.people import face, kind, red

REDRAWN = ("desecrate_grave", "rob_grave", "syphon")
ROYAL = ("j", "q", "k", "a")
TRADES = {"deputy": "warn", "renegade": "spook"}


class Ghosts(Living):
    """A table with turns of ghosts."""

    haunts: int
    """How many cards the ghost whose turn it is has played in it."""
    worked: bool
    """Did the last of them take effect?"""

    def targets(self, ghost: int, name: str) -> tuple[int, ...] | None:
        """At whom he may play it; None if he cannot."""
        raise NotImplementedError

    def effect(self, ghost: int, name: str, at: tuple[int, ...]) -> None:
        """What the card does."""
        raise NotImplementedError

    def ghostly_turn(self, ghost: int) -> None:
        """A ghost's; he may rise in it, and then goes on as the Sheriff he is."""
        me = self.players[ghost]
        self.begin(ghost)
        self.conjure(ghost, 2)
        self.phase, self.haunts, self.worked = "play", 0, False
        for _ in range(3):
            if not self.over and me.dead:
                self._redraw(ghost)
                self._haunt(ghost)
                self.settle()
        if self.over:
            return
        if not me.dead:
            played = self.plays(ghost)
            if not self.over:
                self.finish(ghost, played)
            return
        while len(me.spirits) > 2:
            self.shed(ghost)
        self.say(f"{ghost} end")
        self.phase = "over"

    def one_team(self) -> bool:
        """Is one team of ghosts only dead?"""
        return len({self.players[ghost].role for ghost in self.ghosts()}) == 1

    def _redraw(self, ghost: int) -> None:
        mine = [card for card in self.players[ghost].spirits if kind(card) in REDRAWN]
        if self.one_team() and mine and self.perhaps(0.3):
            self.used["redraws"] += 1
            self.say(f"{ghost} shed 1 for redraw with {mine[0]}")
            self.give_spirits(ghost, mine[:1])
            self.conjure(ghost, 1)

    def price(self, ghost: int, card: str) -> int:
        """Two cards for a single team, unless it is royal; one for every further card of his turn."""
        royal = self.options["lone_ghost"] == "royal" and face(card)[:-1] in ROYAL
        lone = 2 if self.one_team() and not royal else 0
        further = self.turn == ghost and self.haunts > 0
        spared = self.options["further_card"] == "after_success" and not getattr(self, "worked", False)
        return lone + (1 if further and not spared else 0)

    def _haunt(self, ghost: int) -> None:
        """A card of his that he can pay and play, or two that stand for one."""
        me = self.players[ghost]
        names = list(me.spirits)
        self.chance.shuffle(names)
        if me.role == "renegade" and self.perhaps(0.3):
            names.insert(0, "spook")
        for card in names:
            at = self.targets(ghost, kind(card))
            if at is not None and self.play_spirit(ghost, card, at) is not None:
                return

    def play_spirit(self, ghost: int, card: str, at: tuple[int, ...]) -> bool | None:
        """Played, paid and negated or not: did it work? None if he cannot pay. A name without a face is traded for."""
        me, traded, price = self.players[ghost], "/" not in card, self.price(ghost, card)
        if len(me.spirits) < price + (2 if traded else 1):
            return None
        others = list(me.spirits)
        if not traded:
            others.remove(card)
        others = self.chance.sample(others, price + (2 if traded else 0))
        seats = "".join(f" {seat}" for seat in at)
        cost = f" for {price}" if price else ""
        cards = f" with {' '.join(others)}" if others else ""
        self.used[f"trade {card}" if traded else kind(card)] += 1
        self.say(f"{ghost} {'trade' if traded else 'haunt'} {card}{seats}{cost}{cards}")
        self.give_spirits(ghost, others if traded else [card, *others])
        own = ghost == self.turn
        if own:
            self.haunts, self.worked = self.haunts + 1, False
        if self._negated(ghost, card, traded):
            return False
        self._works(ghost, card, at, own)
        return True

    def _works(self, ghost: int, card: str, at: tuple[int, ...], own: bool) -> None:
        name, goods = kind(card), bool(self.players[ghost].hand)
        self.say(f"{ghost} works {name}")
        if own:
            self.worked = True
        if name not in ("mirage", "warn"):
            self.effect(ghost, name, at)
        if not self.over and not self.verdicts:
            self._bonus(ghost, card, goods)

    def _bonus(self, ghost: int, card: str, goods: bool) -> None:
        if card.endswith("s") and "/" in card and self.perhaps(0.7):
            self.draw(ghost, 1, "spade_bonus")
        elif card.endswith("h") and goods and self.players[ghost].hand and self.perhaps(0.7):
            self.dig(self.chance.choice(self.living()), ghost, "heart_bonus")

    def reach_out(self, ghost: int, name: str, at: tuple[int, ...]) -> bool:
        """Out of turn."""
        card = next((each for each in self.players[ghost].spirits if kind(each) == name), name)
        if "/" not in card and TRADES.get(self.players[ghost].role) != name:
            return False
        return bool(self.play_spirit(ghost, card, at))

    def _negated(self, ghost: int, card: str, traded: bool) -> bool:
        """Another ghost may discard the opposite colour, and then they answer in turn."""
        name = kind(card)
        last = "ks" if name == "spook" and traded else card
        foes = [foe for foe in self.ghosts() if foe != ghost and self._against(foe, last)]
        if not foes or name == "syphon" or (traded and name == "warn") or self.perhaps():
            return False
        foe = self.chance.choice(foes)
        last = self._negates(foe, last)
        side, other = ghost, foe
        while (steps := self._able(side, (ghost, foe), last)) and self.perhaps(0.8):
            last = self._negates(self.chance.choice(steps), last, side)
            side, other = other, side
        self.say(f"{side} yields")
        return side == ghost

    def _able(self, side: int, sides: tuple[int, int], last: str) -> list[int]:
        """Who can answer for this side: it, and any dead Renegade who is no side."""
        own = [side] if self._against(side, last) else []
        others = [g for g in self.ghosts() if g not in sides and self.players[g].role == "renegade"]
        return own + [g for g in others if self._against(g, last)]

    def _negates(self, ghost: int, last: str, side: int = 0) -> str:
        card = self.chance.choice(self._against(ghost, last))
        self.used["steps in" if side not in (0, ghost) else "negates"] += 1
        self.say(f"{ghost} negate {card}{f' for {side}' if side not in (0, ghost) else ''}")
        self.give_spirits(ghost, [card])
        return card

    def _against(self, ghost: int, card: str) -> list[str]:
        return [each for each in self.players[ghost].spirits if red(each) != red(card)]
