"""The knock-out duels: who meets whom, who goes through, and the final places."""

import pytest

from referee.championship.rules import entries as e
from referee.championship.rules.aloud import aloud, bracket_aloud, due_aloud, state_aloud
from referee.championship.rules.aloud import over as over_aloud
from referee.championship.rules.bracket import bracket, places
from referee.championship.rules.comparing import change
from referee.championship.rules.draw import seated
from referee.championship.rules.due import due
from referee.championship.rules.folding import tournament_of
from referee.championship.rules.matches import DuelOpened, MatchDecided
from tests.championship.rules.judged import said
from tests.championship.rules.making import drawn, enrolled, game, results, turned


def over(count: int, *sizes: int) -> list[e.Logged]:
    """All rounds played, everybody equal, and the lots came in the order of the numbers: place is number."""
    tables = seated(range(1, count + 1), sizes)
    log = [*enrolled(count), e.Drawn(tables)]
    for table, players in enumerate(tables, 1):
        for number in range(1, len(players) + 1):
            log += game(table, number, turned(players, number), "law", "++---")
    return [*log, e.LotsDrawn(tuple(range(1, count + 1)))]


FEW, MANY = over(20, 5, 5, 5, 5), over(25, 5, 5, 5, 5, 5)
END = len(FEW)


def gone(*players: int) -> list[e.Logged]:
    """All but these many have left before the duels; places go by the numbers of those who stay."""
    return [*FEW[:-1], *(e.PlayerLeft(player, "after_rounds") for player in players), FEW[-1]]


def decided(match: str, *players: int) -> MatchDecided:
    """The referee decides."""
    return MatchDecided(match, players, "agreed with both")


def won(key: str, winner: int, loser: int) -> e.DuelWon:
    """A duel."""
    return e.DuelWon(key, winner, loser)


def left(player: int) -> e.PlayerLeft:
    """A player leaves in the duels."""
    return e.PlayerLeft(player, "during_duel")


SEMIS = [won("semi_1", 1, 4), won("semi_2", 3, 2)]
QUARTERS = [won(f"quarter_{number}", number, 9 - number) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("log", "players"),
    [
        (FEW, {"semi_1": (1, 4), "semi_2": (2, 3), "third": (None, None), "final": (None, None)}),
        ([*FEW, SEMIS[0]], {"third": (4, None), "final": (1, None)}),
        ([*FEW, *SEMIS], {"third": (4, 2), "final": (1, 3)}),
        (MANY, {"quarter_1": (1, 8), "quarter_2": (2, 7), "quarter_3": (3, 6), "quarter_4": (4, 5)}),
        ([*MANY, *QUARTERS], {"semi_1": (1, 4), "semi_2": (2, 3)}),
        ([*MANY, *QUARTERS[:3], won("quarter_4", 5, 4)], {"semi_1": (1, 5), "semi_2": (2, 3)}),
        (FEW[:-1], {"semi_1": (None, None)}),
        (FEW[:-2], {"semi_1": (None, None)}),
        ([*FEW[:-1], e.PlayerLeft(2, "after_rounds"), FEW[-1]], {"semi_1": (1, 5), "semi_2": (3, 4)}),
    ],
)
def test_who_meets_whom(log: list[e.Logged], players: dict[str, tuple[int | None, ...]]) -> None:
    """ITC-131 to ITC-135, ITC-227: once all rounds are over and nothing is tied."""
    found = bracket(tournament_of(log))
    assert {key: found[key].players for key in players} == players


@pytest.mark.parametrize(
    ("more", "key", "winner", "clause"),
    [
        ([left(4)], "semi_1", 1, "ITC-229"),
        ([left(1)], "semi_1", 4, "ITC-229"),
        ([*SEMIS, left(1)], "final", 3, "ITC-228"),
        ([*SEMIS, left(1)], "semi_1", 1, "ITC-131"),
        ([*SEMIS, left(2)], "third", 4, "ITC-229"),
        ([left(4), SEMIS[1], left(1)], "semi_1", 1, "ITC-229"),
        ([left(4), SEMIS[1], left(1)], "final", 3, "ITC-228"),
        ([left(4), SEMIS[1]], "third", 2, "ITC-229"),
        ([left(4), left(2)], "third", None, "ITC-132"),
        ([left(4), left(3), left(1), left(2)], "final", 2, "ITC-228"),
        ([e.Expelled(1, "cheating", "during_duel")], "semi_1", 4, "ITC-229"),
    ],
)
def test_against_who_left_the_opponent_goes_through(
    more: list[e.Logged], key: str, winner: int | None, clause: str
) -> None:
    """ITC-194, ITC-228, ITC-229: and what was decided before stays so."""
    match = bracket(tournament_of([*FEW, *more]))[key]
    assert match.winner == winner
    assert clause in match.clauses


