"""Lawful games of Death Mesa by chance: a table with real cards, played by the player aid and not by the program.

Everybody has one or two life points left, so that there are ghosts before long.
The living shoot at neighbours and ghosts, drink, and put a Barrel before themselves; ghosts play, pay, negate. What is
logged says every card of the Dead Men's Deck, so that whoever follows may count all cards after every line.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from referee import sets
from referee.vocabulary import RANKS, SUITS

ROLES = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
CHARACTERS = {"pedro_ramirez": 4, "jesse_jones": 4, "sid_ketchum": 4, "lucky_duke": 4, "willy_the_kid": 4}
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
AT_ONE = ("blood_juice", "hidden_stash", "spook", "curse", "death_and_taxes", "dry_spell", "nightmare", "proper_burial")
OTHERS = ("poltergeist", "last_testament", "rob_grave", "desecrate_grave", "syphon", "cemetery", "ghost_stories")
MOST_TURNS = 60


def red(card: str) -> bool:
    """Hearts or diamonds."""
    return card[-1] in "hd"


def kind(card: str) -> str:
    """The name of a card without its rank and suit."""
    return card.partition("/")[0]


@dataclass
class Player:
    """One at the table: alive with a hand and cards in play, or a ghost with goods and cards of his own deck."""

    role: str
    character: str
    life: int
    most: int
    hand: list[str]
    play: list[str] = field(default_factory=list)
    spirits: list[str] = field(default_factory=list)
    dead: bool = False


class Evening:
    """A game: `head` and `lines` are its text, the rest is what lies where."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.over = False
        self.discards: list[str] = []
        self.binding: dict[str, dict[int, int]] = {}
        cards = sets.named("base").facts.cards
        self.deck = [f"{name}/{face}" for name, facts in cards.items() for face in facts.faces]
        self.chance.shuffle(self.deck)
        faces = [rank + suit for rank in RANKS for suit in SUITS]
        self.spirits = [f"{name}/{self.chance.choice(faces)}" for name in (*AT_ONE, *OTHERS) * 3]
        self.chance.shuffle(self.spirits)
        self.buried_spirits: list[str] = []
        self.say(f"compose with {' '.join(self.spirits)}")
        self.players = self._seated()
        self.head = self._head()

    def _seated(self) -> dict[int, Player]:
        roles = ["sheriff", *self.chance.sample(ROLES[1:], 4)]
        names = self.chance.sample(sorted(CHARACTERS), 5)
        players = {}
        for seat, (role, name) in enumerate(zip(roles, names, strict=True), 1):
            life = CHARACTERS[name] + (role == "sheriff")
            hand = [self.deck.pop() for _ in range(life)]
            players[seat] = Player(role, name, self.chance.choice((1, 2)), life, hand)
        return players

    def _head(self) -> str:
        rows = (
            f"seat {seat} {NAMES[seat - 1]} {p.role} {p.character} life {p.life}/{p.most} hand {len(p.hand)}"
            for seat, p in self.players.items()
        )
        return "\n".join(("bang 1", "sets base death_mesa", *rows, "turn 5 over", f"deck {len(self.deck)}", "---", ""))

    def text(self) -> str:
        """The whole game as a file."""
        return self.head + "\n".join(self.lines) + "\n"

    def say(self, line: str) -> None:
        """One line more."""
        self.lines.append(line)

    def living(self, first: int = 1) -> list[int]:
        """The living from this seat on."""
        order = [*range(first, 6), *range(1, first)]
        return [seat for seat in order if not self.players[seat].dead]

    def ghosts(self) -> list[int]:
        """The ghosts by seat."""
        return [seat for seat, player in self.players.items() if player.dead]

    def draw(self, count: int) -> list[str]:
        """Cards of the deck, which is turned over when it is empty; the line that emptied it stands already."""
        drawn = [self.deck.pop() for _ in range(count)]
        if not self.deck:
            self.say("turned")
            self.deck, self.discards = self.discards, []
            self.chance.shuffle(self.deck)
        return drawn

    def into_hand(self, seat: int, count: int, cause: str = "") -> None:
        """He draws, unless the deck would run out in the middle of it: then the evening is over."""
        if self.over or len(self.deck) < count:
            self.over = True
            return
        self.say(f"{seat} draw {count}" + (f" for {cause}" if cause else ""))
        self.players[seat].hand += self.draw(count)

    def pick(self, cards: list[str]) -> str:
        """A random one of these cards, taken away."""
        return cards.pop(self.chance.randrange(len(cards)))

    def play(self) -> Evening:
        """Turn by turn until somebody has won."""
        seat = 1
        for _ in range(MOST_TURNS):
            (self.ghostly_turn if self.players[seat].dead else self.turn)(seat)
            if self.over:
                break
            seat = seat % 5 + 1
        return self

    def turn(self, seat: int) -> None:
        """A living player's: he draws, plays, discards, and pays what a ghost has coming."""
        me = self.players[seat]
        self.say(f"{seat} turn")
        tax = self.binding.get("death_and_taxes", {}).pop(seat, 0)
        self.into_hand(seat, 1 if tax else 2)
        if tax:
            self.into_hand(tax, 1, "death_and_taxes")
        played = self._plays(seat)
        if self.over:
            return
        while len(me.hand) > me.life:
            self.discards.append(self.pick(me.hand))
            self.say(f"{seat} discard 1 with {self.discards[-1]}")
        self.say(f"{seat} end")
        self._afterwards(seat, played)

    def _afterwards(self, seat: int, played: int) -> None:
        curse = self.binding.get("curse", {}).pop(seat, 0)
        buried = self.binding.get("proper_burial", {}).pop(seat, 0)
        self.binding.get("ghost_stories", {}).pop(seat, 0)
        if curse and self.players[seat].hand:
            self.say(f"{curse} draw 1 from {seat} for curse")
            self.players[curse].hand.append(self.pick(self.players[seat].hand))
        if buried and not played:
            self.into_hand(seat, 2, "proper_burial")

    def _plays(self, seat: int) -> int:
        """Some of his cards, one BANG! that counts among them; how many they were."""
        played, shot = 0, False
        most = 1 if seat in self.binding.get("ghost_stories", {}) else 4
        for card in list(self.players[seat].hand):
            if self.over or played == most or card not in self.players[seat].hand or self.chance.random() < 0.2:
                continue
            before = len(self.lines)
            if kind(card) == "bang":
                shot = self._shoot(seat, card, shot)
            else:
                self._play(seat, card)
            played += len(self.lines) > before
        return played

    def give(self, seat: int, card: str) -> None:
        """A card of his goes to the discards."""
        self.players[seat].hand.remove(card)
        self.discards.append(card)

    def _shoot(self, seat: int, card: str, shot: bool) -> bool:
        """At a ghost with a card, or at a neighbour; returns whether the one BANG! of the turn was shot."""
        haunted = [ghost for ghost in self.ghosts() if self.players[ghost].spirits]
        order = self.living(seat)
        if haunted and self.chance.random() < 0.4:
            ghost = self.chance.choice(haunted)
            self.say(f"{seat} {card} {ghost}")
            self.give(seat, card)
            self.shed(ghost, "bang")
            return shot
        if shot or len(order) < 2:
            return shot
        target = self.chance.choice((order[1], order[-1]))
        if any(kind(card) == "mustang" for card in self.players[target].play):
            return shot
        self.say(f"{seat} {card} {target}")
        self.give(seat, card)
        self.answer(target, seat)
        return True

    def shed(self, ghost: int, cause: str = "") -> None:
        """A ghost discards a card of his own deck."""
        card = self.pick(self.players[ghost].spirits)
        self.buried_spirits.append(card)
        self.say(f"{ghost} shed 1{f' for {cause}' if cause else ''} with {card}")

    def _play(self, seat: int, card: str) -> None:
        me, name = self.players[seat], kind(card)
        dry = seat in self.binding.get("dry_spell", {})
        if name == "beer" and me.life < me.most and len(self.living()) > 2 and not dry:
            self.say(f"{seat} {card}")
            self.give(seat, card)
            self.say(f"{seat} gain 1 for beer")
            me.life += 1
        elif name == "stagecoach" and len(self.deck) > 2:
            self.say(f"{seat} {card}")
            self.give(seat, card)
            self.into_hand(seat, 2, "stagecoach")
        elif name == "barrel" and not any(kind(each) == "barrel" for each in me.play):
            self.say(f"{seat} {card}")
            me.hand.remove(card)
            me.play.append(card)
        elif name == "cat_balou" and (haunted := [g for g in self.ghosts() if self.players[g].spirits]):
            ghost = self.chance.choice(haunted)
            self.say(f"{seat} {card} {ghost}")
            self.give(seat, card)
            self.shed(ghost, "cat_balou")

    def answer(self, target: int, author: int) -> None:
        """To a shot: a Missed! if he has one and will, else a life point."""
        missed = [card for card in self.players[target].hand if kind(card) == "missed"]
        if missed and self.chance.random() < 0.7:
            self.say(f"{target} answer {missed[0]}")
            self.give(target, missed[0])
            return
        self.say(f"{target} no")
        self.lose(target, author, "bang")

    def lose(self, seat: int, author: int, cause: str) -> None:
        """A life point, and with the last one the life."""
        me = self.players[seat]
        self.say(f"{seat} lose 1 by {author} to {cause}")
        me.life -= 1
        if me.life < 1:
            self._die(seat, author, cause)

    def _die(self, seat: int, author: int, cause: str) -> None:
        me, killer = self.players[seat], self.players[author]
        self.say(f"{seat} out {me.role} by {author} to {cause}")
        me.dead = True
        if me.hand or me.play:
            self.say(f"{seat} bury")
        me.hand, me.play = me.hand + me.play, []
        for bonds in self.binding.values():
            bonds.pop(seat, None)
        if me.role == "outlaw" and not killer.dead:
            self.into_hand(author, 3, "reward")
        if me.role == "deputy" and killer.role == "sheriff" and not killer.dead and (killer.hand or killer.play):
            self.say(f"{author} forfeit" + "".join((" with ", " ".join(killer.hand)) if killer.hand else ()))
            self.discards += killer.hand + killer.play
            killer.hand, killer.play = [], []
        if not self.over:
            self.conjure(seat, 1)
        self.over = self.over or self._decided(me.role)

    def _decided(self, fallen: str) -> bool:
        alive = {self.players[seat].role for seat in self.living()}
        return fallen == "sheriff" or not alive & {"outlaw", "renegade"}

    def conjure(self, ghost: int, count: int) -> None:
        """Cards of the Dead Men's Deck, whose discards are shuffled when it runs out."""
        if len(self.spirits) < count:
            self.spirits += self.buried_spirits
            self.buried_spirits = []
            self.chance.shuffle(self.spirits)
            self.say("reshuffle")
        drawn = [self.spirits.pop() for _ in range(count)]
        self.players[ghost].spirits += drawn
        self.say(f"{ghost} conjure {count} with {' '.join(drawn)}")

    def ghostly_turn(self, ghost: int) -> None:
        """A ghost's: he draws, plays what he can pay, and keeps two cards."""
        self.say(f"{ghost} turn")
        for name in ("dry_spell", "nightmare"):
            bonds = self.binding.get(name, {})
            self.binding[name] = {seat: author for seat, author in bonds.items() if author != ghost}
        self.conjure(ghost, 2)
        played = 0
        for _ in range(2):
            played += not self.over and self._haunt(ghost, played)
        if self.over:
            return
        while len(self.players[ghost].spirits) > 2:
            self.shed(ghost)
        self.say(f"{ghost} end")

    def price(self, played: int) -> int:
        """Two cards for a single team, one for every further card."""
        roles = {self.players[ghost].role for ghost in self.ghosts()}
        return (2 if len(roles) == 1 else 0) + (1 if played else 0)

    def _haunt(self, ghost: int, played: int) -> bool:
        """A card of his that he can pay and play; whether he did."""
        me, price = self.players[ghost], self.price(played)
        if len(me.spirits) < price + 1:
            return False
        card = self.chance.choice(me.spirits)
        at = self._targets(ghost, kind(card))
        if at is None:
            return False
        me.spirits.remove(card)
        paid = [self.pick(me.spirits) for _ in range(price)]
        self.buried_spirits += [card, *paid]
        seats = "".join(f" {seat}" for seat in at)
        cost = f" for {price} with {' '.join(paid)}" if paid else ""
        self.say(f"{ghost} haunt {card}{seats}{cost}")
        if kind(card) == "syphon" or not self._negated(ghost, card):
            self.say(f"{ghost} works {kind(card)}")
            self._effect(ghost, kind(card), at)
            self._bonus(ghost, card)
        return True

    def _targets(self, ghost: int, name: str) -> tuple[int, ...] | None:
        alive = self.living()
        others = [each for each in self.ghosts() if each != ghost]
        if name in (*AT_ONE, "cemetery", "last_testament", "ghost_stories"):
            return (self.chance.choice(alive),)
        if name == "poltergeist":
            return ()
        if not others:
            return None
        grave = self.chance.choice(others)
        return (grave, self.chance.choice(alive)) if name == "rob_grave" else (grave,)

    def _negated(self, ghost: int, card: str) -> bool:
        """Another ghost may discard the opposite colour, and then they answer in turn."""
        foes = [foe for foe in self.ghosts() if foe != ghost and self._against(foe, card)]
        if not foes or self.chance.random() < 0.5:
            return False
        sides = [ghost, self.chance.choice(foes)]
        last, turn = card, 1
        while ((answers := self._against(sides[turn], last)) and self.chance.random() < 0.8) or last == card:
            last = self.chance.choice(answers)
            self.players[sides[turn]].spirits.remove(last)
            self.buried_spirits.append(last)
            self.say(f"{sides[turn]} negate {last}")
            turn = 1 - turn
        self.say(f"{sides[turn]} yields")
        return turn == 0

    def _against(self, ghost: int, card: str) -> list[str]:
        return [each for each in self.players[ghost].spirits if red(each) != red(card)]

    def _effect(self, ghost: int, name: str, at: tuple[int, ...]) -> None:
        if name in ("curse", "death_and_taxes", "dry_spell", "nightmare", "proper_burial", "ghost_stories"):
            self.binding.setdefault(name, {}).setdefault(at[0], ghost)
            return
        getattr(self, f"_{name}")(ghost, *at)

    def _bonus(self, ghost: int, card: str) -> None:
        goods = self.players[ghost].hand
        if self.over or not self.living() or self.chance.random() < 0.4:
            return
        if card[-1] == "s":
            self.into_hand(ghost, 1, "spade_bonus")
        elif card[-1] == "h" and goods:
            self.dig(self.chance.choice(self.living()), ghost, "heart_bonus")

    def dig(self, seat: int, grave: int, cause: str) -> None:
        """A card of the goods, seen as it comes, goes to a living player."""
        card = self.pick(self.players[grave].hand)
        self.players[seat].hand.append(card)
        self.say(f"{seat} exhume 1 from {grave} for {cause} with {card}")

    def _blood_juice(self, ghost: int, seat: int) -> None:
        me = self.players[seat]
        if me.life < me.most:
            me.life += 1
            self.say(f"{seat} gain 1 for blood_juice")

    def _hidden_stash(self, ghost: int, seat: int) -> None:
        self.into_hand(seat, 1, "hidden_stash")

    def _spook(self, ghost: int, seat: int) -> None:
        self.answer(seat, ghost)

    def _last_testament(self, ghost: int, seat: int) -> None:
        if self.players[ghost].hand:
            self.dig(seat, ghost, "last_testament")

    def _rob_grave(self, ghost: int, grave: int, seat: int) -> None:
        if self.players[grave].hand:
            self.dig(seat, grave, "rob_grave")

    def _cemetery(self, ghost: int, seat: int) -> None:
        for place, taker in enumerate(self.living(seat)):
            for _ in range(1 if place else 2):
                graves = [each for each in self.ghosts() if self.players[each].hand]
                if graves:
                    self.dig(taker, self.chance.choice(graves), "cemetery")

    def _desecrate_grave(self, ghost: int, grave: int) -> None:
        for _ in range(min(2, len(self.players[grave].hand))):
            self.discards.append(self.pick(self.players[grave].hand))
            self.say(f"{ghost} toss {grave} hand with {self.discards[-1]}")

    def _syphon(self, ghost: int, grave: int) -> None:
        robbed, me = self.players[grave], self.players[ghost]
        if robbed.hand and (not robbed.spirits or self.chance.random() < 0.5):
            me.hand.append(self.pick(robbed.hand))
            self.say(f"{ghost} syphons {grave} goods")
        elif robbed.spirits:
            me.spirits.append(self.pick(robbed.spirits))
            self.say(f"{ghost} syphons {grave} hand")

    def _poltergeist(self, ghost: int) -> None:
        for seat in self.living(ghost):
            if self.over:
                return
            lying = self.players[seat].play
            if lying and self.chance.random() < 0.7:
                self.discards.append(self.pick(lying))
                self.say(f"{seat} drop {self.discards[-1]}")
            else:
                self.lose(seat, ghost, "poltergeist")
