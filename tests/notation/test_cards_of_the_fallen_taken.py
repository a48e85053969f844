"""`Eva takes the cards of Ben`: Vulture Sam's, also where he killed him himself and a reward is due to him as well."""

from pathlib import Path

import pytest

from tests.notation.spoken import meant

SAM = "set 1 character vulture_sam; set 2 life 1; set 2 role outlaw"
BY_INDIANS = f"{SAM}; indians; ben no; ben lose 1; ben out outlaw"
BY_BANG = f"{SAM}; bang ben; ben no; ben lose 1; ben out outlaw"
SAID = [
    ("it", "Anna prende le carte di Ben"),
    ("it", "Anna prende tutte le carte di Ben"),
    ("it", "Anna ruba le carte di Ben"),
    ("en", "Anna takes the cards of Ben"),
    ("en", "Anna takes Ben's cards"),
    ("en", "Anna takes all Ben's cards"),
    ("nl", "Anna pakt de kaarten van Ben"),
    ("nl", "Anna krijgt alle kaarten van Ben"),
    ("de", "Anna nimmt die Karten von Ben"),
    ("de", "Anna bekommt alle Karten von Ben"),
]


@pytest.mark.parametrize(("lang", "line"), SAID)
@pytest.mark.parametrize("before", [BY_INDIANS, BY_BANG, f"{BY_BANG}; 1 draw 3 for reward"])
def test_they_are_no_reward(store: Path, lang: str, line: str, before: str) -> None:
    """While a card is under way or after it, before the reward is drawn or after."""
    assert meant(store, before, line, lang) == ["2 forfeit to 1"]
