"""The end of a player: falling, being out, his cards, the reward and the penalty."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.questions import ACTS, BEHIND, CARDS_GO_TO, HAND_GOES, IS_PENALISED, MAY_HAVE_ROLE, SHARED_BY
from referee.core.book.rulebook import Situation
from referee.core.book.rules import Follow, Layer, Objection
from referee.core.nouns.entries import Drew, Eliminated, Forfeited
from referee.core.nouns.table import ROLE_UNSEEN, Frame, Owed
from referee.core.nouns.verdict import Argument, Level
from referee.core.nouns.vocabulary import NOBODY
from referee.core.play.placing import to_put_away
from referee.core.play.witnesses import role_of_all
from referee.sets.base.box import BASE
from referee.sets.base.shooting import is_fought_by_two
from referee.sets.base.taking import bare

PENALTY = "penalty"
HEIR = "vulture_sam"
REWARD = 3
"""The cards drawn for an Outlaw."""


def _attack(now: Situation, seat: int) -> Frame:
    """The card under way that this player is falling to."""
    for frame in reversed(now.table.frames):
        if frame.card and (seat in frame.targets or (is_fought_by_two(now, frame.card) and frame.author == seat)):
            return frame
        if now.is_a(frame.card, "others") or (frame.card and not frame.author):
            return frame
    return now.table.frames[0]


def _fall(now: Situation, seat: int) -> Owed:
    attack = _attack(now, seat)
    author = now.ask(BEHIND, attack.author, attack.card) or attack.author
    return Owed("fall", seat, 1, attack.card, author)


def rescue_under_way(now: Situation, seat: int) -> bool:
    """Is a life point about to come back to this player? Not what waits for the end of the card that he falls to."""
    coming = (owed for frame in now.table.frames for owed in frame.owed)
    return any(owed.kind == "gain" and owed.seat == seat and owed.must for owed in coming)


@BASE.trigger("CRD-016")
def who_has_no_life_falls(now: Situation) -> Iterable[Owed]:
    """Who has no life point left is eliminated, unless he regains it at once."""
    falling = now.table.falling()
    return [_fall(now, seat.number) for seat in falling if not rescue_under_way(now, seat.number)] if falling else ()


def _falls(now: Situation) -> Iterable[Owed]:
    """Who is to be eliminated, or perhaps hit on the last life point, and of whom nothing more was written."""
    for owed in (*now.table.triggers, *now.table.waived):
        if owed.kind == "fall" and now.seat(owed.seat).falling:
            yield owed
    for owed in (owed for frame in now.table.frames[1:] for owed in frame.owed):
        if owed.kind in ("answer", "lose") and now.seat(owed.seat).life == 1:
            yield _fall(now, owed.seat)


def _falls_to(now: Situation, seat: int, role: str) -> Iterable[Owed]:
    """Those of them who fell by the hand of this seat, by what is known still, and may have this role."""
    for owed in _falls(now):
        known, author = now.seat(owed.seat).role, owed.other or (NOBODY if owed.cause else seat)
        if author == seat and role in ((known,) if known else now.ask(MAY_HAVE_ROLE, owed.seat)):
            yield owed


def perhaps_drawn(now: Situation, seat: int) -> int:
    """How many cards he may hold by now for those who have fallen to him, and of whom the log says nothing yet."""
    return sum(REWARD for _ in _falls_to(now, seat, "outlaw"))


def perhaps_robbed(now: Situation, seat: int) -> bool:
    """May he have lost all his cards for one who has fallen to him, and of whom the log says nothing yet?"""
    return now.ask(IS_PENALISED, seat) and any(True for _ in _falls_to(now, seat, "deputy"))


def perhaps_inherits(now: Situation, seat: int) -> bool:
    """May the cards of one who has fallen be his by now?"""
    return any(now.ask(CARDS_GO_TO, fall.seat, "") == seat for fall in _falls(now))


@BASE.object(Eliminated, clauses=("CRD-016",), due=True)
def only_without_life(now: Situation, entry: Eliminated) -> Objection | None:
    """Nobody is eliminated who has a life point left, or twice; which role he had may be said later."""
    seat = now.seat(entry.by)
    if seat.out:
        told = seat.shown or not entry.role
        return Objection("player_out", {"by": entry.by}, doubt=True) if told else None
    if now.met is not None or seat.life is None or (seat.life <= 0 and not rescue_under_way(now, entry.by)):
        return None
    return Objection("still_alive", {"by": entry.by, "life": max(1, seat.life)})


@BASE.object(Eliminated, clauses=("FAQ-005", "CRD-016"))
def whose_kill(now: Situation, entry: Eliminated) -> Objection | None:
    """A kill is his who played the card; Dynamite is nobody's. Where nobody said whose it is, it is his as well."""
    met, unsaid = now.met, not (entry.author or entry.cause)
    if met is None or not met.cause or unsaid or entry.author == met.other:
        return None
    args: dict[str, Argument] = {"by": entry.by, "author": entry.author, "due": met.other}
    return Objection("wrong_author", args, because=met.clauses)


