"""Every entry checked against what was known before it, then written into the book."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from referee.championship.verifying import auctions, games, hires, people, seats
from referee.championship.verifying.book import Book, Entry, blank, write
from referee.championship.verifying.counting import Entries, amending_wrongly, counting, standing
from referee.championship.verifying.fault import Against, Fault, against


def opening(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a second opening of the tournament."""
    if book["opened"] is not None:
        yield against("opened_twice", told=entry["name"])


def resuming(book: Book, entry: Entry) -> Iterator[Against]:
    """Against going on in another copy than the one handed over."""
    if book["handed"] is None:
        yield against("not_handed_over", told=entry["copy"])
    elif book["handed"] != entry["copy"]:
        yield against("other_copy", told=entry["copy"], found=book["handed"])


CHECKS: dict[str, Callable[[Book, Entry], Iterator[Against]]] = {
    "opened": opening, "playerenrolled": people.enrolment, "playerleft": people.leaving,
    "expelled": people.expulsion, "warned": people.warning, "penaltycancelled": people.cancelling,
    "seedwritten": seats.seed, "drawn": seats.draw, "roundopened": seats.opening, "gamevoided": seats.voiding,
    "tableopened": seats.at_a_game, "timegranted": seats.at_a_game, "characterhired": hires.hire,
    "characterslaid": auctions.laying, "bidopened": auctions.word, "bidraised": auctions.word,
    "bidwithdrawn": auctions.word, "characterchosen": auctions.word, "choicedrawn": auctions.choice,
    "gameplayed": games.result, "lotsdrawn": games.tie, "qualifiersnamed": games.naming, "duelwon": games.duel,
    "resumed": resuming, "matchdecided": games.deciding, "duelopened": games.at_a_duel,
    "calledtoorder": people.noticing, "roleshown": people.noticing,
}  # fmt: skip


def checked(entries: Entries) -> tuple[Book, list[Fault]]:
    """What the entries come to, and what speaks against them."""
    book, faults = blank(), []
    for number, entry in counting(entries):
        check = CHECKS.get(entry["type"])
        for found in check(book, entry) if check else ():
            faults.append(_fault(number, *found))
        write(book, number, entry)
    stands = standing(entries)
    faults += [_fault(number, *against(key)) for number, key in amending_wrongly(entries) if stands[number]]
    return book, sorted(faults, key=lambda fault: fault.entry)


def let_stand(entries: Entries) -> set[int]:
    """The entries that the referee let stand, whatever speaks against them."""
    return {entry["entry"] for _, entry in counting(entries) if entry["type"] == "letstand"}


def _fault(number: int, key: str, clauses: tuple[str, ...], told: Any, found: Any) -> Fault:
    return Fault(f"entries[{number}]", key, clauses, told, found, number)
