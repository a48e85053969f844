"""Against entries about people: who enters, who leaves, who is warned or put out."""

from __future__ import annotations

from collections.abc import Iterator

from referee.championship.verifying.book import Book, Entry
from referee.championship.verifying.course import gone, moment
from referee.championship.verifying.fault import Against, against


def enrolment(book: Book, entry: Entry) -> Iterator[Against]:
    """Against somebody's entry."""
    number, players = entry["player"], book["players"]
    if number in players and gone(book, number):
        yield against("came_back", "ITC-211", told=number)
    elif number in players:
        yield against("number_taken", told=number)
    if book["called"].get(entry["name"], set()) - {number}:
        yield against("name_taken", told=entry["name"])
    if book["drawn"] is not None:
        yield against("after_the_draw", "ITC-059", "ITC-064", told=number)
    if entry["qualified"] is True:
        yield against("already_qualified", "ITC-017", "ITC-035", told=number)
    if entry["disqualified"] is True:
        yield against("disqualified_before", "ITC-036", told=number)
    region = entry["region"]
    if region and book["region"] and region != book["region"] and not book["open_to_all"]:
        yield against("other_region", "ITC-014", "ITC-015", told=region, found=book["region"])


def leaving(book: Book, entry: Entry) -> Iterator[Against]:
    """Against somebody's leaving, or the moment told."""
    number = entry["player"]
    if number not in book["players"]:
        yield against("unknown_player", told=number)
        return
    if gone(book, number):
        yield against("left_already", "ITC-211", told=number)
        return
    now = moment(book, number)
    if entry["when"] == "during_duel" and now == "after_rounds":
        return
    if entry["when"] != now:
        yield against("other_moment", "ITC-210", told=entry["when"], found=now)


def expulsion(book: Book, entry: Entry) -> Iterator[Against]:
    """Against an expulsion, which needs a reason and is a leaving."""
    if entry["reason"].strip() == "":
        yield against("reason_missing", "ITC-198", told=entry["player"])
    yield from leaving(book, entry)


def warning(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a warning; for slow play somebody is called to order first."""
    if entry["player"] not in book["players"]:
        yield against("unknown_player", told=entry["player"])
    elif gone(book, entry["player"]):
        yield against("left_already", "ITC-211", told=entry["player"])
    known = entry["player"] in book["players"]
    if known and entry["reason"] == "slow" and entry["player"] not in book["called_to_order"]:
        yield against("call_comes_first", "ITC-207", told=entry["player"])


def noticing(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a call to order, or a role that was shown."""
    if entry["player"] not in book["players"]:
        yield against("unknown_player", told=entry["player"])
    elif gone(book, entry["player"]):
        yield against("left_already", "ITC-211", told=entry["player"])


def cancelling(book: Book, entry: Entry) -> Iterator[Against]:
    """Against the withdrawal of a penalty that does not stand."""
    for player in book["players"].values():
        if player["left"] is not None and player["left"]["expelled"] and player["left"]["entry"] == entry["entry"]:
            return
        if any(each["entry"] == entry["entry"] and each["cancelled"] is None for each in player["warnings"]):
            return
    yield against("no_penalty_stands", "ITC-197", told=entry["entry"])
