"""What a game file may hold is bound before anything is gone through again and again."""

import pytest

from referee import sets
from referee.core.judging.soundness import MOST
from referee.errors import BadJournal, RefereeError
from referee.lexicon import load
from referee.log.history import MOST_LOGGED
from referee.log.running import MOST_AGAIN
from referee.notation import GameFile, lines_of_position, read_game, read_position
from referee.notation.game_file import LONGEST_BLOCK
from tests.rows import rows

SEATS = 'seat 1 "A" sheriff willy\nseat 2 "B" outlaw calamity\nseat 3 "C" renegade slab\nseat 4 "D" outlaw suzy\n'
HEAD = f"bang 1\n{SEATS}---\n"


def game(body: str) -> GameFile:
    """The game of these lines."""
    return read_game(HEAD + body, sets.bind, load())


def refused(text: str) -> tuple[str, object]:
    """Why a game is refused, and at which line."""
    with pytest.raises(BadJournal) as error:
        read_game(text, sets.bind, load())
    return error.value.key, error.value.about["line"]


def test_a_log_has_so_many_entries_and_no_more() -> None:
    """The first one too many is told."""
    body = "note x\n" * (MOST_LOGGED - 1)
    assert len(game(body).entries) == MOST_LOGGED
    assert refused(f"{HEAD}{body}note x\n") == ("log_too_long", 6 + MOST_LOGGED)


@rows("verb", ["insert", "correct"])
@rows("depth", [2, 300, 1_900])
def test_a_correction_holds_no_other(verb: str, depth: int) -> None:
    """However deep they are laid into each other, and before the innermost is read."""
    assert refused(f"{HEAD}1 turn\n" + f"{verb} 1 " * depth + "1 turn\n") == ("not_in_a_correction", 8)


def test_a_correction_brings_no_more_than_any_list_holds() -> None:
    """Before any of it is read."""
    assert refused(f"{HEAD}1 turn\ninsert 1 " + "; ".join(["note x"] * (MOST + 1)))[0] == "number_out_of_range"


def test_what_is_put_right_again_and_again_is_bound() -> None:
    """A game of usual length is put right as often as one likes; what would go on without an end is refused."""
    assert len(game("note x\n" * 500 + "correct 1 note y\nnote z\n" * 40).entries) == 501 + 3 * 40
    times = MOST_AGAIN // 3_000 + 1
    assert refused(HEAD + "note x\n" * 3_000 + "correct 1 note y\nnote z\n" * times)[0] == "too_much_again"


def test_a_position_has_so_many_lines_and_no_more() -> None:
    """Nothing is made of them before they are counted."""
    assert refused("bang 1\n" + "under bang by 1 at 2\n" * LONGEST_BLOCK)[0] == "position_too_long"
    assert refused(f"bang 1\n{SEATS}turn 1 play\n" + "under bang by 1 at 2\n" * 300)[0] == "number_out_of_range"


@rows("line", ["turn 1 play", "deck 30", "discards bang", "title x", "log full"])
def test_what_a_position_says_once_is_not_said_twice(line: str) -> None:
    """Of two that differ nobody could say which is meant."""
    assert refused(f"bang 1\n{SEATS}{line}\n{line}\n") == ("told_twice", 7)


TOO_MUCH = {
    "hand": "1 draw 200\n", "deck": "1 putback 200\n", "life": "1 gain 200\n", "lost": "1 lose 200\n",
    "played": "1 beer\n", "turned": "turned\n", "open": "turnup 200\n", "house": "house allow second_bang\n",
}  # fmt: skip


@rows("what", TOO_MUCH)
def test_what_is_played_always_leaves_a_position_that_reads_back(what: str) -> None:
    """What would be more than a position tells is refused at its line; up to there every table reads back."""
    body = f"set 1 hand 100\nset deck 100\nset 1 life 3\n1 turn\n{TOO_MUCH[what] * (MOST + 5)}"
    lines = body.splitlines()
    with pytest.raises(RefereeError) as error:
        game(body)
    assert error.value.key == "number_out_of_range"
    last = int(str(error.value.about["line"])) - 7
    played = game("\n".join(lines[:last]))
    table = game("\n".join([*lines[:last], "note x"])).lines[-1].found[0][0]
    assert len(played.lines) == last
    again, _ = read_position("\n".join(lines_of_position(table, played.book)), sets.bind, load())
    assert (again.seats, again.deck, again.discards) == (table.seats, table.deck, table.discards)


def test_discards_that_nobody_turned_over_sink() -> None:
    """In a light log the deck is turned over unnoted: what lies deeper than there are cards is no longer there."""
    table = game("light\n" + "1 bang 2\n2 turn\n2 bang 1\n1 turn\n" * 150 + "note x\n").lines[-1].found[0][0]
    assert len(table.discards) == 200
