"""A document whose entries were altered is caught, even if its results were made to fit: each kind once."""

from collections.abc import Callable

import pytest

from referee.championship.verifying.shapes import SHAPES
from tests.championship.verifying.forging import (
    Told,
    dropped,
    faults,
    forged,
    having,
    inserted,
    keys,
    places,
    with_entry,
)

Alteration = Callable[[], Told]
Wanted = Callable[[Told], object]
IN_NO_RESULT = {
    "tableopened", "timegranted", "handedover", "resumed", "duelopened", "matchdecided", "calledtoorder", "roleshown",
    "paused", "wenton",
}  # fmt: skip
KINDS = sorted(SHAPES.keys() - IN_NO_RESULT)
"""What is simulated: all but what tells where it goes on, and what no clause decides."""


def changed(kind: str, alter: Callable[[Told], object], wanted: Wanted = lambda entry: True) -> Alteration:
    """A document of which one entry was altered."""

    def altered() -> Told:
        told, item = with_entry(kind, wanted)
        alter(item["entry"])
        return told

    return altered


def swapped(entry: Told, field: str) -> None:
    """Two of a list exchanged."""
    entry[field][0], entry[field][1] = entry[field][1], entry[field][0]


def swap_seats(entry: Told) -> None:
    """Two players exchange tables."""
    first, second = entry["tables"][:2]
    first[0], second[0] = second[0], first[0]


def swap_roles(entry: Told) -> None:
    """Two players of one game exchange roles."""
    two = [seat for seat in entry["results"] if seat["role"] in ("deputy", "renegade")][:2]
    two[0]["role"], two[1]["role"] = two[1]["role"], two[0]["role"]


def raise_dead(entry: Told) -> None:
    """A player who was eliminated is said to be in play."""
    next(seat for seat in entry["results"] if not seat["in_play"])["in_play"] = True


def paid_more() -> Told:
    """A character that was bid for word by word, and noted at a higher price."""
    told, item = with_entry("bidopened")
    place = (item["entry"]["table"], item["entry"]["round"])
    later = (each["entry"] for each in told["entries"][item["number"] :] if each["entry"]["type"] == "characterhired")
    next(each for each in later if (each["table"], each["round"]) == place and not each.get("kept"))["price"] += 100
    return told


def unhired() -> Told:
    """A hire that nobody finds in the document any more."""
    told, item = with_entry("characterhired")
    return dropped(told, item["number"])


def hired_before() -> Told:
    """Somebody paid less than nothing for a character, before his first round began."""
    told, item = with_entry("roundopened")
    player, place = item["entry"]["sheriff"], {name: item["entry"][name] for name in ("table", "round")}
    entry = {"type": "characterhired", **place, "player": player, "character": "nobody", "price": -100, "kept": False}
    return inserted(told, item["number"], entry)


def seeded_twice() -> Told:
    """Another seed beside the one that drew, so that the better of two could be chosen."""
    told, item = with_entry("drawn", lambda entry: entry.get("seed"))
    return inserted(told, item["number"], {"type": "seedwritten", "seed": "another", "purpose": "seating"})


