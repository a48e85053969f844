"""A whole game of the Lone Gunslinger with a real deck: the program moves the cowboys, a rash player the law.

Every card has a rank and a suit, so that whoever looks at the table knows where each of the 80 is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from referee import entries as e
from referee import sets
from referee.due import Due, agenda
from referee.evolve import evolve
from referee.judge import judge
from referee.lexicon import load
from referee.notation import read_position
from referee.notation.writing import card_word
from referee.questions import ANSWERED_BY, BARRELS, HAND_LIMIT, RESCUES, SUCCEEDS, WINNERS_BY_READING
from referee.rulebook import Situation
from referee.sightings import known_in
from referee.table import Owed, Table
from referee.verdict import Verdict
from referee.vocabulary import Card

BOOK = sets.bind(("base", "lone_gunslinger"))
DECK = tuple(Card(kind, face) for kind, facts in BOOK.cards.items() for face in facts.faces)
OUT = ("calamity_janet", "el_gringo", "jesse_jones", "kit_carlson", "pedro_ramirez", "sid_ketchum")
ROLES = ("deputy", "outlaw", "outlaw", "outlaw", "renegade")
LONGEST = 6000
LEXICON = load()


@dataclass
class Game:
    """One game: what was logged with its verdicts, and the table it came to."""

    chance: Random
    table: Table = field(default_factory=Table)
    deck: list[Card] = field(default_factory=list)
    log: list[tuple[e.Entry, Verdict]] = field(default_factory=list)

    def deal(self, level: int, option: str) -> None:
        """Roles in a circle, characters, opening hands."""
        self.deck = self.chance.sample(DECK, len(DECK))
        roles = ("sheriff", *self.chance.sample(ROLES, len(ROLES)))
        names = self.chance.sample([name for name in BOOK.characters if name not in OUT], len(roles))
        lines = ["sets base lone_gunslinger", f"option level {level}", option]
        for number, (role, name) in enumerate(zip(roles, names, strict=True), 1):
            life = BOOK.characters[name]
            held = life + (role == "sheriff") if role in ("sheriff", "deputy") else min(level, life)
            cards = " ".join(card_word(self.deck.pop()) for _ in range(held))
            lines.append(f"seat {number} P{number} {role} {name}" + (f" holds {cards}" if cards else ""))
        self.table, _ = read_position("\n".join(lines), lambda _: BOOK, LEXICON)
        self.say(e.Opened(self.table))

    def say(self, entry: e.Entry) -> None:
        """One entry, judged and applied."""
        self.log.append((entry, judge(self.table, entry, BOOK)))
        self.table = evolve(self.table, entry, BOOK)

    @property
    def now(self) -> Situation:
        """The table as rules see it."""
        return Situation(self.table, BOOK)

    def play(self) -> Game:
        """On to the end, or until it has gone on for too long."""
        while not self.table.winner and len(self.log) < LONGEST:
            self.step()
        return self

    def step(self) -> None:
        """What is due next; if nothing is, the player plays."""
        pressing = next((item for item in agenda(self.table, BOOK).due if item.owed.must), None)
        self.say(self.due(pressing) if pressing is not None else self.free())
        if isinstance(self.log[-1][0], e.DeckTurned):
            self.deck = self.chance.sample(left := list((Counter(DECK) - self.lying()).elements()), len(left))

    def lying(self) -> Counter[Card]:
        """All cards but those of the deck and of the discards."""
        table = self.table
        hands = (card for seat in table.seats for card in known_in(table, seat.number))
        return Counter((*hands, *table.open, *(card for seat in table.seats for card in seat.in_play)))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of this hand, which all see."""
        return known_in(self.table, seat)

    def drawn(self, count: int) -> tuple[Card, ...]:
        """As many cards of the deck as are asked for, or as there are."""
        return tuple(self.deck.pop() for _ in range(min(count, len(self.deck))))

    def due(self, item: Due) -> e.Entry:
        """The entry for what is due, from the deck or as somebody chooses."""
        owed = item.owed
        if item.forced is not None and owed.kind != "draw":
            return item.forced
        match owed.kind:
            case "draw":
                cards = self.drawn(owed.count)
                return e.Drew(owed.seat, len(cards), cause=owed.card, seen=cards)
            case "show":
                return e.Revealed(owed.seat, self.hand(owed.seat)[-1])
            case "turnup":
                cards = self.drawn(owed.count)
                return e.TurnedUp(owed.seat, len(cards), cards)
            case "flip":
                return self.flip(owed.seat, owed.card)
            case "answer":
                return self.answer(owed)
            case "take" | "toss":
                return self.rob(owed)
            case "pick":
                return e.Picked(owed.seat, self.chance.choice(self.table.open))
            case "fall":
                return self.fall(owed)
            case "won":
                return e.Won(self.chance.choice(self.now.ask(WINNERS_BY_READING)))
        raise AssertionError(owed)

    def flip(self, seat: int, card: str) -> e.Entry:
        """A draw!; Lucky Duke has the better of two."""
        faces = [each.face for each in self.drawn(2 if self.now.has(seat, "lucky_duke") else 1)]
        faces.sort(key=lambda face: not self.now.ask(SUCCEEDS, seat, card, face))
        return e.Flipped(seat, card, *faces)

    def answer(self, owed: Owed) -> e.Entry:
        """A draw! where one helps, a card of the law that serves, else nothing."""
        barrels = [each for each in self.now.ask(BARRELS, owed.seat, owed.card) if each not in owed.tried]
        if barrels:
            return self.flip(owed.seat, barrels[0])
        serving = [card for card in self.hand(owed.seat) if card.kind in self.now.ask(ANSWERED_BY, owed.card)]
        return e.Answered(owed.seat, serving[0]) if len(serving) >= owed.count else e.Declined(owed.seat)

    def rob(self, owed: Owed) -> e.Entry:
        """A card of those that may be taken, as the player likes."""
        act = e.Took if owed.kind == "take" else e.Tossed
        lying = [card for card in self.table.seat(owed.other).in_play if card.kind != "jail"]
        if lying:
            return act(owed.seat, owed.other, self.chance.choice(lying))
        hand = self.hand(owed.other)
        blue = [card for card in hand if BOOK.cards[card.kind].stays]
        return act(owed.seat, owed.other, None, self.chance.choice(blue or hand))

    def fall(self, owed: Owed) -> e.Entry:
        """A Beer, or the end."""
        beers = [card for card in self.hand(owed.seat) if card.kind == "beer"]
        if beers and "beer" in self.now.ask(RESCUES, owed.seat):
            return e.Played(owed.seat, beers[0])
        return e.Eliminated(owed.seat, self.table.seat(owed.seat).role, owed.other, owed.card)

    def free(self) -> e.Entry:
        """The player of the law plays any card that is allowed, and ends the turn when none is left."""
        seat = self.table.turn.seat
        foes = [each.number for each in self.table.seats if each.role in ("outlaw", "renegade") and not each.out]
        cards = self.hand(seat)
        for card in self.chance.sample(cards, len(cards)):
            for at in ((), *((foe,) for foe in foes)):
                entry = e.Played(seat, card, self.aim(card, at))
                if judge(self.table, entry, BOOK).clean and (
                    at or BOOK.cards[card.kind].aim in ("none", "self", "others")
                ):
                    return entry
        over = len(cards) - (self.now.ask(HAND_LIMIT, seat) or 0)
        return e.Discarded(seat, over, "limit", cards[:over]) if over > 0 else e.TurnEnded(seat)

    def aim(self, card: Card, at: tuple[int, ...]) -> tuple[int, ...]:
        """At everybody else, where the card is for all."""
        others = (seat for seat in self.table.clockwise(self.table.turn.seat)[1:])
        return tuple(others) if BOOK.cards[card.kind].aim == "others" else at


def game(seed: int) -> Game:
    """The game of this seed, played to its end."""
    chance = Random(seed)
    one = Game(chance)
    one.deal(seed % 5, f"option night_brings_chaos {('no', 'yes')[seed % 2]}")
    return one.play()
