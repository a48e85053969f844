"""What one who is asked is said to answer with, or to use, where it lies before him or where he has none."""

from __future__ import annotations

from pathlib import Path

from tests.notation.spoken import FIVE, meant
from tests.rows import rows

DODGE_CITY = f"bang 1\nsets base dodge_city\n{FIVE.strip()}\n"
BIBLE = {
    "nl": "ben antwoordt met de Bijbel",
    "it": "ben risponde con la Bibbia",
    "en": "ben answers with the Bible",
    "de": "ben antwortet mit der Bibel",
}
BARREL = {
    "nl": "ben gebruikt het Vat: harten aas",
    "it": "ben usa il Barile: asso di cuori",
    "en": "ben uses the Barrel: ace of hearts",
    "de": "ben benutzt das Fass: Herz Ass",
}


@rows(("lang", "attack"), [(lang, attack) for lang in BIBLE for attack in ("bang ben", "indians")])
def test_a_card_that_waits_is_given_from_where_it_lies(store: Path, lang: str, attack: str) -> None:
    """It was given out of his hand, and he was told that he may not."""
    assert meant(store, f"set 2 play bible; {attack}", BIBLE[lang], lang, DODGE_CITY) == ["2 answer bible from play"]


@rows("lang", BIBLE)
def test_a_card_that_lies_nowhere_is_given_from_the_hand(store: Path, lang: str) -> None:
    """That is his offence, for which it has to lie there first."""
    assert meant(store, "bang ben", BIBLE[lang], lang, DODGE_CITY) == ["2 answer bible"]


@rows("lang", BARREL)
def test_a_barrel_that_he_does_not_have_is_drawn_for(store: Path, lang: str) -> None:
    """It was laid down, out of his turn, as a Barrel that is an ace of hearts."""
    assert meant(store, "bang ben", BARREL[lang], lang) == ["2 flip barrel ah"]
