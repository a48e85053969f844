"""A document whose results were altered is caught, whatever was altered: each kind of alteration once."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.championship.verifying.forging import Told, faults, having, keys, places


def row(section: str, wanted: Callable[[Told], bool] = lambda row: True) -> tuple[Told, Told]:
    """A copy of a document and the first such row of a section of its results."""
    told = having(lambda each: any(map(wanted, each["results"][section])))
    return told, next(filter(wanted, told["results"][section]))


@pytest.mark.parametrize(
    ("section", "field", "other", "where"),
    [
        ("players", "name", "Somebody", "results.players[player 1].name"),
        ("accounts", "earned", 1, "results.accounts[player 1].earned"),
        ("accounts", "total", 1, "results.accounts[player 1].total"),
        ("rounds", "sheriff", 0, "results.rounds[table 1, round 1].sheriff"),
        ("rounds", "outcome", "nobody", "results.rounds[table 1, round 1].outcome"),
        ("rounds", "game", 1, "results.rounds[table 1, round 1].game"),
        ("bracket", "winner", 0, "results.bracket[match quarter_1].winner"),
        ("bracket", "clauses", ["ITC-133"], "results.bracket[match quarter_1].clauses[1]"),
        ("places", "player", 0, "results.places[place 1].player"),
    ],
)
def test_a_figure_of_the_results(section: str, field: str, other: object, where: str) -> None:
    """What the entries do not come to is told by its place."""
    told = having(lambda each: each["results"]["bracket"][0]["match"] == "quarter_1")
    told["results"][section][0][field] = other
    assert places(told) == {where}


@pytest.mark.parametrize(
    ("field", "other"),
    [("place", 99), ("gain", 1), ("rounds", 9), ("factor", "2"), ("decimal", "0.0000"), ("lots", 1), ("tied", [1])],
)
def test_a_standing(field: str, other: object) -> None:
    """ITC-121 to ITC-124: place, score and what it is made of."""
    told, standing = row("standings")
    standing[field] = other
    assert {where.partition(".")[2] for where in places(told)} == {
        f"standings[player {standing['player']}].{field}" + ("[0]" if field == "tied" else "")
    }


def test_a_fraction() -> None:
    """ITC-121: scores are exact; one part in a hundred thousand too much is too much, and so is another writing."""
    told, standing = row("standings", lambda each: "/" in each["score"])
    exact = Fraction(standing["score"])
    for other in (
        str(exact + Fraction(1, 100_000)),
        str(float(exact)),
        f"{exact.numerator * 2}/{exact.denominator * 2}",
    ):
        standing["score"] = other
        assert places(told) == {f"results.standings[player {standing['player']}].score"}


def test_the_factor() -> None:
    """ITC-122: 1.15 is left out, or given where it does not hold."""
    for right, wrong in (("23/20", "1"), ("1", "23/20")):
        told, standing = row("standings", lambda each, right=right: each["factor"] == right)  # type: ignore[misc]
        standing["factor"] = wrong
        assert places(told) == {f"results.standings[player {standing['player']}].factor"}


@pytest.mark.parametrize("criterion", ["sheriff_wins", "in_play", "deputy_wins", "outlaw_wins", "lots"])
def test_a_tie_break(criterion: str) -> None:
    """ITC-124 to ITC-130: another criterion is said to have decided, or another count."""
    told, standing = row("standings", lambda each: each["decided_by"] == criterion)
    standing["decided_by"] = "score"
    standing["criteria"][-1]["value"] += 1
    where = f"results.standings[player {standing['player']}]"
    assert places(told) == {f"{where}.decided_by", f"{where}.criteria[{len(standing['criteria']) - 1}].value"}


def test_two_places_exchanged() -> None:
    """ITC-124: two players change places, with all that is told of them."""
    told, first = row("standings", lambda each: each["place"] == 3)
    second = next(each for each in told["results"]["standings"] if each["place"] == 4)
    first["place"], second["place"] = 4, 3
    assert len(places(told)) == 2


def test_rows_in_another_order() -> None:
    """The ranking is told the best first."""
    told, _ = row("standings")
    told["results"]["standings"].reverse()
    assert keys(told) == {"other_order"}


def test_a_prize_and_its_cell() -> None:
    """ITC-101 to ITC-118."""
    told, each = row("rounds", lambda each: any(seat["prize"] for seat in each["seats"]))
    seat = next(seat for seat in each["seats"] if seat["prize"])
    seat["prize"] += 100
    seat["cell"]["each"] += 100
    assert {where.rpartition(".")[2] for where in places(told)} == {"prize", "each"}


@pytest.mark.parametrize("field", ["qualifiers", "named"])
def test_a_qualifier(field: str) -> None:
    """ITC-131, ITC-133: the next in the ranking is said to have qualified."""
    told = having(lambda each: bool(each["results"][field]))
    told["results"][field][-1] = 0
    assert places(told) == {f"results.{field}[{len(told['results'][field]) - 1}]"}


def test_results_left_out_or_added() -> None:
    """A section that is missing, or one that nobody knows."""
    told, _ = row("standings")
    del told["results"]["accounts"]
    told["results"]["prizes"] = []
    told["more"] = 1
    assert {(fault.where, fault.key) for fault in faults(told)} == {
        ("results.accounts", "missing"), ("results.prizes", "not_expected"), ("more", "not_expected"),
    }  # fmt: skip
    del told["results"]
    assert ("results", "other_result") in {(fault.where, fault.key) for fault in faults(told)}
