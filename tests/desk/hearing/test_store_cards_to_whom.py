"""A card of a General Store said with whom it goes to: he picks it, and nobody plays it at him."""

from referee.desk.desk import Desk
from tests.desk.hearing.told import logged, six_after
from tests.rows import rows

STORE = "general store; turnup 6 with schofield bang beer duel jail panic"
SAID = [
    ("it", "schofield ad anna", "1 pick schofield"),
    ("it", "la schofield ad anna", "1 pick schofield"),
    ("it", "duello per anna", "1 pick duel"),
    ("nl", "schofield voor anna", "1 pick schofield"),
    ("nl", "de schofield naar anna", "1 pick schofield"),
    ("nl", "bang aan anna", "1 pick bang"),
    ("en", "schofield to anna", "1 pick schofield"),
    ("en", "the duel for anna", "1 pick duel"),
    ("de", "schofield an anna", "1 pick schofield"),
    ("de", "Gefängnis für anna", "1 pick jail"),
]


@rows(("lang", "line", "means"), SAID)
def test_who_is_due_picks_it(desk: Desk, lang: str, line: str, means: str) -> None:
    """Whatever kind of card it is, and however it is aimed when it is played."""
    assert logged(six_after(desk, STORE), line, lang) == means


def test_the_next_one_too(desk: Desk) -> None:
    """Ben picks after Anna, and gets a card that would be played at him."""
    log = six_after(desk, f"{STORE}; duel to anna; bang to ben")
    assert logged(log, "jail to cleo") == "3 pick jail"


def test_who_picked_is_played_at(desk: Desk) -> None:
    """Once all have picked, a card that is said with a player goes at him."""
    log = six_after(desk, f"{STORE}; anna duel; ben beer; cleo bang; dirk jail; eva panic; otto schofield")
    assert logged(log, "bang to ben") == "1 bang 2"


def test_a_card_that_is_not_there_is_no_pick(desk: Desk) -> None:
    """A card of another kind is taken for none of those turned up."""
    assert "pick" not in logged(six_after(desk, STORE), "cat balou to ben").split(" | ")[-1]


def test_a_store_may_be_among_the_cards(desk: Desk) -> None:
    """Who chooses a card of the same name takes it; said again before anybody chose it is the one under way."""
    log = six_after(desk, "general store")
    assert logged(log, "anna bang, ben emporio, cleo jail", "it").endswith("| 2 pick general_store | 3 pick jail")
    again = six_after(desk, "general store; .")
    assert again.enter("anna general store").already == 1
