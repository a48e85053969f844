"""What is printed: the cards of a box, its characters, roles and sides, as its TOML tells them.

What a card does is said in traits, so that rules speak of these and of no name: one more card of a known effect is
data alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from referee.core.nouns.vocabulary import Face
from referee.errors import UnknownId

AT_ONCE = ("take", "toss")
"""The effects by which one card of the target moves, said in the line in which the card is played."""


@dataclass(frozen=True)
class CardFacts:
    """What is printed on the cards of one name: colour, at whom it is aimed, its faces.

    What follows from that is worked out once, since it is asked of every card that is named.

    `effects`: what it does, by the traits that rules listen to, `amount` how many cards or life points that is worth;
    `costs`: the cards given up beside itself; `clauses`: those on this card, cited with those of the rules it is under;
    `works_as`: the known card that it counts as, beside others; `reach`: of a weapon, or of a card aimed `near`;
    `answers`: given up against an attack; `rescues`: played by one who is falling; `draws`: a "draw!" is made for it;
    `aimed_as`: what it is played as when it is aimed at somebody; `marks`: the sign that a seat bears while the card
    lies before it.
    """

    kind: str
    colour: str
    aim: str
    faces: tuple[Face, ...]
    effects: tuple[str, ...] = ()
    amount: int = 1
    costs: int = 0
    clauses: tuple[str, ...] = ()
    works_as: str = ""
    reach: int | None = None
    answers: bool = False
    rescues: bool = False
    draws: bool = False
    aimed_as: str = ""
    marks: str = ""

    @cached_property
    def traits(self) -> frozenset[str]:
        """All that rules may know it by: its own name, the card it works as, its effects, its aim, being a weapon."""
        told = {"weapon": self.weapon, "costs": self.costs > 0, "waits": self.waits}
        named = (trait for trait, holds in told.items() if holds)
        return frozenset((self.kind, self.works_as or self.kind, self.aim, *self.effects, *named))

    @cached_property
    def then(self) -> str:
        """The verb of what is done to its target at once, empty if nothing is."""
        return next((effect for effect in self.effects if effect in AT_ONCE), "")

    @cached_property
    def weapon(self) -> bool:
        """Weapons are the cards in play with a reach of their own."""
        return self.aim == "self" and self.reach is not None

    @cached_property
    def stays(self) -> bool:
        """Blue cards stay in play; green ones lie there until they are used."""
        return self.colour == "blue" or self.waits

    @cached_property
    def waits(self) -> bool:
        """Green cards are put down first, and used from there in a later turn."""
        return self.colour == "green"

    @cached_property
    def put_down(self) -> frozenset[str]:
        """What rules may know it by while it is put before its player: it does nothing yet."""
        return frozenset((self.kind, "self", "laid"))


OPEN_READINGS = "open_readings"
"""The option by which a table chooses what it does where the sources are open."""
FOLLOWED, ASKED = "recommended", "ask"
"""Its values: the recommended reading is followed, or the referee is asked."""


@dataclass(frozen=True, slots=True)
class OpenReading:
    """A point that the sources leave open, named by what one of its readings allows.

    `clauses` are those it is about. `recommended`: whether that reading is the one to be followed; None where neither
    is, or where it decides who has won. `option`: the option of the game by which a table agrees on the other reading
    beforehand, and its value; none where there is no such option.
    """

    clauses: tuple[str, ...]
    recommended: bool | None = None
    option: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """The printed facts a set brings.

    `copies`: the faces of more cards of a name that another set brings; `sides` by role; `draws`: the characters with
    a "draw!" of their own; `options` of the game with the values each may have (the first is usual); `reasons`: the
    keys its rules object with; `lacking`: those that may mean no more than a line not typed; `slips`: those that may be
    no more than a slip of whoever typed, by what kind of slip (`no_end`, `of_the_next`, `of_his_last`, `at_himself`,
    `answers_with`, `whom`, `who_answers`); `readings`: what the sources leave open, by the key of the reason; `causes`:
    what a draw, a loss, a gain or a discard may be for besides cards and characters; `by_role`: those of them that
    follow from the role of the eliminated; `rewards`: those of these for which whoever eliminated him draws; `events`:
    what may lie open for everybody, such as the cards of an event deck.
    """

    cards: dict[str, CardFacts] = field(default_factory=dict)
    copies: dict[str, tuple[Face, ...]] = field(default_factory=dict)
    characters: dict[str, int] = field(default_factory=dict)
    roles: tuple[str, ...] = ()
    sides: dict[str, str] = field(default_factory=dict)
    draws: tuple[str, ...] = ()
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    readings: dict[str, OpenReading] = field(default_factory=dict)
    reasons: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    slips: dict[str, tuple[str, ...]] = field(default_factory=dict)
    causes: tuple[str, ...] = ()
    by_role: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


def cards_of(said: Mapping[str, Mapping[str, Any]]) -> dict[str, CardFacts]:
    """The cards that the TOML of a box tells of, by name; its table `copies` aside."""
    return {kind: CardFacts(kind, **_listed(card)) for kind, card in said.items() if kind != "copies"}


def copies_of(said: Mapping[str, Mapping[str, Any]]) -> dict[str, tuple[Face, ...]]:
    """The faces of more copies of known cards, from the table `copies` of the same TOML."""
    return {kind: tuple(faces) for kind, faces in said.get("copies", {}).items()}


def readings_of(said: Mapping[str, Mapping[str, Any]]) -> dict[str, OpenReading]:
    """What the table `open` of a set's reasons tells, by the key of the reason."""
    told = said.get("open", {}).items()
    return {
        key: OpenReading(tuple(one["clauses"]), one.get("recommended"), tuple(one.get("option", ())))
        for key, one in told
    }


def _listed(card: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in card.items()}


def with_copies(cards: Mapping[str, CardFacts], brought: Iterable[Facts]) -> dict[str, CardFacts]:
    """The cards with every copy that any set adds to them. Raises `UnknownId` for copies of a card that nobody has."""
    whole = dict(cards)
    for kind, faces in (more for each in brought for more in each.copies.items()):
        if kind not in whole:
            raise UnknownId("unknown_id", id=kind)
        whole[kind] = replace(whole[kind], faces=(*whole[kind].faces, *faces))
    return whole