@BASE.object(Eliminated, clauses=("CRD-016", "NLB-008"))
def role_as_known(now: Situation, entry: Eliminated) -> Objection | None:
    """The role shown is the one the referee knew."""
    known = now.seat(entry.by).role
    if not known or not entry.role or known == entry.role:
        return None
    return Objection("role_differs", {"by": entry.by, "role": entry.role, "known": known}, doubt=True)


@BASE.object(Eliminated, clauses=("CRD-016", "NLB-002", "NLB-003", "NLB-004", "NLB-005"))
def role_still_in_the_mix(now: Situation, entry: Eliminated) -> Objection | None:
    """No more players show a role than it was dealt to."""
    seat = now.seat(entry.by)
    left = now.ask(MAY_HAVE_ROLE, entry.by)
    if not entry.role or seat.role or seat.out or not left or entry.role in left:
        return None
    return Objection("role_not_left", {"by": entry.by, "role": entry.role, "roles": left}, doubt=True)


@BASE.amend(CARDS_GO_TO, "CRD-034", layer=Layer.CHARACTER)
def vulture_sam(now: Situation, heir: int, victim: int, cause: str) -> int:
    """Vulture Sam takes the cards of whoever is eliminated."""
    if cause == PENALTY:
        return heir
    for seat in now.table.seats:
        able = now.bears(seat.number, HEIR) and seat.number != victim and not seat.falling
        if able and now.ask(ACTS, seat.number) and now.has(seat.number, HEIR):
            return seat.number
    return heir


def spent(now: Situation, seat: int) -> tuple[Owed, ...]:
    """What this seat still has to put away, of what really lies before it."""
    lying = {card.kind for card in now.seat(seat).in_play}
    return tuple(owed for owed in to_put_away(now.table, seat) if owed.cause in lying)


