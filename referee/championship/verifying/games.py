"""Against the result of a game: its players, their roles, who has won; and against the naming and the duels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.championship.verifying.book import Book, Entry, known_round
from referee.championship.verifying.course import all_over, taking_part, to_be_expelled
from referee.championship.verifying.fault import Against, against
from referee.championship.verifying.hires import waiting
from referee.championship.verifying.knockout import best, duels, ladder, qualifying
from referee.championship.verifying.ranking import ranking, tied, ties
from referee.championship.verifying.regulation import winner
from referee.championship.verifying.seats import deal
from referee.championship.verifying.shuffle import shuffle


def result(book: Book, entry: Entry) -> Iterator[Against]:
    """Against the result of a game."""
    each = known_round(book, entry)
    seats = entry["results"]
    players = [seat["player"] for seat in seats]
    if each is None or each["opened"] is None:
        yield against("round_not_open", told=entry["round"])
    else:
        yield from _of_the_round(book, each, entry)
    roles = {seat["player"]: seat["role"] for seat in seats}
    sheriffs = [seat["player"] for seat in seats if roles[seat["player"]] == "sheriff"]
    leader = each["sheriff"] if each is not None and each["sheriff"] else (sheriffs[0] if sheriffs else 0)
    yield from deal(players, roles, leader)
    yield from _ending(entry)


def _of_the_round(book: Book, each: dict[str, Any], entry: Entry) -> Iterator[Against]:
    told = sorted(seat["player"] for seat in entry["results"])
    expected = sorted(taking_part(book, entry["table"], each))
    if told != expected:
        yield against("other_players", "ITC-226", told=told, found=expected)
    if each["game"] is not None:
        yield against("result_already", told=entry["round"])
    elif missing := waiting(book, entry["table"], each):
        yield against("hires_missing", "ITC-081", "ITC-083", told=missing)
    for seat in entry["results"]:
        was = each["roles"].get(seat["player"])
        if was and was != seat["role"]:
            yield against("role_was_another", told=seat["role"], found=was)


def _ending(entry: Entry) -> Iterator[Against]:
    left = [seat["role"] for seat in entry["results"] if seat["in_play"]]
    right = winner(left)
    if right is None:
        yield against("game_not_over", "NLB-058", "NLB-059", told=left)
    elif right != entry["outcome"]:
        yield against("other_outcome", "NLB-058", "NLB-059", "NLB-061", told=entry["outcome"], found=right)
    final = [seat["role"] for seat in entry["results"] if seat.get("final_duel", False)]
    if any(role != "renegade" for role in final):
        yield against("final_duel_of_another", "ITC-118", told=final)
    if final and any(role not in ("sheriff", "renegade") for role in left):
        yield against("final_duel_with_others", "ITC-118", told=left)


def tie(book: Book, entry: Entry) -> Iterator[Against]:
    """Against lots: they are the last criterion, once all rounds are over, among exactly those still tied."""
    if not all_over(book):
        yield against("rounds_not_over", "ITC-124")
    if not tied(book, entry["players"]):
        yield against("not_tied", "ITC-124", "ITC-130", told=entry["players"], found=ties(ranking(book)))
    if entry["seed"]:
        if (entry["seed"], "lots") not in book["seeds"]:
            yield against("seed_not_written", "ITC-025", told=entry["seed"])
        elif len({seed for seed, purpose in book["seeds"] if purpose == "lots"}) > 1:
            yield against("one_seed_of_several", "ITC-025", told=entry["seed"])
        by_seed = shuffle(entry["players"], entry["seed"], "lots")
        if by_seed != entry["players"]:
            yield against("not_by_the_seed", "ITC-025", told=entry["players"], found=by_seed)


def naming(book: Book, entry: Entry) -> Iterator[Against]:
    """Against the naming of those who play the duels."""
    expected = best(book, ranking(book))
    if not all_over(book):
        yield against("rounds_not_over", "ITC-131", "ITC-133")
    elif not expected:
        yield against("lots_not_drawn", "ITC-124", "ITC-130")
    elif entry["players"] != expected:
        yield against("other_qualifiers", "ITC-131", "ITC-133", told=entry["players"], found=expected)
    elif len(expected) < qualifying(book):
        yield against("too_few_qualify", "ITC-050", told=len(expected), found=qualifying(book))
    for player in entry["players"]:
        if to_be_expelled(book, player):
            yield against("expulsion_due", "ITC-193", "ITC-194", told=player)


def duel(book: Book, entry: Entry) -> Iterator[Against]:
    """Against the result of a duel."""
    match = {each["match"]: each for each in duels(book, ranking(book))}.get(entry["match"])
    if match is None:
        yield against("unknown_match", "ITC-131", "ITC-133", told=entry["match"])
        return
    two = {entry["winner"], entry["loser"]}
    if not all_over(book):
        yield against("rounds_not_over", "ITC-131", "ITC-133")
    elif two != set(match["players"]):
        yield against("other_players_meet", "ITC-131", "ITC-134", told=sorted(two), found=match["players"])
    for player in sorted(two):
        if to_be_expelled(book, player):
            yield against("expulsion_due", "ITC-193", "ITC-194", told=player)
    if entry["match"] in book["duels"]:
        yield against("result_already", told=entry["match"])
    elif match["winner"] is not None and match["winner"] != entry["winner"]:
        yield against("opponent_goes_through", "ITC-228", "ITC-229", told=entry["winner"], found=match["winner"])


def deciding(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a decision of the referee where there is nothing to decide."""
    match = {each["match"]: each for each in ladder(book, ranking(book))}.get(entry["match"])
    if match is None:
        yield against("unknown_match", "ITC-131", "ITC-133", told=entry["match"])
        return
    if not all_over(book):
        yield against("rounds_not_over", "ITC-131", "ITC-133")
    elif not match["open"]:
        key = "decided_already" if entry["match"] in book["decided"] else "nothing_to_decide"
        yield against(key, told=entry["match"])
    for player in entry["players"]:
        if to_be_expelled(book, player):
            yield against("expulsion_due", "ITC-193", "ITC-194", told=player)


def at_a_duel(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a log for a duel that cannot be played now, or has one."""
    match = {each["match"]: each for each in ladder(book, ranking(book))}.get(entry["match"])
    if match is None:
        yield against("unknown_match", "ITC-131", "ITC-133", told=entry["match"])
    elif match["over"] or match["open"] or None in match["players"]:
        yield against("duel_not_open", told=entry["match"])
    elif sorted(set(entry["players"])) != sorted(match["players"]):
        yield against("other_players_meet", "ITC-131", "ITC-134", told=entry["players"], found=match["players"])
    elif entry["match"] in book["duel_logs"]:
        yield against("duel_log_begun_already", told=entry["stream"], found=book["duel_logs"][entry["match"]])
