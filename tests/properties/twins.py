"""Two games that look the same to somebody: what only others saw was noted otherwise, and hidden roles are others.

What may differ is read off the entries (`shown`); what has to look alike is then told by every face.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.core.book.questions import HAND_IS_OPEN, PUTS_BACK_ON, ROLE_IS_OPEN
from referee.core.book.rulebook import Rulebook, Situation
from referee.core.judging import soundness
from referee.core.knowledge.public import seen_by
from referee.core.nouns import entries as e
from referee.core.nouns.table import Sighting, Table
from referee.core.nouns.vocabulary import Card
from referee.core.play.evolve import evolve
from referee.errors import BadJournal
from referee.sets.championship.entries import RoleExposed
from referee.sets.death_mesa.entries import FACE_UP, KINDS, GhostCard, Haunted, Risen, Unveiled
from referee.sets.death_mesa.mesa import Mesa
from referee.sets.duel.pile import Duel, Side
from referee.sets.lone_gunslinger.gang import Gang
from referee.sets.rebel.entries import Revolution, RoleShown
from referee.sets.rebel.rebellion import Rebellion

ALSO_SEEN: dict[type[e.Entry], str] = {Unveiled: "DMS-109"}
"""What a clause lets a seat see that the entry does not name: the ghost who plays a Seance sees the hand it unveils."""
TURNED_UP: dict[type[e.Entry], str] = {RoleShown: "REB-019", RoleExposed: "ITC-230"}
"""What turns up a role card without naming it: it is the one that was noted before."""
MARK = "secret "


class Twins:
    """A game, and for one seat (0: for everybody) others that look the same.

    What he sees is reckoned here once more, by what the entries say of themselves, so that a face that tells too much
    cannot hide it by telling it of both.
    """

    def __init__(self, happened: Sequence[e.Entry], book: Rulebook, viewer: int) -> None:
        self.happened, self.book, self.viewer = tuple(happened), book, viewer
        self.kept_roles = {viewer} | {_by(entry) for entry in happened if _turns_up(entry)}
        self.open_graves = any(isinstance(entry, Haunted) and entry.spirit.kind in FACE_UP for entry in happened)
        self.hidden = list(self._hidden())
        self.learnt = set(self._learnt())
        self.learnt |= set(self._come_to_light(self.happened))

    def _hidden(self) -> Iterator[list[str]]:
        """Of each entry the fields that he does not see."""
        table, open_roles = Table(), set[int]()
        for entry in self.happened:
            table = evolve(table, entry, self.book)
            now = Situation(table, self.book)
            open_roles |= self._open_by(entry, now)
            yield [name for name in entry.shown if not self._sees(entry, name, now, open_roles)]

    def _open_by(self, entry: e.Entry, now: Situation) -> set[int]:
        """The seats whose role lies open since this entry."""
        if isinstance(entry, e.Opened):
            seats = entry.table.seats
            return {each.number for each in seats if each.shown or each.out or now.ask(ROLE_IS_OPEN, each.role)}
        named = isinstance(entry, e.Eliminated) or (isinstance(entry, e.RoleSet) and _is_open(entry, now))
        return {_by(entry)} if named or type(entry) in {*TURNED_UP, Revolution, Risen} else set()

    def _sees(self, entry: e.Entry, name: str, now: Situation, open_roles: set[int]) -> bool:
        audience = entry.shown[name]
        seats = audience.seats(entry)
        if seats is None or (self.viewer and (self.viewer in seats or type(entry) in ALSO_SEEN)):
            return True
        if audience.unless == "role":
            return bool(self.kept_roles.union(open_roles).intersection(seats))
        open_hand = any(now.ask(HAND_IS_OPEN, seat) for seat in seats if seat)
        on_the_discards = isinstance(entry, e.PutBack) and now.ask(PUTS_BACK_ON, entry.by) == "discards"
        return (audience.unless in ("hand", "pile") and open_hand) or on_the_discards

    def _learnt(self) -> Iterator[int]:
        """The entries of whose cards one later comes to his own hand, or is turned up for all (DMS-072)."""
        marked = [self._marked(place, entry) for place, entry in enumerate(self.happened)]
        for card in self._seen_later(marked):
            if card.kind.startswith(MARK):
                yield int(card.kind.removeprefix(MARK))

    def _come_to_light(self, log: Sequence[e.Entry]) -> Iterator[int]:
        """The entries that hide a card like one of those that do so in this world."""
        noted = [self._noted(place, entry) for place, entry in enumerate(log)]
        seen = self._seen_later(log, {card for place in self.learnt for card in noted[place]})
        yield from (place for place, cards in enumerate(noted) if seen.intersection(cards))

    def _noted(self, place: int, entry: e.Entry) -> tuple[Card, ...]:
        """The cards that he does not see in it."""
        noted = getattr(entry, "seen", ()) if "seen" in self.hidden[place] else ()
        cards = (noted,) if isinstance(noted, Card) else noted or ()
        return tuple(card for card in cards if card != Card())

    def _seen_later(self, log: Sequence[e.Entry], seen: Set[Card] = frozenset()) -> Set[Card]:
        """These, the cards that come to his own hand or, where graves lie open, are turned up, and those beside them.

        Of a hand of which too many are noted none is believed any more, so that each of them hangs on the others.
        """
        table, beside = Table(), set[frozenset[Card]]()
        for entry in log if self.viewer or self.open_graves else ():
            table = evolve(table, entry, self.book)
            for each in table.sightings:
                if each.hands == (self.viewer,) or (each.open and self.open_graves):
                    seen |= {each.card}
            beside.update(_noted_together(table))
        while more := frozenset().union(*(each for each in beside if seen.intersection(each))) - seen:
            seen |= more
        return seen

    def other(self, chance: Random) -> list[e.Entry]:
        """The same game with other secrets; what he learns only because others are noted is not one either."""
        while True:
            other = [self._otherwise(place, entry, chance) for place, entry in enumerate(self.happened)]
            if self.learnt.issuperset(learnt := set(self._come_to_light(other))):
                return other
            self.learnt |= learnt

    def _otherwise(self, place: int, entry: e.Entry, chance: Random) -> e.Entry:
        if isinstance(entry, e.Opened):
            return e.Opened(self._dealt_otherwise(entry.table, chance))
        if not self.hidden[place] or place in self.learnt:
            return entry
        other = replace(entry, **{name: self._secret(entry, name, chance) for name in self.hidden[place]})
        return other if _is_sound(other, self.happened[0], self.book) else entry

    def _dealt_otherwise(self, table: Table, chance: Random) -> Table:
        """Other roles for those whose role he does not see, other cards in hands, and what sets let nobody know."""
        seen = self.kept_roles | self._open_by(e.Opened(table), Situation(table, self.book))
        seats = (each if each.number in seen else replace(each, role=self._hidden_role(chance)) for each in table.seats)
        slices = {name: _kept_otherwise(kept, self.viewer, chance) for name, kept in table.slices.items()}
        sightings = (each for each in table.sightings if self._saw(each, table) or 0 in self.learnt)
        noted = (each for each in table.sightings if not (self._saw(each, table) or 0 in self.learnt))
        others = (replace(each, card=self.card(chance)) for each in noted if chance.random() < 0.7)
        return replace(table, seats=tuple(seats), slices=slices, sightings=(*sightings, *others))

    def _saw(self, sighting: Sighting, table: Table) -> bool:
        """Does he know of this card in a hand from the start?"""
        now, hands = Situation(table, self.book), sighting.hands
        his = bool(self.viewer) and (self.viewer in sighting.known or hands == (self.viewer,))
        return sighting.open or his or all(now.ask(HAND_IS_OPEN, seat) for seat in hands)

    def _hidden_role(self, chance: Random) -> str:
        now = Situation(Table(), self.book)
        return chance.choice(["", *(role for role in self.book.roles if not now.ask(ROLE_IS_OPEN, role))])

    def _secret(self, entry: e.Entry, name: str, chance: Random) -> Any:
        """Something else of the same sort, or nothing."""
        was = getattr(entry, name)
        if name == "role":
            return self._hidden_role(chance)
        if name == "characters":
            return tuple(chance.sample(was, len(was)))
        if isinstance(was, str):
            return chance.choice(("", "known to nobody", was))
        if isinstance(was, Card):
            return chance.choice((self.card(chance), Card()))
        some = range(chance.randint(0, getattr(entry, "count", 2)))
        return tuple(GhostCard(chance.choice(KINDS)) if name == "spirits" else self.card(chance) for _ in some)

    def _marked(self, place: int, entry: e.Entry) -> e.Entry:
        """The entry with a card of its own wherever one is hidden."""
        card = Card(f"{MARK}{place}")
        if isinstance(entry, e.Opened):
            table = entry.table
            noted = (each if self._saw(each, table) else replace(each, card=card) for each in table.sightings)
            return e.Opened(replace(table, sightings=tuple(noted)))
        one = isinstance(getattr(entry, "seen", ()), Card)
        seen = card if one else (card,) * getattr(entry, "count", 1)
        marks: dict[str, Any] = {"seen": seen, "card": card}
        changes = {name: marks[name] for name in self.hidden[place] if name in marks}
        return replace(entry, **changes) if changes else entry

    def card(self, chance: Random) -> Card:
        """Some card of this game, its face seen or not."""
        kind = chance.choice(sorted(self.book.cards))
        return Card(kind, chance.choice(("", *self.book.cards[kind].faces)))


def first_unlike(here: Sequence[e.Entry], book: Rulebook, viewer: int, chance: Random, start: int = 0) -> list[int]:
    """Of a log and one that looks the same to this seat: the first entry, none before `start`, after which he sees
    that they differ.
    """
    tables = Table(), Table()
    for number, both in enumerate(zip(here, Twins(here, book, viewer).other(chance), strict=True)):
        tables = evolve(tables[0], both[0], book), evolve(tables[1], both[1], book)
        if number >= start and seen_by(tables[0], book, viewer) != seen_by(tables[1], book, viewer):
            return [number]
    return []


def _noted_together(table: Table) -> Iterator[frozenset[Card]]:
    """The cards noted of each hand that not all saw, where there are several."""
    hands = {each.hands for each in table.sightings if not each.open}
    for of in hands:
        cards = frozenset(each.card for each in table.sightings if each.hands == of and not each.open)
        if len(cards) > 1:
            yield cards


def _by(entry: e.Entry) -> int:
    return getattr(entry, "by", 0)


def _is_open(entry: e.RoleSet, now: Situation) -> bool:
    """Does a role that is put right lie open: whose it is lies before all, or has fallen, so that all have seen it?"""
    return now.ask(ROLE_IS_OPEN, entry.role) or now.table.seat(entry.by).out


def _turns_up(entry: e.Entry) -> bool:
    return type(entry) in TURNED_UP and not getattr(entry, "role", "")


def _is_sound(entry: e.Entry, opening: e.Entry, book: Rulebook) -> bool:
    """Could it be logged at such a table?"""
    try:
        soundness.check(entry, opening.table, book)  # type: ignore[attr-defined]
    except BadJournal:
        return False
    return True


def _stacked_otherwise(side: Side, chance: Random) -> Side:
    """The pile in another order, where that was noted."""
    return replace(side, left=tuple(chance.sample(side.left, len(side.left)))) if side.ordered else side


def _kept_otherwise(kept: Any, viewer: int, chance: Random) -> Any:
    """What a set remembers, with other secrets in it."""
    match kept:
        case Mesa():
            ghosts = (each if each.seat == viewer else replace(each, known=()) for each in kept.ghosts)
            return replace(kept, ghosts=tuple(ghosts))
        case Duel():
            return replace(kept, sides=tuple(_stacked_otherwise(side, chance) for side in kept.sides))
        case Gang():
            return replace(kept, seed=chance.choice(("", "another")))
        case Rebellion():
            return replace(kept, law_won=chance.random() < 0.5)
    return kept
