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
from referee.core.nouns.verdict import Argument
from referee.core.nouns.vocabulary import Card
from referee.sets.base.taking import cards_that_take, cards_that_toss
from referee.sets.lone_gunslinger.box import LONE
from referee.sets.lone_gunslinger.gang import Cards, is_cowboy, law, stack_of
from referee.sets.lone_gunslinger.moves import USE, Use, next_move
from referee.sets.lone_gunslinger.targets import TARGET, aimed, reaches, the_sheriff_is_back_in_reach

IN_PLAY = "robbed_in_play"
INSTEAD = "deputy_instead"
AT_THE_DEPUTY = "deputy_before_cards_in_play"
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
    return in_hand or (bool(_in_play(now, seat)) and now.holds(IN_PLAY) and now.ruled(AT_THE_DEPUTY) is not True)


@LONE.amend(USE, "LGS-045", "LGS-048", traits=THEFTS)
def robs_the_target(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """Cat Balou and Panic! are used on a Preferred Target who has cards."""
    theft = aimed(now, seat, card.kind)
    target = theft.at[0]
    return theft if reaches(now, seat, target, card.kind) and can_be_robbed(now, target) else use


def may_turn_to_the_deputy(now: Situation, seat: int, kind: str) -> bool:
    """Is this an Outlaw whose Sheriff has no cards, and has a Deputy within reach some?"""
    sheriff, deputy = law(now.table, "sheriff"), law(now.table, "deputy")
    if now.seat(seat).role != "outlaw" or now.ask(TARGET, seat, kind) == deputy:
        return False
    return not can_be_robbed(now, sheriff) and reaches(now, seat, deputy, kind) and can_be_robbed(now, deputy)


@LONE.amend(USE, "LGS-049", traits=THEFTS)
def robs_the_deputy_instead(now: Situation, use: Use | None, seat: int, card: Card) -> Use | None:
    """An Outlaw turns to the Deputy where the Sheriff has no cards and the Deputy has, if "may" means that he does."""
    turns = use is None and now.holds(INSTEAD) and may_turn_to_the_deputy(now, seat, card.kind)
    return Use((law(now.table, "deputy"),)) if turns else use


@LONE.object(Played, clauses=("LGS-049",), traits=THEFTS)
def the_deputy_instead(now: Situation, entry: Played) -> Objection | None:
    """The text says that he may, and of an automaton nobody says whether it does."""
    deputy = law(now.table, "deputy")
    if not _moves(now, entry) or entry.at != (deputy,) or not may_turn_to_the_deputy(now, entry.by, kind_of(entry)):
        return None
    return Objection(INSTEAD, {"by": entry.by, "card": kind_of(entry), "at": deputy})


@LONE.object(Played, clauses=("LGS-032", "LGS-033", "LGS-034", "LGS-035", "LGS-036", "LGS-049"), traits=THEFTS)
def not_whom_he_robs(now: Situation, entry: Played) -> Objection | None:
    """Whom a cowboy robs nobody chooses either; where that is open the reading of that point says."""
    by, kind = entry.by, kind_of(entry)
    if not _moves(now, entry) or len(entry.at) != 1 or _is_open(now, entry):
        return None
    use = now.ask(USE, by, entry.card)
    if use is None and next_move(now, by) is None:
        return None
    use = use or aimed(now, by, kind)
    if use.at[0] == entry.at[0] or not reaches(now, by, use.at[0], kind):
        return None
    args: dict[str, Argument] = {"by": by, "card": kind, "at": use.at[0], "other": entry.at[0]}
    return Objection("not_his_target", args, only=use.because or ("LGS-049",))


def _moves(now: Situation, entry: Played) -> bool:
    return is_cowboy(now.table, entry.by) and entry.by == now.table.turn.seat


def _is_open(now: Situation, entry: Played) -> bool:
    """Is this aim right by one reading of a point that is told by itself?"""
    told = (the_deputy_instead, robs_an_empty_hand, the_deputy_has_a_hand, the_sheriff_is_back_in_reach)
    return any(each(now, entry) is not None for each in told)


@LONE.object(Played, clauses=("LGS-046", "LGS-048"), traits=THEFTS)
def robs_an_empty_hand(now: Situation, entry: Played) -> Objection | None:
    """Whether cards in play are enough to rob somebody without a card in hand is said nowhere."""
    by, target = entry.by, entry.at[0] if entry.at else 0
    if not target or not is_cowboy(now.table, by) or now.hand(target).most != 0 or not _in_play(now, target):
        return None
    return Objection(IN_PLAY, {"by": by, "card": kind_of(entry), "at": target})


@LONE.object(Played, clauses=("LGS-048", "LGS-049", "LGS-046"), traits=THEFTS)
def the_deputy_has_a_hand(now: Situation, entry: Played) -> Objection | None:
    """By the other reading of the same point an Outlaw turns to a Deputy from a Sheriff with cards in play only."""
    sheriff, deputy = law(now.table, "sheriff"), law(now.table, "deputy")
    if not _moves(now, entry) or entry.at != (deputy,) or now.decision(IN_PLAY) is not None:
        return None
    if now.ask(TARGET, entry.by, kind_of(entry)) == deputy:  # the Sheriff is out of reach, say
        return None
    literal = now.hand(sheriff).most == 0 and bool(_in_play(now, sheriff)) and now.hand(deputy).most != 0
    if not literal or now.seat(entry.by).role != "outlaw" or not reaches(now, entry.by, deputy, kind_of(entry)):
        return None
    return Objection(AT_THE_DEPUTY, {"by": entry.by, "card": kind_of(entry), "at": deputy, "other": sheriff})


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
