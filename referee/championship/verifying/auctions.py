"""Against what is said in an auction that is logged word by word.

The auction is gone through from its beginning: the one to speak is worked out, and what was not allowed is passed by.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.championship.verifying.book import Book, Entry, known_round
from referee.championship.verifying.course import taking_part
from referee.championship.verifying.fault import Against, against
from referee.championship.verifying.money import owned
from referee.championship.verifying.regulation import LEAST, STEP

Auction = dict[str, Any]


def laying(book: Book, entry: Entry) -> Iterator[Against]:
    """Against what is turned up: one character for everybody who has none, and none that is taken."""
    each = _open(book, entry)
    if each is None:
        yield against("round_not_open", told=entry["round"])
        return
    if each["laid"] is not None:
        yield against("auction_begun_already", told=entry["round"])
    served = [hire["player"] for hire in each["hires"]]
    without = [player for player in taking_part(book, entry["table"], each) if player not in served]
    if len(entry["characters"]) != len(without):
        yield against("other_number_laid", "ITC-073", told=len(entry["characters"]), found=len(without))
    taken = [hire["character"] for hire in each["hires"]]
    laid = list(entry["characters"])
    if any(name in taken or laid.count(name) > 1 for name in laid):
        yield against("characters_not_free", told=laid)


def word(book: Book, entry: Entry) -> Iterator[Against]:
    """Against what a player says."""
    each = _open(book, entry)
    if each is None or each["laid"] is None:
        yield against("no_auction", told=entry["round"])
    elif not allowed(held(book, each), entry):
        yield against("bid_not_allowed", "ITC-074", "ITC-076", "ITC-079", told=entry)


def choice(book: Book, entry: Entry) -> Iterator[Against]:
    """Against lots for the right to choose: only among those with the same debt whose turn it is."""
    each = _open(book, entry)
    if each is None or each["laid"] is None:
        yield against("no_auction", told=entry["round"])
        return
    now = held(book, each)
    level = _level(now) if now["name"] is None and not _moneyed(now) else []
    if not level or _first_by_lot(now, level) is not None or sorted(level) != sorted(set(entry["players"])):
        yield against("choice_not_owed", "ITC-090", told=entry["players"], found=level)


def _open(book: Book, entry: Entry) -> dict[str, Any] | None:
    each = known_round(book, entry)
    return None if each is None or each["opened"] is None or each["game"] is not None else each


def held(book: Book, each: dict[str, Any]) -> Auction:
    """The auction of a round after all that was said in it."""
    seats = taking_part(book, each["table"], each)
    paid = {hire["player"]: hire["price"] for hire in each["hires"] if not hire["kept"]}
    now: Auction = {
        "seats": seats,
        "money": {player: owned(book, player) + paid.get(player, 0) for player in seats},
        "served": [hire["player"] for hire in each["hires"] if hire["kept"]],
        "laid": list(each["laid"]),
        "lots": each["lots"],
        "opener": each["sheriff"],
        "won": {},
        "name": None, "bid": 0, "by": 0, "still": [], "last": 0,
    }  # fmt: skip
    for said in each["words"]:
        if allowed(now, said):
            _follow(now, said)
    return now


def _without(now: Auction) -> list[int]:
    return [player for player in now["seats"] if player not in now["served"]]


def _moneyed(now: Auction) -> list[int]:
    return [player for player in _without(now) if now["money"][player] >= LEAST]


def _level(now: Auction) -> list[int]:
    """Those without money whose debt is the smallest."""
    debts = [now["money"][player] for player in _without(now)]
    return [player for player in _without(now) if now["money"][player] == max(debts)]


def _first_by_lot(now: Auction, level: list[int]) -> int | None:
    """Who of these may choose: the only one, or by lots the first; nobody while lots are missing."""
    if len(level) == 1:
        return level[0]
    drawn = [player for player in now["lots"] if player in level]
    return int(drawn[0]) if len(drawn) == len(level) else None


def _round_from(now: Auction, player: int) -> list[int]:
    """The seats from the left of a player on, himself last."""
    seats: list[int] = now["seats"]
    if player not in seats:
        return list(seats)
    at = seats.index(player)
    return seats[at + 1 :] + seats[: at + 1]


def to_speak(now: Auction) -> int | None:
    """Who has to speak."""
    if now["name"] is not None:
        others = [player for player in now["still"] if player != now["by"]]
        return next(player for player in _round_from(now, now["last"]) if player in others)
    if _moneyed(now):
        order: list[int] = [now["opener"], *_round_from(now, now["opener"])]
        return next(player for player in order if player in _moneyed(now))
    return _first_by_lot(now, _level(now)) if _without(now) else None


def allowed(now: Auction, said: Entry) -> bool:
    """May he say so now?"""
    kind, player = said["type"], said["player"]
    if player != to_speak(now):
        return False
    if kind == "characterchosen":
        return now["name"] is None and not _moneyed(now) and said["character"] in now["laid"]
    if kind == "bidwithdrawn":
        return now["name"] is not None
    bid = said["bid"]
    if bid < LEAST or bid % STEP != 0 or bid > now["money"][player]:
        return False
    if kind == "bidraised":
        return now["name"] is not None and bid >= now["bid"] + STEP
    alone = len(_moneyed(now)) == 1
    return now["name"] is None and said["character"] in now["laid"] and (bid == LEAST or not alone)


def _follow(now: Auction, said: Entry) -> None:
    kind, player = said["type"], said["player"]
    if kind == "characterchosen":
        _serve(now, player, said["character"], LEAST)
        return
    if kind == "bidopened":
        now.update(name=said["character"], bid=said["bid"], by=player, still=_moneyed(now))
    elif kind == "bidraised":
        now.update(bid=said["bid"], by=player)
    else:
        now["still"] = [other for other in now["still"] if other != player]
    now["last"] = player
    if set(now["still"]) == {now["by"]}:
        winner = now["by"]
        _serve(now, winner, now["name"], now["bid"])
        now.update(name=None, opener=_round_from(now, winner)[0])


def _serve(now: Auction, player: int, name: str, price: int) -> None:
    now["won"][player] = (name, price)
    now["served"] = [*now["served"], player]
    now["laid"] = [each for each in now["laid"] if each != name]
