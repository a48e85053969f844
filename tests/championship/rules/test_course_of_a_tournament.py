"""The two phases of a tournament, how long each table plays, and what comes before what."""

import re
import tomllib
from pathlib import Path

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.accounts import total
from referee.championship.rules.bracket import bracket
from referee.championship.rules.course import finished, rounds_over, to_come
from referee.championship.rules.draw import seated
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.standings import standings
from referee.championship.rules.tables import partitions
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled, game, results, turned
from tests.shelf import the_shelf

TABLES = seated(range(1, 12), (6, 5))
DRAWN = [*enrolled(11), e.Drawn(TABLES)]
ONE = TABLES[0]


def rounds(count: int) -> list[e.Logged]:
    """So many rounds at both tables, or as many as they have."""
    return [
        entry
        for table, players in enumerate(TABLES, 1)
        for number in range(1, min(count, len(players)) + 1)
        for entry in game(table, number, turned(players, number), "law", "++----"[: len(players)])
    ]


@pytest.mark.parametrize(("count", "done"), [(4, (False, False)), (5, (False, True)), (6, (True, True))])
def test_a_table_plays_as_many_rounds_as_it_has_seats(count: int, done: tuple[bool, ...]) -> None:
    """ITC-056, ITC-057, ITC-062: so those at a table of six play one round more than those at a table of five."""
    state = tournament_of([*DRAWN, *rounds(count)])
    assert tuple(finished(state, table) for table in state.tables.values()) == done


def test_the_duels_come_after_the_elimination_round() -> None:
    """ITC-054, ITC-058: nobody is in one before every table has played all its rounds."""
    for count in (5, 6):
        log = [*DRAWN, *rounds(count)]
        log += [e.LotsDrawn(tuple(each.player for each in standings(tournament_of(log))))] if count == 6 else []
        state = tournament_of(log)
        known = {player for match in bracket(state).values() for player in match.players if player is not None}
        assert bool(known) == rounds_over(state) == (count == 6)


def test_characters_are_paid_for_once_the_roles_are_dealt() -> None:
    """ITC-070: before the round is begun nobody can have bought one."""
    hire = e.CharacterHired(1, 1, ONE[0], "suzy_lafayette", 100)
    assert said(DRAWN, hire)[1] != []
    assert said([*DRAWN, e.RoundOpened(1, 1, ONE[0])], hire) == ("legal", [])


def test_what_is_paid_and_what_is_won_is_on_the_account() -> None:
    """ITC-072, ITC-091: five thousand, less what the character cost, more what the game paid."""
    log = [*DRAWN, e.RoundOpened(1, 1, ONE[0]), e.CharacterHired(1, 1, ONE[0], "suzy_lafayette", 700)]
    assert total(tournament_of(log), ONE[0]).value == 4300
    log += [e.GamePlayed(1, 1, "law", results(ONE, "+-----"))]
    assert total(tournament_of(log), ONE[0]).value == 8800


def test_a_game_is_played_until_somebody_has_won() -> None:
    """ITC-095: with an Outlaw and the Sheriff still in play nobody has."""
    begun = [*DRAWN, e.RoundOpened(1, 1, ONE[0])]
    level, grounds = said(begun, e.GamePlayed(1, 1, "law", results(ONE, "+-+---")))
    assert level == "illegal" and grounds


@pytest.mark.parametrize("reason", ["insults", "an irregular move, meant", "stalling", "he laughed at the referee"])
def test_the_referee_may_warn_for_whatever_he_finds_grave_enough(reason: str) -> None:
    """ITC-190, ITC-195, ITC-204: which reason is his to judge, not the program's."""
    assert said(DRAWN, e.Warned(3, reason)) == ("legal", [])


@pytest.mark.parametrize("players", range(10, 51))
def test_tables_come_in_five_kinds(players: int) -> None:
    """ITC-265: sixes and sevens, fives and sixes, or all of one size."""
    kinds = {tuple(sorted(set(each.sizes))) for each in partitions(players)}
    assert kinds <= {(5,), (6,), (7,), (5, 6), (6, 7)}


def test_fives_beside_sixes_are_corrected_and_nothing_else() -> None:
    """ITC-268: the option that mixes them goes with the correction of scores."""
    for sizes, corrected in (((6, 5), True), ((6, 6), False), ((7, 6), False), ((5, 5), False)):
        tables = seated(range(1, sum(sizes) + 1), sizes)
        log = [*enrolled(sum(sizes)), e.Drawn(tables), *game(2, 1, tables[1], "law", "+" + "-" * (sizes[1] - 1))]
        score = next(each.score for each in standings(tournament_of(log)) if each.player == tables[1][0])
        assert ("ITC-122" in score.clauses or any("ITC-122" in part.clauses for part in score.parts)) == corrected


CLAUSE = re.compile(r"\b(ITC-\d{3})\b(?: to (ITC-\d{3})\b)?")
TESTS = Path(__file__).parents[2]


def proven() -> set[str]:
    """Every clause of the regulation that a test or a case names."""
    files = [path for path in TESTS.rglob("*") if path.suffix in (".py", ".toml")]
    texts = (path.read_text(encoding="utf-8") for path in files if path.name not in ("told.toml", "strikes.toml"))
    found = (each for text in texts for each in CLAUSE.findall(text))
    return {
        f"ITC-{number:03}" for first, last in found for number in range(int(first[4:]), int((last or first)[4:]) + 1)
    }


def told() -> list[str]:
    """The clauses that are only told."""
    groups = tomllib.loads(Path(__file__).with_name("told.toml").read_text(encoding="utf-8"))["told"]
    assert all(group["why"] for group in groups)
    return [clause for group in groups for clause in group["clauses"]]


def test_every_clause_of_the_regulation_is_proven_or_only_told() -> None:
    """All 269: what a program can only tell is listed with the reason, and a ruling tells it."""
    stated = {clause for ruling in the_shelf().rulings for clause in ruling.clauses}
    all_of_them = {f"ITC-{number:03}" for number in range(1, 270)}
    assert len(told()) == len(set(told())) and set(told()) <= stated
    assert sorted(all_of_them - proven() - set(told())) == []


FIRST = [*drawn(10), *game(1, 1, (1, 2, 3, 4, 5), "law", "++---")]


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ([], ((2, 2), (3, 3), (4, 4), (5, 5))),
        ([e.RoundOpened(1, 2, 2)], ((2, 2), (3, 3), (4, 4), (5, 5))),
        ([e.PlayerLeft(3, "between_rounds")], ((2, 2), (3, 4), (4, 5))),
        ([e.RoundOpened(1, 2, 2), *(e.PlayerLeft(each, "during_game") for each in (3, 4))], ((2, 2),)),
        ([e.PlayerLeft(each, "between_rounds") for each in (3, 4)], ()),
        ([e.RoundOpened(1, 2, 2), e.GameVoided(1, 1, True, "shown")], ((2, 2), (1, 3), (3, 4), (4, 5), (5, 1))),
    ],
)
def test_the_rounds_to_come_are_known(more: list[e.Logged], expected: tuple[tuple[int, int], ...]) -> None:
    """ITC-201, ITC-223: by number and Sheriff; who left is Sheriff in none, and a table of three plays on no more."""
    state = tournament_of([*FIRST, *more])
    assert to_come(state, state.tables[1]) == expected