@pytest.mark.parametrize(
    ("more", "first"),
    [
        ([*SEMIS, won("third", 2, 4), won("final", 3, 1)], (3, 1, 2, 4, 5, 6)),
        ([*SEMIS, won("final", 3, 1)], ()),
        ([*SEMIS, won("third", 2, 4)], ()),
        ([*SEMIS, won("third", 2, 4), left(1)], (3, 1, 2, 4, 5, 6)),
        ([left(4), left(2), won("final", 3, 1)], (3, 1, 2, 4, 5, 6)),
        ([], ()),
    ],
)
def test_the_final_places(more: list[e.Logged], first: tuple[int, ...]) -> None:
    """ITC-132: the four play for theirs; all others keep the order of the ranking."""
    assert places(tournament_of([*FEW, *more]))[:6] == first


def test_places_five_to_eight_go_by_the_ranking() -> None:
    """ITC-135: nobody plays for them."""
    log = [*MANY, *QUARTERS[:3], won("quarter_4", 5, 4), won("semi_1", 5, 1), won("semi_2", 2, 3)]
    log += [won("third", 1, 3), won("final", 5, 2)]
    assert places(tournament_of(log))[:9] == (5, 2, 1, 3, 4, 6, 7, 8, 9)


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (FEW, won("semi_1", 4, 1), "legal", []),
        (FEW, won("semi_1", 2, 1), "illegal", ["other_players_meet ITC-131"]),
        (FEW, won("final", 2, 1), "illegal", ["other_players_meet ITC-132"]),
        (FEW, won("semi_1", 99, 4), "illegal", ["other_players_meet ITC-131"]),
        (FEW, won("quarter_1", 1, 8), "legal", ["? unknown_match ITC-131 ITC-133"]),
        (MANY, won("quarter_1", 1, 8), "legal", []),
        (drawn(10), won("semi_1", 4, 1), "illegal", ["rounds_not_over ITC-131 ITC-133"]),
        ([*FEW, SEMIS[0]], won("semi_1", 4, 1), "legal", ["? result_already"]),
        ([*FEW, left(4)], won("semi_1", 4, 1), "illegal", ["opponent_goes_through ITC-131 ITC-229"]),
        ([*FEW, left(4)], won("semi_1", 1, 4), "legal", []),
    ],
)
def test_a_duel_judged(log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]) -> None:
    """ITC-131 to ITC-135, ITC-229."""
    assert said(log, fact) == (level, grounds)


@pytest.mark.parametrize(
    ("log", "named", "level", "grounds"),
    [
        (FEW, (1, 2, 3, 4), "legal", []),
        (FEW, (1, 3, 2, 4), "illegal", ["other_qualifiers ITC-131 ITC-133 ITC-136"]),
        (FEW, (1, 2, 3, 4, 5, 6, 7, 8), "illegal", ["other_qualifiers ITC-131 ITC-133 ITC-136"]),
        (MANY, (1, 2, 3, 4, 5, 6, 7, 8), "legal", []),
        (MANY, (1, 2, 3, 4), "illegal", ["other_qualifiers ITC-131 ITC-133 ITC-136"]),
        (FEW[:-1], (1, 2, 3, 4), "illegal", ["lots_not_drawn ITC-124 ITC-130"]),
        (FEW[:-2], (1, 2, 3, 4), "illegal", ["rounds_not_over ITC-131 ITC-133"]),
    ],
)
def test_the_qualifiers_are_the_best_of_the_ranking(
    log: list[e.Logged], named: tuple[int, ...], level: str, grounds: list[str]
) -> None:
    """ITC-130, ITC-131, ITC-133, ITC-136 to ITC-138: of all tables together, four, or eight from five tables up."""
    assert said(log, e.QualifiersNamed(named)) == (level, grounds)