@BASE.follow(Eliminated, clauses=("NLB-030",))
def what_was_spent_goes_first(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """What he still had to put away is discarded before anybody gets his cards."""
    for owed in spent(before, entry.by):
        yield Follow(owed)


def shared_out(now: Situation, seat: int, spent: int = 0) -> tuple[Owed, ...]:
    """What those take by turns who share the cards of this seat, but for what it has still to put away."""
    heirs, hand = now.ask(SHARED_BY, seat), now.hand(seat).most
    if not heirs or hand is None:
        return ()
    cards = range(hand + len(now.seat(seat).in_play) - spent)
    return tuple(Owed("take", heirs[place % len(heirs)], 1, HEIR, seat) for place in cards)


@BASE.follow(Eliminated, clauses=("CRD-016", "CRD-034", "ITC-246", "ITC-250"))
def cards_of_the_eliminated(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """His cards are discarded, or go to Vulture Sam when the card under way is over; who has none gives up none."""
    if bare(now, entry.by):
        return
    if shared := shared_out(now, entry.by, len(spent(before, entry.by))):
        yield from (Follow(owed, "later") for owed in shared)
        return
    heir = now.ask(CARDS_GO_TO, entry.by, "")
    held = now.ask(HAND_GOES, entry.by) and now.hand(entry.by).most != 0
    has_cards = held or len(now.seat(entry.by).in_play) > len(spent(before, entry.by))
    yield Follow(Owed("forfeit", entry.by, 1, "", heir, must=has_cards), "later" if heir else "now")


@BASE.follow(Eliminated, clauses=("NLB-017", "FAQ-005", "FAQ-023"))
def reward(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """Whoever kills an Outlaw draws three cards; nobody does for Dynamite, or when he falls to his own Duel."""
    role = now.seat(entry.by).role
    if role not in ("outlaw", "") or entry.author in (NOBODY, entry.by) or not now.ask(ACTS, entry.author):
        return
    yield Follow(Owed("draw", entry.author, REWARD, "reward", tried=_hangs_on(now, entry.by), must=bool(role)))


def _hangs_on(now: Situation, victim: int) -> tuple[str, ...]:
    """Marked, unless everybody saw his role."""
    return () if role_of_all(now, now.seat(victim)) else (ROLE_UNSEEN,)


def _is_coming(now: Situation, cause: str, hangs_on: tuple[str, ...]) -> bool:
    """Is such a thing owed already? What all see to be due does not hang on what is secret."""
    return any(owed.cause == cause and (hangs_on or not owed.secret) for owed in _coming(now))


def _coming(now: Situation) -> Iterable[Owed]:
    return (owed for frame in now.table.frames for owed in (*frame.owed, *frame.waiting))


@BASE.amend(IS_PENALISED, "NLB-018")
def the_sheriff_is_penalised(now: Situation, penalised: bool, killer: int) -> bool:
    """Only the Sheriff pays for a Deputy."""
    return penalised or now.seat(killer).role == "sheriff"


@BASE.follow(Eliminated, clauses=("NLB-018", "ITC-260"))
def penalty(now: Situation, entry: Eliminated, before: Situation) -> Iterable[Follow]:
    """A Sheriff who kills a Deputy loses all his cards, as Vulture Sam those he has just taken too."""
    role = now.seat(entry.by).role
    if role not in ("deputy", "") or entry.author in (NOBODY, entry.by):
        return
    if not now.ask(IS_PENALISED, entry.author) or _is_coming(now, PENALTY, _hangs_on(now, entry.by)):
        return
    heir = now.ask(CARDS_GO_TO, entry.by, "")
    if bare(now, entry.author) and heir != entry.author:
        return
    when = "later" if heir == entry.author else "now"
    yield Follow(Owed("forfeit", entry.author, 1, PENALTY, tried=_hangs_on(now, entry.by), must=bool(role)), when)


@BASE.object(Drew, clauses=("NLB-017",), kinds=("reward",))
def reward_for_a_role_unseen(now: Situation, entry: Drew) -> Objection | None:
    """Whether a reward is due for one whose role nobody saw is not known."""
    return _unseen(now, entry.by)


@BASE.object(Drew, clauses=("NLB-017", "ITC-246"), kinds=("reward",))
def reward_in_mid_card(now: Situation, entry: Drew) -> Objection | None:
    """Whether the reward waits until the card under way is over, as abilities do, is said nowhere."""
    asked = any(owed.kind == "answer" and owed.must for frame in now.table.frames for owed in frame.owed)
    card = now.table.top.card
    return Objection("reward_in_mid_card", {"by": entry.by, "card": card}) if now.met and asked and card else None


@BASE.object(Forfeited, clauses=("NLB-018",))
def penalty_for_a_role_unseen(now: Situation, entry: Forfeited) -> Objection | None:
    """Nor whether a penalty is."""
    return _unseen(now, entry.by)


def _unseen(now: Situation, by: int) -> Objection | None:
    if now.met is None or now.met.must or not now.met.secret:
        return None
    return Objection("role_unseen", {"by": by}, Level.UNCLEAR)


@BASE.object(Forfeited, clauses=("CRD-016", "NLB-018"), due=True)
def who_loses_all_cards(now: Situation, entry: Forfeited) -> Objection | None:
    """Only the eliminated, and a Sheriff who killed a Deputy, give up all they have."""
    if now.met is not None or bare(now, entry.by):
        return None
    return Objection("no_forfeit_due", {"by": entry.by}, because=now.lost(entry.to, "vulture_sam"))


@BASE.object(Forfeited, clauses=("CRD-016", "CRD-034"))
def where_the_cards_go(now: Situation, entry: Forfeited) -> Objection | None:
    """To Vulture Sam if he lives, else to the discards; the Sheriff's always to the discards."""
    if now.met is None:
        return None
    heir = now.ask(CARDS_GO_TO, entry.by, now.met.cause)
    if entry.to == heir:
        return None
    return Objection("wrong_recipient", {"by": entry.by, "to": entry.to, "due": heir})


@BASE.object(Forfeited, clauses=("ITC-260",))
def spoils_before_penalty(now: Situation, entry: Forfeited) -> Objection | None:
    """Vulture Sam as Sheriff first takes the Deputy's cards, then loses everything; of other cards nothing is said."""
    if now.met is None or now.met.cause != PENALTY:
        return None
    coming = (owed for owed in _coming(now) if owed.must and owed.kind == "forfeit" and owed.other == entry.by)
    first = next((owed.seat for owed in coming if now.seat(owed.seat).role in ("deputy", "")), 0)
    return Objection("out_of_order", {"by": entry.by, "first": first}) if first else None