LAW = {"law": "outlaws", "outlaws": "law", "renegade": "law"}
ALTERED: dict[str, tuple[Alteration, str]] = {
    "a role": (changed("gameplayed", swap_roles), "role_was_another"),
    "one role too many": (
        changed("gameplayed", lambda entry: entry["results"][1].update(role="sheriff")), "other_roles"
    ),
    "an outcome": (changed("gameplayed", lambda entry: entry.update(outcome=LAW[entry["outcome"]])), "other_outcome"),
    "who was in play": (
        changed("gameplayed", raise_dead, lambda entry: entry["outcome"] == "renegade"), "game_not_over"
    ),
    "a final duel": (
        changed("gameplayed", lambda entry: entry["results"][0].update(final_duel=True)), "final_duel_of_another"
    ),
    "a player of a game": (changed("gameplayed", lambda entry: entry["results"].pop()), "other_players"),
    "a price": (changed("characterhired", lambda entry: entry.update(price=50)), "not_in_hundreds"),
    "a price above the purse": (
        changed("characterhired", lambda entry: entry.update(price=9900), lambda entry: entry["round"] == 1),
        "more_than_owned",
    ),
    "a kept character's price": (
        changed(
            "characterhired", lambda entry: entry.update(price=entry["price"] + 100), lambda entry: entry.get("kept")
        ),
        "other_price",
    ),
    "a price that nobody bid": (paid_more, "other_than_the_auction"),
    "a hire": (unhired, "hires_missing"),
    "a hire of a round that nobody began": (hired_before, "below_least_price"),
    "who keeps a character": (
        changed("characterhired", lambda entry: entry.update(kept=True), lambda entry: entry["round"] == 1),
        "did_not_survive",
    ),
    "a seat": (changed("drawn", swap_seats, lambda entry: entry.get("seed")), "not_by_the_seed"),
    "a table": (changed("drawn", lambda entry: entry["tables"][0].pop()), "not_seated"),
    "the seed": (changed("drawn", lambda entry: entry.update(seed="mine"), lambda entry: entry.get("seed")),
                 "seed_not_written"),
    "how many seeds were written": (seeded_twice, "one_seed_of_several"),
    "the seed that was written": (changed("seedwritten", lambda entry: entry.update(seed="mine")), "seed_not_written"),
    "a lot": (changed("lotsdrawn", lambda entry: swapped(entry, "players"), lambda entry: entry.get("seed")),
              "not_by_the_seed"),
    "who draws lots": (changed("lotsdrawn", lambda entry: entry["players"].append(99)), "not_tied"),
    "a Sheriff": (changed("roundopened", lambda entry: entry.update(sheriff=99)), "other_sheriff"),
    "a round": (changed("roundopened", lambda entry: entry.update(round=5)), "other_round"),
    "a qualifier named": (changed("qualifiersnamed", lambda entry: swapped(entry, "players")), "other_qualifiers"),
    "a duel's players": (changed("duelwon", lambda entry: entry.update(loser=99)), "other_players_meet"),
    "a duel": (changed("duelwon", lambda entry: entry.update(match="semi_9")), "unknown_match"),
    "a bid": (changed("bidopened", lambda entry: entry.update(bid=99900)), "bid_not_allowed"),
    "who may choose": (changed("choicedrawn", lambda entry: entry["players"].append(99)), "choice_not_owed"),
    "what was turned up": (changed("characterslaid", lambda entry: entry["characters"].pop()), "other_number_laid"),
    "when somebody left": (
        changed("playerleft", lambda entry: entry.update(when="before_draw"),
                lambda entry: entry["when"] in ("during_game", "between_rounds")),
        "other_moment",
    ),
    "why somebody was put out": (changed("expelled", lambda entry: entry.update(reason=" ")), "reason_missing"),
    "a warning before any call": (changed("warned", lambda entry: entry.update(reason="slow")), "call_comes_first"),
    "what was cancelled": (changed("penaltycancelled", lambda entry: entry.update(entry=0)), "no_penalty_stands"),
    "what was taken back": (changed("retracted", lambda entry: entry.update(entry=99999)), "entry_unknown"),
    "where something forgotten belongs": (
        changed("inserted", lambda entry: entry.update(before=99999)), "entry_unknown"
    ),
    "who entered": (changed("playerenrolled", lambda entry: entry.update(qualified=True)), "already_qualified"),
    "what nobody logs": (changed("warned", lambda entry: entry.update(type="waved")), "malformed"),
}  # fmt: skip


@pytest.mark.parametrize("kind", ALTERED)
def test_an_entry_that_breaks_the_regulation(kind: str) -> None:
    """Caught by the entry itself, even where the results were made to fit it."""
    altered, key = ALTERED[kind]
    assert key in keys(altered())
    if key != "malformed":
        assert key in keys(forged(altered()))