def test_a_correction_tells_which_decisions_rested_on_the_wrong_figure() -> None:
    """The Sheriff of round 1 had not won: the qualifiers that were named are others, and so is a pairing."""
    log = [*FEW, e.QualifiersNamed((1, 2, 3, 4)), won("semi_1", 1, 4)]
    wrong = next(number for number, each in enumerate(log) if isinstance(each, e.GamePlayed))
    right = e.GamePlayed(1, 1, "outlaws", results((1, 2, 3, 4, 5), "--+-+"))
    keys = {
        each.number: each.verdict_then.keys for each in change(log, e.Corrected(wrong, right)).said if each.verdict_then
    }
    assert keys[END] == ("other_qualifiers",)
    assert keys[END + 1] == ("other_players_meet",)


THREE, TWO, ONE, NONE = (gone(*range(first, 21)) for first in (4, 3, 2, 1))
BOTH = [left(1), left(4), SEMIS[1]]


def owed(log: list[e.Logged]) -> list[tuple[str, str, tuple[int, ...]]]:
    """What is due of the duels."""
    return [(each.kind, each.match, each.players) for each in due(tournament_of(log)) if each.match]


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        (THREE, [("empty_place", "semi_1", (1,)), ("match", "semi_2", (2, 3))]),
        (TWO, [("empty_place", "semi_1", (1,)), ("empty_place", "semi_2", (2,))]),
        (ONE, [("empty_place", "semi_1", (1,))]),
        (NONE, []),
        ([*THREE, decided("semi_1", 1)], [("match", "semi_2", (2, 3))]),
        (
            [*THREE, decided("semi_1", 1), won("semi_2", 3, 2)],
            [("empty_place", "third", (2,)), ("match", "final", (1, 3))],
        ),
        ([*TWO, decided("semi_1", 1, 2)], [("match", "semi_1", (1, 2)), ("empty_place", "semi_2", (2,))]),
        ([*ONE, decided("semi_1", 1)], [("empty_place", "final", (1,))]),
        ([*ONE, decided("semi_1")], []),
        ([*THREE, left(1)], [("empty_place", "semi_1", (1,)), ("match", "semi_2", (2, 3))]),
    ],
)  # fmt: skip
def test_a_place_that_nobody_takes_is_for_the_referee(log: list[e.Logged], expected: list[object]) -> None:
    """ITC-050: no clause says who meets whom with fewer than four; what the referee decides is gone on from."""
    assert owed(log) == expected


def test_with_fewer_than_eight_the_ladder_of_eight_stays() -> None:
    """ITC-133, ITC-134: from five tables up; the places that nobody takes are for the referee, each by itself."""
    log = [*MANY[:-1], *(e.PlayerLeft(player, "after_rounds") for player in range(7, 26)), MANY[-1]]
    assert owed(log) == [
        ("empty_place", "quarter_1", (1,)), ("empty_place", "quarter_2", (2,)),
        ("match", "quarter_3", (3, 6)), ("match", "quarter_4", (4, 5)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ([left(4), left(1)], [("both_left", "semi_1", (1, 4)), ("match", "semi_2", (2, 3))]),
        (BOTH, [("both_left", "semi_1", (1, 4))]),
        ([*BOTH, decided("semi_1")], [("empty_place", "third", (2,)), ("empty_place", "final", (3,))]),
        ([*BOTH, decided("semi_1", 4)], []),
        ([*BOTH, decided("semi_1", 5)], [("empty_place", "third", (2,)), ("match", "final", (5, 3))]),
        ([left(1), left(4), left(2), left(3)], [("both_left", "semi_1", (1, 4))]),
    ],
)  # fmt: skip
def test_a_duel_that_both_have_left_is_for_the_referee(more: list[e.Logged], expected: list[object]) -> None:
    """ITC-229, ITC-050: the opponent goes through, and has left before there was anybody for him to meet."""
    assert owed([*FEW, *more]) == expected


