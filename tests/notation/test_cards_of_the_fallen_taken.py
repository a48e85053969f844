"""`Eva takes the cards of Ben`: Vulture Sam's, also where he killed him himself and a reward is due to him as well."""

from pathlib import Path

import pytest

from referee.errors import BadLine
from tests.notation.spoken import meant
from tests.rows import rows

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


@rows(("lang", "line"), SAID)
@rows("before", [BY_INDIANS, BY_BANG, f"{BY_BANG}; 1 draw 3 for reward"])
def test_they_are_no_reward(store: Path, lang: str, line: str, before: str) -> None:
    """While a card is under way or after it, before the reward is drawn or after."""
    assert meant(store, before, line, lang) == ["2 forfeit to 1"]


ONLY_ONE = BY_BANG.replace("set 2 life 1", "set 2 life 1; set 2 hand 0; set 2 play volcanic")
NAMED = [
    ("it", "Anna prende la Volcanic di Ben"),
    ("it", "Anna prende una carta di Ben"),
    ("en", "Anna takes Ben's Volcanic"),
    ("en", "Anna takes the Volcanic from Ben"),
    ("nl", "Anna pakt de Volcanic van Ben"),
    ("de", "Anna nimmt die Volcanic von Ben"),
]


@rows(("lang", "line"), NAMED)
def test_the_only_one_is_all(store: Path, lang: str, line: str) -> None:
    """Whoever is said to take the one card that somebody left, to whom all of his go, takes them all."""
    assert meant(store, ONLY_ONE, line, lang) == ["2 forfeit to 1"]


@rows(("lang", "line"), [each for each in NAMED if "olcanic" in each[1]])
def test_of_more_it_is_asked(store: Path, lang: str, line: str) -> None:
    """Where he left more it is asked whether all of them are meant."""
    with pytest.raises(BadLine) as asked:
        meant(store, ONLY_ONE.replace("hand 0", "hand 3"), line, lang)
    assert (asked.value.key, asked.value.about["choices"]) == ("takes_all", ("2 forfeit to 1",))


def test_another_takes_none(store: Path) -> None:
    """Who has no right to them takes a card that is not his: that is judged as it is said."""
    assert meant(store, ONLY_ONE, "Cleo takes Ben's Volcanic") == ["3 take 2 volcanic"]
