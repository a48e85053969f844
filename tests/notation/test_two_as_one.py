"""Two things told in one line that the rules make one: a ghost's card and what it costs, what an event exchanges."""

from __future__ import annotations

from tests.notation import test_events_told as events
from tests.notation import test_ghosts_as_said as ghosts
from tests.rows import rows

LONE = "turn 2 play\nghost 2 hand 3"
RANCH, LIQUOR = "turn 1 play\nlies ranch", "turn 1 draw\nlies hard_liquor"


def of_a_lone_team(line: str, lang: str) -> list[str]:
    """At a table of which all ghosts were Outlaws, so that a card costs two others."""
    return ghosts.lines(line, LONE, lang)


@rows(
    ("lang", "line"),
    [
        ("en", "bo plays curse on ed and discards two cards"), ("en", "bo plays curse on ed, discards two"),
        ("en", "bo discards two cards and plays curse on ed"), ("nl", "bo speelt curse op ed en legt twee kaarten af"),
        ("nl", "bo legt twee kaarten af en speelt curse op ed"), ("it", "bo gioca curse su ed e scarta due carte"),
        ("it", "bo scarta due carte e gioca curse su ed"), ("de", "bo spielt curse auf ed und wirft zwei karten ab"),
        ("de", "bo wirft zwei karten ab und spielt curse auf ed"),
    ],
)  # fmt: skip
def test_a_ghosts_card_and_what_it_costs(lang: str, line: str) -> None:
    """Told before it or behind it."""
    assert of_a_lone_team(line, lang) == ["2 haunt curse 4 for 2"]


def test_the_cards_that_it_costs_are_noted() -> None:
    """Where they are named."""
    assert of_a_lone_team("bo plays curse on ed, discards spook and warn", "en") == [
        "2 haunt curse 4 for 2 with spook warn"
    ]


def test_more_or_less_than_it_costs_is_discarded_by_itself() -> None:
    """As what lies over the limit is."""
    assert of_a_lone_team("bo plays curse on ed and discards one", "en") == ["2 haunt curse 4", "2 shed 1"]
    assert of_a_lone_team("ed draws 1 and bo discards two", "en")[-1] == "2 shed 2"


@rows(
    ("lang", "line"),
    [
        ("en", "anna discards three cards and draws three"), ("nl", "anna legt drie kaarten af en trekt er drie"),
        ("it", "anna scarta tre carte e ne pesca tre"), ("de", "anna wirft drei karten ab und zieht drei"),
    ],
)  # fmt: skip
def test_cards_exchanged_at_the_ranch(lang: str, line: str) -> None:
    """As many as were discarded are drawn; without the event it is what it says."""
    assert events.lines(line, lang, RANCH) == ["1 discard 3 for ranch", "1 draw 3 for ranch"]
    assert "1 discard 3" in events.lines(line, lang, "turn 1 play\nlies peyote")


@rows(
    ("lang", "line"),
    [
        ("en", "anna doesn't draw and regains a life"), ("nl", "anna trekt niet en krijgt een leven"),
        ("it", "anna non pesca e recupera una vita"), ("de", "anna zieht nicht und bekommt ein leben"),
        ("en", "anna skips her draw and gains a life"),
    ],
)  # fmt: skip
def test_phase_1_left_out_for_hard_liquor(lang: str, line: str) -> None:
    """For the life point that it gives; without the event nothing gives one."""
    assert events.lines(line, lang, LIQUOR) == ["1 swigs", "1 gain 1 for hard_liquor"]
    assert events.lines(line, lang, "turn 1 draw\nlies peyote")[0] == "1 draw 0"


@rows(
    ("lang", "line"),
    [
        ("en", "anna discards two cards"), ("nl", "anna legt twee kaarten af"), ("it", "anna scarta due carte"),
        ("de", "anna wirft zwei karten ab"),
    ],
)  # fmt: skip
def test_cards_given_up_at_the_ranch_by_themselves(lang: str, line: str) -> None:
    """As phase 1 is over, where no turn may end with as many discarded; where one may, it is asked."""
    assert events.lines(line, lang, RANCH) == ["1 discard 2 for ranch"]
    assert events.lines(line, lang, RANCH.replace("play", "play played beer")) == ["1 discard 2"]
    assert events.lines("anna discards a card", "en", RANCH) == ["for_exchange_or_limit"]
    assert events.lines("1 discard 2", "en", RANCH) == ["1 discard 2"]
