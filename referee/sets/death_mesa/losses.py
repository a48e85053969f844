"""What the living must give up: cards or a life point, or a card in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.core.book.owed_kind import OwedKind, his_own, his_own_for_the_cause, something
from referee.core.book.owed_kinds import TOSS
from referee.core.book.questions import SERVES_AS
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Objection
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.verdict import Argument
from referee.sets.base.taking import bare
from referee.sets.death_mesa.box import MESA
from referee.sets.death_mesa.entries import Worked
from referee.sets.death_mesa.haunting import aimed

LIFE_ON_CLUBS = "life_on_clubs"
TWO = ("two",)
"""Marks that it takes two cards."""
SPARED = {"dynamite": "DMS-099", "jail": "DMS-098"}
"""The cards in play that a Poltergeist does not take: an active one, and one that others played."""


def _nothing_to_give(now: Situation, owed: Owed) -> e.LifeLost | None:
    """Who has nothing to give up loses the life point."""
    given = _takeable(now, owed.seat) if owed.cause == "poltergeist" else not bare(now, owed.seat)
    return None if given else e.LifeLost(owed.seat, 1, owed.other, owed.cause)


def _takeable(now: Situation, seat: int) -> bool:
    return any(not now.is_a(card.kind, *SPARED) for card in now.seat(seat).in_play)


def _sacrificed(now: Situation, owed: Owed) -> tuple[str, ...]:
    if owed.cause == "poltergeist":
        return ("drop", "lose")
    return ("discard", "drop") if _on_clubs(owed) and not now.holds(LIFE_ON_CLUBS) else ("discard", "drop", "lose")


def _decaying(now: Situation, owed: Owed) -> tuple[str, ...]:
    """What may be tossed for a Decay, which the hand is spared."""
    return tuple(card.kind or "?" for card in now.seat(owed.other).in_play) if owed.cause == "decay" else ()


MESA.owes += [
    OwedKind(
        "sacrifice",
        ((e.Discarded, his_own_for_the_cause), (e.LifeLost, his_own_for_the_cause), (e.Dropped, his_own)),
        forced=_nothing_to_give,
        choices=_sacrificed,
        causes=something,
    ),
    OwedKind("toss", choices=lambda now, owed: _decaying(now, owed) or TOSS.choices(now, owed)),
    OwedKind(
        "ward",
        ((e.Answered, his_own), (e.Declined, his_own)),
        forced=lambda now, owed: e.Declined(owed.seat) if now.hand(owed.seat).most == 0 else None,
        choices=lambda now, owed: ("missed", "no"),
        causes=something,
    ),
]


def _from(now: Situation, ghost: int, at: tuple[int, ...] = ()) -> list[int]:
    """The living whom it concerns, from the one on the ghost's left on."""
    return [seat for seat in now.table.clockwise(ghost) if not at or seat in at]


def _sacrifices(now: Situation, ghost: int, seats: list[int], kind: str, marks: tuple[str, ...]) -> Iterator[Follow]:
    for seat in seats:
        yield Follow(Owed("sacrifice", seat, 1, kind, ghost, marks))


