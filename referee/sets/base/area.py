"""Cards for several: Duel's challenge, Gatling, Indians!, General Store."""

from __future__ import annotations

from collections.abc import Iterable

from referee.core.book.owed_kinds import runs_out
from referee.core.book.questions import GOES_ROUND, IS_ASKED, MISSES_NEEDED, PICK_ORDER, TOUCHES
from referee.core.book.rulebook import Situation, kind_of
from referee.core.book.rules import Follow, Objection
from referee.core.nouns.entries import Picked, Played, TurnedUp
from referee.core.nouns.table import Owed
from referee.core.play.unplayed import lacks_its_play
from referee.sets.base.box import BASE
from referee.sets.base.shooting import is_fought_by_two


@BASE.amend(IS_ASKED, "CRD-016")
def the_living_are_asked(now: Situation, asked: bool, seat: int) -> bool:
    """Nothing asks the eliminated any more."""
    return not now.seat(seat).out


@BASE.amend(GOES_ROUND, "CRD-019")
def clockwise(now: Situation, order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """What everybody is concerned by goes round to the left."""
    return now.table.round(seat)


def asked(now: Situation, first: int) -> tuple[int, ...]:
    """Those whom something for everybody asks, as it goes round from `first`."""
    return tuple(seat for seat in now.ask(GOES_ROUND, first) if now.ask(IS_ASKED, seat))


@BASE.follow(Played, clauses=("NLB-047", "CRD-018"), traits=("challenge",))
def challenged_answers_first(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """The challenged player is the first to give up a BANG!."""
    kind = kind_of(entry)
    for target in entry.at[:1]:
        fought = is_fought_by_two(now, kind) and target != entry.by
        if fought and now.ask(IS_ASKED, target) and now.ask(TOUCHES, entry, target):
            yield Follow(Owed("answer", target, 1, kind, entry.by))


@BASE.follow(Played, clauses=("NLB-048", "NLB-049", "CRD-019"), traits=("others",))
def everybody_else_answers(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """Every other player answers, clockwise from the left of the player."""
    kind = kind_of(entry)
    needed = now.ask(MISSES_NEEDED, entry.by, kind)
    for target in asked(now, entry.by) if now.is_a(kind, "shot", "challenge") else ():
        if target != entry.by and now.ask(TOUCHES, entry, target):
            yield Follow(Owed("answer", target, needed, kind, entry.by))


@BASE.follow(Played, clauses=("NLB-053",), traits=("general_store",))
def store_opens(now: Situation, entry: Played, before: Situation) -> Iterable[Follow]:
    """As many cards are turned up as players are asked."""
    yield Follow(Owed("turnup", entry.by, len(asked(now, entry.by)), kind_of(entry)))


@BASE.object(TurnedUp, clauses=("NLB-053",), due=True)
def one_card_each(now: Situation, entry: TurnedUp) -> Objection | None:
    """One card for each player in the game, and only for a General Store."""
    if now.met is None:
        return Objection("not_entitled", {"by": entry.by}, doubt=lacks_its_play(now, entry))
    if entry.count == now.met.count or (entry.count < now.met.count and runs_out(now, entry)):
        return None
    return Objection("wrong_amount", {"by": entry.by, "what": "cards", "count": entry.count, "due": now.met.count})


@BASE.amend(PICK_ORDER, "NLB-054", "CRD-019")
def the_player_first(now: Situation, order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Who plays a General Store chooses first, then the others clockwise."""
    return asked(now, first)


@BASE.follow(TurnedUp, clauses=("NLB-054", "CRD-019"))
def everybody_picks(now: Situation, entry: TurnedUp, before: Situation) -> Iterable[Follow]:
    """Each takes one of them, the player first, then clockwise."""
    still_coming = any(owed.kind == "turnup" for owed in now.table.top.owed)
    if before.met is not None and not still_coming:
        for seat in now.ask(PICK_ORDER, entry.by):
            yield Follow(Owed("pick", seat, 1, before.met.cause, entry.by, ordered=True))


@BASE.object(Picked, clauses=("NLB-054", "CRD-019"), due=True)
def picks_in_order(now: Situation, entry: Picked) -> Objection | None:
    """Nobody takes a card before those whose choice comes first, nor twice."""
    if now.met is None:
        return Objection("not_entitled", {"by": entry.by}, doubt=lacks_its_play(now, entry))
    first = next((owed.seat for owed in now.table.top.owed if owed.ordered), entry.by)
    if now.met.ordered and first != entry.by:
        because = now.explain(PICK_ORDER, now.met.other).clauses
        return Objection("out_of_order", {"by": entry.by, "first": first}, because=because)
    return None


@BASE.object(Picked, clauses=("NLB-054",))
def picks_from_the_store(now: Situation, entry: Picked) -> Objection | None:
    """What is taken was turned up."""
    if any(entry.card.may_be(card) for card in now.table.open):
        return None
    return Objection("card_not_there", {"by": entry.by, "card": entry.card.kind}, doubt=True)
