"""Before the duel: four characters set aside, twelve picked in turn, two piles of six, two of each in play."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind, whoever
from referee.core.book.questions import MOST_LIFE, STARTING_HAND
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Brought, Follow, Objection
from referee.core.nouns.table import Figure, Owed, Table
from referee.core.nouns.vocabulary import NO_TELLING, exactly
from referee.core.play.placing import with_seat
from referee.sets.duel.box import DUEL
from referee.sets.duel.entries import Drafted, Entered, Fielded, Piled, SetAside
from referee.sets.duel.facts import OPENING
from referee.sets.duel.pile import SIX, remembered, side_at, the_duel, with_side, without
from referee.sets.duel.places import SEATS, front_of, is_front, of_the_same_duellist, pairs, rear_of, side_of

FOUR = 4
"""So many characters are set aside."""


def _set_aside(table: Table, entry: SetAside, before: Situation) -> Table:
    return remembered(table, aside=entry.characters)


def _drafted(table: Table, entry: Drafted, before: Situation) -> Table:
    side = side_at(table, entry.by)
    picked = (*side.drafted, entry.character), (*side.left, entry.character)
    return with_side(table, entry.by, drafted=picked[0][-SIX:], left=picked[1][-SIX:])


def _piled(table: Table, entry: Piled, before: Situation) -> Table:
    order = entry.characters[:SIX]
    known = {"left": order, "ordered": True} if order else {}
    return with_side(table, entry.by, piled=True, **known)


def _fielded(table: Table, entry: Fielded, before: Situation) -> Table:
    """Both come into play with all their life points; nobody holds a card yet."""
    left, ordered = side_at(table, entry.by).left, side_at(table, entry.by).ordered
    for name in entry.characters:
        left = without(left, name)
    table = with_side(table, entry.by, piled=True, left=left, ordered=ordered)
    places = (front_of(entry.by), rear_of(table, entry.by))
    for seat, name in zip(places, entry.characters, strict=False):
        table = in_play(table, before, seat, name) if seat else table
    return _dealt_from_a_whole_deck(with_seat(table, places[0], hand=exactly(0)), before)


def in_play(table: Table, before: Situation, seat: int, name: str) -> Table:
    """The table with a character who comes into play at this place."""
    life = before.ask(MOST_LIFE, name, side_of(seat)) or None
    return with_seat(table, seat, figures=(Figure(name, life, life),), role=side_of(seat), shown=True, out=False)


def _dealt_from_a_whole_deck(table: Table, before: Situation) -> Table:
    """While nobody holds a card, as nobody does before he has a character, the deck is whole."""
    empty = all(
        seat.hand == (exactly(0) if seat.character else NO_TELLING) for seat in table.seats if is_front(seat.number)
    )
    whole = empty and table.deck == NO_TELLING and not table.discards and not table.turn.seat
    return replace(table, deck=exactly(before.book.deck_size)) if whole else table


DUEL.brings += [
    Brought(
        SetAside,
        _set_aside,
        lambda entry: " ".join(("aside", *entry.characters)),
    ),
    Brought(
        Drafted,
        _drafted,
        lambda entry: f"{entry.by} draft {entry.character or '?'}",
    ),
    Brought(
        Piled,
        _piled,
        lambda entry: " ".join((str(entry.by), "stack", *entry.characters)),
    ),
    Brought(
        Fielded,
        _fielded,
        lambda entry: " ".join((str(entry.by), "field", *entry.characters)),
    ),
]


def on_offer(now: Situation) -> tuple[str, ...]:
    """The characters laid out that nobody has picked yet."""
    kept = the_duel(now.table)
    gone = {*kept.aside, *kept.sides[0].drafted, *kept.sides[1].drafted}
    return tuple(name for name in now.book.characters if name not in gone)


DUEL.owes += [
    OwedKind("aside", ((SetAside, whoever),), named=True),
    OwedKind("draft", ((Drafted, of_the_same_duellist),), choices=lambda now, owed: on_offer(now)),
    OwedKind("stack", ((Piled, of_the_same_duellist),)),
    OwedKind("field", ((Fielded, of_the_same_duellist),), named=True),
]


def _before_the_duel(now: Situation) -> bool:
    """Has nobody begun, and are characters still to come?"""
    seats = now.table.seats
    return not now.table.turn.seat and len(seats) == SEATS and not all(seat.character for seat in seats)


def _picks(now: Situation) -> tuple[int, int]:
    first, second = the_duel(now.table).sides
    return len(first.drafted), len(second.drafted)


def _picking(now: Situation) -> int:
    """Whose pick it is: they alternate, the first one begins; 0 once both have six."""
    first, second = _picks(now)
    return 0 if first >= SIX <= second else 1 if first <= second else 3


@DUEL.trigger("ITC-139")
def four_are_set_aside(now: Situation) -> Iterable[Owed]:
    """It begins with four characters that the referee takes out at random."""
    if _before_the_duel(now) and not the_duel(now.table).aside and _picks(now) == (0, 0):
        yield Owed("aside", 1, FOUR)


@DUEL.trigger("ITC-141")
def they_pick_in_turn(now: Situation) -> Iterable[Owed]:
    """Then the players pick one character each, in turn, until each has six."""
    if _before_the_duel(now) and the_duel(now.table).aside and (seat := _picking(now)):
        yield Owed("draft", seat)


@DUEL.trigger("ITC-143")
def each_stacks_his_six(now: Situation) -> Iterable[Owed]:
    """Each stacks his six as he likes."""
    if _before_the_duel(now) and not _picking(now):
        yield from (Owed("stack", front) for front, _ in pairs(now.table) if not side_at(now.table, front).piled)


@DUEL.trigger("ITC-145")
def two_of_each_come_into_play(now: Situation) -> Iterable[Owed]:
    """The first two of each pile come into play."""
    for front, _ in pairs(now.table):
        if _before_the_duel(now) and side_at(now.table, front).piled and not now.seat(front).character:
            yield Owed("field", front)


@DUEL.object(SetAside, clauses=("ITC-139",))
def four_and_no_other_number(now: Situation, entry: SetAside) -> Objection | None:
    """Four characters are set aside."""
    count = len(set(entry.characters))
    return Objection("aside_four", {"count": count, "due": FOUR}) if count != FOUR else None


@DUEL.object(Drafted, clauses=("ITC-140", "ITC-141"))
def of_those_laid_out(now: Situation, entry: Drafted) -> Objection | None:
    """Who was picked already lies there no more."""
    picked = {name for side in the_duel(now.table).sides for name in side.drafted}
    return (
        Objection("not_on_offer", {"by": entry.by, "character": entry.character}) if entry.character in picked else None
    )


@DUEL.object(Drafted, clauses=("ITC-141",))
def one_each_in_turn(now: Situation, entry: Drafted) -> Objection | None:
    """The first player picks one, then the other one, until each has six."""
    due = _picking(now)
    if front_of(entry.by) == due:
        return None
    return Objection("draft_turn", {"by": entry.by, "first": due})


@DUEL.object(Drafted, Fielded, Entered, clauses=("ITC-142",))
def counters_do_not_play(now: Situation, entry: Drafted | Fielded | Entered) -> Objection | None:
    """The four set aside count the life points of those in play, and are none of them."""
    named = entry.characters if isinstance(entry, Fielded) else (entry.character,)
    for name in named:
        if name in the_duel(now.table).aside:
            return Objection("life_counter", {"by": entry.by, "character": name})
    return None


@DUEL.object(Piled, clauses=("ITC-143",))
def his_own_six(now: Situation, entry: Piled) -> Objection | None:
    """The pile holds the six that he drafted, whatever their order."""
    drafted = side_at(now.table, entry.by).drafted
    if not entry.characters or not drafted or sorted(entry.characters) == sorted(drafted):
        return None
    return Objection("not_the_six", {"by": entry.by, "characters": drafted})


@DUEL.object(Piled, clauses=("ITC-144",))
def the_pile_stays_as_it_is(now: Situation, entry: Piled) -> Objection | None:
    """Once made, its order is not changed."""
    return Objection("pile_fixed", {"by": entry.by}) if side_at(now.table, entry.by).piled else None


@DUEL.object(Fielded, clauses=("ITC-145",))
def the_first_two_of_the_pile(now: Situation, entry: Fielded) -> Objection | None:
    """The first two come into play, either of them in front."""
    side = side_at(now.table, entry.by)
    from_where = side.left[:2] if side.ordered else side.left or entry.characters
    two = len(set(entry.characters)) == 2
    if two and {*entry.characters} <= {*from_where}:
        return None
    return Objection("not_the_top_two", {"by": entry.by})


@DUEL.follow(Fielded, clauses=("ITC-148",))
def cards_for_the_one_in_front(now: Situation, entry: Fielded, before: Situation) -> Iterable[Follow]:
    """The player draws as many cards as his front character has life points."""
    front = front_of(entry.by)
    if most := now.seat(front).most:
        yield Follow(Owed("draw", front, now.ask(STARTING_HAND, most, now.seat(front).role), OPENING))
