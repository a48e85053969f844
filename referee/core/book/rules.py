"""What sets are made of: printed facts, rules, and what rules say.

A set is one box or variant. Its rules *amend* the answer to a typed question, *object* to an entry, say what
*follows* from one, *remember* it, or are *triggered* by the table as it stands; each is known by its id
(`base.mustang`) and names the clauses it rests on. What rules look at, `Now`, is the rulebook's to say: a set is a
`RuleSet[Situation, what it remembers]`, and the type checker holds each rule against the question or the entries it
speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from referee.core.book.clauses import Clauses
from referee.core.book.facts import Facts
from referee.core.book.owed_kind import OwedKind
from referee.core.book.player_aid import Chapter, GoesOn, Note, PossibleAction
from referee.core.book.position_line import PositionLine
from referee.core.book.questions import Asked, Question
from referee.core.nouns.entries import Entry
from referee.core.nouns.table import Owed, Table
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import Card

A = TypeVar("A")
V = TypeVar("V")
R = TypeVar("R")
Now = TypeVar("Now")
E1 = TypeVar("E1", bound=Entry)
E2 = TypeVar("E2", bound=Entry)
E3 = TypeVar("E3", bound=Entry)
E4 = TypeVar("E4", bound=Entry)
E5 = TypeVar("E5", bound=Entry)

Rules = Callable[..., Any]
Told = Literal["", "hand", "goods", "gone"]
"""A second hand of the seat `by` (its `cards`), the goods that are all it holds, a seat that has left the game."""
Listed = Callable[[R], R]
"""What puts a rule among those of its set and leaves it as it is."""


def _types(*entries: type[Entry] | None) -> tuple[type[Entry], ...]:
    return tuple(each for each in entries if each is not None)


class Layer(IntEnum):
    """In which order the rules of one question speak; what the referee decided for his table is asked after them."""

    PRINTED = 0
    CHARACTER = 1
    EQUIPMENT = 2
    SCENARIO = 3
    TOURNAMENT = 4
    VARIANT = 5


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it is called, the clauses it rests on, what it listens to, what it does, whose place it takes."""

    id: str
    clauses: tuple[str, ...]
    layer: Layer
    apply: Rules
    question: Question[*tuple[Any, ...], Any] | None = None
    entries: tuple[type[Entry], ...] = ()
    kinds: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    use: str = "amend"
    sight: bool = False
    due: bool = False
    replaces: str = ""
    scene: str = ""
    step: str = ""

    def listens(self, kind: str, traits: Collection[str]) -> bool:
        """Is a card or cause of this name, with these traits, its affair?"""
        if not self.kinds and not self.traits:
            return True
        return kind in self.kinds or any(trait in traits for trait in self.traits)


@dataclass(frozen=True, slots=True)
class Brought(Generic[Now]):
    """A type of entry that a set brings.

    `move(table, entry, before) -> table` says what it moves, `written(entry) -> str` is its line of shorthand. Play
    does not move on with it past what is under way unless `goes_on(table, entry) -> bool` says so. `timed`: it is
    about the pace of play, and the clock notes what the turn under way had taken. `named(entry) -> (seat, cards)`:
    the cards that it names, and out of whose hand.
    """

    entry: type[Entry]
    move: Callable[[Table, Any, Now], Table]
    written: Callable[[Any], str]
    goes_on: Callable[[Table, Any], bool] | None = None
    timed: bool = False
    named: Callable[[Any], tuple[int, tuple[Card, ...]]] | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """Something of a set's own to look at: a key and rows of typed arguments, each row a sentence in the faces.

    `tells`: of what, where a player's own page lays that out apart.
    """

    key: str
    rows: tuple[Mapping[str, Argument], ...]
    tells: Told = ""


