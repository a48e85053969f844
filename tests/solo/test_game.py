"""A dealt game on the log of a table: logged as it is played, saved, gone on with; and what may not be gone on with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from referee.core.knowledge.public import public_of
from referee.core.nouns.entries import Drew, Played
from referee.core.nouns.table import Owed
from referee.core.nouns.vocabulary import Card
from referee.desk.desk import Desk
from referee.errors import BadJournal, BadLine
from referee.sets.lone_gunslinger import behind, is_cowboy, the_gang
from referee.solo import BOOK, Choice, SoloGame, filled, new_game, offered
from referee.solo.asking import entered
from tests.properties.lone_game import options_of

SEED = "two words"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """An empty store."""
    return Desk(tmp_path / "store.sqlite")


def on(game: SoloGame, chance: Random, entries: int) -> None:
    """So many entries more, the player's by chance."""
    until = game.log.length + entries
    while not game.over and game.log.length < until:
        if game.step() is None:
            game.choose(chance.choice(game.choices()))


def test_the_program_goes_on_until_the_player_has_a_choice(desk: Desk) -> None:
    """The Sheriff begins and draws; then there is something to choose, for him."""
    game = new_game(desk, SEED, {"level": "2"})
    steps = []
    while (step := game.step()) is not None:
        steps.append(step)
    assert [step.line.split(" with ")[0] for step in steps][:2] == ["1 turn", "1 draw 2"]
    assert all(step.clauses and step.verdict.clean for step in steps)
    assert game.chooses == 1
    assert len(game.choices()) > 1


def test_a_cowboys_move_names_its_clause(desk: Desk) -> None:
    """Every card that a cowboy uses follows from the examination of his stack."""
    game, chance = new_game(desk, SEED, {"level": "4"}), Random(1)
    used = []
    while not game.over:
        step = game.step()
        if step is None:
            game.choose(chance.choice(game.choices()))
        elif "LGS-027" in step.clauses:
            used.append(step)
    assert used


def test_whatever_a_cowboy_does_names_its_clause(desk: Desk) -> None:
    """His answers too, what he draws, picks and takes."""
    seen: dict[str, set[str]] = {}
    for seed in "abcdefgh":
        game, chance = new_game(desk, seed, {"level": "4"}), Random(1)
        while not game.over:
            table, step = game.table, game.step() or game.choose(chance.choice(game.choices()))
            if is_cowboy(table, getattr(step.entry, "by", 0)):
                seen.setdefault(type(step.entry).__name__, set()).update(step.clauses)
    assert {"LGS-063", "LGS-041", "LGS-042"} <= seen["Answered"]
    assert "LGS-025" in seen["Drew"]
    assert "LGS-056" in seen["Picked"]
    assert {"LGS-045", "LGS-046"} <= seen["Took"] & seen["Tossed"]


def test_what_is_rare_has_its_clause_too(desk: Desk) -> None:
    """The reward of a cowboy and the Beer that saves him; what the law does has none of the cowboys' clauses."""
    table = new_game(desk, SEED, {}).table
    cowboy = next(seat.number for seat in table.seats if seat.role == "outlaw")
    assert behind(table, Drew(cowboy, 3, cause="reward"), None) == ("LGS-052", "LGS-025")
    assert behind(table, Played(cowboy, Card("beer")), Owed("fall", cowboy, clauses=("CRD-016",))) == (
        "LGS-044",
        "CRD-016",
    )
    assert behind(table, Drew(1, 2), None) == ()


@pytest.mark.parametrize("number", [2, 7, 33])
def test_a_game_read_again_goes_on_exactly_the_same(desk: Desk, number: int) -> None:
    """Entry for entry, whether the store was left in between or not."""
    one, other = (new_game(desk, SEED, options_of(number)) for _ in range(2))
    on(one, Random(7), 150)
    chance = Random(7)
    while other.log.length < one.log.length and not other.over:
        on(other, chance, 20 if other.log.length + 20 <= one.log.length else one.log.length - other.log.length)
        other = SoloGame(desk.table(other.log.stream))
    assert list(other.log.entries) == list(one.log.entries)
    assert other.standing == one.standing


