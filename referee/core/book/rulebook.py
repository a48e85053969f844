"""The book that sets make together, and how rules look at a table.

A book is bound once: what the sets bring is merged, their rules are sorted by layer, then by set, then as written.
Rules see a `Situation`: a table together with the book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct

from referee.core.book.explained import lacks_a_line, said_before
from referee.core.book.facts import ASKED, FOLLOWED, OPEN_READINGS, with_copies
from referee.core.book.owed_kind import WON, OwedKind, met_by_entries
from referee.core.book.position_line import PositionLine
from referee.core.book.questions import (
    ABILITIES,
    COUNTS_FOR_DISTANCE,
    EVERY_SUIT,
    HAND_WITH,
    LAYS_BEFORE,
    SUCCEEDS,
    WORKS,
    Answer,
    Asked,
    Question,
)
from referee.core.book.rules import Objection, Rule, RuleSet, Slice
from referee.core.book.scenes import Scenes
from referee.core.book.stacking import in_force, merged, owed_kinds, stacked
from referee.core.nouns.entries import Entry, Played, TurnEnded, Won
from referee.core.nouns.table import HouseRule, Owed, Seat, Table
from referee.core.nouns.verdict import OPEN, PASSED_OVER, Argument, Level, Reason
from referee.core.nouns.vocabulary import CAUSES, Card, Count, Face, faces_of

A = TypeVar("A")
Questions = Question[*tuple[Any, ...], Any]
"""Any question."""
About = Callable[[Any], str]
"""What tells of an entry which card or cause it is about."""
Heard = dict[str, tuple[Rule, ...]]
"""The rules that have to do with a card or cause."""
LISTENING = ("object", "due", "follow", "remember")
"""The uses of rules that listen to entries; those that object to what nothing calls for (`due`) stand there twice."""


def kind_of(entry: Any) -> str:
    """What an entry is about, for rules that listen to some cards or causes only."""
    return _about(entry.__class__)(entry)


@cache
def _about(entry: type[Entry]) -> About:
    """What tells what such entries are about: what a card is played as, the card, an event, what something is for."""
    fields = entry.__struct_fields__
    if "serves" in fields:
        return lambda played: played.serves or played.card.kind
    if "card" in fields:
        return _name_of_its_card
    if "event" in fields:
        return attrgetter("event")
    return attrgetter("cause") if "cause" in fields else lambda entry: ""


def _name_of_its_card(entry: Any) -> str:
    card: Card | str | None = entry.card
    return card.kind if isinstance(card, Card) else card or ""


def _lines_of_its_own(each: RuleSet[Situation, Any]) -> dict[str, tuple[str, PositionLine]]:
    """The lines of a position by which a set tells what it remembers, by their word, with its name."""
    return {line.word: (each.name, line) for line in (each.slice.lines if each.slice else ())}


class Rulebook:
    """All rules of the sets in force, ready to be asked."""

    def __init__(
        self,
        sets: Iterable[RuleSet[Situation, Any]],
        in_every_game: Iterable[OwedKind[Situation]],
        strike: Iterable[str] = (),
    ) -> None:
        chosen = stacked(sets)
        self.sets = tuple(each.name for each in chosen)
        self._take_facts(chosen)
        self._take_ways(chosen)
        self._take_kinds(chosen, tuple(in_every_game))
        self._ready(in_force(chosen, strike))
        scenes = Scenes(self.rules, self.slices, self._of)
        self.scenes = scenes if scenes else None

    def _ready(self, rules: tuple[Rule, ...]) -> None:
        """These rules, sorted by what they are for."""
        self.rules = rules
        self.triggers = tuple(rule for rule in self.rules if rule.use == "trigger")
        self.triggers_in_sight = tuple(rule for rule in self.triggers if rule.sight)
        self.remembers = any(rule.use == "remember" for rule in self.rules)
        self.amended = self._by_question()
        self._possible: dict[Card, int] = {}
        self._listening = self._by_entry()
        self._of_kind: dict[str, dict[type[Entry], tuple[About, Heard, Heard]]] = {
            use: {
                entry: (_about(entry), {}, {})
                for entry, rules in by_entry.items()
                if any(rule.kinds or rule.traits for rule in rules)
            }
            for use, by_entry in self._listening.items()
        }
        self._about_kind: dict[tuple[Questions, str], tuple[Rule, ...]] = {}

    def _of(self, rules: tuple[Rule, ...]) -> Rulebook:
        """The book with these of its rules alone."""
        some = copy(self)
        some._ready(rules)
        return some

    def _take_facts(self, sets: tuple[RuleSet[Situation, Any], ...]) -> None:
        """The printed facts of all the sets."""
        facts = [each.facts for each in sets]
        self.cards = with_copies(merged(sets, lambda each: each.facts.cards), facts)
        self._waiting = {kind for kind, card in self.cards.items() if card.waits}
        self.traits_of = {kind: card.traits for kind, card in self.cards.items()}
        every = {trait for traits in self.traits_of.values() for trait in traits}
        self._with_trait = {each: tuple(k for k, traits in self.traits_of.items() if each in traits) for each in every}
        self.characters = merged(sets, lambda each: each.facts.characters)
        self.sides = merged(sets, lambda each: each.facts.sides, shared=True)
        self.roles = tuple(dict.fromkeys(role for each in facts for role in each.roles))
        self.reasons = frozenset(key for each in facts for key in each.reasons)
        self.lacking = frozenset((PASSED_OVER, *(key for each in facts for key in each.lacking)))
        told = [(kind, key) for each in facts for kind, keys in each.slips.items() for key in keys]
        self.slips = {kind: frozenset(key for of, key in told if of == kind) for kind, _ in told}
        self.readings = merged(sets, lambda each: each.facts.readings)
        open_points = {OPEN_READINGS: (FOLLOWED, ASKED)} if self.readings else {}
        self.options = {**merged(sets, lambda each: each.facts.options), **open_points}
        self.causes = frozenset((*CAUSES, *self.characters, *(cause for each in facts for cause in each.causes)))
        self.known_cards = frozenset(("", *self.cards))
        self.known_causes = self.known_cards | self.causes
        self.by_role = frozenset(cause for each in facts for cause in each.by_role)
        self.rewards = frozenset(cause for each in facts for cause in each.rewards)
        self.events = frozenset(event for each in facts for event in each.events)
        drawing = (kind for kind, card in self.cards.items() if card.draws)
        self.draws = frozenset((*drawing, *(name for each in facts for name in each.draws)))

    def _take_ways(self, sets: tuple[RuleSet[Situation, Any], ...]) -> None:
        """What the sets bring to type, to log, to remember and to look at."""
        self.verbs = merged(sets, lambda each: each.verbs)
        brings = merged(sets, lambda each: {str(way.entry.__struct_config__.tag): way for way in each.brings})
        self.brought = {way.entry: way for way in brings.values()}
        self.slices: dict[str, Slice[Any]] = {each.name: each.slice for each in sets if each.slice is not None}
        self.position_lines = merged(sets, _lines_of_its_own)
        self.panels = tuple(panel for each in sets for panel in each.panels)
        self.goes_on = merged(sets, lambda each: each.goes_on)
        self.by_nobody = frozenset(verb for each in sets for verb in each.by_nobody)
        self.like = merged(sets, lambda each: each.like)
        self.means = tuple(way for each in sets for way in each.means)
        self.together = tuple(way for each in sets for way in each.together)
        self.aids = tuple(aid for each in sets for aid in each.aids)

    def _take_kinds(
        self, sets: tuple[RuleSet[Situation, Any], ...], in_every_game: tuple[OwedKind[Situation], ...]
    ) -> None:
        """What can be owed, by which entries it is met."""
        self.kinds = owed_kinds(sets, in_every_game)
        self.meets = met_by_entries((*in_every_game, *(kind for each in sets for kind in each.owes)))
        self.denying = frozenset(
            entry for entry, wanted in self.meets.items() if entry is not Won and WON in dict(wanted)
        )
        """The types of entries that tell that nobody has won yet."""
        self.ending = frozenset(kind for kind, _ in self.meets.get(TurnEnded, ()))
        met = [{kind for kind, _ in wanted} for wanted in self.meets.values()]
        won = {kind for kind, _ in self.meets.get(Won, ())}
        self.deciding = frozenset(kind for kinds in met if not won.isdisjoint(kinds) for kind in kinds)
        self.tacit = frozenset(name for name, kind in self.kinds.items() if kind.tacit is not None)
        self.before_drawing = frozenset(name for name, kind in self.kinds.items() if kind.before_drawing)

    def _by_question(self) -> dict[Questions, tuple[Rule, ...]]:
        in_order: dict[Questions, list[Rule]] = {}
        for rule in self.rules:
            if rule.question is not None:
                in_order.setdefault(rule.question, []).append(rule)
        return {question: tuple(rules) for question, rules in in_order.items()}

    def _by_entry(self) -> dict[str, dict[type[Entry], tuple[Rule, ...]]]:
        """The rules that listen to entries, by their use and the type of entry, in order; what is `due` once more."""
        listening: dict[str, dict[type[Entry], tuple[Rule, ...]]] = {use: {} for use in LISTENING}
        for rule in self.rules:
            for use in (rule.use, "due") if rule.due else (rule.use,):
                for entry in rule.entries:
                    listening[use][entry] = (*listening[use].get(entry, ()), rule)
        return listening

    def amending(self, question: Question[*Asked, A], *arguments: *Asked) -> tuple[Rule, ...]:
        """The rules of a question in the order in which they speak: those for the kind of card it is asked about."""
        if question.kind is None:
            return self.amended.get(question, ())
        about = question, question.kind(*arguments)
        found = self._about_kind.get(about)
        if found is None:
            every = self.amended.get(question, ())
            found = self._about_kind[about] = self._heard(every, about[1])
        return found

    def listening(self, use: str, entry: Entry) -> tuple[Rule, ...]:
        """The rules of this use that listen to such an entry."""
        of_kind = self._of_kind[use].get(type(entry))
        if of_kind is None:
            return self._listening[use].get(type(entry), ())
        named, heard, waiting = of_kind
        kind = named(entry)
        put_down = kind in self._waiting and self.puts_down(entry)
        known = waiting if put_down else heard
        found = known.get(kind)
        if found is None:
            found = known[kind] = self._heard(self._listening[use][type(entry)], kind, put_down)
        return found

    def _heard(self, rules: tuple[Rule, ...], kind: str, put_down: bool = False) -> tuple[Rule, ...]:
        """Those that have to do with a card or cause of this name, each citing the clauses on that very card too."""
        traits, own = self.traits(kind), self.cards[kind].clauses if kind in self.cards else ()
        if put_down:
            traits, own = self.cards[kind].put_down, ()
        heard = tuple(rule for rule in rules if rule.listens(kind, traits))
        if not own:
            return heard
        return tuple(replace(rule, clauses=(*rule.clauses, *own)) if rule.traits else rule for rule in heard)

    def puts_down(self, entry: Entry) -> bool:
        """Is this a card that is put before its player to wait there?"""
        if type(entry) is not Played or entry.lying or entry.serves:
            return False
        return entry.card.kind in self._waiting

    def traits(self, kind: str) -> frozenset[str]:
        """What rules may know the cards of this name by; nothing of what is no card."""
        return self.traits_of.get(kind, frozenset())

    def with_trait(self, trait: str) -> tuple[str, ...]:
        """The names of the cards with this trait, as they were brought."""
        return self._with_trait.get(trait, ())

    def possible(self, card: Card) -> int:
        """How many cards of the deck this mention may mean."""
        found = self._possible.get(card)
        if found is None:
            of_kind = [self.cards[card.kind]] if card.kind in self.cards else [] if card.kind else self.cards.values()
            found = sum(face.endswith(card.face) for each in of_kind for face in each.faces)
            self._possible[card] = found
        return found

    @property
    def deck_size(self) -> int:
        """How many cards the whole deck holds."""
        return sum(len(facts.faces) for facts in self.cards.values())


class Situation(Struct, eq=False, gc=False):
    """A table and the book it is played by: what rules look at; and what is owed there that an entry meets."""

    table: Table
    book: Rulebook
    met: Owed | None = None
    early: bool = False
    _circle: tuple[int, ...] | None = None
    _abilities: dict[int, tuple[str, ...]] = {}

    def __post_init__(self) -> None:
        scenes = self.book.scenes
        if scenes is not None:
            self.book = scenes.book(self.table)

    def ask(self, question: Question[*Asked, A], *arguments: *Asked) -> A:
        """The answer to a question."""
        value = question.start
        rules = self.book.amending(question, *arguments) if question.kind else self.book.amended.get(question, ())
        for rule in rules:
            value = rule.apply(self, value, *arguments)
        return question.finish(value) if question.finish else value

    def explain(self, question: Question[*Asked, A], *arguments: *Asked) -> Answer[A]:
        """The answer with the rules that led to it."""
        value, steps = question.start, []
        for rule in self.book.amending(question, *arguments):
            amended = rule.apply(self, value, *arguments)
            if amended != value:
                steps.append((rule.id, rule.clauses, amended))
            value = amended
        return Answer(question.finish(value) if question.finish else value, tuple(steps))

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return self.table.seats[number - 1]

    @property
    def circle(self) -> tuple[int, ...]:
        """The seats that are steps on the way round the table, in their order; found once for many distances."""
        if self._circle is None:
            numbers = (seat.number for seat in self.table.seats)
            self._circle = tuple(number for number in numbers if self.ask(COUNTS_FOR_DISTANCE, number))
        return self._circle

    def holder(self, number: int) -> int:
        """The seat that holds the hand this one plays from: mostly itself, always where no rule says otherwise."""
        return self.ask(HAND_WITH, number) or number if HAND_WITH in self.book.amended else number

    def hand(self, number: int) -> Count:
        """The cards in the hand that this seat plays from."""
        return self.table.seats[self.holder(number) - 1].hand

    def lost(self, number: int, id_: str) -> tuple[str, ...]:
        """The clauses by which an ability that is this seat's, or a card in play before it, does nothing now."""
        if number < 1 or not id_:
            return ()
        lying = self.table.seats[number - 1].figures[0].in_play
        cards = (card.kind for card in lying if self.is_a(card.kind, id_))
        lost = id_ if self.bears(number, id_) else next(cards, "")
        return self.explain(WORKS, number, lost).clauses if lost else ()

    def lies_before(self, entry: Played) -> int:
        """The seat that a card which stays in play is put before."""
        facts = self.book.cards.get(entry.card.kind)
        if not entry.at or facts is None:
            return entry.by
        if facts.waits:
            return entry.by
        elsewhere = facts.aim != "self" or self.ask(LAYS_BEFORE, entry.by, entry.at[0])
        return entry.at[0] if elsewhere else entry.by

    def has(self, number: int, character: str) -> bool:
        """Does this seat have this character's ability now?"""
        return self.bears(number, character) and self.ask(WORKS, number, character)

    def bears(self, number: int, character: str) -> bool:
        """Is this seat this character, or one that has its ability too, whether it works now or not?"""
        if number < 1:
            return False
        if self.table.seats[number - 1].figures[0].character == character:
            return True
        if ABILITIES not in self.book.amended:
            return False
        besides = self._abilities.get(number)
        return character in (self._besides(number) if besides is None else besides)

    def _besides(self, number: int) -> tuple[str, ...]:
        """The characters whose abilities this seat has besides its own; found once for many questions."""
        if number not in self._abilities:
            self._abilities[number] = self.ask(ABILITIES, number)
        return self._abilities[number]

    def empty_handed(self, character: str) -> list[int]:
        """The seats that are this character, or have its ability too, and may hold no card."""
        amended, seats = self.book.amended, self.table.seats
        if ABILITIES in amended or HAND_WITH in amended:
            return [n for n in range(1, len(seats) + 1) if not self.hand(n).least and self.bears(n, character)]
        found = []
        for seat in seats:
            if not seat.hand.least and seat.figures[0].character == character:
                found.append(seat.number)
        return found

    def is_a(self, kind: str, *traits: str) -> bool:
        """Has the card of this name one of these traits?"""
        known = self.book.traits_of.get(kind)
        return known is not None and not known.isdisjoint(traits)

    def waits(self, number: int, kind: str) -> bool:
        """Was a card of this name put down before this seat in this very turn, to be used in a later one?"""
        turn = self.table.turn
        return number == turn.seat and kind in turn.played and self.is_a(kind, "waits")

    def in_play(self, number: int, trait: str) -> bool:
        """Does a card of this name, or with this trait, work in play before this seat?"""
        return bool(self.working(number, trait))

    def working(self, number: int, trait: str) -> tuple[str, ...]:
        """The names of the cards with this trait that work in play before this seat, each once."""
        lying = self.table.seats[number - 1].figures[0].in_play
        if not lying:
            return ()
        named = dict.fromkeys(card.kind for card in lying if trait in self.book.traits(card.kind))
        return tuple(kind for kind in named if self.ask(WORKS, number, kind))

    def counted(self, face: Face) -> Face:
        """Rank and suit as they count now, where all cards are of one suit."""
        suit = self.ask(EVERY_SUIT) if EVERY_SUIT in self.book.amended else ""
        return face[:-1] + suit if suit and face else face

    def succeeds(self, seat: int, card: str, face: Face) -> bool | None:
        """Does what was turned up for this card do its owner good? None where its suit alone does not tell."""
        told = {self.ask(SUCCEEDS, seat, card, each) for each in faces_of(face)}
        return told.pop() if len(told) == 1 else None

    def ruled(self, key: str) -> bool | None:
        """What the referee decided about this question for this table; None if nothing."""
        decision = self.decision(key)
        return None if decision is None else decision.allowed

    def decision(self, key: str) -> HouseRule | None:
        """The decision itself, with what it follows and why: the last one about it, else what the options settled."""
        ruled = next((each for each in reversed(self.table.house) if each.key == key), None)
        return ruled or self._agreed(key)

    def _agreed(self, key: str) -> HouseRule | None:
        """The decision that an option of the game comes to, which the table agreed on beforehand."""
        reading = self.book.readings.get(key)
        if reading is None or not reading.option:
            return None
        name, other = reading.option
        return HouseRule(key, not reading.recommended) if self.table.options.get(name) == other else None

    def objections(self, entry: Entry, hedged: bool = False) -> Iterable[tuple[Reason, bool]]:
        """Every objection of every rule to this entry, and whether it is a doubt about the log.

        `hedged`: what is due was worked out without knowing the character, so that nothing certain follows from it.
        """
        light, unlogged = self.table.mode == "light", self.table.turn.unlogged
        for rule in self.book.listening("object", entry):
            if (light and not rule.sight) or (unlogged and rule.due):
                continue
            found: Objection | None = rule.apply(self, entry)
            if found is not None and not (rule.due and self._told_already(entry, found)):
                clauses = tuple(dict.fromkeys((found.only or rule.clauses) + found.because))
                level, args = self._as_read(found)
                level = Level.UNCLEAR if hedged and rule.due and level == Level.ILLEGAL else level
                yield Reason(found.key, level, clauses, args, rule.id), found.doubt

    def _told_already(self, entry: Entry, found: Objection) -> bool:
        """Does the line that explains what was doubted in this turn explain this too?"""
        explained = self.table.turn.doubted
        if not explained or self.met is not None or said_before(entry, explained):
            return False
        return lacks_a_line(entry, found, explained, self.book.by_role, self.book.brought)

    def _as_read(self, found: Objection) -> tuple[Level, dict[str, Argument]]:
        """What an objection comes to; where the sources leave it open, by the reading that this table follows."""
        reading = self.book.readings.get(found.key)
        if reading is None:
            return found.level, dict(found.args)
        if reading.recommended is None or self.table.options.get(OPEN_READINGS) == ASKED:
            return Level.FOR_REFEREE, dict(found.args)
        level = Level.LEGAL if reading.recommended else Level.ILLEGAL
        return level, {**found.args, OPEN: "allowed" if reading.recommended else "forbidden"}

    def holds(self, key: str) -> bool:
        """Is a point that the sources leave open read so here: by what was decided, else by the recommended reading?"""
        ruled = self.ruled(key)
        return self.book.readings[key].recommended is True if ruled is None else ruled
