"""What can be logged: small frozen facts, one type each, as the referee saw them.

An entry says everything it does: seats and cards are explicit, whatever was left out when typing, and its
consequences are entries of their own; who sees what it says stands beside it (`shown`). Entries are written as tagged
JSON objects (`referee schema` publishes the JSON Schema); a set may bring types of its own. Seats are numbers from 1;
0 is nobody.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from referee.core.nouns.audience import (
    Audience,
    Seats,
    Shown,
    holding,
    openly,
    own_role,
    part_by_part,
    putting_back,
    the_referee,
)
from referee.core.nouns.table import Table
from referee.core.nouns.vocabulary import NOBODY, UNKNOWN, Card, Count, Face, Mode, Phase

VERSION = 1
"""Of the set of entries; written at the head of every file and into every store."""


class Entry(
    Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True
):
    """Anything the referee logs; `shown`: who sees what it says, for each field that names what may be hidden."""

    shown: ClassVar[Shown] = {}


class OfTheEvent(Entry, frozen=True, kw_only=True):
    """What may hold in the whole event that a table belongs to: of somebody as a person, not as a seat; a pause of all.

    `told`: its number in the log of that event, where it was typed there or at another table; 0: typed here.
    """

    told: int = 0


class Opened(Entry, frozen=True):
    """The table as it stands when the log begins: a deal, or any position."""

    shown: ClassVar[Shown] = {"table": part_by_part}

    table: Table


class TurnBegan(Entry, frozen=True):
    """The turn of a seat begins."""

    by: int


class TurnEnded(Entry, frozen=True):
    """The turn of a seat ends."""

    by: int


class Flipped(Entry, frozen=True):
    """A "draw!": `face` is what counts, `over` what Lucky Duke turned up and did not choose."""

    shown: ClassVar[Shown] = openly("card", "face", "over")

    by: int
    card: str
    face: Face
    over: Face = UNKNOWN


def _who_sees_drawn(drew: Drew) -> Seats:
    """All know the discards; what comes out of a hand two know."""
    return None if drew.source == "discards" else (drew.by, drew.of)


class Drew(Entry, frozen=True):
    """Cards drawn from the deck, the discards or the hand of seat `of`, in phase 1 or for a cause.

    None at all where the referee saw that nobody drew: what is due is left undone by the player then, not by the log.
    """

    shown: ClassVar[Shown] = openly("source", "cause") | {"seen": Audience(_who_sees_drawn, "hand")}

    by: int
    count: int
    source: Literal["deck", "discards", "hand"] = "deck"
    of: int = NOBODY
    cause: str = "turn"
    seen: tuple[Card, ...] = ()


def is_no_draw(entry: Entry) -> bool:
    """Does it say that somebody draws no card?"""
    return isinstance(entry, Drew) and not entry.count


class Revealed(Entry, frozen=True):
    """A drawn card is shown to all (Black Jack)."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class PutBack(Entry, frozen=True):
    """Cards go back on top of the deck (Kit Carlson), or where they came from; on the deck nobody else sees which."""

    shown: ClassVar[Shown] = {"seen": putting_back("by")}

    by: int
    count: int = 1
    seen: tuple[Card, ...] = ()


class Played(Entry, frozen=True):
    """A card played from the hand; `serves` is what it is played as, where that is not its own name.

    `lying`: it lay before its player already, and is used from there.
    """

    shown: ClassVar[Shown] = openly("card", "serves")

    by: int
    card: Card
    at: tuple[int, ...] = ()
    serves: str = UNKNOWN
    lying: bool = False


class Answered(Entry, frozen=True):
    """A card given up against what is under way; `lying`: it lay before its player, as of one that is played."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card
    lying: bool = False


class Declined(Entry, frozen=True):
    """Nothing is given up against what is under way."""

    by: int


class LifeLost(Entry, frozen=True):
    """Life points lost, to a card of `author` (0: nobody)."""

    shown: ClassVar[Shown] = openly("cause")

    by: int
    count: int = 1
    author: int = NOBODY
    cause: str = UNKNOWN


class LifeGained(Entry, frozen=True):
    """Life points regained."""

    shown: ClassVar[Shown] = openly("cause")

    by: int
    count: int = 1
    cause: str = UNKNOWN


class Eliminated(Entry, frozen=True):
    """A player is out and shows his role."""

    shown: ClassVar[Shown] = openly("role", "cause")

    by: int
    role: str = UNKNOWN
    author: int = NOBODY
    cause: str = UNKNOWN


class Forfeited(Entry, frozen=True):
    """All cards of a player, hand and in play, go to the discards or to seat `to`."""

    shown: ClassVar[Shown] = {"seen": Audience(lambda gone: (gone.by, gone.to) if gone.to else None, "hand")}

    by: int
    to: int = NOBODY
    seen: tuple[Card, ...] = ()


class Took(Entry, frozen=True):
    """`by` takes a card from `of`: the named one in play, or one of the hand (card None, `seen` which)."""

    shown: ClassVar[Shown] = openly("card") | {"seen": holding("by", "of")}

    by: int
    of: int
    card: Card | None = None
    seen: Card = Card()


class Tossed(Entry, frozen=True):
    """`by` makes a card of `of` go to the discards: the named one in play, or one of the hand (`seen` as it fell)."""

    shown: ClassVar[Shown] = openly("card", "seen")

    by: int
    of: int
    card: Card | None = None
    seen: Card = Card()


class Discarded(Entry, frozen=True):
    """Cards given from the hand to the discards: to the hand limit, or for an ability."""

    shown: ClassVar[Shown] = openly("cause", "seen")

    by: int
    count: int = 1
    cause: str = "limit"
    seen: tuple[Card, ...] = ()


class Dropped(Entry, frozen=True):
    """A card in play before `by` goes to the discards."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class Passed(Entry, frozen=True):
    """A card in play before `by` moves on to lie before `to`."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card
    to: int


class TurnedUp(Entry, frozen=True):
    """Cards turned up from the deck for all to choose from."""

    shown: ClassVar[Shown] = openly("seen")

    by: int
    count: int
    seen: tuple[Card, ...] = ()


class Picked(Entry, frozen=True):
    """One of the cards turned up is taken."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class DeckTurned(Entry, frozen=True):
    """The discards were shuffled into a new deck."""