@pytest.mark.parametrize(
    ("log", "first"),
    [
        ([*THREE, decided("semi_1", 1), won("semi_2", 3, 2), won("final", 3, 1)], ()),
        ([*THREE, decided("semi_1", 1), won("semi_2", 3, 2), won("final", 3, 1), decided("third", 2)], (3, 1, 2)),
        ([*ONE, decided("semi_1", 1), decided("final", 1)], (1,)),
        ([*ONE, decided("semi_1")], ()),
        ([*FEW, *BOTH, decided("semi_1"), decided("final", 3), decided("third", 2)], (3, 2, 1, 4, 5)),
        ([*FEW, *BOTH, decided("semi_1", 5), decided("third"), won("final", 5, 3)], (5, 3, 2, 1, 4)),
    ],
)  # fmt: skip
def test_the_places_follow_from_what_was_decided(log: list[e.Logged], first: tuple[int, ...]) -> None:
    """ITC-050, ITC-132: nobody has a final place before all that is for the referee is decided."""
    assert places(tournament_of(log))[:5] == first


@pytest.mark.parametrize(
    ("log", "fact", "level", "grounds"),
    [
        (THREE, e.QualifiersNamed((1, 2, 3)), "for_referee", ["too_few_qualify ITC-131 ITC-133 ITC-227 ITC-050"]),
        (THREE, decided("semi_1", 1), "legal", ["referee_decides ITC-050"]),
        (THREE, decided("semi_2", 2), "illegal", ["nothing_to_decide ITC-131"]),
        (THREE, decided("quarter_1", 2), "legal", ["? unknown_match ITC-131 ITC-133"]),
        (drawn(10), decided("semi_1", 2), "illegal", ["rounds_not_over ITC-131 ITC-133"]),
        ([*THREE, decided("semi_1", 1)], decided("semi_1", 5), "legal", ["? decided_already"]),
        (FEW, DuelOpened("semi_1", (4, 1), "log"), "legal", []),
        (FEW, DuelOpened("semi_1", (4, 2), "log"), "illegal", ["other_players_meet ITC-131"]),
        (FEW, DuelOpened("final", (4, 2), "log"), "legal", ["? duel_not_open ITC-132"]),
        (FEW, DuelOpened("quarter_1", (4, 1), "log"), "legal", ["? unknown_match ITC-131 ITC-133"]),
        ([*FEW, DuelOpened("semi_1", (4, 1), "log")], DuelOpened("semi_1", (4, 1), "x"), "for_referee",
         ["duel_log_begun_already ITC-050"]),
        ([*FEW, SEMIS[0]], DuelOpened("semi_1", (4, 1), "log"), "legal", ["? duel_not_open ITC-131"]),
    ],
)  # fmt: skip
def test_what_the_referee_decides_and_opens_is_judged(
    log: list[e.Logged], fact: e.Fact, level: str, grounds: list[str]
) -> None:
    """ITC-050, ITC-131: there is something to decide where no clause does, and a log of what can be played."""
    assert said(log, fact) == (level, grounds)


def test_everybody_hears_what_was_decided_of_a_duel() -> None:
    """ITC-119: who meets whom is no secret, why is; and the tournament is not over before the last of it."""
    log = [*THREE, e.QualifiersNamed((1, 2, 3))]
    assert [each.kind for each in due_aloud(log)] == ["empty_place", "match"]
    log += [decided("semi_1", 1), won("semi_2", 2, 3)]
    assert bracket_aloud(state_aloud(log))["final"].players == (1, 2) and not over_aloud(log)
    log += [won("final", 1, 2), decided("third", 3)]
    assert over_aloud(log) and all("agreed" not in str(fact) for fact in aloud(log))


def test_a_decision_is_withdrawn_like_anything() -> None:
    """Taking it back makes it due again."""
    log = [*THREE, decided("semi_1", 1)]
    assert owed([*log, e.Retracted(len(log) - 1)]) == owed(THREE)


def test_nobody_wins_a_duel_that_is_not_played() -> None:
    """Those who met there stand there still, and nobody takes their place in the next."""
    matches = bracket(tournament_of([*FEW, *BOTH, decided("semi_1")]))
    assert (matches["semi_1"].players, matches["semi_1"].winner, matches["semi_1"].over) == ((1, 4), None, True)
    assert [matches[key].players for key in ("third", "final")] == [(None, 2), (None, 3)]
