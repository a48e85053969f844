"""Cards that are drawn, given up, taken and shown, and who knows of them afterwards."""

from __future__ import annotations

from tests.properties.haunting.people import Player
from tests.properties.haunting.table import Table


class Cards(Table):
    """A table at which cards change hands."""

    def turned_over(self) -> None:
        """The deck, when its last card is drawn."""
        if not self.deck:
            self.say("turned")
            self.deck, self.discards = self.discards, []
            self.chance.shuffle(self.deck)

    def draw(self, seat: int, count: int, cause: str = "") -> None:
        """He draws, in two goes where the deck runs out in between."""
        while count and not self.over:
            first = min(count, len(self.deck))
            cards = [self.deck.pop() for _ in range(first)]
            self.deck += cards
            self.say(f"{seat} draw {first}{f' for {cause}' if cause else ''}{self.noted(seat, cards)}")
            del self.deck[-first:]
            self.players[seat].hand += cards
            count -= first
            if not cause and not count:
                self.phase = "play"
            self.turned_over()
            if count > len(self.deck):
                self.over = "deck"

    def flip(self, seat: int, cause: str) -> str:
        """The card that counts of those turned up for a "draw!"."""
        faces = [self.deck[-1 - place].partition("/")[2] for place in range(self.turned_up(seat))]
        faces.sort(key=lambda face: not face.endswith("h"))
        self.say(f"{seat} flip {cause} {' over '.join(faces)}")
        self.discards += [self.deck.pop() for _ in faces]
        self.turned_over()
        return faces[0]

    def turned_up(self, seat: int) -> int:
        """Lucky Duke, while he lives and has his ability, turns up two."""
        me = self.players[seat]
        return 2 if me.character == "lucky_duke" and not me.dead and not self.bound("nightmare", seat) else 1

    def gone(self, seat: int, card: str) -> None:
        """A card of his hand went to the discards for all to see."""
        me = self.players[seat]
        me.hand.remove(card)
        if card in me.shown:
            me.shown.remove(card)
        self.discards.append(card)

    def moved(self, seat: int, to: int, card: str, openly: bool = False) -> None:
        """A card of his hand, or of his goods, went to another's; of what all knew there nothing is certain now."""
        me, other = self.players[seat], self.players[to]
        me.hand.remove(card)
        if openly:
            other.shown.append(card)
            if card in me.shown:
                me.shown.remove(card)
        else:
            if not me.hand:
                other.shown += me.shown
            me.shown = []
        other.hand.append(card)

    def drop(self, seat: int, card: str) -> None:
        """A card in play goes to the discards."""
        me = self.players[seat]
        me.play.remove(card)
        if card in me.sideways:
            me.sideways.remove(card)
            self.bonds = [each for each in self.bonds if (each.kind, each.seat, each.card) != ("terrify", seat, card)]
        self.discards.append(card)

    def dig(self, seat: int, grave: int, cause: str, openly: bool = False) -> None:
        """A card of a grave goes to the hand of somebody alive, or to the goods of another ghost."""
        card = self.chance.choice(self.players[grave].hand)
        seen = f" with {card}" if openly else self.noted(seat, [card])
        self.say(f"{seat} exhume 1 from {grave} for {cause}{seen}")
        self.moved(grave, seat, card, openly)

    def buried(self, me: Player) -> None:
        """All his cards are goods now; what lay in play all have seen."""
        me.hand += me.play
        me.shown += me.play
        me.play, me.sideways = [], []

    def conjure(self, ghost: int, count: int) -> None:
        """Cards of the Dead Men's Deck, whose discards are shuffled when it runs out."""
        if len(self.spirits) < count:
            self.say("reshuffle")
            self.spirits += self.gone_spirits
            self.gone_spirits = []
            self.chance.shuffle(self.spirits)
        cards = self.spirits[-count:]
        self.say(f"{ghost} conjure {count}{self.noted(ghost, cards)}")
        del self.spirits[-count:]
        self.players[ghost].spirits += cards

    def shed(self, ghost: int, cause: str = "", count: int = 1) -> None:
        """A ghost discards cards of his own deck."""
        cards = self.chance.sample(self.players[ghost].spirits, count)
        self.say(f"{ghost} shed {count}{f' for {cause}' if cause else ''} with {' '.join(cards)}")
        self.give_spirits(ghost, cards)

    def give_spirits(self, ghost: int, cards: list[str]) -> None:
        """These go to the discards of their deck."""
        for card in cards:
            self.players[ghost].spirits.remove(card)
        self.gone_spirits += cards