class Won(Entry, frozen=True):
    """The game is over."""

    shown: ClassVar[Shown] = openly("side")

    side: str


class LetStand(Entry, frozen=True):
    """The referee lets an entry stand that was not allowed."""

    shown: ClassVar[Shown] = openly("reason")

    entry: int
    reason: str


class HouseRuled(Entry, frozen=True):
    """The referee decides a question for this table, perhaps as a precedent has it; the judge follows from here on."""

    shown: ClassVar[Shown] = openly("key", "reason", "precedent")

    key: str
    allowed: bool
    reason: str
    precedent: str = ""


class Faulted(Entry, frozen=True):
    """A deck fault: a card too few, exposed, misdealt."""

    shown: ClassVar[Shown] = openly("fault") | {"reason": the_referee}

    fault: Literal["short", "exposed", "misdealt"]
    seat: int
    count: int = 1
    reason: str = ""


class Noted(Entry, frozen=True):
    """Anything worth keeping."""

    shown: ClassVar[Shown] = {"text": the_referee}

    text: str


class Gap(Entry, frozen=True):
    """Something went unlogged here."""

    shown: ClassVar[Shown] = {"reason": the_referee}

    reason: str = ""


class Assumed(Entry, frozen=True):
    """The `count` entries that follow this one in the log were not typed: they must have happened."""

    count: int = 1


class ModeChanged(Entry, frozen=True):
    """Logging goes on fully or lightly."""

    shown: ClassVar[Shown] = openly("mode")

    mode: Mode


class ClockStopped(OfTheEvent, frozen=True):
    """The play clock stands still: a pause."""


class ClockStarted(OfTheEvent, frozen=True):
    """The play clock goes on."""


class LifeSet(Entry, frozen=True):
    """Put right: life points."""

    by: int
    life: int


class MostSet(Entry, frozen=True):
    """Put right: the most life points."""

    by: int
    most: int


class HandSet(Entry, frozen=True):
    """Put right: cards in hand."""

    by: int
    hand: Count


class InPlaySet(Entry, frozen=True):
    """Put right: cards in play."""

    shown: ClassVar[Shown] = openly("cards")

    by: int
    cards: tuple[Card, ...]


class CharacterSet(Entry, frozen=True):
    """Put right: the character."""

    shown: ClassVar[Shown] = openly("character")

    by: int
    character: str


class RoleSet(Entry, frozen=True):
    """Put right: the role, as the referee knows it."""

    shown: ClassVar[Shown] = {"role": own_role("by")}

    by: int
    role: str


class PhaseSet(Entry, frozen=True):
    """Put right: whose turn, and how far it has come."""

    shown: ClassVar[Shown] = openly("phase")

    by: int
    phase: Phase


class DeckSet(Entry, frozen=True):
    """Put right: cards left in the deck."""

    deck: Count


class TurnoversSet(Entry, frozen=True):
    """Put right: how often the deck was turned over."""

    turned: int


class Laid(Entry, frozen=True):
    """Light log: a card came into play before a seat."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class Lost(Entry, frozen=True):
    """Light log: a card in play before a seat is gone."""

    shown: ClassVar[Shown] = openly("card")

    by: int
    card: Card


class Retracted(Entry, frozen=True):
    """An entry is taken back, and all those in `also` with it."""

    entry: int
    also: tuple[int, ...] = ()


class Corrected(Entry, frozen=True):
    """An entry should have been the `count` entries that follow this one in the log."""

    entry: int
    count: int = 1


class Inserted(Entry, frozen=True):
    """The `count` entries that follow this one in the log were forgotten before an entry."""

    entry: int
    count: int = 1


Fact = (
    TurnBegan | TurnEnded | Flipped | Drew | Revealed | PutBack | Played | Answered | Declined | LifeLost | LifeGained
    | Eliminated | Forfeited | Took | Tossed | Discarded | Dropped | Passed | TurnedUp | Picked | DeckTurned | Won
    | LetStand | HouseRuled | Faulted | Noted | Gap | Assumed | ModeChanged | ClockStopped | ClockStarted | LifeSet
    | MostSet | HandSet | InPlaySet | CharacterSet | RoleSet | PhaseSet | DeckSet | TurnoversSet | Laid | Lost
)  # fmt: skip
"""What happened at the table."""

Amendment = Retracted | Corrected | Inserted
"""What is said about earlier entries; `history` works it in."""

Logged = Opened | Fact | Amendment
"""Everything a stream may hold."""
