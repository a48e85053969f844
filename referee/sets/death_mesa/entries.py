"""What can be logged of ghosts besides the entries of every game, and what a card of the Dead Men's Deck is."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from referee.core.nouns.audience import Audience, Seats, Shown, holding, openly
from referee.core.nouns.entries import Entry
from referee.core.nouns.vocabulary import Card

FACE_UP = ("cemetery",)
"""The cards that turn the goods face up, so that all see who takes what."""
CHOSEN = ("last_testament",)
"""The cards that give what their ghost chooses of his goods: he knows where it went (DMS-092)."""
MOST = 200
"""More cards than anybody could discard."""
GhostKind = Literal[
    "", "bad_moon_rising", "blood_juice", "cemetery", "curse", "death_and_taxes", "decay", "desecrate_grave",
    "dry_spell", "ghost_stories", "guilty_conscience", "hidden_stash", "in_memoriam", "last_testament", "mirage",
    "nightmare", "poltergeist", "possess", "proper_burial", "rob_grave", "seance", "spook", "syphon", "terrify",
    "the_east_wind", "unfinished_business", "warn",
]  # fmt: skip
"""The name of a card of the Dead Men's Deck; empty where nobody saw it."""
GhostFace = Literal[
    "", "2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "10h", "jh", "qh", "kh", "ah",
    "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d", "10d", "jd", "qd", "kd", "ad",
    "2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "jc", "qc", "kc", "ac",
    "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "js", "qs", "ks", "as",
]  # fmt: skip
"""Rank and suit of such a card; empty where nobody saw them."""
KINDS: tuple[str, ...] = tuple(filter(None, get_args(GhostKind)))
"""The names there are."""


class GhostCard(Card, frozen=True, omit_defaults=True):
    """A card of the Dead Men's Deck as far as it was seen."""

    kind: GhostKind = ""
    face: GhostFace = ""


class Buried(Entry, frozen=True):
    """The hand of an eliminated player and his cards in play go face down to his buried goods."""

    shown: ClassVar[Shown] = {"seen": holding("by")}

    by: int
    seen: tuple[Card, ...] = ()


class Conjured(Entry, frozen=True):
    """A ghost draws cards of the Dead Men's Deck."""

    shown: ClassVar[Shown] = {"spirits": Audience(lambda conjured: (conjured.by,))}

    by: int
    count: int = 1
    spirits: tuple[GhostCard, ...] = ()


class Shed(Entry, frozen=True):
    """A ghost discards cards of the Dead Men's Deck: to his limit, or for a cause."""

    shown: ClassVar[Shown] = openly("cause", "spirits")

    by: int
    count: int = 1
    cause: str = "limit"
    spirits: tuple[GhostCard, ...] = ()


class Haunted(Entry, frozen=True):
    """A ghost plays a card of the Dead Men's Deck, with `paid` others discarded for it.

    `traded`: he gives two cards of his choice in its place. `spirits` are the cards discarded, as far as seen.
    """

    shown: ClassVar[Shown] = openly("spirit", "spirits")

    by: int
    spirit: GhostCard
    at: tuple[int, ...] = ()
    traded: bool = False
    paid: Annotated[int, Meta(ge=0, le=MOST)] = 0
    spirits: tuple[GhostCard, ...] = ()


class Negated(Entry, frozen=True):
    """A ghost discards a card against what was played or discarded last, for himself or on behalf of one."""

    shown: ClassVar[Shown] = openly("spirit")

    by: int
    spirit: GhostCard
    of: int = 0


class Yielded(Entry, frozen=True):
    """A ghost discards nothing more and has lost the duel."""

    by: int


class Worked(Entry, frozen=True):
    """The card that was played takes effect."""

    shown: ClassVar[Shown] = openly("cause")

    by: int
    cause: GhostKind


def _who_sees_goods(dug: Exhumed) -> Seats:
    if dug.cause in FACE_UP:
        return None
    return (dug.by, dug.of) if dug.cause in CHOSEN else (dug.by,)


class Exhumed(Entry, frozen=True):
    """Cards of the buried goods of ghost `of` go to the hand of `by`."""

    shown: ClassVar[Shown] = openly("cause") | {"seen": Audience(_who_sees_goods, "hand")}

    by: int
    of: int
    count: int = 1
    cause: str = ""
    seen: tuple[Card, ...] = ()


class Syphoned(Entry, frozen=True):
    """A ghost steals a card of ghost `of`: one of his goods, or one of his hand."""

    by: int
    of: int
    goods: bool = False


class Terrified(Entry, frozen=True):
    """A card of `of`, out of his hand or in play, is shown to all and laid sideways before him."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    of: int
    card: Card
    hidden: bool = False


class Regained(Entry, frozen=True):
    """A player takes the card that lay sideways before him back into his hand."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class Unveiled(Entry, frozen=True):
    """Cards of a hand are shown to a ghost and to player `to`, and given back."""

    shown: ClassVar[Shown] = {"seen": holding("by", "to")}

    by: int
    to: int
    seen: tuple[Card, ...] = ()


class Risen(Entry, frozen=True):
    """A dead Renegade who killed the Sheriff comes back to life in his place."""

    by: int


class DugUp(Entry, frozen=True):
    """Of what lay buried before him he brings these cards into play."""

    shown: ClassVar[Shown] = openly("cards")

    by: int
    cards: tuple[Card, ...] = ()


def _who_sees_possessed(card: Possessed) -> Seats:
    """What goes back to its owner only he and the ghost have seen."""
    return (card.by, card.of) if card.back else None


class Possessed(Entry, frozen=True):
    """A ghost plays a card out of the hand of `of`; `back`: it cannot be played and went back."""

    shown: ClassVar[Shown] = {"card": Audience(_who_sees_possessed, "hand")}

    by: int
    of: int
    card: Card
    at: tuple[int, ...] = ()
    back: bool = False


class Composed(Entry, frozen=True):
    """The Dead Men's Deck of this game: all its cards."""

    shown: ClassVar[Shown] = openly("spirits")

    spirits: tuple[GhostCard, ...]


class Reshuffled(Entry, frozen=True):
    """The discards of the Dead Men's Deck were shuffled into a new one."""
