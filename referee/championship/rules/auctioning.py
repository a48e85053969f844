"""An auction that is logged word by word: what was said so far, who speaks now, and what the regulation says of it.

Of a bid it says allowed or not, and nothing else, always by the same clauses: a reason would tell what somebody owns
(`ITC-079`, `ITC-119`). What is not allowed moves nothing. Hires are held against what the words come to.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.championship.rules import bids as b
from referee.championship.rules import hiring
from referee.championship.rules.auction import Auction, Bought, after, allowed, choosers, turn
from referee.championship.rules.course import players_of
from referee.championship.rules.entries import CharacterHired
from referee.championship.rules.grounds import Grounds, doubt, illegal
from referee.championship.rules.hammer import move_of
from referee.championship.rules.hiring import owned_by
from referee.championship.rules.state import Round, Table, Tournament

_NOTED = ("ITC-080", "ITC-081")
"""What was won, and for what, is noted."""
_BIDDING = ("ITC-074", "ITC-075", "ITC-076", "ITC-077", "ITC-078", "ITC-079")


def auction_of(state: Tournament, table: Table, each: Round) -> Auction | None:
    """The auction of a round as it stands; None where none was begun."""
    begun = each.auction
    if begun is None:
        return None
    players = players_of(state, table, each)
    kept = tuple(Bought(hire.player, hire.character, hire.price, True) for hire in each.hires if hire.kept)
    now = Auction(players, each.sheriff, _owned(state, table, each), begun.laid, kept)
    for move in begun.moves:
        now = after(replace(now, lots=begun.lots), move)
    return replace(now, lots=begun.lots)


def _owned(state: Tournament, table: Table, each: Round) -> dict[int, int]:
    """What everybody had when it began: what was paid for since is his again."""
    paid = {hire.player: hire.price for hire in each.hires if not hire.kept}
    return {player: int(owned) + paid.get(player, 0) for player, owned in owned_by(state, table).items()}


def speaker(state: Tournament, table: Table, each: Round) -> int | None:
    """Who is to speak in the auction of a round, if one is under way."""
    now = auction_of(state, table, each)
    return turn(now) if now else None


def owed_lots(state: Tournament, table: Table, each: Round) -> tuple[int, ...]:
    """The players with equal debts among whom lots have to be drawn (`ITC-090`)."""
    now = auction_of(state, table, each)
    waiting = choosers(now) if now and now.bidding is None else ()
    return waiting if len(waiting) > 1 else ()


def unpaid(state: Tournament, table: Table, each: Round) -> Iterator[CharacterHired]:
    """The hires that an auction has come to and that are not logged yet."""
    now = auction_of(state, table, each)
    for bought in now.bought if now else ():
        if each.hire_of(bought.player) is None:
            yield CharacterHired(table.number, each.number, bought.player, bought.character, bought.price, bought.kept)


def hire(state: Tournament, fact: CharacterHired) -> Grounds:
    """Against a hire: by itself, and by the words of the auction where they were logged (`ITC-080`, `ITC-081`)."""
    yield from hiring.hire(state, fact)
    found = None if fact.kept else _round(state, fact)
    now = auction_of(state, *found) if found else None
    for bought in now.bought if now else ():
        if not bought.kept:
            yield from _other_than(bought, fact)


def _other_than(bought: Bought, fact: CharacterHired) -> Grounds:
    player, character = fact.player, bought.character
    if bought.player != player and character == fact.character:
        yield doubt("won_by_another", *_NOTED, player=player, character=character, other=bought.player)
    elif bought.player == player and (character, bought.price) != (fact.character, fact.price):
        yield doubt("other_than_the_auction", *_NOTED, player=player, character=character, price=bought.price)


def laying(state: Tournament, fact: b.CharactersLaid) -> Grounds:
    """Against what was turned up: one for every player who kept none (`ITC-073`, `ITC-092`)."""
    found = _round(state, fact)
    if found is None:
        yield doubt("round_not_open", table=fact.table, round=fact.round)
        return
    table, each = found
    if each.auction:
        yield doubt("auction_begun_already", table=fact.table, round=fact.round, entry=each.auction.entry)
    without = [player for player in players_of(state, table, each) if each.hire_of(player) is None]
    if len(fact.characters) != len(without):
        yield illegal("other_number_laid", "ITC-073", said=len(fact.characters), expected=len(without))
    taken = tuple(hire.player for hire in each.hires if hire.character in fact.characters)
    if taken or len(set(fact.characters)) < len(fact.characters):
        yield doubt("characters_not_free", players=taken, characters=fact.characters)


def bid(state: Tournament, fact: b.BidOpened | b.BidRaised | b.BidWithdrawn | b.CharacterChosen) -> Grounds:
    """Against what a player says: allowed or not, and no more (`ITC-079`)."""
    found = _round(state, fact)
    now = auction_of(state, *found) if found else None
    move = move_of(fact)
    if now is None or move is None:
        yield doubt("no_auction", table=fact.table, round=fact.round)
    elif not allowed(now, move):
        yield illegal("bid_not_allowed", *_BIDDING, player=fact.player)


def choice(state: Tournament, fact: b.ChoiceDrawn) -> Grounds:
    """Against lots for the right to choose: they are drawn among equal debts (`ITC-090`)."""
    found = _round(state, fact)
    if found is None or found[1].auction is None:
        yield doubt("no_auction", table=fact.table, round=fact.round)
    elif set(owed_lots(state, *found)) != set(fact.players):
        yield illegal("choice_not_owed", "ITC-090", players=fact.players)


def _round(state: Tournament, fact: b.OfAnAuction | CharacterHired) -> tuple[Table, Round] | None:
    """The round it speaks of, if it is under way."""
    table = state.tables.get(fact.table)
    each = table.round(fact.round) if table else None
    return (table, each) if table and each and each.entry is not None and not each.game else None
