"""A player with rules of thumb: heal, draw, arm, lock up, rob, shoot the weakest Outlaw; the Renegade comes last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from referee.core.book.questions import BANG_LIMIT, DISTANCE, REACH
from referee.core.nouns import entries as e
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.sets.lone_gunslinger import HEALER
from referee.solo.choices import ends, lawful, one_of_each, played
from referee.solo.players.view import View
from referee.solo.players.worth import ORDER, THREAT, WORTH


def plain(view: View) -> e.Entry:
    """The first thing on the list that is lawful."""
    if (owed := view.owed) is None:
        return next((entry for entry in _wishes(view) if lawful(view.now, entry)), None) or _ending(view)
    if owed.kind == "answer":
        return _answer(view, owed)
    good = BY_KIND[owed.kind]
    return max(view.offered(), key=lambda entry: good(view, entry))


def _wishes(view: View) -> Iterator[e.Entry]:
    """What he would like to play, the best first; no card that may not be played at all is thought of twice."""
    if view.table.turn.phase != "play":
        return
    cards = {card.kind: card for card in one_of_each(view.cards(view.seat))}
    for kind in ORDER:
        if kind in cards and WISH.get(kind, _always)(view, kind):
            yield from _at_the_best(view, cards[kind])
    if "missed" in cards and view.table.seats[view.seat - 1].character == "calamity_janet" and _may_shoot(view, ""):
        yield from (e.Played(view.seat, cards["missed"], (foe,), "bang") for foe in _targets(view))


def _at_the_best(view: View, card: Card) -> Iterator[e.Entry]:
    """The card at whom it hurts most."""
    if card.kind in AIMED:
        yield from (e.Played(view.seat, card, (foe,)) for foe in AIMED[card.kind](view))
    else:
        yield from played(view.now, view.seat, card)


def _always(view: View, kind: str) -> bool:
    return True


def _hurt(view: View, kind: str) -> bool:
    seat = view.table.seats[view.seat - 1]
    return (seat.life or 0) < (seat.most or 0)


def _both_hurt(view: View, kind: str) -> bool:
    """More life points for the law than for the cowboys, or the Sheriff about to go."""
    return _needs(view, view.friends) * 2 > _needs(view, view.foes)


def _needs(view: View, seats: Iterable[int]) -> int:
    return sum((view.table.seats[seat - 1].most or 0) > view.life(seat) for seat in seats)


def _reaches_further(view: View, kind: str) -> bool:
    now, reach = view.now, view.now.book.cards[kind].reach or 0
    if any(card.kind == "volcanic" for card in now.seat(view.seat).in_play) and view.count(view.seat, "bang") > 1:
        return False
    return reach > (now.ask(REACH, view.seat, "bang") or 0)


def _many_shots(view: View, kind: str) -> bool:
    near = any(view.now.ask(DISTANCE, view.seat, foe) == 1 for foe in view.foes)
    return near and view.count(view.seat, "bang") > 1 and view.now.ask(BANG_LIMIT, view.seat) is not None


def _may_shoot(view: View, kind: str) -> bool:
    limit = view.now.ask(BANG_LIMIT, view.seat)
    return limit is None or view.table.turn.played.count("bang") < limit


def _friend_stands(view: View, kind: str) -> bool:
    """Nobody of the law would fall to it."""
    answer = "missed" if kind == "gatling" else "bang"
    others = (seat for seat in view.friends if seat != view.seat)
    return all(view.life(seat) > 1 or view.count(seat, answer) for seat in others)


def _targets(view: View) -> list[int]:
    """The cowboys in reach: who falls next first, Outlaws before the Renegade while the Deputy lives."""
    now, late = view.now, len(view.friends) > 1 and len(view.foes) > 1
    reach = now.ask(REACH, view.seat, "bang")
    near = (foe for foe in view.foes if reach is None or now.ask(DISTANCE, view.seat, foe) <= reach)

    def rank(foe: int) -> tuple[bool, int, int]:
        return late and now.seat(foe).role == "renegade", view.life(foe) + view.count(foe, "missed"), foe

    return sorted(near, key=rank)


def _outshot(view: View) -> list[int]:
    """Those who have fewer BANG! than he has, so that a Duel is won."""
    own = view.count(view.seat, "bang")
    return sorted((foe for foe in view.foes if view.count(foe, "bang") <= own), key=view.life)


def _richest(view: View) -> list[int]:
    """Cowboys by the best card that can be taken from them."""
    worst = {foe: max((THREAT.get(card.kind, 0) for card in _goods(view, foe)), default=0) for foe in view.foes}
    return sorted((foe for foe in worst if worst[foe]), key=lambda foe: -worst[foe])


def _goods(view: View, foe: int) -> tuple[Card, ...]:
    lying = tuple(card for card in view.table.seats[foe - 1].in_play if card.kind != "jail")
    return (*lying, *view.cards(foe))


def _most_armed(view: View) -> list[int]:
    """Whom to lock up: Outlaws with many cards first."""
    return sorted(view.foes, key=lambda foe: (view.now.seat(foe).role == "renegade", -len(_goods(view, foe))))


WISH: dict[str, Callable[[View, str], bool]] = {
    "beer": _hurt, "saloon": _both_hurt, "volcanic": _many_shots, "bang": _may_shoot,
    "gatling": _friend_stands, "indians": _friend_stands,
    **dict.fromkeys(("winchester", "rev_carabine", "remington", "schofield"), _reaches_further),
}  # fmt: skip
AIMED: dict[str, Callable[[View], list[int]]] = {
    "bang": _targets, "duel": _outshot, "panic": _richest, "cat_balou": _richest, "jail": _most_armed,
}  # fmt: skip


def _ending(view: View) -> e.Entry:
    """The end of the turn; two cards too many heal Sid Ketchum, else the least of them goes."""
    now, cards = view.now, sorted(view.cards(view.seat), key=_worth)
    if len(cards) > view.life(view.seat) + 1 and now.has(view.seat, HEALER) and _hurt(view, ""):
        return e.Discarded(view.seat, 2, HEALER, tuple(cards[:2]))
    return min(ends(now, view.seat), key=lambda entry: _worth(entry.seen[0]) if isinstance(entry, e.Discarded) else 0)


def _worth(card: Card) -> int:
    return WORTH.get(card.kind, 0)


def _answer(view: View, owed: Owed) -> e.Entry:
    """A draw! wherever one helps; then what serves, if there is enough of it."""
    offers = view.offered()
    if isinstance(offers[0], e.Flipped):
        return offers[0]
    kinds = {entry.card.kind for entry in offers if isinstance(entry, e.Answered)}
    enough = sum(card.kind in kinds for card in view.cards(owed.seat)) >= owed.count
    return offers[0] if enough else offers[-1]


def _of_theft(view: View, entry: e.Entry) -> int:
    """From a cowboy what helps him most; what a cowboy may have is what the law misses least."""
    assert isinstance(entry, e.Took | e.Tossed)
    card = entry.card or entry.seen
    return THREAT.get(card.kind, 0) if entry.of in view.foes else -_worth(card)


def _of_rescue(view: View, entry: e.Entry) -> int:
    return 0 if isinstance(entry, e.Eliminated) else 2 if isinstance(entry, e.Played) else 1


def _of_source(view: View, entry: e.Entry) -> int:
    """A cowboy's card, else the top of the discards if it is a good one."""
    assert isinstance(entry, e.Drew)
    if entry.of:
        return 50 if entry.of in view.foes else 0
    return _worth(entry.seen[0]) if entry.seen else 45


def _of_card_put_back(view: View, entry: e.Entry) -> int:
    """What is worth least to the law; of a cowboy what would help him most."""
    assert isinstance(entry, e.PutBack)
    threat = THREAT.get(entry.seen[0].kind, 0)
    return threat if entry.by in view.foes else -_worth(entry.seen[0])


def _of_store(view: View, entry: e.Entry) -> int:
    return _worth(entry.card) if isinstance(entry, e.Picked) else 0


def _of_ending(view: View, entry: e.Entry) -> int:
    return int(isinstance(entry, e.Won) and entry.side == "law")


BY_KIND: dict[str, Callable[[View, e.Entry], int]] = {
    "take": _of_theft, "toss": _of_theft, "fall": _of_rescue, "draw": _of_source, "pick": _of_store, "won": _of_ending,
    "putback": _of_card_put_back,
}  # fmt: skip
"""How good each choice is, by what is owed."""
