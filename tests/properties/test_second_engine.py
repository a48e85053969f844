"""The second engine by itself: it is independent, it loses no card, its games end and show everything."""

import ast
from pathlib import Path

import pytest

from tests.hunts import many
from tests.second_engine import KINDS, Game, fault, play
from tests.second_engine.cards import BOX, LIFE, whole_deck
from tests.second_engine.fault import Fault
from tests.second_engine.faulty import ALL

GAMES = many("games", 120)
ENGINE = Path(__file__).parents[1] / "second_engine"
AT_WORK = {
    "bart_cassidy", "black_jack", "calamity_janet shot", "calamity_janet answer", "el_gringo", "jesse_jones",
    "flip jourdonnais", "kit_carlson", "lucky_duke", "pedro_ramirez", "sid_ketchum", "sid_ketchum rescue",
    "suzy_lafayette", "vulture_sam", "willy_the_kid", "beer rescue", "beer in vain", "explosion", "penalty",
    "reward", "won law", "won outlaws", "won renegade",
}  # fmt: skip


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """A shelf of lawful games, one a seed."""
    return [play(seed) for seed in range(GAMES)]


@pytest.mark.parametrize("file", sorted(ENGINE.glob("*.py")), ids=lambda file: file.name)
def test_it_imports_nothing_of_the_program(file: Path) -> None:
    """Whoever checks the judge may not ask the judge: only the standard library and the engine itself."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        assert not [name for name in names if name.split(".")[0] in ("referee", "importlib")]
        assert not (isinstance(node, ast.Name) and node.id == "__import__")


def test_the_box_is_whole() -> None:
    """80 cards, 20 of each suit, 16 characters."""
    suits = [card.suit for card in whole_deck()]
    assert len(suits) == 80
    assert {suits.count(suit) for suit in "hdcs"} == {20}
    assert len(LIFE) == 16


def test_no_card_is_ever_lost(games: list[Game]) -> None:
    """After every line hands, cards in play, deck, discards and cards turned up make 80."""
    for game in games:
        for truth in game.truths:
            if truth.deck is not None and truth.discards is not None:
                held = sum(seat.hand + len(seat.in_play) for seat in truth.seats)
                assert held + truth.deck + truth.discards + truth.turned_up == 80


def test_every_line_has_its_truth_and_the_last_names_the_winner(games: list[Game]) -> None:
    """A game is written to its end."""
    for game in games:
        assert len(game.lines) == len(game.truths)
        assert [line.startswith("won ") for line in game.lines] == [False] * (len(game.lines) - 1) + [True]


def test_life_stays_within_its_bounds(games: list[Game]) -> None:
    """Nobody has more than his maximum, and at the end of a turn the living have at least one point."""
    for game in games:
        most = [seat.life for seat in game.truths[0].seats]
        for line, truth in zip(game.lines, game.truths, strict=True):
            lives = [seat.life for seat in truth.seats]
            assert all(life <= limit for life, limit in zip(lives, most, strict=True))
            if line.endswith(" end"):
                assert all(seat.life > 0 for seat in truth.seats if seat.alive)


def test_at_the_end_of_a_turn_the_hand_is_within_the_limit(games: list[Game]) -> None:
    """Phase 3 leaves no more cards than life points, except to a prisoner, who has no phase 3."""
    for game in games:
        for before, line, truth in zip(game.lines, game.lines[1:], game.truths[1:], strict=False):
            if line.endswith(" end") and " drop jail" not in before and before != "turned":
                seat = truth.seats[int(line.split()[0]) - 1]
                assert seat.hand <= seat.life


def test_no_name_lies_twice_before_a_player(games: list[Game]) -> None:
    """One copy of a name, and one weapon once the old one is dropped."""
    for game in games:
        for truth in game.truths:
            for seat in truth.seats:
                names = [card.split("/")[0] for card in seat.in_play]
                assert len(names) == len(set(names))


def test_the_same_seed_gives_the_same_game() -> None:
    """A failure can be looked at again."""
    assert play(7) == play(7)
    assert fault(7, "second_bang") == fault(7, "second_bang")


def test_every_card_and_every_ability_is_seen_at_work(games: list[Game]) -> None:
    """What never happens would never be judged."""
    seen = set().union(*(game.used for game in games))
    rare = {"sid_ketchum rescue"} if GAMES < 1000 else set()
    assert (set(BOX) | AT_WORK) - rare <= seen


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_any_number_of_players_and_any_character_can_be_asked_for(players: int) -> None:
    """The head seats whom was asked for."""
    game = play(3, players, ("sid_ketchum", "vulture_sam"))
    assert len([line for line in game.head if line.startswith("seat ")]) == players
    assert "sid_ketchum" in game.text and "vulture_sam" in game.text


@pytest.mark.parametrize("way", ALL, ids=lambda way: way.__name__)
def test_a_fault_is_one_change_and_the_game_still_ends(way: type[Fault]) -> None:
    """The place it names lies in the log, and somebody wins in the end."""
    faulty = fault(1, way.key, way=way.__name__)
    assert faulty.kind == way.key and way in KINDS[faulty.kind]
    assert 0 < faulty.index < len(faulty.game.lines)
    assert faulty.game.lines[-1].startswith("won ")
