"""The table as it stands: seats in their order, whose turn, what is under way, what is owed.

Everything is frozen; `evolve` makes the next table from this one. A *seat* is a player with a hand and a secret
role; a *figure* is a character with life points and cards in play. Usually a seat has one figure, in a duel for the
championship it has two. What is under way is a stack of frames; the first frame is the turn itself. Nothing here
needs the history: a table written down as a position carries all that rules may ask. What is frozen cannot come to
hold itself, so that the garbage collector need not look at it (`gc=False`): a long log is many tables.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from referee.core.nouns.vocabulary import NO_TELLING, NOBODY, UNKNOWN, Card, Count, Mode, Phase

ROLE_UNSEEN = "role_unseen"
"""Marks what follows from a role that nobody saw."""


class Owed(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that must happen next, or may.

    `kind` names it (answer, lose, draw ...), `cause` is what it is owed for (a card, a character, a word such as
    `turn`), `side` the one that it is about, `other` the other seat concerned, `tried` what was used already to avert
    it, or that it hangs on a role that nobody saw (`ROLE_UNSEEN`). In a log the cause is called `card`. `late`: a step
    that was passed over, which the log lacks.
    """

    kind: str
    seat: int
    count: int = 1
    cause: str = field(default=UNKNOWN, name="card")
    other: int = NOBODY
    tried: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    must: bool = True
    ordered: bool = False
    side: str = UNKNOWN
    late: bool = False

    @property
    def secret(self) -> bool:
        """Does it follow from a role that nobody saw, so that only the referee may know whether it is due?"""
        return ROLE_UNSEEN in self.tried

    @property
    def presses(self) -> bool:
        """Does play wait for it? For what is secret it never does, or all would see by that what it is."""
        return self.must and ROLE_UNSEEN not in self.tried

    @property
    def named(self) -> str:
        """What a sentence about it names: what it is owed for, or the side that it is about."""
        return self.cause or self.side


