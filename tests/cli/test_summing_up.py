"""`summary`: a game in sum on the command line."""

import pytest

from tests.cli.command import referee

LINES = ("", "1 bang 2", "2 hit", "set 2 life 0", "2 out outlaw by 1 to bang")


def test_it_tells_the_game_so_far(five: str) -> None:
    """The elimination, every player with his numbers, and the life points under each other; 80 columns at most."""
    referee(five, "log", *LINES)
    ran = referee(five, "summary", "five", "--lang", "en")
    assert ran.code == 0 and "The game goes on" in ran.out and "is eliminated by" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "One turn in" in ran.out and "▆" in ran.out


@pytest.mark.parametrize("lang", ["nl", "it", "en"])
def test_who_won_and_why(five: str, lang: str) -> None:
    """With the clauses, in every language; as JSON the same."""
    referee(five, "log", "", "won outlaws", "--lang", "en")
    assert "NLB-059" in referee(five, "summary", "--lang", lang).out
    told = referee(five, "summary", "--json", "--lang", lang).json
    assert told["winner"] and {each["outcome"] for each in told["why"]} <= {"won", "lost"}
    assert len(told["seats"]) == 5 and all(len(seat["life"]) == 2 for seat in told["seats"])


@pytest.mark.parametrize("lang", ["nl", "it", "en", "de"])
def test_much_that_was_put_right_is_counted(five: str, lang: str) -> None:
    """It is not listed among who won, unless it is asked for; a little is."""
    referee(five, "log", "1 bang 2")
    referee(five, "log", "retract")
    assert "--corrected" not in referee(five, "summary", "--lang", lang).out
    for _ in range(3):
        referee(five, "log", "1 bang 2")
        referee(five, "log", "retract")
    short, whole = (referee(five, "summary", "--lang", lang, *more).out for more in ((), ("--corrected",)))
    assert "--corrected" in short and len(whole.splitlines()) > len(short.splitlines()) + 5
