"""What is unseen, in words: plain records of strings and numbers for any face to lay out, made for whoever looks on.

In goes a table as somebody may know it (the referee, everybody, one player); nothing is told that it does not hold.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from referee.core.book.rulebook import Rulebook
from referee.core.knowledge.unseen import Blur, DrawChance, Kind, unseen_at
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import RANKS, Card, Count
from referee.speech import Speech, count, face

SURE, MAYBE, GONE = "█", "▒", "·"
"""A bar: what is so for sure, what may be, and the rest."""


class KindView(Struct, frozen=True):
    """The cards of one name: `least` to `most` of the `copies` are unseen, `unseen` says so; where the others are.

    `faces` are the ranks and suits that may still be unseen.
    """

    card: str
    name: str
    copies: int
    unseen: str
    least: int
    most: int
    discarded: int
    in_play: int
    turned_up: int
    held: int
    faces: tuple[str, ...]


class SuitView(Struct, frozen=True):
    """A suit: its sign, how many of it are unseen, and rank by rank (`2` to `a`) how many at least and at most."""

    suit: str
    unseen: str
    ranks: tuple[tuple[str, int, int], ...]


class ChanceView(Struct, frozen=True):
    """A "draw!" that may come: of whom, for what, what is hoped for, and the chance as `good` of `of` unseen cards.

    `least` and `most` are the exact chances, as fractions; `percent` says both.
    """

    seat: int
    label: str
    card: str
    name: str
    hope: str
    good: str
    of: int
    least: str
    most: str
    percent: str


class HeldView(Struct, frozen=True):
    """A known card and the seats in whose hand it may be."""

    card: str
    hands: tuple[int, ...]
    sentence: str


class UnseenView(Struct, frozen=True):
    """Everything there is to know of cards that do not lie open; `blurs` say why not all is known."""

    count: int
    deck: str
    hands: str
    lost: int
    sentence: str
    kinds: tuple[KindView, ...]
    suits: tuple[SuitView, ...]
    chances: tuple[ChanceView, ...]
    held: tuple[HeldView, ...]
    blurs: tuple[str, ...]


class Knowing:
    """Makes the records in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def unseen(self, table: Table, book: Rulebook) -> UnseenView:
        """What is unseen for one who knows this table and no more."""
        seen = unseen_at(table, book)
        deck, hands = count(seen.deck), count(seen.hands)
        return UnseenView(
            count=seen.count,
            deck=deck,
            hands=hands,
            lost=seen.lost,
            sentence=self.speech.say("unseen-where", count=seen.count, deck=deck, hands=hands, lost=seen.lost),
            kinds=tuple(map(self._kind, seen.kinds)),
            suits=tuple(_suit(suit, unseen, dict(seen.faces)) for suit, unseen in seen.suits),
            chances=tuple(self._chance(each, table) for each in seen.draws),
            held=tuple(self._held(each, table) for each in seen.held),
            blurs=tuple(map(self._blur, seen.blurs)),
        )

    def hand(self, table: Table, seat: int) -> tuple[str, ...]:
        """The cards that this seat surely holds, as far as this table knows."""
        return tuple(map(self.card, known_in(table, seat)))

    def card(self, card: Card) -> str:
        """A card with rank and suit where known."""
        return self.speech.card(card.kind, card.face) if card.kind else face(card.face)

    def _kind(self, kind: Kind) -> KindView:
        return KindView(
            card=kind.card,
            name=self.speech.card(kind.card),
            copies=kind.copies,
            unseen=count(kind.unseen),
            least=kind.unseen.least,
            most=_most(kind.unseen),
            discarded=kind.discarded,
            in_play=kind.in_play,
            turned_up=kind.turned_up,
            held=kind.held,
            faces=tuple(face(each) for each, _ in kind.faces),
        )

    def _chance(self, draw: DrawChance, table: Table) -> ChanceView:
        return ChanceView(
            seat=draw.seat,
            label=self.speech.player(table, draw.seat),
            card=draw.card,
            name=self.speech.card(draw.card),
            hope=self.speech.say("unseen-hope", card=draw.card, turned=draw.turned),
            good=count(draw.good),
            of=draw.of,
            least=str(draw.least),
            most=str(draw.most),
            percent=percent(draw.least, draw.most),
        )

    def _held(self, sighting: Sighting, table: Table) -> HeldView:
        names = [self.speech.player(table, number) for number in sighting.hands]
        hands = self.speech.words.joined(names, "or")
        card = self.card(sighting.card)
        return HeldView(card, sighting.hands, self.speech.say("unseen-held", what=card, hands=hands))

    def _blur(self, blur: Blur) -> str:
        return self.speech.say(f"unseen-blur-{blur.key}", count=blur.count)


def _suit(suit: str, unseen: Count, faces: dict[str, Count]) -> SuitView:
    ranks = ((rank, faces.get(rank + suit, Count(0, 0))) for rank in RANKS)
    told = tuple((rank.upper(), each.least, _most(each)) for rank, each in ranks)
    return SuitView(suit=face(f"2{suit}")[-1], unseen=count(unseen), ranks=told)


def percent(least: Fraction, most: Fraction) -> str:
    """A chance, or the two between which it lies: `25 %`, `18–21 %`."""
    low, high = round(least * 100), round(most * 100)
    return f"{low} %" if low == high else f"{low}–{high} %"


def bar(least: Fraction, most: Fraction, width: int) -> str:
    """A share as a bar of so many columns; never empty where something is left, never full where something is gone."""
    sure, possible = (_columns(each, width) for each in (least, most))
    return SURE * sure + MAYBE * (possible - sure) + GONE * (width - possible)


def _columns(share: Fraction, width: int) -> int:
    filled = round(share * width)
    return max(1, min(width - 1, filled)) if 0 < share < 1 and width > 1 else filled


def _most(count: Count) -> int:
    return count.most or 0