class Frame(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card under way: who played it, at whom, what is still owed, and what waits for its end."""

    card: str = UNKNOWN
    author: int = NOBODY
    targets: tuple[int, ...] = ()
    owed: tuple[Owed, ...] = ()
    waiting: tuple[Owed, ...] = ()

    @property
    def presses(self) -> bool:
        """Does play wait for something that is owed in it? Mostly it does for what comes first."""
        if not self.owed:
            return False
        first = self.owed[0]
        return (first.must and not first.tried) or bool(
            [owed for owed in self.owed if owed.must and ROLE_UNSEEN not in owed.tried]
        )


class Figure(Struct, frozen=True, gc=False, omit_defaults=True):
    """A character in play with life points and the cards before it; `life` None is not known."""

    character: str = UNKNOWN
    life: int | None = None
    most: int | None = None
    in_play: tuple[Card, ...] = ()


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
    """A player at the table. The role is as the referee knows it; `shown` says that everybody does."""

    number: int
    name: str
    role: str = UNKNOWN
    shown: bool = False
    figures: tuple[Figure, ...] = (Figure(),)
    hand: Count = NO_TELLING
    out: bool = False

    @property
    def figure(self) -> Figure:
        """The figure that acts and is aimed at."""
        return self.figures[0]

    @property
    def character(self) -> str:
        """The id of the character, empty where not known."""
        return self.figures[0].character

    @property
    def life(self) -> int | None:
        """Life points now; None where not known. At 0 or below the player is about to fall."""
        return self.figures[0].life

    @property
    def most(self) -> int | None:
        """The most life points this player can have."""
        return self.figures[0].most

    @property
    def in_play(self) -> tuple[Card, ...]:
        """The cards in play before this player."""
        return self.figures[0].in_play

    @property
    def falling(self) -> bool:
        """Without a life point left, and not yet eliminated."""
        life = self.figures[0].life
        return life is not None and life <= 0 and not self.out


class Turn(Struct, frozen=True, gc=False, omit_defaults=True):
    """Whose turn it is, how far it has come, and what was played in it.

    `unlogged` says that something of this turn was not written down, so that what was played is a lower bound;
    `doubted` names what followed from nothing in it since a card was played last, by `explained.sign`: one line that
    nobody wrote may explain it all.
    """

    seat: int = NOBODY
    phase: Phase = "over"
    played: tuple[str, ...] = ()
    unlogged: bool = False
    doubted: tuple[str, ...] = ()

    @property
    def uncertain(self) -> bool:
        """Does the log perhaps lack something of it, as was said or as was told once?"""
        return self.unlogged or bool(self.doubted)

    @property
    def untold(self) -> bool:
        """Is there nothing of it in the log but that it began, and perhaps a draw!?"""
        return self.phase in ("start", "draw")


class Death(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who was eliminated, by whom, by which card, in whose turn.

    `unseen`: nobody has seen his role yet, on which hangs what comes next; not any more once play has gone on.
    """

    seat: int
    author: int = NOBODY
    cause: str = UNKNOWN
    turn: int = NOBODY
    unseen: bool = False


class Sighting(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card that was seen to go into a hand, and the hands it may be in by now.

    `open`: everybody saw it. Otherwise it is the referee who noted it; he who surely holds it knows it too, and so do
    those in `known`, who saw it go there.
    """

    card: Card
    hands: tuple[int, ...]
    open: bool = False
    known: tuple[int, ...] = ()

    def known_to(self, seat: int) -> bool:
        """Does this seat know of it, beside the referee?"""
        return self.open or seat in self.known or self.hands == (seat,)


class HouseRule(Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision of the referee that the judge follows: what `key` objects to is allowed, or forbidden.

    `precedent` is the id of the ruling that it follows, if any, `reason` what the referee said of it.
    """

    key: str
    allowed: bool
    precedent: str = ""
    reason: str = ""


class Table(Struct, frozen=True, gc=False, omit_defaults=True):
    """The whole table. `open` are cards turned up for all to choose from, `turned` counts the deck's turnovers.

    `held_back` is how many of the top discards a shuffle still to be logged leaves where they are: a "draw!" in whose
    middle the deck ran out. `mixed` are stretches of the discards (from, to) whose order nobody noted. `waived` are
    consequences that play passed over: reported once, never again. `slices` is where each set keeps what is its own,
    by the name of the set.
    """

    seats: tuple[Seat, ...] = ()
    sets: tuple[str, ...] = ()
    options: dict[str, str] = {}
    title: str = ""
    mode: Mode = "full"
    turn: Turn = Turn()
    frames: tuple[Frame, ...] = (Frame(),)
    triggers: tuple[Owed, ...] = ()
    waived: tuple[Owed, ...] = ()
    deck: Count = NO_TELLING
    discards: tuple[Card, ...] = ()
    mixed: tuple[tuple[int, int], ...] = ()
    open: tuple[Card, ...] = ()
    turned: int = 0
    held_back: int = 0
    deaths: tuple[Death, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    house: tuple[HouseRule, ...] = ()
    winner: str = UNKNOWN
    slices: dict[str, Any] = {}

    def seat(self, number: int) -> Seat:
        """The seat with this number, counted from 1."""
        return self.seats[number - 1]

    @property
    def alive(self) -> tuple[int, ...]:
        """The numbers of those still in the game, in seat order."""
        return tuple(seat.number for seat in self.seats if not seat.out)

    @property
    def fell_unnoted(self) -> tuple[int, ...]:
        """Those out of the game of whose death nothing was noted: they fell before all that was."""
        noted = {death.seat for death in self.deaths}
        return tuple(seat.number for seat in self.seats if seat.out and seat.number not in noted)

    def falling(self) -> list[Seat]:
        """Those without a life point left who are not yet eliminated: asked after every entry, so in one go."""
        for seat in self.seats:
            life = seat.figures[0].life
            if life is not None and life <= 0 and not seat.out:
                return [each for each in self.seats if each.falling]
        return []

    @property
    def top(self) -> Frame:
        """What is under way now; the turn itself if nothing else is."""
        return self.frames[-1]

    @property
    def quiet(self) -> bool:
        """Nothing is under way but the turn."""
        return len(self.frames) == 1

    @property
    def settled(self) -> bool:
        """Nothing is under way but the turn, and it waits for nothing."""
        return len(self.frames) == 1 and not self.frames[0].presses

    @property
    def untouched(self) -> bool:
        """Has whose turn it is drawn, and done nothing yet that he might have left?"""
        return self.turn.phase == "play" and not self.turn.played and self.settled

    @property
    def unwritten(self) -> int:
        """How many cards may lie elsewhere than in the hands that held them, since nobody wrote that they went.

        Those of which it is not known whether they were drawn are in the deck or in a hand.
        """
        return max(0, sum([seat.hand.doubtful for seat in self.seats]) - self.deck.doubtful)

    @property
    def perhaps_turned(self) -> bool:
        """May the deck have run out, so that what lay on the discards is in a new one, of which nobody wrote?"""
        return self.deck.least <= 0 < (self.deck.most or 0)

    def may_lie_there(self, count: int) -> bool:
        """May the discards hold so many cards? Where the deck was counted they were too."""
        return len(self.discards) + self.unwritten >= count or self.deck.exact is None or self.turn.uncertain

    def round(self, start: int) -> tuple[int, ...]:
        """Every seat once, from `start` on round the table."""
        return (*range(start, len(self.seats) + 1), *range(1, start))

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Those still in the game, from `start` on round the table (`start` included if still in)."""
        order = self.seats[start - 1 :] + self.seats[: start - 1]
        return tuple(seat.number for seat in order if not seat.out)

    def owed(self) -> tuple[Owed, ...]:
        """All that is owed now, what presses most first; a victory puts aside whatever else the table calls for.

        The next turn does not wait for what is secret, but who knows that it is due does it before.
        """
        called, owed = tuple(owed for owed in self.triggers if owed.side) or self.triggers, self.frames[-1].owed
        if called and [each for each in owed if each.secret and each.must]:
            return tuple(sorted((*called, *owed), key=lambda each: each.kind == "turn"))
        return called + owed
