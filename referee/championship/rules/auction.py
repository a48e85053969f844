"""The auction of characters at one table: who is to speak, what he may say, what it comes to.

Whether a move is allowed is answered with yes or no and nothing else: a reason would tell what somebody owns
(`ITC-079`, `ITC-119`). Who cannot pay more is asked like anybody else, and withdraws himself. Players without money
choose when the others are done, the smallest debt first; between equal debts their lots decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from referee.championship.rules.entries import CharacterHired
from referee.championship.rules.facts import LEAST_PRICE, STEP


class Opens(Struct, frozen=True, tag=str.lower):
    """A player picks a character and makes the first bid."""

    player: int
    character: str
    bid: int


class Raises(Struct, frozen=True, tag=str.lower):
    """A player bids more."""

    player: int
    bid: int


class Withdraws(Struct, frozen=True, tag=str.lower):
    """A player bids no more for this character."""

    player: int


class Chooses(Struct, frozen=True, tag=str.lower):
    """A player without money takes one of the characters that are left."""

    player: int
    character: str


Move = Opens | Raises | Withdraws | Chooses


class Bidding(Struct, frozen=True):
    """A character under the hammer: the highest bid, whose it is, who is still in, who spoke last."""

    character: str
    bid: int
    by: int
    still: tuple[int, ...]
    spoke: int


class Bought(Struct, frozen=True):
    """Who has which character, and for what."""

    player: int
    character: str
    price: int
    kept: bool = False


class Auction(Struct, frozen=True):
    """A table's auction. `owned` is the referee's: what everybody had when it began, kept characters paid."""

    seating: tuple[int, ...]
    opener: int
    owned: Mapping[int, int]
    laid: tuple[str, ...]
    bought: tuple[Bought, ...] = ()
    bidding: Bidding | None = None
    lots: tuple[int, ...] = ()


def bidders(auction: Auction) -> tuple[int, ...]:
    """Who may bid: who has money, enough for the least bid (`ITC-086`), and no character yet (`ITC-085`)."""
    return tuple(player for player in _without(auction) if auction.owned[player] >= LEAST_PRICE)


def choosers(auction: Auction) -> tuple[int, ...]:
    """Who chooses now that nobody bids any more: one player, or several with equal debts who need lots (`ITC-090`)."""
    waiting = () if bidders(auction) else _without(auction)
    if not waiting:
        return ()
    least = max(auction.owned[player] for player in waiting)
    equal = tuple(player for player in waiting if auction.owned[player] == least)
    drawn = [player for player in auction.lots if player in equal]
    return (drawn[0],) if len(drawn) == len(equal) else equal


def turn(auction: Auction) -> int | None:
    """Who is to speak; nobody while lots are owed, and when everybody has a character."""
    now = auction.bidding
    if now is not None:
        return next(each for each in _left_of(auction, now.spoke) if each in now.still and each != now.by)
    willing = bidders(auction)
    if willing:
        return next(each for each in (auction.opener, *_left_of(auction, auction.opener)) if each in willing)
    choosing = choosers(auction)
    return choosing[0] if len(choosing) == 1 else None


def allowed(auction: Auction, move: Move) -> bool:
    """May this be said now? Yes or no, and no more than that."""
    if move.player != turn(auction):
        return False
    now = auction.bidding
    if isinstance(move, Opens):
        return now is None and move.character in auction.laid and _opening(auction, move)
    if isinstance(move, Chooses):
        return now is None and not bidders(auction) and move.character in auction.laid
    if now is None:
        return False
    return isinstance(move, Withdraws) or (move.bid >= now.bid + STEP and _payable(auction, move.player, move.bid))


def after(auction: Auction, move: Move) -> Auction:
    """The auction once this was said; a move that is not allowed changes nothing."""
    if not allowed(auction, move):
        return auction
    if isinstance(move, Chooses):
        return _sold(auction, Bought(move.player, move.character, LEAST_PRICE))
    if isinstance(move, Opens):
        opened = Bidding(move.character, move.bid, move.player, bidders(auction), move.player)
        return _settled(replace(auction, bidding=opened))
    return _settled(replace(auction, bidding=_answered(auction.bidding, move)))


def hires(auction: Auction, table: int, number: int) -> Iterator[CharacterHired]:
    """What the auction comes to, as entries of a round."""
    for each in auction.bought:
        yield CharacterHired(table, number, each.player, each.character, each.price, each.kept)


def _without(auction: Auction) -> tuple[int, ...]:
    served = {each.player for each in auction.bought}
    return tuple(player for player in auction.seating if player not in served)


def _left_of(auction: Auction, player: int) -> tuple[int, ...]:
    """All seats from the left of a player on, himself last; from the first on if he has no seat."""
    at = auction.seating.index(player) + 1 if player in auction.seating else 0
    return auction.seating[at:] + auction.seating[:at]


def _opening(auction: Auction, move: Opens) -> bool:
    """At least the least price; exactly that where nobody is left to raise (`ITC-084`)."""
    alone = len(bidders(auction)) == 1
    return _payable(auction, move.player, move.bid) and (move.bid == LEAST_PRICE or not alone)


def _payable(auction: Auction, player: int, bid: int) -> bool:
    return bid >= LEAST_PRICE and bid % STEP == 0 and bid <= auction.owned[player]


def _answered(now: Bidding | None, move: Raises | Withdraws) -> Bidding:
    assert now is not None
    if isinstance(move, Raises):
        return replace(now, bid=move.bid, by=move.player, spoke=move.player)
    return replace(now, still=tuple(each for each in now.still if each != move.player), spoke=move.player)


def _settled(auction: Auction) -> Auction:
    """The hammer falls when nobody else is in; whoever sits to the left of the winner opens next (`ITC-082`)."""
    now = auction.bidding
    if now is None or set(now.still) != {now.by}:
        return auction
    sold = _sold(auction, Bought(now.by, now.character, now.bid))
    return replace(sold, bidding=None, opener=_left_of(auction, now.by)[0])


def _sold(auction: Auction, bought: Bought) -> Auction:
    left = tuple(character for character in auction.laid if character != bought.character)
    return replace(auction, laid=left, bought=(*auction.bought, bought))
