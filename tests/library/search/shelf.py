"""A shelf of six rulings to ask, of three sources."""

from pathlib import Path

from tests.library.search.test_search import SHELF, SOURCES, write

MORE_SOURCES = """
[source.night-rides]
title = "Night Rides"
authors = ["Somebody"]
edition = "first"
language = "en"
standing = "fan variant"
clauses = "NRD"
count = 9
"""

VARIANT = [
    {
        "id": "night-beer",
        "clauses": ["NRD-001"],
        "source": "night-rides",
        "standing": "recommended",
        "cards": ["beer"],
        "question": {
            "nl": ["Hoeveel leven krijg ik 's nachts van een bier?"],
            "it": ["Quanti punti vita dà la Birra di notte?"],
            "en": ["How many life points does a Beer give at night?"],
        },
        "answer": {
            "nl": "Een Beer geeft dan twee levenspunten.",
            "it": "La Birra ne ridà due.",
            "en": "It gives two.",
        },
    },
    {
        "id": "beer-for-a-prisoner",
        "clauses": ["CRD-013"],
        "cards": ["beer", "jail"],
        "question": {
            "nl": ["Mag een gevangene een biertje drinken?"],
            "it": ["Chi è in Prigione può bere una Birra?"],
            "en": ["May a prisoner drink a Beer?"],
        },
        "answer": {"nl": "Buiten zijn beurt wel.", "it": "Fuori dal suo turno sì.", "en": "Out of turn he may."},
    },
]


def shelved(folder: Path) -> Path:
    """The shelf, written in this folder."""
    write(folder, [*SHELF, *VARIANT])
    (folder / "sources.toml").write_text(SOURCES + MORE_SOURCES, encoding="utf-8")
    return folder
