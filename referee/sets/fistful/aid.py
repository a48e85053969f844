"""What a player may do under the event that lies open, and the reference card, told in the TOML beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from referee.core.book.player_aid import PossibleAction, chapters_of
from referee.core.book.questions import ACTS
from referee.core.book.rulebook import Situation
from referee.sets.events.lying import lies
from referee.sets.fistful.blood_brothers import may_give
from referee.sets.fistful.box import FISTFUL
from referee.sets.fistful.entries import Bled, Bounced, Sniped, Swigged

FISTFUL.chapters += chapters_of(
    tomllib.loads(Path(__file__).with_name("aid.toml").read_text(encoding="utf-8"))["chapter"]
)


def _on_turn(now: Situation, seat: int) -> bool:
    turn = now.table.turn
    return seat == turn.seat and turn.phase != "over" and not now.seat(seat).out and now.ask(ACTS, seat)


def _others(now: Situation, seat: int) -> Iterable[int]:
    return (other for other in now.table.clockwise(seat) if other != seat)


def at_the_start(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """A life point given, or phase 1 left out for one."""
    if not _on_turn(now, seat) or now.table.turn.phase not in ("start", "draw"):
        return
    if lies(now, "blood_brothers") and may_give(now, seat):
        ways = tuple(Bled(seat, other) for other in _others(now, seat))
        yield PossibleAction("bleed", ways, {}, ("FCX-022",))
    if lies(now, "hard_liquor"):
        yield PossibleAction("swig", (Swigged(seat),), {}, ("FCX-038",))


def with_bang_cards(now: Situation, seat: int) -> Iterable[PossibleAction]:
    """Two together at a player, or one at a card in play."""
    if not _on_turn(now, seat) or now.table.turn.phase != "play" or now.hand(seat).most == 0:
        return
    if lies(now, "sniper") and now.hand(seat).most != 1:
        ways = tuple(Sniped(seat, other) for other in _others(now, seat))
        yield PossibleAction("snipe", ways, {}, ("FCX-093", "FCX-094"), if_allowed=True)
    if lies(now, "ricochet"):
        for other in _others(now, seat):
            for card in dict.fromkeys(now.seat(other).in_play):
                thrown = (Bounced(seat, other, card),)
                yield PossibleAction("bounce", thrown, {"cards": (card,)}, ("FCX-069", "FCX-070"), if_allowed=True)


FISTFUL.aids += [at_the_start, with_bang_cards]
