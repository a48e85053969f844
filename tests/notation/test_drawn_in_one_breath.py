"""`plays a stagecoach and draws a bang and a gatling`: the second card is drawn as the first is, and is not played."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import meant
from tests.rows import rows

BOTH = ["1 stagecoach", "1 draw 2 for stagecoach with bang gatling"]


@rows(
    ("lang", "line"),
    [
        ("en", "anna plays a stagecoach and draws a bang and a gatling"),
        ("en", "anna plays stagecoach, draws a bang and a gatling"),
        ("en", "anna plays stagecoach and draws bang and gatling"),
        ("nl", "anna speelt postkoets en trekt bang en gatling"),
        ("it", "anna gioca diligenza e pesca bang e gatling"),
        ("de", "anna spielt postkutsche und zieht bang und gatling"),
        ("nl", "anna speelt een postkoets en trekt een bang en een gatling"),
        ("it", "anna gioca una diligenza e pesca un bang e una gatling"),
        ("de", "anna spielt eine postkutsche und zieht ein bang und eine gatling"),
    ],
)  # fmt: skip
def test_a_card_named_behind_one_that_is_drawn(lang: str, line: str, store: Path) -> None:
    """As many as are due are drawn in all."""
    assert meant(store, "", line, lang) == BOTH


@rows(
    "line",
    [
        "anna plays a stagecoach, draws two and plays a gatling", "anna stagecoach, draws 2, gatling",
        "anna plays a stagecoach and draws two, then a gatling", "anna stagecoach, draws a bang, gatling",
        "anna plays stagecoach, draws bang, plays gatling",
    ],
)  # fmt: skip
def test_what_is_said_to_be_played_is_played(line: str, store: Path) -> None:
    """And so is what is named behind all that were drawn."""
    assert meant(store, "", line)[-1] == "1 gatling 2 3 4 5"