QUIET: dict[str, Alteration] = {
    "a duel's winner": changed(
        "duelwon", lambda entry: entry.update(winner=entry["loser"], loser=entry["winner"]),
    ),
    "a character": changed("characterhired", lambda entry: entry.update(character="nobody")),
    "whether it was refunded": changed("gamevoided", lambda entry: entry.update(refunded=not entry["refunded"])),
    "who was warned": changed("warned", lambda entry: entry.update(player=entry["player"] % 9 + 1)),
    "a name": changed("playerenrolled", lambda entry: entry.update(name="Somebody Else")),
    "a lot drawn by hand": changed(
        "lotsdrawn", lambda entry: swapped(entry, "players"), lambda entry: not entry.get("seed")
    ),
    "what was forgotten": changed(
        "inserted", lambda entry: entry.update(fact={"type": "warned", "player": 1, "reason": "x"})
    ),
    "a correction": changed("corrected", lambda entry: entry.update(to={"type": "warned", "player": 1, "reason": "x"})),
}  # fmt: skip


@pytest.mark.parametrize("kind", QUIET)
def test_an_entry_that_could_have_been_so(kind: str) -> None:
    """Nothing speaks against the entry, but the results are those of another."""
    assert {where for where in places(QUIET[kind]()) if where.startswith("results.")}


@pytest.mark.parametrize("kind", KINDS)
def test_an_entry_dropped(kind: str) -> None:
    """Of every kind: the numbers show it; and where they were mended, the results do, or the entries after it."""
    told, item = with_entry(kind)
    told["entries"].remove(item)
    if item["number"] < len(told["entries"]):
        assert keys(told) == {"misnumbered"}
    told, item = with_entry(kind)
    assert faults(dropped(told, item["number"]))


@pytest.mark.parametrize("kind", KINDS)
def test_an_entry_inserted(kind: str) -> None:
    """Of every kind: said twice, with all numbers mended."""
    told, item = with_entry(kind)
    assert faults(inserted(told, item["number"] + 1, dict(item["entry"])))


def test_a_retraction_dropped() -> None:
    """What was taken back would count again: the results are not those."""
    told, item = with_entry("retracted")
    assert faults(dropped(told, item["number"]))


def test_a_let_stand_dropped() -> None:
    """What the referee let stand is at fault again, where he did not say so."""
    told, item = with_entry("letstand")
    stood = item["entry"]["entry"]
    fresh = forged(dropped(told, item["number"]))
    assert {fault.entry for fault in faults(fresh)} == {stood - (stood > item["number"])}


def test_a_second_warning_without_expulsion() -> None:
    """ITC-193: an expulsion is dropped, and the results made to fit: the next round of the table shows it."""
    told = having(lambda each: bool(_expulsions(each)))
    number = _expulsions(told)[0]
    assert "expulsion_due" in keys(forged(dropped(told, number)))


def _expulsions(told: Told) -> list[int]:
    """Expulsions for a second warning between rounds of a table that plays on."""
    players = {each["player"]: each for each in told["results"]["players"]}
    rounds = {each["table"]: each["opened"] or 0 for each in told["results"]["rounds"]}
    return [
        item["number"]
        for item in told["entries"]
        for entry in [item["entry"]]
        if entry["type"] == "expelled" and entry["reason"] == "second warning" and entry["when"] == "between_rounds"
        and rounds.get(players[entry["player"]]["table"], 0) > item["number"]
        and not players[entry["player"]]["pardoned"]
        and all(each["cancelled"] is None for each in players[entry["player"]]["warnings"])
    ]  # fmt: skip


def test_nobody_plays_on_at_a_table_of_three() -> None:
    """ITC-201: a round that is begun where three are left."""
    told = having(lambda each: bool(_stopped(each)))
    table, players = _stopped(told)[0]
    number = len(told["entries"])
    opened = {"type": "roundopened", "table": table, "round": 9, "sheriff": players[0]}
    assert "table_stopped" in keys(forged(inserted(told, number, opened)))


def _stopped(told: Told) -> list[tuple[int, list[int]]]:
    gone = {each["player"] for each in told["results"]["players"] if each["left"]}
    tables = told["results"]["draw"]["tables"]
    return [(each["table"], each["players"]) for each in tables if len(set(each["players"]) - gone) <= 3]
