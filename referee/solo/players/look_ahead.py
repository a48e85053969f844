"""A player who tries every choice: he lets the game go on for a while with decks as they may be, and counts up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from random import Random

from referee.core.nouns import entries as e
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger import is_cowboy
from referee.solo.dealing import DealStage, after, coming, filled
from referee.solo.players.plain import plain
from referee.solo.players.view import View, view_of
from referee.solo.players.worth import WORTH
from referee.solo.setup import BOOK
from referee.solo.stock import Stock, all_cards, in_sight

WON, SHERIFF, DEPUTY, OUTLAW, RENEGADE = 10_000, 120, 80, 100, 70
"""What the game is worth, and a life point of each."""
STANDS = 250
"""What it is worth that a cowboy has fallen, or the Deputy has not."""


class LookAhead:
    """Tries each choice on `decks` imagined decks, for `entries` entries; his chance is his own, by a seed.

    With so few decks the best of many choices owes it to luck. So what beats his rule of thumb there is tried against
    it on `more` decks, other ones, and has to be better by `margin` on average.
    """

    def __init__(self, seed: str = "", decks: int = 2, entries: int = 40, more: int = 6, margin: int = 20) -> None:
        self.chance = Random(f"{seed}/look_ahead")
        self.decks = decks
        self.entries = entries
        self.more = more
        self.margin = margin

    def __call__(self, view: View) -> e.Entry:
        """The rule of thumb, unless another choice comes out better twice."""
        usual = plain(view)
        others = [entry for entry in view.offered() if entry != usual]
        if not others:
            return usual
        first = self._values(view, (usual, *others), self.decks)
        best = max(others, key=lambda entry: first[entry])
        if first[best] <= first[usual]:
            return usual
        again = self._values(view, (usual, best), self.more)
        return best if again[best] - again[usual] > self.margin else usual

    def _values(self, view: View, choices: Iterable[e.Entry], decks: int) -> dict[e.Entry, float]:
        """What the table is worth after each choice, on average over so many decks, the same ones for all."""
        tried = [imagined(view.table, self.chance) for _ in range(decks)]
        return {
            entry: sum(self._tried(DealStage(view.table, deck), entry) for deck in tried) / decks for entry in choices
        }

    def _tried(self, at: DealStage, entry: e.Entry) -> int:
        """What the table is worth a while after this choice, the law being played by rules of thumb."""
        at = after(at, filled(at, entry))
        for _ in range(self.entries):
            if at.over:
                break
            following = coming(at)
            at = after(at, filled(at, plain(view_of(at))) if following is None else following)
        return worth(at.table)


def imagined(table: Table, chance: Random) -> Stock:
    """A deck as it may lie: the cards that nobody sees, in any order."""
    unseen = Counter(all_cards(BOOK)) - Counter(chain(in_sight(table), table.discards))
    for flipped in (card for card in table.discards if not card.kind):
        fitting = [card for card in unseen.elements() if card.face == flipped.face]
        if fitting:
            unseen[chance.choice(fitting)] -= 1
    cards = sorted(unseen.elements(), key=lambda card: (card.kind, card.face))
    chance.shuffle(cards)
    return Stock(f"imagined/{chance.random()}", tuple(cards))


def worth(table: Table) -> int:
    """How good this table is for the law: life points, cards, and who stands."""
    if table.winner:
        return WON if table.winner == "law" else -WON
    held = Counter[int]()
    for each in table.sightings:
        held[each.hands[0]] += _card(each.card)
    total = 0
    for seat in table.seats:
        if seat.out:
            total += STANDS if is_cowboy(table, seat.number) else -STANDS
            continue
        goods = held[seat.number] + sum(_lying(card) for card in seat.in_play)
        own = LIFE[seat.role] * max(0, seat.life or 0) + goods
        total += -own if is_cowboy(table, seat.number) else own
    return total


LIFE = {"sheriff": SHERIFF, "deputy": DEPUTY, "outlaw": OUTLAW, "renegade": RENEGADE}


def _card(card: Card) -> int:
    return WORTH.get(card.kind, 0) // 2


def _lying(card: Card) -> int:
    """A card in play; a Jail or a Dynamite is a burden."""
    return -60 if card.kind in ("jail", "dynamite") else WORTH.get(card.kind, 0)
