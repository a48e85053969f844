"""The second engine's games with the Rebel! by themselves: what the clauses print can be read off every log."""

from itertools import pairwise

import pytest

from tests.hunts import many
from tests.second_engine import WAYS, Game, fault_rebel, play_rebel
from tests.second_engine.rebel_game import EVENTS, ROLES
from tests.second_engine.seats import Truth

GAMES = many("games", 30)
SEEN = {
    "reveal", "revolution", "revolution hidden", "revolution shown", "revolution in a game of events",
    "second turn at once", "penalty", "penalty suspended", "Deputy left behind", "event ghost_town",
    "event dead_man", "event other", "event none", "ghost outlaw", "returned outlaw", "won law", "won outlaws",
    "won renegade", "won law after a revolution", "won outlaws after a revolution",
}  # fmt: skip
"""What must come up in any hundred games."""


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Lawful games with each of the event decks and with none."""
    return [play_rebel(seed, events=deck) for seed in range(GAMES) for deck in EVENTS]


def revolutions(game: Game) -> list[int]:
    """Where in the log they are."""
    return [index for index, line in enumerate(game.lines) if line.split()[1:] == ["revolution"]]


def test_what_must_be_seen_is_seen(games: list[Game]) -> None:
    """What never happens would never be judged."""
    assert set().union(*(game.used for game in games)) >= SEEN


@pytest.mark.parametrize("players", ROLES)
def test_the_roles_are_those_of_the_clauses(players: int) -> None:
    """REB-002 to REB-006: outlaws, renegades and deputies by number of players."""
    enemies = {4: (1, 1, 0), 6: (2, 1, 1), 8: (3, 1, 2), 9: (3, 2, 2), 10: (4, 2, 2)}[players]
    for seed in range(5):
        roles = [seat.role for seat in play_rebel(seed, players).truths[0].seats]
        assert len(roles) == players
        assert (roles.count("sheriff"), roles.count("rebel")) == (1, 1)
        assert tuple(map(roles.count, ("outlaw", "renegade", "deputy"))) == enemies


def test_a_revolution_has_all_its_lines_and_the_same_seat_begins_again(games: list[Game]) -> None:
    """A point, an event where there is a deck, and a new turn unless the law has won (REB-024 to REB-034, REB-043)."""
    for game in games:
        decks = any(line.startswith("option events ") and not line.endswith(" none") for line in game.head)
        for at in revolutions(game):
            seat = game.lines[at].split()[0]
            count = 1 + decks
            after = game.lines[at + 1 : at + 1 + count]
            assert f"{seat} gain 1 for revolution" in after
            assert sum(line.startswith("event ") for line in after) == decks
            assert game.lines[at + 1 + count] in (f"{seat} turn", "won law")


def test_a_revolution_swaps_the_roles_and_takes_no_card(games: list[Game]) -> None:
    """One more life point now and at most, the hand kept, one living Sheriff again (REB-026 to REB-028, REB-035)."""
    for game in games:
        for at in revolutions(game):
            number = int(game.lines[at].split()[0])
            before, now = (game.truths[index].seats[number - 1] for index in (at - 1, at + 2))
            assert (before.role, now.role, now.alive, now.shown) == ("rebel", "sheriff", True, True)
            assert now.hand == before.hand
            assert before.most is None or now.most == before.most + 1
            assert living_sheriffs(game.truths[at]) == 1
            assert [seat.role for seat in game.truths[at].seats].count("rebel") == 1


def living_sheriffs(truth: Truth) -> int:
    """There is one, but between his death and what comes of it."""
    return [seat.role for seat in truth.seats if seat.alive].count("sheriff")


def test_only_the_rebel_reveals_directly_after_drawing(games: list[Game]) -> None:
    """REB-018, REB-019."""
    for game in games:
        for (before, line), truth in zip(pairwise(game.lines), game.truths[1:], strict=True):
            if line.endswith(" reveal"):
                assert truth.seats[int(line.split()[0]) - 1].role == "rebel"
                assert before == "turned" or before.split()[1] in ("draw", "putback", "show")


def test_ghosts_have_no_cards_when_it_is_not_their_turn(games: list[Game]) -> None:
    """What they have left they give up after it."""
    for game in games:
        for line, truth in zip(game.lines, game.truths, strict=True):
            if line.endswith(" turn"):
                assert not any(seat.hand or seat.in_play for seat in truth.seats if not seat.alive)


def test_rebels_never_win_and_somebody_does(games: list[Game]) -> None:
    """REB-011, REB-013, REB-038: seat by seat."""
    for game in games:
        ends = list(zip((seat.role for seat in game.truths[-1].seats), game.outcome, strict=True))
        assert ("rebel", "won") not in ends
        assert "won" in game.outcome
        winners = {role for role, end in ends if end == "won"}
        assert (
            winners
            <= {"law": {"sheriff", "deputy"}, "outlaws": {"outlaw"}, "renegade": {"renegade"}}[
                game.lines[-1].split()[1]
            ]
        )


def test_the_same_seed_gives_the_same_game() -> None:
    """A failure can be looked at again."""
    assert play_rebel(7) == play_rebel(7)
    anew = fault_rebel.__wrapped__  # as if it were not remembered
    assert anew(7, "PlaysOn") == anew(7, "PlaysOn")


@pytest.mark.parametrize("way", WAYS)
def test_a_fault_is_one_change_at_a_place_it_names(way: str) -> None:
    """The game ends, or breaks off there where nobody can say how it would go on."""
    faulty = fault_rebel(0, way)  # as test_rebel_faults has it judged: it is made once for both
    assert 0 < faulty.index < len(faulty.game.lines)
    broken_off = faulty.index == len(faulty.game.lines) - 1
    assert broken_off or faulty.game.lines[-1].startswith("won ")