def test_what_was_taken_back_comes_again(desk: Desk) -> None:
    """The deck is what it was before; the same choice turns up the same cards."""
    game = new_game(desk, SEED, {"level": "1"})
    on(game, Random(2), 60)
    before, last = game.standing, game.log.entries[-1]
    game.log.enter(f"retract {game.log.length - 1}")
    assert game.standing != before
    if game.step() is None:
        again = (choice for choice in game.choices() if filled(game.standing, choice.entry) == last)
        game.choose(next(again))
    assert game.log.entries[-1] == last
    assert game.standing == before


@pytest.mark.parametrize("line", ["insert 1 1 beer", "correct 1 1 beer", "retract 1"])
def test_what_puts_a_log_right_is_not_offered(desk: Desk, line: str) -> None:
    """The program keeps the log; such a line is refused in words."""
    game = new_game(desk, "right", {})
    with pytest.raises(BadLine):
        entered(game, line, "en")


def test_nothing_is_chosen_that_was_not_offered(desk: Desk) -> None:
    """Whatever a face sends."""
    game = new_game(desk, SEED, {})
    on(game, Random(0), 2)
    (first, *_) = game.choices()
    with pytest.raises(BadLine) as raised:
        game.choose(Choice(first.entry, "2 end"))
    assert raised.value.key == "not_offered"


def test_a_table_with_a_real_deck_is_not_dealt_for(desk: Desk) -> None:
    """It has no seed."""
    text = (Path(__file__).parents[1] / "games" / "alone_with_a_deck.game").read_text(encoding="utf-8")
    with pytest.raises(BadJournal) as raised:
        SoloGame(desk.bring_in(text))
    assert raised.value.key == "not_dealt"


def test_cards_of_another_deck_are_noticed(desk: Desk) -> None:
    """Who types a draw by hand must take it back before the program deals on."""
    game = new_game(desk, SEED, {})
    assert game.step() is not None
    drawn = game.standing.stock.left[-2:]
    game.log.enter(f"1 draw 2 with {drawn[0].kind}/{drawn[0].face} {drawn[1].kind}/{drawn[1].face}")
    with pytest.raises(BadJournal) as raised:
        _ = game.standing
    assert raised.value.key == "not_this_deck"
    game.log.enter(f"retract {game.log.length - 1}")
    assert game.step() is not None


def test_a_seed_of_another_deal_is_noticed(desk: Desk) -> None:
    """An opening whose hands are not those of its seed is not gone on with."""
    game = new_game(desk, SEED, {})
    text = game.log.game_text().replace(SEED, "other words")
    with pytest.raises(BadJournal) as raised:
        SoloGame(desk.bring_in(text))
    assert raised.value.key == "not_dealt"


def test_who_looks_on_does_not_see_the_seed(desk: Desk) -> None:
    """Nor with it the order of the deck."""
    game = new_game(desk, SEED, {})
    assert the_gang(game.table).seed == game.seed == SEED
    assert the_gang(public_of(game.table, BOOK)).seed == ""


def test_the_chosen_of_two_characters_are_played(desk: Desk) -> None:
    """By the house rule; nobody plays one that did not fall to him."""
    options = {"two_characters": "yes"}
    chosen = [names[1] for names in offered(SEED, options)]
    game = new_game(desk, SEED, options, chosen=chosen)
    assert [seat.character for seat in game.table.seats] == chosen
    with pytest.raises(BadLine) as raised:
        new_game(desk, SEED, options, chosen=chosen[::-1])
    assert raised.value.key == "unknown_word"


def test_an_option_that_is_none_is_refused(desk: Desk) -> None:
    """With what there is."""
    with pytest.raises(BadLine) as raised:
        new_game(desk, SEED, {"level": "5"})
    assert raised.value.key == "unknown_option"
