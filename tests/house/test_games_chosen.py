"""What a new table is played by: needs come along, clashes are refused, options are those of the sets chosen."""

import pytest

from referee.desk.game_choice import GameChoice, offered, stranger
from referee.errors import BadLine, SetsClash
from referee.lexicon import Lexicon
from referee.typing.dealing import block, players, position
from tests.tui.several import several

__all__ = ["several"]

pytestmark = pytest.mark.usefixtures("several")

OPEN = {"open_readings": "recommended"}
LINE = "option open_readings recommended"
WORDS = Lexicon.of(
    {
        "role": {"sheriff": {"en": ["Sheriff"]}, "trapper": {"en": ["Trapper"], "nl": ["pelsjager"]}},
        "character": {"suzy_lafayette": {"en": ["Suzy Lafayette"]}},
    }
)


def test_what_is_offered_is_what_there_is_besides_the_usual() -> None:
    """Nothing is chosen twice, and what needs another stands below it."""
    assert offered() == ("prairie", "mesa", "town")


def test_what_a_set_needs_comes_along() -> None:
    """Choosing the mesa chooses the prairie too."""
    assert GameChoice().with_set("mesa").sets == ("base", "prairie", "mesa")


def test_what_needs_a_set_goes_with_it() -> None:
    """No mesa without the prairie."""
    assert GameChoice().with_set("mesa").toggled("prairie").sets == ("base",)


def test_what_only_came_along_goes_with_what_brought_it() -> None:
    """The prairie came with the mesa, and goes with it; chosen for itself before, or found at a table, it stays."""
    assert GameChoice().toggled("mesa").toggled("mesa") == GameChoice()
    assert GameChoice().toggled("prairie").toggled("mesa").toggled("mesa").sets == ("base", "prairie")
    assert GameChoice(("base", "prairie", "mesa")).toggled("mesa").sets == ("base", "prairie")
    again = GameChoice().toggled("mesa").toggled("prairie").toggled("prairie").toggled("mesa").toggled("mesa")
    assert again.sets == ("base", "prairie")


def test_what_clashes_is_refused_with_its_reason() -> None:
    """The town goes with nothing else, whichever of the two was there first."""
    with pytest.raises(SetsClash) as refused:
        GameChoice().with_set("town").with_set("prairie")
    told = {"set": "town", "other": "prairie", "clauses": ("CRD-001",)}
    assert (refused.value.key, refused.value.about) == ("stands_alone", told)
    with pytest.raises(SetsClash):
        GameChoice().with_set("prairie").with_set("town")


def test_the_options_are_those_of_the_sets_chosen() -> None:
    """Each at its usual value; what was chosen for a set left out does not show, and is remembered."""
    game = GameChoice().with_set("mesa")
    assert game.options == {"edition": "fourth", "weather": "fair", "moon": "new", **OPEN}
    full = game.with_option("moon", "full")
    assert full.toggled("mesa").options == {"edition": "fourth", **OPEN}
    assert full.toggled("mesa").toggled("mesa").options["moon"] == "full"


def test_the_values_of_an_option_come_one_after_another() -> None:
    """After the last the first again."""
    seen, game = [], GameChoice().with_set("mesa")
    for _ in range(4):
        game = game.with_option("moon")
        seen.append(game.options["moon"])
    assert seen == ["half", "full", "new", "half"]


def test_a_role_of_a_set_not_chosen_is_told_as_that() -> None:
    """Which set it is of; chosen, it is a role like any other."""
    with pytest.raises(BadLine) as refused:
        players("anna:pels", WORDS, GameChoice().book)
    assert (refused.value.key, refused.value.about) == ("of_another_set", {"word": "pels", "sets": ("prairie",)})
    (anna,) = players("anna:pels", WORDS, GameChoice().with_set("prairie").book)
    assert anna.role == "trapper"


def test_what_no_set_knows_is_left_to_whoever_reads_the_deal() -> None:
    """A word that means nothing is not said to belong somewhere."""
    assert stranger("role", "zzz", GameChoice().book, WORDS) is None
    assert stranger("role", "sher", GameChoice().book, WORDS) is None


def test_the_deal_says_what_it_is_played_by() -> None:
    """Sets and options stand in it, whether they are the usual ones or not."""
    game = GameChoice().with_set("prairie").with_option("weather")
    assert position((), game, "light").splitlines() == [
        "bang 1", "sets base prairie", "option edition fourth", "option weather foul",
        "option open_readings recommended", "log light", "---",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "head"),
    [
        ("seat 1 a", ["sets base prairie", "option edition fourth", "option weather fair", LINE, "log light"]),
        ("option weather foul\nseat 1 a", ["sets base prairie", "option edition fourth", LINE, "log light"]),
        ("sets base\nseat 1 a", ["log light"]),
        ("log full\nsets base\nseat 1 a", []),
    ],
)
def test_a_position_keeps_what_it_says_itself(text: str, head: list[str]) -> None:
    """Only what it leaves open is filled in."""
    assert block(text, GameChoice().with_set("prairie"), "light").splitlines() == ["bang 1", *head, *text.splitlines()]


def test_a_whole_game_is_left_as_it_is() -> None:
    """Whatever stands above its head."""
    text = "# a game\n\nbang 1\nseat 1 a\n---\n"
    assert block(text, GameChoice().with_set("prairie"), "light") == text
