"""The long hunts are the tests of the suite, and one command finds them all."""

import pytest

from tests.hunts import ASKED, LONG, hunts, many, some


def test_every_test_that_asks_how_much_to_look_at_is_a_hunt() -> None:
    """By name, or all of them."""
    assert "tests/championship/verifying/test_verified.py" in hunts([])
    assert hunts(["rebel"]) and set(hunts(["rebel"])) < set(hunts([]))
    assert hunts(["no such hunt"]) == []


def test_a_hunt_looks_at_more_and_never_at_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite's own number is the least."""
    monkeypatch.delenv(ASKED, raising=False)
    assert many("games", 30) == 30
    monkeypatch.setenv(ASKED, "long")
    assert many("games", 30) == LONG["games"]
    monkeypatch.setenv(ASKED, "40")
    assert (many("games", 30), many("games", 50)) == (40, 50)


def test_a_hunt_looks_at_all_of_what_the_suite_looks_at_some_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tests that begin elsewhere look at different ones."""
    monkeypatch.delenv(ASKED, raising=False)
    assert (some("abcdefg", 3), some("abcdefg", 3, 1)) == ("adg", "be")
    monkeypatch.setenv(ASKED, "long")
    assert some("abcdefg", 3, 1) == "abcdefg"
