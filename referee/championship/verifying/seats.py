"""Against the draw of tables, and against rounds: their order, their Sheriff, their roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee.championship.verifying.book import Book, Entry, known_round
from referee.championship.verifying.course import (
    gone,
    next_round,
    next_sheriff,
    present,
    stopped,
    there,
    to_be_expelled,
    under_way,
)
from referee.championship.verifying.fault import Against, against
from referee.championship.verifying.regulation import MIX
from referee.championship.verifying.shuffle import deal_out, shuffle


def seed(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a second seed for one purpose: nobody may choose between two."""
    if entry["purpose"] in [purpose for _, purpose in book["seeds"]]:
        yield against("seed_again", "ITC-025", "ITC-064", told=entry["purpose"])


def draw(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a draw of tables."""
    seated = [player for table in entry["tables"] for player in table]
    sizes = [len(table) for table in entry["tables"]]
    if book["drawn"] is not None:
        yield against("drawn_again", "ITC-055", "ITC-064")
    if not sizes or min(sizes) < 5 or max(sizes) > 7:
        yield against("table_size", "ITC-060", told=sizes)
    if sizes and max(sizes) - min(sizes) > 1:
        yield against("tables_uneven", "ITC-061", told=sizes)
    times = Counter(seated)
    if missing := [player for player in present(book) if player not in times]:
        yield against("not_seated", "ITC-064", told=missing)
    if twice := sorted(player for player, count in times.items() if count > 1):
        yield against("seated_twice", told=twice)
    if away := [player for player in seated if gone(book, player)]:
        yield against("gone_and_seated", "ITC-211", told=away)
    if unknown := [player for player in seated if player not in book["players"]]:
        yield against("unknown_players", told=unknown)
    if entry["seed"]:
        if (entry["seed"], "seating") not in book["seeds"]:
            yield against("seed_not_written", "ITC-025", "ITC-064", told=entry["seed"])
        elif len({seed for seed, purpose in book["seeds"] if purpose == "seating"}) > 1:
            yield against("one_seed_of_several", "ITC-025", "ITC-064", told=entry["seed"])
        by_seed = deal_out(shuffle(sorted(set(seated)), entry["seed"], "seating"), sizes)
        if by_seed != entry["tables"]:
            yield against("not_by_the_seed", "ITC-025", "ITC-064", told=entry["tables"], found=by_seed)


def opening(book: Book, entry: Entry) -> Iterator[Against]:
    """Against the beginning of a round."""
    table, sheriff = entry["table"], entry["sheriff"]
    if table not in book["seating"] and table not in book["rounds_at"]:
        yield against("unknown_table", told=table)
        return
    begun = under_way(book, table)
    if begun is not None:
        key = "round_open_already" if begun["round"] == entry["round"] else "round_not_over"
        yield against(key, "ITC-062", told=entry["round"], found=begun["round"])
    elif entry["round"] != next_round(book, table):
        yield against("other_round", "ITC-062", told=entry["round"], found=next_round(book, table))
    due = next_sheriff(book, table)
    if stopped(book, table):
        yield against("table_stopped", "ITC-201", told=table)
    elif due is None:
        yield against("everybody_was_sheriff", "ITC-062", "ITC-223", told=table)
    elif due != sheriff:
        yield against("other_sheriff", "ITC-066", "ITC-068", "ITC-223", told=sheriff, found=due)
    for player in book["seating"].get(table, []):
        if to_be_expelled(book, player):
            yield against("expulsion_due", "ITC-193", "ITC-194", told=player)
    roles = {each["player"]: each["role"] for each in entry["roles"]}
    yield from deal(there(book, table), roles, sheriff)


def deal(players: list[int], roles: dict[int, str], sheriff: int) -> Iterator[Against]:
    """Against roles: no more of any than are dealt to so many, all of them once all are told, the Sheriff his own."""
    if not roles:
        return
    if strangers := [player for player in roles if player not in players]:
        yield against("not_at_the_table", told=strangers)
    mix = MIX.get(len(players))
    if mix is not None:
        told = {role: list(roles.values()).count(role) for role in roles.values()}
        too_many = any(count > mix.get(role, 0) for role, count in told.items())
        if too_many or (len(roles) == len(players) and told != mix):
            yield against("other_roles", "ITC-067", "ITC-069", told=told, found=mix)
    others = [player for player, role in roles.items() if role == "sheriff" and player != sheriff]
    if others or roles.get(sheriff, "sheriff") != "sheriff":
        yield against("leader_has_other_role", "ITC-066", "ITC-068", told=others or sheriff, found=sheriff)


def voiding(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a game's being played again."""
    each = known_round(book, entry)
    if each is None or each["opened"] is None:
        yield against("no_such_round", told=entry["round"])
    elif any(number > entry["round"] for number in book["rounds_at"][entry["table"]]):
        yield against("later_round_begun", "ITC-231", told=entry["round"])


def at_a_game(book: Book, entry: Entry) -> Iterator[Against]:
    """Against a log for a game, or more time for it, where none is under way."""
    each = known_round(book, entry)
    if each is None or each["opened"] is None or each["game"] is not None:
        yield against("round_not_open", told=entry["round"])
    elif entry["type"] == "tableopened" and each["stream"]:
        yield against("log_begun_already", told=entry["stream"], found=each["stream"])
