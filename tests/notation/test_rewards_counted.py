"""A reward may be told with how many cards it is: `takes the bounty of three cards`."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant

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
    ],
    "en": [
        "Anna takes the reward of 3 cards",
        "Anna gets the bounty of three cards",
        "Anna takes her reward: 3 cards",
        "Anna collects a bounty of 3 cards",
    ],
    "nl": [
        "Anna pakt de beloning van 3 kaarten",
        "Anna krijgt de premie van drie kaarten",
        "Anna pakt haar beloning, 3 kaarten",
        "Anna int de premie van 3 kaarten",
    ],
    "de": [
        "Anna nimmt die Belohnung von 3 Karten",
        "Anna zieht das Kopfgeld von drei Karten",
        "Anna kassiert das Kopfgeld von 3 Karten",
    ],
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in SAID.items() for line in lines])
def test_the_number_of_a_reward_is_no_seat(store: Path, lang: str, line: str) -> None:
    """How many cards a reward is of says what is drawn, and not from whom."""
    assert meant(store, FALLEN, line, lang) == REWARD
