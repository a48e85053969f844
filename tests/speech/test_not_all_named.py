"""Of cards that were counted and named in part it is told how many nobody named: none is filled in unsaid."""

from referee.core.nouns.table import Seat, Table
from referee.core.nouns.vocabulary import Card
from referee.speech.arguments import arguments
from referee.speech.words import Words
from tests.rows import rows

TABLE = Table(seats=(Seat(1, "Anna"),))
TOLD = {
    "en": "Bang! and 2 cards not noted",
    "nl": "Bang! en 2 niet genoteerde kaarten",
    "it": "Bang! e 2 carte non annotate",
    "de": "Bang! und 2 nicht notierte Karten",
}


@rows("lang", TOLD)
def test_those_that_nobody_named_are_counted(lang: str) -> None:
    """Where all are named, or none, there is nothing to add."""
    words = Words.of(lang)
    values = {"count": 3, "seen": (Card("bang"),)}
    assert arguments(values, TABLE, words)["seen"] == TOLD[lang]
    assert arguments({"count": 1, "seen": (Card("bang"),)}, TABLE, words)["seen"] == "Bang!"
    assert arguments({"count": 3, "seen": ()}, TABLE, words)["seen_is"] == "none"