@MESA.follow(Worked, clauses=("DMS-098",), kinds=("poltergeist",))
def poltergeist(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """Each living player discards a card in play before himself, or loses a life point."""
    if before.met is not None:
        yield from _sacrifices(now, entry.by, _from(now, entry.by), "poltergeist", ())


@MESA.follow(Worked, clauses=("DMS-064",), kinds=("bad_moon_rising",))
def bad_moon_rising(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """The ghost draws!, and the suit decides."""
    if before.met is not None:
        yield Follow(Owed("flip", entry.by, 1, "bad_moon_rising"))


@MESA.object(e.Flipped, clauses=("DMS-064", "DMS-122"), kinds=("bad_moon_rising", "unfinished_business"), due=True)
def only_for_a_card_that_worked(now: Situation, entry: e.Flipped) -> Objection | None:
    """There is a draw! only for a card that took effect."""
    return None if now.met is not None else Objection("nothing_to_flip", {"by": entry.by, "card": entry.card})


@MESA.follow(e.Flipped, clauses=("DMS-065", "DMS-066", "DMS-070"), kinds=("bad_moon_rising",))
def black_suits_take(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """On spades everybody gives up two cards or a life point, on clubs one card or a life point."""
    suit = entry.face[-1:]
    if before.met is not None and suit in ("s", "c"):
        seats = _from(now, entry.by, aimed(before))
        if suit == "c" and not now.holds(LIFE_ON_CLUBS):
            seats = [seat for seat in seats if not bare(now, seat)]
        yield from _sacrifices(now, entry.by, seats, "bad_moon_rising", TWO if suit == "s" else ())


def _on_clubs(owed: Owed) -> bool:
    """Is it the one card that clubs take, and no part of two?"""
    return owed.cause == "bad_moon_rising" and owed.tried != TWO and "DMS-066" in owed.clauses


@MESA.object(e.LifeLost, clauses=("DMS-065", "DMS-066"))
def a_life_point_on_clubs(now: Situation, entry: e.LifeLost) -> Objection | None:
    """Whether clubs leave the choice that spades leave is said nowhere."""
    clubs = now.met is not None and now.met.kind == "sacrifice" and _on_clubs(now.met)
    return Objection(LIFE_ON_CLUBS, {"by": entry.by}) if clubs else None


@MESA.follow(e.Flipped, clauses=("DMS-068", "DMS-069", "DMS-070"), kinds=("bad_moon_rising",))
def hearts_give(now: Situation, entry: e.Flipped, before: Situation) -> Iterable[Follow]:
    """On hearts everybody draws a card, unless the table agreed that nothing happens."""
    none = now.table.options.get("bad_moon_hearts") == "nothing"
    if before.met is not None and entry.face.endswith("h") and not none:
        for seat in _from(now, entry.by, aimed(before)):
            yield Follow(Owed("draw", seat, 1, "bad_moon_rising"))


@MESA.follow(e.Discarded, e.Dropped, clauses=("DMS-065",))
def the_second_card(now: Situation, entry: e.Discarded | e.Dropped, before: Situation) -> Iterable[Follow]:
    """One card of the two is not enough."""
    met = before.met
    given = entry.count if isinstance(entry, e.Discarded) else 1
    if met is not None and met.kind == "sacrifice" and met.tried == TWO and given < len(TWO) + 1:
        yield Follow(Owed("sacrifice", entry.by, 1, met.cause, met.other))


@MESA.object(e.Discarded, clauses=("DMS-098",), kinds=("poltergeist",))
def nothing_out_of_the_hand(now: Situation, entry: e.Discarded) -> Objection | None:
    """A Poltergeist takes cards in play only."""
    return Objection("only_cards_in_play", {"by": entry.by, "card": entry.cause})


@MESA.object(e.Discarded, clauses=("DMS-064", "DMS-065", "DMS-066"), kinds=("bad_moon_rising",), due=True)
def only_what_the_moon_takes(now: Situation, entry: e.Discarded) -> Objection | None:
    """Nothing is given up that nobody asked for: only spades and clubs take cards, after the draw!."""
    return None if now.met is not None else Objection("nothing_to_pay", {"by": entry.by, "card": entry.cause})


@MESA.object(e.Discarded, clauses=("DMS-065", "DMS-066"), kinds=("bad_moon_rising",))
def no_more_than_the_moon_takes(now: Situation, entry: e.Discarded) -> Objection | None:
    """Two cards on spades, one on clubs, and one where the first of two is given up."""
    met = now.met
    if met is None or met.kind != "sacrifice":
        return None
    due = 2 if met.tried == TWO else 1
    if entry.count <= due:
        return None
    args: dict[str, Argument] = {"by": entry.by, "what": "cards", "count": entry.count, "due": due}
    on_spades = met.tried == TWO or "DMS-066" not in met.clauses
    return Objection("wrong_amount", args, only=("DMS-065",) if on_spades else ("DMS-066",))


@MESA.object(e.Dropped, clauses=("DMS-098", "DMS-099"))
def not_what_others_played(now: Situation, entry: e.Dropped) -> Objection | None:
    """A Jail was played by others, and an active Dynamite does not count."""
    met = now.met
    if met is None or met.kind != "sacrifice" or met.cause != "poltergeist" or not now.is_a(entry.card.kind, *SPARED):
        return None
    args: dict[str, Argument] = {"by": entry.by, "card": entry.card.kind}
    return Objection(
        "not_to_sacrifice",
        args,
        only=tuple(clause for trait, clause in SPARED.items() if now.is_a(entry.card.kind, trait)),
    )


@MESA.follow(Worked, clauses=("DMS-079", "DMS-080"), kinds=("decay",))
def decay(now: Situation, entry: Worked, before: Situation) -> Iterable[Follow]:
    """A living player with a card in play may ward it off."""
    for target in aimed(before):
        if now.seat(target).in_play:
            yield Follow(Owed("ward", target, 1, "decay", entry.by))


@MESA.object(e.Answered, clauses=("DMS-080",))
def only_a_missed_wards_off(now: Situation, entry: e.Answered) -> Objection | None:
    """With a card that bears the sign of the Missed!, and with no other."""
    if now.met is None or now.met.kind != "ward" or not entry.card.kind or now.is_a(entry.card.kind, "avert"):
        return None
    if "missed" in now.ask(SERVES_AS, entry.by, entry.card.kind):
        return Objection("sign_of_a_missed", {"by": entry.by, "card": entry.card.kind}, because=("CRD-022",))
    args: dict[str, Argument] = {"by": entry.by, "card": entry.card.kind, "against": "decay", "wanted": "missed"}
    return Objection("answer_not_allowed", args)


@MESA.follow(e.Declined, clauses=("DMS-079",))
def the_card_decays(now: Situation, entry: e.Declined, before: Situation) -> Iterable[Follow]:
    """Else the ghost discards a card in play before him."""
    if before.met is not None and before.met.kind == "ward":
        yield Follow(Owed("toss", before.met.other, 1, "decay", entry.by))


@MESA.object(e.Tossed, clauses=("DMS-079",))
def decay_is_of_what_lies_open(now: Situation, entry: e.Tossed) -> Objection | None:
    """The hand does not decay."""
    if now.met is None or now.met.cause != "decay" or entry.card is not None:
        return None
    return Objection("only_cards_in_play", {"by": entry.of, "card": "decay"})
