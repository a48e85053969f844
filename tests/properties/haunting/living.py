"""Turns of the living: they draw, play, pay what a ghost has coming, and discard."""

from __future__ import annotations

from tests.properties.haunting.attacks import SIGN, Attacks
from tests.properties.haunting.dying import WEAPONS
from tests.properties.haunting.people import kind

HARMFUL = ("bang", "duel", "indians", "gatling")
BLUE = ("barrel", "mustang", "scope")
IN_A_TURN = ("curse", "ghost_stories", "guilty_conscience", "in_memoriam", "proper_burial")


class Living(Attacks):
    """A table with turns of the living."""

    counted: int
    """How many BANG! of the turn count."""

    def begin(self, seat: int) -> None:
        """His turn; what his cards of the dead did to others ends with it."""
        self.say(f"{seat} turn")
        nothing = not self.players[seat].dead and len(self.bound("death_and_taxes", seat)) > 1
        self.turn, self.phase, self.counted = seat, "play" if nothing else "start", 0
        lying = [each for each in self.bonds if each.kind == "terrify" and each.ghost == seat]
        self.unbind("dry_spell", "nightmare", "terrify", "the_east_wind", ghost=seat)
        for each in lying:
            me = self.players[each.seat]
            card = each.card
            self.say(f"{each.seat} reclaims {card}")
            me.sideways.remove(card)
            me.play.remove(card)
            me.hand.append(card)
            me.shown.append(card)

    def living_turn(self, seat: int) -> None:
        """A living player's."""
        self.begin(seat)
        taxes = self.bound("death_and_taxes", seat)
        self.unbind("death_and_taxes", seat=seat)
        self.draw(seat, max(0, 2 - len(taxes)))
        for tax in taxes:
            self.draw(tax.ghost, 1, "death_and_taxes")
        played = 0 if self.bound("proper_burial", seat) and self.perhaps(0.8) else self.plays(seat)
        if not self.over:
            self.finish(seat, played)

    def finish(self, seat: int, played: int) -> None:
        """Phase 3, and what comes after it."""
        me = self.players[seat]
        while len(me.hand) > me.life:
            card = self.chance.choice(me.hand)
            self.say(f"{seat} discard 1 with {card}")
            self.gone(seat, card)
            self.phase = "discard"
        self.say(f"{seat} end")
        self.phase = "over"
        curses, burials = self.bound("curse", seat), self.bound("proper_burial", seat)
        self.unbind(*IN_A_TURN, seat=seat)
        for curse in curses:
            if me.hand:
                card = self.chance.choice(me.hand)
                self.say(f"{curse.ghost} draw 1 from {seat} for curse{self.noted(curse.ghost, [card])}")
                self.moved(seat, curse.ghost, card)
        for _ in burials if not played else ():
            self.draw(seat, 2, "proper_burial")

    def plays(self, seat: int) -> int:
        """Some of his cards; how many they were."""
        played = 0
        most = 1 if self.bound("ghost_stories", seat) else 4
        for card in list(self.players[seat].hand):
            if self.over or played == most or card not in self.players[seat].hand or self.perhaps(0.2):
                continue
            before = len(self.lines)
            if not (kind(card) in HARMFUL and self.bound("guilty_conscience", seat)):
                getattr(self, f"_play_{kind(card)}", self._lay)(seat, card)
                self.settle()
            played += len(self.lines) > before
        return played

    def _limit(self, seat: int) -> int:
        me = self.players[seat]
        if me.using("volcanic") or (me.character == "willy_the_kid" and not self.bound("nightmare", seat)):
            return 99
        memories = [self.players[each.ghost].killer for each in self.bound("in_memoriam", seat)]
        return 1 + sum(killer > 0 and self.players[killer].dead for killer in memories)

    def _play_bang(self, seat: int, card: str) -> None:
        """At a ghost, at the killer of one, or at a neighbour."""
        haunted = [ghost for ghost in self.ghosts() if self.players[ghost].spirits]
        if haunted and self.perhaps(0.3):
            self._at_a_ghost(seat, card, self.chance.choice(haunted))
            return
        order = self.living(seat)
        killers = {self.players[each.ghost].killer for each in self.bound("in_memoriam", seat)}
        near = [each for each in {order[1], order[-1]} if not self.players[each].using("mustang")] if order[1:] else []
        near = [each for each in near if self.players[each].role != "sheriff" or self.perhaps(0.2)]
        if not near or self.perhaps(0.4):
            return
        target = self.chance.choice(near)
        spared = target in killers
        if (spared or self.counted < self._limit(seat)) and self._second(seat, card, target):
            self.counted += not spared
            self.players[seat].attacks.append((target,))
            self.shot(seat, target)

    def _second(self, seat: int, card: str, target: int) -> bool:
        """Says the shot; in The East Wind a second card goes with it, and without one there is no shot."""
        winds = [each for each in self.bound("the_east_wind", seat) if each.other == target]
        others = [each for each in self.players[seat].hand if each != card and kind(each) in SIGN]
        if winds and not others:
            return False
        self.say(f"{seat} {card} {target}")
        self.gone(seat, card)
        if winds:
            self.say(f"{seat} discard 1 for the_east_wind with {others[0]}")
            self.gone(seat, others[0])
        return True

    def _at_a_ghost(self, seat: int, card: str, ghost: int) -> None:
        self.say(f"{seat} {card} {ghost}")
        self.gone(seat, card)
        if kind(card) == "bang":
            self.players[seat].attacks.append((ghost,))
        self.shed(ghost, kind(card))

    def _play_cat_balou(self, seat: int, card: str) -> None:
        haunted = [ghost for ghost in self.ghosts() if self.players[ghost].spirits]
        if haunted:
            self._at_a_ghost(seat, card, self.chance.choice(haunted))

    def _play_duel(self, seat: int, card: str) -> None:
        others = [each for each in self.living() if each != seat]
        if not others or self.perhaps():
            return
        target = self.chance.choice(others)
        if any(each.other == target for each in self.bound("the_east_wind", seat)):
            return
        self.say(f"{seat} {card} {target}")
        self.gone(seat, card)
        self.players[seat].attacks.append((target,))
        self.challenge(seat, target, "duel")

    def _play_indians(self, seat: int, card: str) -> None:
        if self.perhaps(0.7):
            return
        others = self._at_all(seat, card)
        for each in others:
            if not self.over:
                self.challenge(seat, each, "indians")

    def _play_gatling(self, seat: int, card: str) -> None:
        if self.perhaps(0.7):
            return
        others = self._at_all(seat, card)
        for each in others:
            if not self.over:
                self.answer(seat, each, "gatling")

    def _at_all(self, seat: int, card: str) -> list[int]:
        self.say(f"{seat} {card}")
        self.gone(seat, card)
        others = self.living(seat)[1:]
        self.players[seat].attacks.append(tuple(others))
        return others

    def _play_beer(self, seat: int, card: str) -> None:
        me, dry = self.players[seat], self.bound("dry_spell", seat)
        if me.life < me.most and len(self.living()) > 2:
            self.say(f"{seat} {card}")
            self.gone(seat, card)
            if not dry:
                self.gain(seat, "beer")

    def _play_stagecoach(self, seat: int, card: str, count: int = 2) -> None:
        self.say(f"{seat} {card}")
        self.gone(seat, card)
        self.draw(seat, count, kind(card))

    def _play_wells_fargo(self, seat: int, card: str) -> None:
        self._play_stagecoach(seat, card, 3)

    def has_before(self, seat: int, name: str) -> bool:
        """Does a card of this name lie before him?"""
        return any(kind(each) == name for each in self.players[seat].play)

    def _lay(self, seat: int, card: str) -> None:
        """Before himself, if nothing of the name lies there."""
        me, name = self.players[seat], kind(card)
        if name not in (*BLUE, *WEAPONS) or self.has_before(seat, name):
            return
        self.say(f"{seat} {card}")
        me.hand.remove(card)
        if card in me.shown:
            me.shown.remove(card)
        self.laid(seat, card)

    def laid(self, owner: int, card: str) -> None:
        """A card lies before him now; the weapon that it replaces goes."""
        lying = [each for each in self.players[owner].play if kind(each) in WEAPONS and kind(card) in WEAPONS]
        self.players[owner].play.append(card)
        for each in lying:
            self.say(f"{owner} drop {each}")
            self.drop(owner, each)