@dataclass(frozen=True, slots=True)
class Slice(Generic[V]):
    """What a set must remember: a value of this type, which is `start` before anything happened.

    `sound(value, table) -> bool`: can it stand at such a table? Its own `shown` says of each field who may know it;
    without that nobody at the table knows anything of it. `lines` tell it in a position, all of it: as much of it as
    `told(value, table)`; and `understood(value, table)` is what follows from what a position told, and from what it
    did not. `scenes(value)` are those that the game is in by it, such as the event in force: a rule that names one is
    silent in any other, and is not asked there.
    """

    type: type[V]
    start: V
    sound: Callable[[V, Table], bool] = lambda value, table: True
    lines: tuple[PositionLine, ...] = ()
    told: Callable[[V, Table], V] = lambda value, table: value
    understood: Callable[[V, Table], V] = lambda value, table: value
    scenes: Callable[[V], tuple[str, ...]] | None = None


@dataclass(slots=True)
class RuleSet(Generic[Now, V]):
    """One box or variant: its facts, rules and verbs of shorthand, and what it needs.

    `holds` are the clauses in force where it is bound, `ruleset` is what rulings call it.
    `alone`: by these clauses it clashes with every set but those it needs and those that need it, whatever there are.
    `layer` is where its rules speak unless one says otherwise; `strikes` are rules of other sets that do not hold
    with it, `restates` those that hold as they are and that it says in clauses of its own, `overrides` the ids of
    cards, characters, verbs or kinds of an earlier set that it means to redefine.

    It may bring entries of its own, and kinds of owed things (`owes`), or say otherwise of a kind that is there.
    What it must remember stands in `table.slices` under its name, as its `slice` says; `panels` show of it,
    `(now, viewer) -> Panel | None`. Its `aids` say what a player might do now and what holds for him,
    `(now, seat) -> Iterable[PossibleAction | Note]`; its reference card, to print, has `chapters`. Of a verb that is
    followed by names of the set's own `goes_on` says by which; `like` which verb of the core one of its own goes on
    as, and leaves the entry of; what is typed with verbs `by_nobody` is nothing that a seat does. Two things told
    in one breath come to what one of `together` makes of them, `(now, first, second) -> entries`; none where they are
    two; what is told in words of every game, to one of `means`, `(now, entry) -> entries`, where it is the set's own.
    Where it says a thing that another set says in full, `beside` is what it is where that one is bound too.
    """

    name: str
    facts: Facts = field(default_factory=Facts)
    holds: Clauses = field(default_factory=Clauses)
    ruleset: str = ""
    needs: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    rules: list[Rule] = field(default_factory=list)
    verbs: dict[str, Any] = field(default_factory=dict)
    brings: list[Brought[Now]] = field(default_factory=list)
    owes: list[OwedKind[Now]] = field(default_factory=list)
    slice: Slice[V] | None = None
    layer: Layer = Layer.PRINTED
    strikes: tuple[str, ...] = ()
    restates: dict[str, tuple[str, ...]] = field(default_factory=dict)
    overrides: frozenset[str] = frozenset()
    panels: list[Callable[[Now, int], Panel | None]] = field(default_factory=list)
    aids: list[Callable[[Now, int], Iterable[PossibleAction | Note]]] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    goes_on: dict[str, GoesOn[Now]] = field(default_factory=dict)
    like: dict[str, str] = field(default_factory=dict)
    by_nobody: tuple[str, ...] = ()
    together: list[Callable[[Now, Entry, Entry], tuple[Entry, ...]]] = field(default_factory=list)
    means: list[Callable[[Now, Entry], tuple[Entry, ...]]] = field(default_factory=list)
    beside: dict[str, RuleSet[Now, V]] = field(default_factory=dict)

    def _add(self, use: str, clauses: tuple[str, ...], layer: Layer | None, **how: Any) -> Listed[Any]:
        speaks = self.layer if layer is None else layer

        def register(function: Rules) -> Rules:
            self.rules.append(Rule(f"{self.name}.{function.__name__}", clauses, speaks, function, use=use, **how))
            return function

        return register

    def amend(
        self,
        question: Question[*Asked, A],
        *clauses: str,
        kinds: tuple[str, ...] = (),
        traits: tuple[str, ...] = (),
        layer: Layer | None = None,
        replaces: str = "",
        scene: str = "",
        step: str = "",
    ) -> Listed[Callable[[Now, A, *Asked], A]]:
        """A rule `(now, value, *arguments) -> value` of a question, for cards of these kinds or traits alone if named.

        `replaces`, here and below: it stands in the place of the rule with this id, in that one's layer. `scene`,
        `step`: it is silent but in that scene, but while such a step is owed in the turn, and is not asked otherwise.
        """
        how = {"question": question, "kinds": kinds, "traits": traits, "replaces": replaces}
        how |= {"scene": scene, "step": step}
        return self._add("amend", clauses, layer, **how)

    def object(
        self,
        one: type[E1],
        two: type[E2] | None = None,
        three: type[E3] | None = None,
        four: type[E4] | None = None,
        *more: type[E5],
        clauses: tuple[str, ...],
        kinds: tuple[str, ...] = (),
        traits: tuple[str, ...] = (),
        sight: bool = False,
        due: bool = False,
        layer: Layer | None = None,
        replaces: str = "",
        scene: str = "",
        step: str = "",
    ) -> Listed[Callable[[Now, E1 | E2 | E3 | E4 | E5], Objection | None]]:
        """A rule `(now, entry) -> Objection | None` about entries, with cards of these kinds or traits if named.

        `sight`: it needs only what lies open on the table, so that it holds in a light log too.
        `due`: it objects that nothing calls for the entry, so that it is silent where something went unlogged.
        """
        how = {
            "entries": _types(one, two, three, four, *more),
            "kinds": kinds,
            "traits": traits,
            "sight": sight,
            "due": due,
            "replaces": replaces,
            "scene": scene,
            "step": step,
        }
        return self._add("object", clauses, layer, **how)

    def follow(
        self,
        one: type[E1],
        two: type[E2] | None = None,
        three: type[E3] | None = None,
        four: type[E4] | None = None,
        *more: type[E5],
        clauses: tuple[str, ...],
        kinds: tuple[str, ...] = (),
        traits: tuple[str, ...] = (),
        layer: Layer | None = None,
        replaces: str = "",
    ) -> Listed[Callable[[Now, E1 | E2 | E3 | E4 | E5, Now], Iterable[Follow]]]:
        """A rule `(now, entry, before) -> Iterable[Follow]`: what an entry brings about."""
        listening = {"entries": _types(one, two, three, four, *more), "kinds": kinds, "traits": traits}
        return self._add("follow", clauses, layer, **listening, replaces=replaces)

    def remember(
        self,
        one: type[E1],
        two: type[E2] | None = None,
        three: type[E3] | None = None,
        four: type[E4] | None = None,
        *more: type[E5],
        clauses: tuple[str, ...],
        layer: Layer | None = None,
    ) -> Listed[Callable[[Now, V, E1 | E2 | E3 | E4 | E5, Now], V]]:
        """A rule `(now, value, entry, before) -> value`: what this set remembers once an entry has moved the table."""
        return self._add("remember", clauses, layer, entries=_types(one, two, three, four, *more))

    def trigger(
        self, *clauses: str, sight: bool = False, layer: Layer | None = None, replaces: str = ""
    ) -> Listed[Callable[[Now], Iterable[Owed]]]:
        """A rule `(now) -> Iterable[Owed]`: what the table as it stands calls for; by `sight` in a light log too."""
        return self._add("trigger", clauses, layer, sight=sight, replaces=replaces)


@dataclass(frozen=True, slots=True)
class Objection:
    """What a rule has against an entry; the rule's clauses come before `because`. A doubt questions the log.

    `only`: the clauses that apply, where not all of the rule's do. `certain`: no play explains it that nobody wrote,
    since it hangs on whose turn it is, or is more than one card does.
    """

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    level: Level = Level.ILLEGAL
    because: tuple[str, ...] = ()
    doubt: bool = False
    only: tuple[str, ...] = ()
    certain: bool = False


class Follow(Struct, frozen=True, gc=False):
    """What follows: `owed` now, before all else that is owed (`first`), when the card under way is over (`later`),
    as a card of its own (`card`, of `author`), as the `last` step before phase 2, as the `end` that is all that is left
    of the turn, or `anew`, in the place of what this seat owes for the same already: nothing any more, if it comes to
    none."""

    owed: Owed
    when: str = "now"
    author: int = 0
