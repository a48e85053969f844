"""Who hires which character: some keep theirs, the others bid, word by word, and those without money choose."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee import sets
from referee.championship.rules import bids as b
from referee.championship.rules.auction import (
    Auction,
    Bought,
    Chooses,
    Move,
    Opens,
    Raises,
    Withdraws,
    after,
    allowed,
    choosers,
    turn,
)
from referee.championship.rules.course import players_of
from referee.championship.rules.entries import CharacterHired, Fact
from referee.championship.rules.facts import LEAST_PRICE, STEP
from referee.championship.rules.hiring import owned_by
from referee.championship.rules.state import Round, Table
from referee.championship.simulating.play import Play

CHARACTERS = tuple(sorted(sets.named("base").facts.characters))
"""Championships are played with the base box."""


def hire_all(play: Play, number: int, round_number: int) -> None:
    """Everybody of a round who has no character gets one."""
    table = play.table(number)
    each = table.round(round_number) or Round(round_number)
    for player in _without(play, table, each):
        play.say(*_kept(play, table, each, player))
    table = play.table(number)
    each = table.round(round_number) or Round(round_number)
    if waiting := _without(play, table, each):
        _hold(play, table, each, waiting)


def _without(play: Play, table: Table, each: Round) -> list[int]:
    here = players_of(play.state, table, each)
    return [player for player in here if not play.state.gone(player) and each.hire_of(player) is None]


def _kept(play: Play, table: Table, each: Round, player: int) -> list[Fact]:
    before = table.round(each.number - 1)
    ended = before.game.of(player) if before and before.game else None
    was = before.hire_of(player) if before else None
    taken = {hire.character for hire in (play.table(table.number).round(each.number) or each).hires}
    if not ended or not was or not ended.in_play or was.character in taken or play.often(0.5):
        return []
    if was.price > owned_by(play.state, table)[player]:
        return []
    return [CharacterHired(table.number, each.number, player, was.character, was.price, True)]


def _hold(play: Play, table: Table, each: Round, waiting: list[int]) -> None:
    taken = {hire.character for hire in each.hires}
    laid = tuple(play.chance.sample([name for name in CHARACTERS if name not in taken], len(waiting)))
    bought = tuple(Bought(hire.player, hire.character, hire.price, True) for hire in each.hires)
    here = tuple(dict.fromkeys((*players_of(play.state, table, each), *(one.player for one in bought))))
    owned = {player: int(money) for player, money in owned_by(play.state, table).items()}
    now = Auction(here, each.sheriff if each.sheriff in here else here[0], owned, laid, bought)
    words = play.temper.words and len(here) == len(waiting) + sum(hire.kept for hire in each.hires)
    if words:
        play.say(b.CharactersLaid(table.number, each.number, laid))
    while now.laid:
        now, said = _spoken(play, now, table.number, each.number)
        if words:
            play.say(said)
    new = [one for one in now.bought if one not in bought]
    play.say(*(CharacterHired(table.number, each.number, one.player, one.character, one.price) for one in new))


def _spoken(play: Play, now: Auction, table: int, number: int) -> tuple[Auction, Fact]:
    """The auction after one more word, and the word."""
    player = turn(now)
    if player is None:
        equal = choosers(now)
        lots = tuple(play.chance.sample(equal, len(equal)))
        return replace(now, lots=(*now.lots, *lots)), b.ChoiceDrawn(table, number, lots)
    move = _said(play, now, player)
    return after(now, move), _fact(move, table, number)


def _said(play: Play, now: Auction, player: int) -> Move:
    return play.chance.choice([move for move in _thinkable(play, now, player) if allowed(now, move)])


def _thinkable(play: Play, now: Auction, player: int) -> Iterator[Move]:
    name = play.chance.choice(now.laid)
    yield Chooses(player, name)
    if now.bidding is None:
        yield Opens(player, name, LEAST_PRICE)
        yield from () if play.temper.bids == "shy" else (Opens(player, name, _bid(play, now, player)),)
        return
    yield Withdraws(player)
    if play.temper.bids != "shy":
        yield Raises(player, now.bidding.bid + STEP * play.chance.choice((1, 1, 2, 5)))
        yield Raises(player, _bid(play, now, player))


def _bid(play: Play, now: Auction, player: int) -> int:
    most = max(1, now.owned[player] // STEP)
    if play.temper.bids == "usual":
        return STEP * play.chance.randint(1, 9)
    return STEP * (most if play.temper.bids == "ruinous" else play.chance.randint(1, most))


def _fact(move: Move, table: int, number: int) -> Fact:
    if isinstance(move, Opens):
        return b.BidOpened(table, number, move.player, move.character, move.bid)
    if isinstance(move, Raises):
        return b.BidRaised(table, number, move.player, move.bid)
    if isinstance(move, Withdraws):
        return b.BidWithdrawn(table, number, move.player)
    return b.CharacterChosen(table, number, move.player, move.character)
