"""`judge`: one play at a position, without a store."""

from pathlib import Path

from tests.cli.command import referee

POSITION = """seat 1 "Anna" sheriff bart_cassidy life 3/5 hand 3
seat 2 "Bruno" outlaw jourdonnais life 2/4 hand 2
seat 3 "Carla" outlaw el_gringo life 3/3 hand 1
seat 4 "Dario" renegade suzy_lafayette life 4/4 hand 2
turn 1 play
"""


def test_a_legal_play_says_what_follows() -> None:
    """A Bang! at a neighbour is allowed, and its answer is due."""
    ran = referee("judge", "-", "1 bang 2", "--json", stdin=POSITION)
    assert ran.code == 0
    assert [flag["verdict"] for flag in ran.json["flags"]] == ["legal"]
    assert ran.json["next"]["due"][0]["sentence"] == ("Bruno answers the Bang! of Anna")
    assert ran.json["remedies"] == []


def test_a_refused_play_says_what_would_make_it_legal() -> None:
    """Out of reach: another target, a card in play, an ability."""
    ran = referee("judge", "-", "1 bang 3", stdin=POSITION)
    assert ran.code == 1
    assert "It would be allowed if:" in ran.out
    for change in ("Bruno or Dario was the target", "Anna had a Scope in play", "Anna was Rose Doolan"):
        assert f"  - {change}\n" in ran.out


def test_a_play_that_nothing_would_make_legal_says_so() -> None:
    """With two reasons against it, no single change is enough."""
    ran = referee("judge", "-", "1 bang 3", stdin=POSITION.replace("turn 1 play", "turn 1 play bangs 1"))
    assert ran.code == 1
    assert "No single change would allow it." in ran.out


def test_all_lines_but_the_last_are_played_on() -> None:
    """The exit code is that of the last line alone."""
    ran = referee("judge", "-", "1 bang 2", "2 missed", "1 bang 2", "2 missed", "1 mustang", stdin=POSITION)
    assert ran.code == 0
    assert [line.split()[1] for line in ran.out.splitlines()[:1]] == ["✓"]


def test_a_whole_game_is_judged_at_its_end(five: str, tmp_path: Path) -> None:
    """Of a game the end is the position."""
    referee(five, "log", "", "1 bang 2", "2 missed")
    game = tmp_path / "evening.game"
    referee(five, "export", "-o", game)
    ran = referee("judge", game, "1 bang 2", "--json")
    assert [reason["key"] for reason in ran.json["flags"][0]["reasons"]] == ["second_bang"]


def test_what_needs_a_log_is_refused() -> None:
    """There is nothing to take back at a position."""
    for line in ("retract 1", "retract", "stand 1"):
        ran = referee("judge", "-", line, stdin=POSITION)
        assert (ran.code, ran.out) == (2, "")
        assert "needs the log of a table" in ran.err


def test_a_bad_position_is_told_with_its_place(tmp_path: Path) -> None:
    """File and line of what is wrong."""
    file = tmp_path / "dispute.pos"
    file.write_text('seat 1 "Anna" sheriff bart_cassidy\nseat 2 "Bruno" cowboy\n')
    ran = referee("judge", file, "1 turn")
    assert ran.code == 2
    assert ran.err.startswith(f"{file}, line ")
