"""A reward may be told with how many cards it is, or by its name: `takes the bounty of 3`, `bounty`."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

FALLEN = "set 3 life 1; bang 3; 3 no; 3 lose 1; 3 out outlaw"
REWARD = ["1 draw 3 for reward"]
SAID = {
    "it": [
        "Anna prende la taglia di 3 carte",
        "Anna prende la ricompensa di 3 carte",
        "Anna pesca la taglia di tre carte",
        "Anna riceve la taglia: 3 carte",
        "Anna incassa la taglia di 3 carte",
        "prende la sua taglia, 3 carte",
        "Anna prende 3 carte di taglia",
        "Anna prende il premio di 3",
        "Anna incassa la taglia di tre",
        "Anna prende la taglia di Cleo",
        "Anna ricompensa 3 carte",
        "Anna taglia 3",
        "taglia",
    ],
    "en": [
        "Anna takes the reward of 3 cards",
        "Anna gets the bounty of three cards",
        "Anna takes her reward: 3 cards",
        "Anna collects a bounty of 3 cards",
        "Anna takes the reward of 3",
        "Anna gets the bounty of three",
        "Anna gets the bounty for Cleo",
        "Anna reward 3 cards",
        "Anna reward: 3",
        "bounty",
    ],
    "nl": [
        "Anna pakt de beloning van 3 kaarten",
        "Anna krijgt de premie van drie kaarten",
        "Anna pakt haar beloning, 3 kaarten",
        "Anna int de premie van 3 kaarten",
        "Anna krijgt de premie van 3",
        "Anna pakt de beloning van drie",
        "Anna krijgt de premie van Cleo",
        "Anna beloning 3 kaarten",
        "Anna premie",
        "3 kaarten premie",
    ],
    "de": [
        "Anna nimmt die Belohnung von 3 Karten",
        "Anna zieht das Kopfgeld von drei Karten",
        "Anna kassiert das Kopfgeld von 3 Karten",
        "Anna bekommt die Belohnung von 3",
        "Anna nimmt das Kopfgeld von drei",
        "Anna nimmt das Kopfgeld für Cleo",
        "Anna Belohnung 3 Karten",
        "Anna Prämie",
        "Kopfgeld 3",
    ],
}


@rows(("lang", "line"), [(lang, line) for lang, lines in SAID.items() for line in lines])
def test_the_number_of_a_reward_is_no_seat(store: Path, lang: str, line: str) -> None:
    """How many cards a reward is of says what is drawn, and not from whom."""
    assert meant(store, FALLEN, line, lang) == REWARD


def test_the_one_who_fell_is_no_number_of_cards(store: Path) -> None:
    """The number of a seat whose player fell is his, where it is not that of the cards."""
    fallen = "set 2 life 1; bang 2; 2 no; 2 lose 1; 2 out outlaw"
    assert meant(store, fallen, "Anna takes the reward of 2") == REWARD


@pytest.mark.parametrize("line", ["Anna bounty", "bounty 3 cards"])
def test_where_nobody_fell_the_name_alone_is_asked_about(store: Path, line: str) -> None:
    """A name without a verb tells of a draw only once somebody was killed."""
    with pytest.raises(BadLine, match="unread"):
        meant(store, "", line)


def test_the_penalty_is_no_draw(store: Path) -> None:
    """Cards are given up for it: its name alone draws none."""
    with pytest.raises(BadLine, match="unread"):
        meant(store, "set 5 life 1; bang 5; 5 no; 5 lose 1; 5 out deputy", "Anna penalty")
