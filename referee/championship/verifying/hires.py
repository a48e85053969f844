"""Against a hire: who, which character, for how much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.championship.verifying.auctions import held
from referee.championship.verifying.book import Book, Entry, known_round
from referee.championship.verifying.course import gone, taking_part
from referee.championship.verifying.fault import Against, against
from referee.championship.verifying.money import owned
from referee.championship.verifying.regulation import LEAST, STEP


def hire(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a hire; its money counts in a round that nobody began too, so it is looked at there as well."""
    each = known_round(book, entry) or {"opened": None, "game": None, "hires": [], "laid": None}
    player, over = entry["player"], each["game"] is not None
    there = not over and player in taking_part(book, entry["table"], each) and not gone(book, player)
    if each["opened"] is None or over:
        yield against("round_not_open", told=entry["round"])
    elif not there:
        yield against("not_at_the_table", told=player)
    if not there:
        yield from _amount(entry["price"])
        return
    if any(one["player"] == player for one in each["hires"]):
        yield against("hired_already", "ITC-085", told=player)
    if any(one["character"] == entry["character"] for one in each["hires"]):
        yield against("character_taken", told=entry["character"])
    if entry["kept"]:
        yield from _kept(book, entry)
        return
    yield from _bought(book, each, entry)
    if each["opened"] is not None and each["laid"] is not None:
        yield from _as_won(held(book, each)["won"], entry)


def _as_won(won: dict[int, tuple[str, int]], entry: Entry) -> Iterator[Against]:
    """A hire is what the words of the auction came to, where they were logged."""
    mine = won.get(entry["player"])
    if mine is not None and mine != (entry["character"], entry["price"]):
        yield against("other_than_the_auction", "ITC-080", "ITC-081", told=entry["price"], found=list(mine))
    if any(name == entry["character"] for player, (name, _) in won.items() if player != entry["player"]):
        yield against("won_by_another", "ITC-080", "ITC-081", told=entry["character"])


def _kept(book: Book, entry: Entry) -> Iterator[Against]:
    """A character that is kept: its player survived the game before, and pays what it cost then."""
    before = book["rounds"].get((entry["table"], entry["round"] - 1))
    seats = before["seats"] if before is not None else []
    own = [seat for seat in seats if seat["player"] == entry["player"]]
    if not own or not own[0]["in_play"]:
        yield against("did_not_survive", "ITC-092", "ITC-093", told=entry["player"])
        return
    was = [one for one in before["hires"] if one["player"] == entry["player"]]
    if not was or was[-1]["character"] != entry["character"]:
        yield against("not_his_character", "ITC-092", told=entry["character"])
    elif was[-1]["price"] != entry["price"]:
        yield against("other_price", "ITC-094", told=entry["price"], found=was[-1]["price"])
    money = owned(book, entry["player"])
    if money < LEAST and entry["price"] == LEAST:
        yield against("kept_without_money", "ITC-079", "ITC-086", "ITC-092", told=entry["price"], found=money)
    elif entry["price"] > money:
        yield against("more_than_owned", "ITC-079", "ITC-092", told=entry["price"], found=money)


def _amount(price: int) -> Iterator[Against]:
    if price % STEP != 0:
        yield against("not_in_hundreds", "ITC-075", told=price)
    if price < LEAST:
        yield against("below_least_price", "ITC-084", told=price, found=LEAST)


def _bought(book: Book, each: dict[str, Any], entry: Entry) -> Iterator[Against]:
    """A character that was bid for, or taken by somebody without money."""
    player, price = entry["player"], entry["price"]
    money = owned(book, player)
    others = [owned(book, other) for other in waiting(book, entry["table"], each) if other != player]
    yield from _amount(price)
    if money >= LEAST:
        if price > money:
            yield against("more_than_owned", "ITC-079", told=price, found=money)
        elif price > LEAST and all(other < LEAST for other in others):
            yield against("last_pays_least", "ITC-084", told=price, found=LEAST)
        return
    if price != LEAST:
        yield against("without_money_pays_least", "ITC-086", "ITC-088", told=price, found=LEAST)
    if any(other >= LEAST for other in others):
        yield against("without_money_waits", "ITC-086", "ITC-087", told=player)
    if any(money < other < LEAST for other in others):
        yield against("smaller_debt_first", "ITC-089", told=player)


def waiting(book: Book, table: int, each: dict[str, Any]) -> list[int]:
    """Who takes part in a round, is still there and has no character yet."""
    served = [one["player"] for one in each["hires"]]
    here = taking_part(book, table, each)
    return [player for player in here if player not in served and not gone(book, player)]
