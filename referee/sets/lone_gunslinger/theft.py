"""Cat Balou and Panic!: whom a cowboy robs, and of which card."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from referee.core.book.owed_kind import OwedKind
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Entry, Played, Took, Tossed
from referee.core.nouns.sightings import known_in
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.sets.base.taking import cards_that_take, cards_that_toss
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import Cards, is_cowboy, law, stack_of
from referee.sets.lone_gunslinger.moves import USE, Use
from referee.sets.lone_gunslinger.targets import aimed, reaches

IN_PLAY = "robbed_in_play"
THEFTS = ("panic", "cat_balou")


def _in_play(now: Situation, seat: int) -> Cards:
    """The cards before this seat that a cowboy may take: no Jail is one of them."""
    return tuple(card for card in now.seat(seat).in_play if not now.is_a(card.kind, "jail"))


def held(now: Situation, seat: int) -> Cards | None:
    """The cards of this hand; None where not all of them were noted."""
    cards = stack_of(now.table, seat) if is_cowboy(now.table, seat) else known_in(now.table, seat)
    return cards if now.hand(seat).exact == len(cards) and all(card.kind for card in cards) else None


def can_be_robbed(now: Situation, seat: int) -> bool:
    """Has this seat a card that can be taken? By the literal reading only one in hand lets a cowboy try."""
    in_hand = now.hand(seat).most != 0
    return in_hand or (bool(_in_play(now, seat)) and now.holds(IN_PLAY))


@LONE.amend(USE, "LGS-045", "LGS-048", traits=THEFTS)
def robs_the_target(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Cat Balou and Panic! are used on a Preferred Target who has cards."""
    theft = aimed(now, seat, card.kind)
    target = theft.at[0]
    return theft if reaches(now, seat, target, card.kind) and can_be_robbed(now, target) else use


@LONE.amend(USE, "LGS-049", traits=THEFTS)
def robs_the_deputy_instead(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """An Outlaw turns to the Deputy where the Sheriff has no cards and the Deputy has."""
    if use is not None or now.seat(seat).role != "outlaw":
        return use
    deputy = law(now.table, "deputy")
    spared = can_be_robbed(now, law(now.table, "sheriff"))
    return (
        use if spared or not reaches(now, seat, deputy, card.kind) or not can_be_robbed(now, deputy) else Use((deputy,))
    )


@LONE.object(Played, clauses=("LGS-046", "LGS-048"), traits=THEFTS)
def robs_an_empty_hand(now: Situation, entry: Played) -> Objection | None:
    """Whether cards in play are enough to rob somebody without a card in hand is said nowhere."""
    by, target = entry.by, entry.at[0] if entry.at else 0
    if not target or not is_cowboy(now.table, by) or now.hand(target).most != 0 or not _in_play(now, target):
        return None
    return Objection(IN_PLAY, {"by": by, "card": kind_of(entry), "at": target})


def _picked_by_the_player(now: Situation, follows: Iterable[Follow], own: str) -> Iterable[Follow]:
    """What is owed for this card, by its own clause; to a cowboy by those on which card it is."""
    for follow in follows:
        by_order = ("LGS-045", "LGS-046") if is_cowboy(now.table, follow.owed.seat) else ()
        yield Follow(replace(follow.owed, clauses=(*by_order, own)), follow.when)


@LONE.follow(Played, clauses=("LGS-045", "LGS-046"), traits=("take",), replaces="base.cards_that_take")
def a_card_is_given(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """A cowboy's Panic! takes a blue card in play, then a blue one of the hand, then any."""
    return _picked_by_the_player(now, cards_that_take(now, entry, before), "NLB-045")


@LONE.follow(Played, clauses=("LGS-045", "LGS-046"), traits=("toss",), replaces="base.cards_that_toss")
def a_card_is_discarded(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """So does his Cat Balou."""
    return _picked_by_the_player(now, cards_that_toss(now, entry, before), "NLB-044")


def _blue(now: Situation, cards: Cards) -> Cards:
    return tuple(card for card in cards if now.book.cards[card.kind].stays)


@LONE.object(Took, Tossed, clauses=("LGS-046",), due=True)
def blue_in_play_first(now: Situation, entry: Took | Tossed) -> Objection | None:
    """A cowboy gets a blue card in play before any card of the hand."""
    if now.met is None or not is_cowboy(now.table, entry.by) or entry.card is not None:
        return None
    return Objection("blue_in_play_first", {"by": entry.by, "of": entry.of}) if _in_play(now, entry.of) else None


@LONE.object(Took, Tossed, clauses=("LGS-046",), due=True)
def then_blue_in_hand(now: Situation, entry: Took | Tossed) -> Objection | None:
    """And a blue card of the hand before another one."""
    if now.met is None or not is_cowboy(now.table, entry.by) or entry.card is not None or _in_play(now, entry.of):
        return None
    cards = held(now, entry.of)
    if not cards or not entry.seen.kind or entry.seen.kind not in now.book.cards or _blue(now, (entry.seen,)):
        return None
    return Objection("blue_in_hand_first", {"by": entry.by, "of": entry.of}) if _blue(now, cards) else None


@LONE.object(Took, Tossed, clauses=("LGS-047",), traits=("jail",))
def no_jail_is_taken(now: Situation, entry: Took | Tossed) -> Objection | None:
    """A cowboy never does a prisoner that favour."""
    return Objection("jail_stays", {"by": entry.by, "of": entry.of}) if is_cowboy(now.table, entry.by) else None


def _taken(now: Situation, owed: Owed) -> Entry | None:
    """The card that goes, where the player has no choice."""
    act = Took if owed.kind == "take" else Tossed
    lying = _in_play(now, owed.other) if is_cowboy(now.table, owed.seat) else now.seat(owed.other).in_play
    cards = held(now, owed.other)
    if lying and (is_cowboy(now.table, owed.seat) or now.hand(owed.other).most == 0):
        return act(owed.seat, owed.other, lying[0]) if len(lying) == 1 else None
    if lying or not cards:
        return None
    choice = (_blue(now, cards) if is_cowboy(now.table, owed.seat) else ()) or cards
    return act(owed.seat, owed.other, None, choice[0]) if len(choice) == 1 else None


def may_lose(now: Situation, owed: Owed) -> tuple[Entry, ...]:
    """Every card of which one goes now, as the entry it comes to; the player picks, also where a cowboy robs."""
    act = Took if owed.kind == "take" else Tossed
    robs = is_cowboy(now.table, owed.seat)
    lying = _in_play(now, owed.other) if robs else now.seat(owed.other).in_play
    cards = held(now, owed.other) or ()
    if robs:
        cards = () if lying else _blue(now, cards) or cards
    in_play = (act(owed.seat, owed.other, card) for card in lying)
    return (*in_play, *(act(owed.seat, owed.other, None, card) for card in cards))


def _named(now: Situation, owed: Owed) -> tuple[str, ...]:
    """What may be typed for it: where a cowboy robs no Jail, and no hand before a blue card in play."""
    robs = is_cowboy(now.table, owed.seat)
    lying = _in_play(now, owed.other) if robs else now.seat(owed.other).in_play
    hand = now.hand(owed.other).most != 0 and not (robs and lying)
    return (*(card.kind or "?" for card in lying), *(("hand",) if hand else ()))


LONE.owes += [OwedKind(kind, forced=_taken, choices=_named) for kind in ("take", "toss")]
